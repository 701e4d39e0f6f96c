import { asc, eq } from 'drizzle-orm'
import { contentRevisions, factories, factorySettings, languages } from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'
import { keptQuery } from '#server/platform/kept-query.ts'

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

/** The first active factory (ledger G04) with its settings, the languages and the content revisions: one round trip. */
export async function findSiteRows(database: Database) {
  const [factory, settings, spoken, revisions] = await database.read([
    factoryQuery({}),
    settingsQuery({}),
    languagesQuery({}),
    revisionsQuery({}),
  ])
  return { factory: factory[0], settings: settings[0], languages: spoken, revisions }
}

const factoryQuery = keptQuery((build) =>
  build
    .select()
    .from(factories)
    .where(eq(factories.isActive, true))
    .orderBy(...firstFirst)
    .limit(1),
)
const settingsQuery = keptQuery((build) =>
  build
    .select()
    .from(factorySettings)
    .where(eq(factorySettings.factoryId, firstFactoryId(build))),
)
const languagesQuery = keptQuery((build) =>
  build.select().from(languages).orderBy(asc(languages.sortOrder)),
)
const revisionsQuery = keptQuery((build) =>
  build
    .select({ code: contentRevisions.languageCode, revision: contentRevisions.revision })
    .from(contentRevisions)
    .where(eq(contentRevisions.factoryId, firstFactoryId(build))),
)
