import type { ErrorCode } from './errors.ts'
import type { GoneWords } from './gone-words.schema.ts'

/** An expected refusal: a code of the closed list, the field it is about and the values its sentence needs. */
export interface Problem {
  code: ErrorCode
  field?: string
  values?: Record<string, string | number>
  /** Of `stale`: what stands there now. */
  current?: unknown
  /** Of `not_found`: what is said where something was that is gone. */
  gone?: GoneWords
}

export type Result<Value> = { ok: true; value: Value } | { ok: false; problem: Problem }

export function done<Value>(value: Value): Result<Value> {
  return { ok: true, value }
}

export function refused(
  code: ErrorCode,
  more: Omit<Problem, 'code'> = {},
): { ok: false; problem: Problem } {
  return { ok: false, problem: { code, ...more } }
}

/** As `Result`, for a call that brings many things and is answered about each one that is refused. */
export type ResultOfMany<Value> =
  | { ok: true; value: Value }
  | { ok: false; problems: [Problem, ...Problem[]] }

/** The value where nothing is refused. */
export function doneUnless<Value>(problems: readonly Problem[], value: Value): ResultOfMany<Value> {
  const [first, ...rest] = problems
  return first ? { ok: false, problems: [first, ...rest] } : { ok: true, value }
}
