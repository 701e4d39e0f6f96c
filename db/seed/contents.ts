import { pageContents, pageContentTranslations } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import { add, madeNow, type Seed } from './seed.ts'
import type { Texts } from './languages.ts'

export interface Content {
  key: string
  type: 'text' | 'html'
  texts: Texts
}

/** Adds the editable texts of one page, in the order they are given. */
export function addContents(seed: Seed, pageSlug: string, contents: Content[]): void {
  const rows = contents.map((content, sortOrder) => ({ id: newId(), sortOrder, ...content }))
  add(
    seed,
    pageContents,
    rows.map((row) => ({
      id: row.id,
      factoryId: seed.factoryId,
      pageSlug,
      contentKey: row.key,
      contentType: row.type,
      isActive: true,
      sortOrder: row.sortOrder,
      ...madeNow(seed),
    })),
  )
  add(
    seed,
    pageContentTranslations,
    rows.flatMap((row) =>
      seed.languageCodes.map((code) => ({
        pageContentId: row.id,
        languageCode: code,
        contentValue: row.texts[code],
        // Translated from the words that stand there now: nothing of the demo is outdated.
        sourceValue: code === seed.defaultCode ? null : row.texts[seed.defaultCode],
      })),
    ),
  )
}
