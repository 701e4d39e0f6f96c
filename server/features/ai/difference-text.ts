import type { LockDifference } from '#domain/locked-words.ts'

/** A difference as the log of uses keeps it, without words of any language: `2–8 °C → 2–6 °C`. */
export function differenceText({ wanted, found }: LockDifference): string {
  return `${wanted || '+'} → ${found || '–'}`.slice(0, 120)
}
