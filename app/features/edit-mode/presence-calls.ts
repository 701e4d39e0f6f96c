import type { Presence } from '#domain/editing.schema.ts'
import { newKey } from '#app/platform/browser/new-key.ts'
import { endPresence, leavePresence, tellPresence } from './editing-api.ts'

type Place = Omit<Presence, 'window'>

/** Tells where somebody edits in this window, one call after the other: one that arrived late would stand for what is no more. */
export function presenceCalls() {
  const window = newKey()
  let last: Promise<unknown> = Promise.resolve()
  let told: Presence | undefined
  const inTurn = <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    const answer = last.then(call, call)
    last = answer
    return answer
  }
  return {
    tell: (place: Place) =>
      inTurn(() => {
        told = { window, ...place }
        return tellPresence(told)
      }),
    /** Takes back what was told last. */
    end: () =>
      inTurn(async () => {
        const before = told
        told = undefined
        if (before) await endPresence(before)
      }),
    /** The same of a window that closes or is loaded anew: nothing of it waits for its turn or for an answer. */
    leave: () => {
      if (told) leavePresence(told)
    },
  }
}
