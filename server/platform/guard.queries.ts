import { type SQL, sql } from 'drizzle-orm'
import { contentRevisions } from '#db/schema/index.ts'
import { build } from './build.ts'
import { faultOf } from './database-fault.ts'
import type { Statement } from './hrana.ts'
import { statementOf } from './statement.ts'

/**
 * The first statement of a batch that may only be written while a condition holds: where it does not hold when the batch runs, the
 * database refuses all of it, and `isRefusedByGuard` knows the error. It writes nothing itself.
 * @example database.write([guard(sql`exists (select 1 from ${menu} where ${menu.rev} = ${rev})`), …])
 */
export function guard(condition: SQL): Statement {
  // Where it does not hold: a row of nothing, which the table takes from nobody.
  const nothing = sql`select null, null, null where (${condition}) is not true`
  return statementOf(build.insert(contentRevisions).select(nothing))
}

/** True for the error of a batch that its guard has refused: nothing of it is written. */
export function isRefusedByGuard(error: unknown): boolean {
  const fault = faultOf(error)
  return fault.kind === 'not_null' && fault.what.includes('content_revisions.factory_id')
}
