import type { EditableText } from '#domain/editing.schema.ts'
import { done, type Result } from '#domain/result.ts'
import type { Text } from './text-adapter.queries.ts'
import { adapterOf } from './text-adapters.ts'
import { viewOf } from './text-view.ts'

export { findText, listTextsOfAllPages } from './find-text.ts'

/** A text that was found, as its editor sees it. */
export function textViewOf(text: Text): EditableText {
  return viewOf(text)
}

/** What of typed words a text would keep: `text_long`, `html_dense`. */
export function cleanedWords({ ref, row }: Text, typed: string): Result<string> {
  const words = adapterOf(ref.page).wordsOf(row, typed)
  return words.ok ? done(words.value.value) : words
}
