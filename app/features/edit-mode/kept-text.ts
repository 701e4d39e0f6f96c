import type { EditableText } from '#domain/editing.schema.ts'
import { tabStorage } from '#app/platform/browser/storage.ts'
import type { TextKey } from './text-key.ts'

/** `edit-mode-slot.tsx` looks for it too. */
const key = 'edit-text'

interface Place extends TextKey {
  language: string
}

/** A text that was being written when the page went away, or the session of its writer. */
export interface KeptText extends Place {
  userId: string
  type: EditableText['type']
  value: string
  /** What the writer saw when they began. */
  rev: number
  base: string
}

/** Keeps what is typed for this person in this tab, until it is saved or given up. */
export function keepTyped(text: KeptText): void {
  write([text, ...kept().filter((other) => !isSame(other, text))])
}

/** Of this text alone: another one that is open keeps its own. */
export function forgetTyped(text: Place): void {
  write(kept().filter((other) => !isSame(other, text)))
}

/** Of everything that is open. */
export function forgetAllTyped(): void {
  write([])
}

/** What this person had typed in this language and has not saved, last first. */
export function typedBefore(userId: string, language: string): KeptText[] {
  return keptFor(userId).filter((text) => text.language === language)
}

/** The same in all languages. */
export function keptFor(userId: string): KeptText[] {
  return kept().filter((text) => text.userId === userId)
}

function kept(): KeptText[] {
  const texts = tabStorage.value(key)
  return Array.isArray(texts) ? texts.filter((text) => isKeptText(text)) : []
}

function write(texts: readonly KeptText[]): void {
  if (texts.length > 0) tabStorage.keepValue(key, texts)
  else tabStorage.forget(key)
}

function isSame(one: Place, other: Place): boolean {
  return one.page === other.page && one.key === other.key && one.language === other.language
}

function isKeptText(kept: unknown): kept is KeptText {
  if (typeof kept !== 'object' || kept === null) return false
  const { userId, language, value, page, key: name, rev, base } = kept as Partial<KeptText>
  const words = [userId, language, value, page, name, base]
  return words.every((word) => typeof word === 'string') && typeof rev === 'number'
}
