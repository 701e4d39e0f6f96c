import { useEffect, useEffectEvent } from 'react'
import type { EditableText } from '#domain/editing.schema.ts'
import type { EditablePage } from '#domain/pages.schema.ts'
import { searchTitleOf } from './search-title-of.ts'
import type { EditModeProps } from './edit-mode-props.ts'
import { nameOf } from './text-key.ts'
import { usePageRead } from './use-page-read.ts'
import type { Texts } from './use-texts.ts'

/** The title that search engines show, with what was just written; empty where the language has none of its own. */
export function searchTitle(texts: Texts, written: EditableText): string {
  return searchTitleOf((key) =>
    written.key === key
      ? written.value
      : texts.byName.get(nameOf({ page: written.page, key }))?.value,
  )
}

interface ReadPage {
  onRead: EditModeProps['onRead'] | undefined
  page: string | undefined
  language: string
  texts: Texts
}

/**
 * Tells `onRead` of each page's title once its texts are read, again where a later reading brings another, and where the page goes
 * out. The product's own pages never do: they are out before anybody has written them.
 */
export function useReadPage({ page = '', language, texts, onRead }: ReadPage): void {
  const { data } = usePageRead(page)
  const isOut = isOutIn(data, language)
  const title = searchTitleOf((key) => texts.byName.get(nameOf({ page, key }))?.value)
  const tell = useEffectEvent((read: { page: string; title: string; isOut: boolean }) =>
    onRead?.(read),
  )
  useEffect(() => {
    if (page && texts.isRead) tell({ page, title, isOut })
  }, [page, title, texts.isRead, isOut])
}

/** True of the texts that a page's title is made from. */
export function isOfTitle({ key }: Pick<EditableText, 'key'>): boolean {
  return key === 'metaTitle' || key === 'title'
}

/** True where it is published, or will be by itself. */
function isOutIn(page: EditablePage | null | undefined, code: string): boolean {
  const own = page?.languages.find((language) => language.code === code)
  return own !== undefined && own.state !== 'draft'
}
