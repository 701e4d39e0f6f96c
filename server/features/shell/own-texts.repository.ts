import { and, eq, inArray } from 'drizzle-orm'
import { translations } from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'

/** The factory's own words over the product's, in these languages. */
export function ownTextsQuery(
  build: Database['build'],
  { factoryId, codes }: { factoryId: string; codes: readonly string[] },
) {
  return build
    .select({
      languageCode: translations.languageCode,
      key: translations.translationKey,
      content: translations.content,
    })
    .from(translations)
    .where(
      and(eq(translations.factoryId, factoryId), inArray(translations.languageCode, [...codes])),
    )
}

export async function listOwnTexts(
  database: Database,
  of: { factoryId: string; codes: readonly string[] },
) {
  const [rows] = await database.read([ownTextsQuery(database.build, of)])
  return rows
}
