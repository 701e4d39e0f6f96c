import { and, asc, eq, exists, getTableColumns, ne, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import {
  announcements,
  contentRevisions,
  factories,
  factorySettings,
  languages,
  menuItems,
  translations,
} from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'
import { preparedQuery } from '#server/platform/prepared-query.ts'

export type FactoryRow = typeof factories.$inferSelect
export type SettingsRow = typeof factorySettings.$inferSelect

/** Two that were made at once keep one order. */
const firstFirst = [asc(factories.createdAt), asc(factories.id)]

const firstFactoryId = (build: Database['build']) =>
  build
    .select({ id: factories.id })
    .from(factories)
    .where(eq(factories.isActive, true))
    .orderBy(...firstFirst)
    .limit(1)

/** The first active factory with its settings, the languages, the content revisions, and what is not for everyone: one round trip. */
export async function findSiteRows(database: Database) {
  const [factory, settings, spoken, revisions, forSome] = await database.read([
    factoryQuery({}),
    settingsQuery({}),
    languagesQuery({}),
    revisionsQuery({}),
    forSomeQuery({}),
  ])
  return {
    factory: factory[0],
    settings: settings[0],
    languages: spoken,
    revisions,
    isForSome: forSome.length > 0,
  }
}

const factoryQuery = preparedQuery((build) =>
  build
    .select()
    .from(factories)
    .where(eq(factories.isActive, true))
    .orderBy(...firstFirst)
    .limit(1),
)
const settingsQuery = preparedQuery((build) =>
  build
    .select()
    .from(factorySettings)
    .where(eq(factorySettings.factoryId, firstFactoryId(build))),
)
const languagesQuery = preparedQuery((build) =>
  build
    .select({
      ...getTableColumns(languages),
      hasOwnTexts: sql<0 | 1>`${exists(
        build
          .select({ key: translations.translationKey })
          .from(translations)
          .where(
            and(
              eq(translations.factoryId, firstFactoryId(build)),
              eq(translations.languageCode, languages.code),
            ),
          ),
      )}`,
    })
    .from(languages)
    .orderBy(asc(languages.sortOrder)),
)
const revisionsQuery = preparedQuery((build) =>
  build
    .select({ code: contentRevisions.languageCode, revision: contentRevisions.revision })
    .from(contentRevisions)
    .where(eq(contentRevisions.factoryId, firstFactoryId(build))),
)
const forSomeQuery = preparedQuery((build) =>
  unionAll(
    build
      .select({ audience: menuItems.audience })
      .from(menuItems)
      .where(
        and(eq(menuItems.factoryId, firstFactoryId(build)), ne(menuItems.audience, 'everyone')),
      ),
    build
      .select({ audience: announcements.audience })
      .from(announcements)
      .where(
        and(
          eq(announcements.factoryId, firstFactoryId(build)),
          ne(announcements.audience, 'everyone'),
        ),
      ),
  ).limit(1),
)
