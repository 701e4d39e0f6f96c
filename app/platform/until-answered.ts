import type { ApiAnswer } from './api.ts'
import { delayBefore } from './retry.ts'

export interface Patience {
  /** For how long it is asked again, in ms; without it until somebody answers. */
  forMs?: number
  /** False once nobody waits for the answer any more. */
  isWanted?: () => boolean
  /** Told before each further try: it takes longer. */
  onRetry?: () => void
}

/** A fault of the program may have been a chance; one that is met again will be met the next time, too. */
const mostFaults = 2

/**
 * Makes a call again while nobody answers or the shop is too busy, at once when the connection is back. A fault of the program is
 * an answer: it is made once more, and no longer waited for then.
 */
export async function untilAnswered<Value>(
  call: () => Promise<ApiAnswer<Value>>,
  { forMs = Infinity, isWanted = () => true, onRetry = () => {} }: Patience,
): Promise<ApiAnswer<Value>> {
  const giveUpAt = Date.now() + forMs
  let faults = 0
  for (let repetition = 1; ; repetition += 1) {
    const answer = await call()
    const leftMs = giveUpAt - Date.now()
    if (isFault(answer)) faults += 1
    if (answer.ok || isRefusal(answer) || leftMs <= 0 || !isWanted()) return answer
    if (faults === mostFaults) return answer
    onRetry()
    await pauseUntilOnline(Math.min(delayBefore(repetition), leftMs))
    if (!isWanted()) return answer
  }
}

/** True for an answer that asking again does not change. */
export function isRefusal<Value>(
  answer: ApiAnswer<Value>,
): answer is Extract<ApiAnswer<Value>, { reason: 'refused' }> {
  return !answer.ok && answer.reason === 'refused' && !answer.error.retryable
}

function isFault<Value>(answer: ApiAnswer<Value>): boolean {
  if (answer.ok) return false
  return answer.reason === 'refused' ? answer.error.code === 'internal' : answer.isFault === true
}

/** Waits, in ms, but no longer than until the connection is back. */
export function pauseUntilOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer)
      removeEventListener('online', goOn)
      resolve()
    }
    const timer = setTimeout(goOn, ms)
    addEventListener('online', goOn)
  })
}
