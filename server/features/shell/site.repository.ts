import { and, asc, eq } from 'drizzle-orm'
import { contentRevisions, factories, factorySettings, languages } from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'

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
  const { build } = database
  const [factory, settings, spoken, revisions] = await database.read([
    build
      .select()
      .from(factories)
      .where(eq(factories.isActive, true))
      .orderBy(...firstFirst)
      .limit(1),
    build
      .select()
      .from(factorySettings)
      .where(eq(factorySettings.factoryId, firstFactoryId(build))),
    build.select().from(languages).orderBy(asc(languages.sortOrder)),
    build
      .select({ code: contentRevisions.languageCode, revision: contentRevisions.revision })
      .from(contentRevisions)
      .where(and(eq(contentRevisions.factoryId, firstFactoryId(build)))),
  ])
  return { factory: factory[0], settings: settings[0], languages: spoken, revisions }
}
