import { eq, sql } from 'drizzle-orm'
import {
  announcements,
  announcementTexts,
  documentVersions,
  factories,
  factorySettings,
  themeTokens,
} from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'

/** All settings of a factory, and the document version of each group: one round trip. */
export async function findSettingsRows(database: Database, factoryId: string) {
  const { build } = database
  const [factory, settings, announcement, texts, tokens, documentVersionRows] = await database.read(
    [
      build.select().from(factories).where(eq(factories.id, factoryId)),
      build.select().from(factorySettings).where(eq(factorySettings.factoryId, factoryId)),
      build.select().from(announcements).where(eq(announcements.factoryId, factoryId)),
      build.select().from(announcementTexts).where(eq(announcementTexts.factoryId, factoryId)),
      build.select().from(themeTokens).where(eq(themeTokens.factoryId, factoryId)),
      build
        .select({
          name: documentVersions.name,
          rev: documentVersions.rev,
          savedByCall: documentVersions.savedByCall,
        })
        .from(documentVersions)
        .where(
          sql`${documentVersions.factoryId} = ${factoryId} and ${documentVersions.name} like 'settings.%'`,
        ),
    ],
  )
  return {
    factory: factory[0],
    settings: settings[0],
    announcement: announcement[0],
    texts,
    tokens,
    documentVersions: new Map(documentVersionRows.map(({ name, ...row }) => [name, row])),
  }
}
export type SettingsRows = Awaited<ReturnType<typeof findSettingsRows>>
