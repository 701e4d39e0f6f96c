import { pageContents, pageContentTranslations } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import { add, type Demo, madeNow } from './demo.ts'
import { defaultCode, languageCodes, type Texts } from './languages.ts'

export interface Content {
  key: string
  type: 'text' | 'html'
  texts: Texts
}

/** Adds the editable texts of one page, in the order they are given. */
export function addContents(demo: Demo, pageSlug: string, contents: Content[]): void {
  const rows = contents.map((content, sortOrder) => ({ id: newId(), sortOrder, ...content }))
  add(
    demo,
    pageContents,
    rows.map((row) => ({
      id: row.id,
      factoryId: demo.factoryId,
      pageSlug,
      contentKey: row.key,
      contentType: row.type,
      isActive: true,
      sortOrder: row.sortOrder,
      ...madeNow(demo),
    })),
  )
  add(
    demo,
    pageContentTranslations,
    rows.flatMap((row) =>
      languageCodes.map((code) => ({
        pageContentId: row.id,
        languageCode: code,
        contentValue: row.texts[code],
        // Translated from the words that stand there now: nothing of the demo is outdated.
        sourceValue: code === defaultCode ? null : row.texts[defaultCode],
      })),
    ),
  )
}
