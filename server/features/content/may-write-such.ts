import { mayWriteText } from '#domain/editing.ts'
import type { Actor } from '#domain/permissions.ts'
import type { Text } from './write-texts.ts'

/** No words take a text down, and words under a new key make one: who only translates does neither. */
export function mayWriteSuch(actor: Actor, { ref, row }: Text, value: string): boolean {
  const isTranslation = value !== '' && row.contentId !== ''
  return isTranslation || mayWriteText(actor, ref.languageCode, 'direct')
}
