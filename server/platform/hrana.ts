/**
 * SQL over HTTP as libSQL and Turso speak it: one pipeline request carries a batch of statements
 * (version 2 of the protocol: https://github.com/tursodatabase/libsql/blob/main/docs/HRANA_2_SPEC.md).
 */
export type SqlValue = string | number | boolean | null

export interface Statement {
  sql: string
  args: readonly SqlValue[]
}

/** What one statement of a batch answered: its rows in the order of the columns. */
export interface StatementResult {
  rows: SqlValue[][]
  rowsAffected: number
}

/** Refused by the database or by the server before it. The message may hold parameters: it must never be logged. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
  readonly code: string
  /** Which statement of its transaction was refused, from 0; their number where its COMMIT was, undefined where it did not begin. */
  readonly statement: number | undefined

  constructor(message: string, code: string, statement?: number) {
    super(message)
    this.code = code
    this.statement = statement
  }
}

const begin = { read: 'BEGIN TRANSACTION READONLY', write: 'BEGIN IMMEDIATE' } as const
export type BatchMode = keyof typeof begin

/**
 * A batch as one transaction: every step waits for the one before it, and what was begun is taken back where one fails. A read of
 * one statement is one by itself.
 */
export function transactionOf(mode: BatchMode, statements: readonly Statement[]) {
  const [first, ...others] = statements
  if (mode === 'read' && first && others.length === 0)
    return { type: 'batch', batch: { steps: [{ stmt: stepOf(first) }] } }
  const commitStep = statements.length + 1
  return {
    type: 'batch',
    batch: {
      steps: [
        { stmt: { sql: begin[mode], want_rows: false } },
        ...statements.map((statement, index) => ({
          stmt: stepOf(statement),
          condition: succeeded(index),
        })),
        { stmt: { sql: 'COMMIT', want_rows: false }, condition: succeeded(commitStep - 1) },
        {
          stmt: { sql: 'ROLLBACK', want_rows: false },
          condition: { type: 'not', cond: succeeded(commitStep) },
        },
      ],
    },
  }
}

function stepOf({ sql, args }: Statement) {
  return { sql, args: args.map(encoded), want_rows: true }
}

function succeeded(step: number) {
  return { type: 'ok', step }
}

function encoded(value: SqlValue) {
  if (value === null) return { type: 'null' }
  if (typeof value === 'string') return { type: 'text', value }
  if (typeof value === 'boolean') return { type: 'integer', value: value ? '1' : '0' }
  if (Number.isSafeInteger(value)) return { type: 'integer', value: String(value) }
  return { type: 'float', value }
}

interface Refusal {
  message: string
  code?: string | null
}

type Encoded =
  | { type: 'null' }
  | { type: 'integer' | 'text'; value: string }
  | { type: 'float'; value: number }
  | { type: 'blob' }

interface BatchResult {
  step_results: ({ rows: Encoded[][]; affected_row_count: number } | null)[]
  step_errors: (Refusal | null)[]
}

export interface PipelineAnswer {
  baton: string | null
  base_url: string | null
  /** The batch's answer is the first; that of closing the stream may follow. */
  results: [
    (
      | { type: 'ok'; response: { type: 'batch'; result: BatchResult } }
      | { type: 'error'; error: Refusal }
    ),
    ...unknown[],
  ]
}

/** What a server answered. Throws a `DatabaseError` where it is cut off, or where something before the server answered in its place. */
export function answerIn(text: string): PipelineAnswer {
  const answer = parsed(text)
  if (Array.isArray(answer?.results) && answer.results[0]) return answer
  throw new DatabaseError('no answer of a database', 'SERVER_ERROR')
}

function parsed(text: string): PipelineAnswer | undefined {
  try {
    return JSON.parse(text) as PipelineAnswer
  } catch {
    return undefined
  }
}

/** Whether the transaction is known to have ended, kept or taken back: the stream is as good as new then. */
export function isOver({ results: [answer] }: PipelineAnswer): boolean {
  if (answer.type === 'error') return false
  const { step_results: steps } = answer.response.result
  return steps.slice(-2).some((result) => result !== null)
}

/** The results of the statements of a transaction, in their order. Throws a `DatabaseError` where one was refused. */
export function resultsOf({ results: [answer] }: PipelineAnswer): StatementResult[] {
  if (answer.type === 'error') throw refused(answer.error)
  const { step_results, step_errors } = answer.response.result
  const first = isAlone(step_results) ? 0 : 1
  const at = step_errors.findIndex((each) => each !== null)
  const error = step_errors[at]
  if (error) throw refused(error, at < first ? undefined : at - first)
  const own = isAlone(step_results) ? step_results : step_results.slice(1, -2)
  return own.map((result) => {
    if (!result) throw new DatabaseError('a statement was not run', 'NOT_RUN')
    return {
      rows: result.rows.map((row) => row.map(decoded)),
      rowsAffected: result.affected_row_count,
    }
  })
}

/** A read by itself is neither begun nor committed. */
function isAlone(steps: readonly unknown[]): boolean {
  return steps.length === 1
}

function decoded(value: Encoded): SqlValue {
  switch (value.type) {
    case 'null':
      return null
    case 'text':
    case 'float':
      return value.value
    case 'integer':
      return exact(Number(value.value))
    case 'blob':
      throw new DatabaseError('no column holds bytes', 'BLOB')
  }
}

/** A number that is not exact would be a wrong amount or a wrong time. */
function exact(value: number): number {
  if (Number.isSafeInteger(value)) return value
  throw new DatabaseError('an integer is too large', 'INTEGER')
}

function refused({ message, code }: Refusal, statement?: number): DatabaseError {
  return new DatabaseError(message, code ?? 'UNKNOWN', statement)
}
