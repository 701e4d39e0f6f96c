import type { TextKey } from './text-key.ts'

const key = 'edit-text'

/** A text that was being written when the page went away, or the session of its writer. */
export interface KeptText extends TextKey {
  userId: string
  language: string
  value: string
  /** What the writer saw when they began. */
  rev: number
  base: string
}

/** Keeps what is typed for this person in this tab, until it is saved or given up (ledger G03). */
export function keepTyped(text: KeptText): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(text))
  } catch {
    // A browser that keeps nothing: the open editor still has it.
  }
}

export function forgetTyped(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

/** What this person had typed in this language and has not saved. */
export function typedBefore(userId: string, language: string): KeptText | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (!isKeptText(kept) || kept.userId !== userId || kept.language !== language) return undefined
    return kept
  } catch {
    return undefined
  }
}

function isKeptText(kept: unknown): kept is KeptText {
  if (typeof kept !== 'object' || kept === null) return false
  const { userId, language, value, page, key: name, rev, base } = kept as Partial<KeptText>
  const words = [userId, language, value, page, name, base]
  return words.every((word) => typeof word === 'string') && typeof rev === 'number'
}
