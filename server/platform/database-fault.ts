import { BusyError } from './bulkhead.ts'

export type DatabaseFault =
  | { kind: 'unique' | 'check' | 'foreign_key' | 'not_null'; what: string }
  | { kind: 'busy' | 'timeout' | 'unreachable' | 'unwritable' | 'other'; what: string }

const constraints = {
  UNIQUE: 'unique',
  CHECK: 'check',
  'FOREIGN KEY': 'foreign_key',
  'NOT NULL': 'not_null',
} as const

/** Its disk is full or broken, or it may only be read for now (`BLOCKED` is Turso's word for it): nothing was applied. */
const unwritable = /^(?:SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN)|BLOCKED)/u

/**
 * What went wrong, from an error of drizzle or libSQL. Over HTTP no extended code arrives, so the message of each cause is
 * read. The error itself must never be logged: its message holds the parameters.
 */
export function faultOf(error: unknown): DatabaseFault {
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 6; depth += 1) {
    const fault = faultOfOne(cause)
    if (fault) return fault
    cause = cause.cause
  }
  return { kind: 'other', what: error instanceof Error ? error.name : 'unknown' }
}

/** Nothing was applied, so the same call may be sent again. */
export function isBusy(error: unknown): boolean {
  return faultOf(error).kind === 'busy'
}

function faultOfOne(error: Error): DatabaseFault | undefined {
  const code = 'code' in error ? String(error.code) : ''
  const broken = /(UNIQUE|CHECK|FOREIGN KEY|NOT NULL) constraint failed(?:: (.*))?/u.exec(
    error.message,
  )
  if (broken && code.startsWith('SQLITE_CONSTRAINT'))
    return { kind: constraints[broken[1] as keyof typeof constraints], what: broken[2] ?? '' }
  if (
    error instanceof BusyError ||
    /^SQLITE_(BUSY|LOCKED)/u.test(code) ||
    /HTTP status 429/u.test(error.message)
  )
    return { kind: 'busy', what: code || error.name }
  if (unwritable.test(code)) return { kind: 'unwritable', what: code }
  if (error.name === 'TimeoutError' || error.name === 'AbortError')
    return { kind: 'timeout', what: error.name }
  // A batch that took the database too long: nothing was applied.
  if (code === 'TRANSACTION_TIMEOUT') return { kind: 'timeout', what: code }
  if (
    code === 'SERVER_ERROR' ||
    /Network connection lost|fetch failed|ECONNREFUSED|connection refused|internal error/iu.test(
      error.message,
    )
  )
    return { kind: 'unreachable', what: code || error.name }
  return undefined
}
