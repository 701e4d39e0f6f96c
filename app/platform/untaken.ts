import type { ErrorCode } from '#domain/errors.ts'
import type { ApiAnswer } from './api.ts'
import type { Untaken } from './undo-step.ts'

/** Refusals that the same call would meet for ever. */
const reasons: Partial<Record<ErrorCode, Untaken>> = {
  stale: 'changed',
  time_past: 'over',
  not_found: 'gone',
  forbidden: 'gone',
}

/** What a step comes to that was answered so: what was refused otherwise, or not answered, may be tried again. */
export function untakenBy(answer: ApiAnswer<unknown>): Untaken {
  if (answer.ok || answer.reason !== 'refused') return 'failed'
  return reasons[answer.error.code] ?? 'failed'
}
