import { useRef } from 'react'
import type { EditableText } from '#domain/editing.schema.ts'
import { allowedHtml } from './allowed-html.ts'
import type { SaveAs } from './editing-api.ts'

interface Lost {
  words: string
  as: SaveAs['as']
}

/** Remembers a save whose answer never came: it may have been done, and what is newer then are the writer's own words. */
export function useLostSave() {
  const lost = useRef<Lost>(undefined)
  return {
    remember: (save: Lost) => {
      lost.current = save
    },
    /** True once where a text stands as that save wanted it. */
    isFoundIn: (text: EditableText): boolean => {
      const isFound = lost.current !== undefined && isDone(lost.current, text)
      if (isFound) lost.current = undefined
      return isFound
    },
  }
}

function isDone({ words, as }: Lost, { type, value, draft, scheduled }: EditableText): boolean {
  // The server writes some characters of a rich text in another way.
  const isSame = (kept = '') =>
    type === 'html' ? allowedHtml(kept) === allowedHtml(words) : kept === words
  if (as === 'draft') return isSame(draft?.value)
  if (as === 'schedule') return isSame(scheduled?.value)
  return draft === null && isSame(value)
}
