import { useEffect, useEffectEvent } from 'react'
import type { EditableText } from '#domain/editing.schema.ts'
import type { EditModeProps } from './edit-mode.tsx'
import { nameOf } from './text-key.ts'
import type { Texts } from './use-texts.ts'

/** The title that search engines show, with what was just written; empty where the language has none of its own. */
export function searchTitle(texts: Texts, written: EditableText): string {
  return titleOf((key) =>
    written.key === key
      ? written.value
      : texts.byName.get(nameOf({ page: written.page, key }))?.value,
  )
}

interface ReadPage {
  onRead: EditModeProps['onRead'] | undefined
  page: string | undefined
  texts: Texts
}

/** Tells `onRead` of each page's title once its texts are read, and again where a later reading brings another. */
export function useReadPage({ page = '', texts, onRead }: ReadPage): void {
  const title = titleOf((key) => texts.byName.get(nameOf({ page, key }))?.value)
  const tell = useEffectEvent((read: { page: string; title: string }) => onRead?.(read))
  useEffect(() => {
    if (page && texts.isRead) tell({ page, title })
  }, [page, title, texts.isRead])
}

/** True of the texts that a page's title is made from. */
export function isOfTitle({ key }: Pick<EditableText, 'key'>): boolean {
  return key === 'metaTitle' || key === 'title'
}

function titleOf(words: (key: string) => string | undefined): string {
  return words('metaTitle') || words('title') || ''
}
