import { mayWriteText } from '#domain/editing.ts'
import type { Actor } from '#domain/permissions.ts'
import type { Text } from './text-adapter.queries.ts'
import { adapterOf } from './text-adapters.ts'

/** True where the caller may take the words of a text down, or put former ones in force again. */
export function mayTakeBack(actor: Actor, { ref: { page, languageCode } }: Text): boolean {
  return mayWriteText(actor, languageCode, adapterOf(page).isImmediate ? 'publish' : 'direct')
}

/** No words take a text down, and words under a new key make one: who only translates does neither. */
export function mayWriteSuch(actor: Actor, { ref, row }: Text, value: string): boolean {
  const mayBeEmpty = adapterOf(ref.page).isImmediate === true
  const isTranslation = (value !== '' || mayBeEmpty) && row.contentId !== ''
  return isTranslation || mayWriteText(actor, ref.languageCode, 'direct')
}
