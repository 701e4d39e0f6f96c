import type { Presence } from '#domain/editing.schema.ts'
import { endPresence, tellPresence } from './editing-api.ts'

/** Tells where somebody edits, one call after the other: one that arrived late would stand for what is no more. */
export function presenceCalls() {
  let last: Promise<unknown> = Promise.resolve()
  let told: Presence | undefined
  const inTurn = <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    const answer = last.then(call, call)
    last = answer
    return answer
  }
  return {
    tell: (now: Presence) =>
      inTurn(() => {
        told = now
        return tellPresence(now)
      }),
    /** Takes back what was told last. */
    end: () =>
      inTurn(async () => {
        const before = told
        told = undefined
        if (before) await endPresence(before)
      }),
  }
}
