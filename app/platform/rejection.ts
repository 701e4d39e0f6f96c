import type { ErrorCode } from '#domain/errors.ts'
import type { ApiAnswer } from './api.ts'
import type { Rejection } from './undo-step.ts'

/** Refusals that the same call would meet for ever. */
const reasons: Partial<Record<ErrorCode, Rejection>> = {
  stale: 'changed',
  time_past: 'over',
  not_found: 'gone',
  forbidden: 'gone',
}

/** What a step comes to that was answered so: what was refused otherwise, or not answered, may be tried again. */
export function rejectionOf(answer: ApiAnswer<unknown>): Rejection {
  if (answer.ok || answer.reason !== 'refused') return 'failed'
  return reasons[answer.error.code] ?? 'failed'
}
