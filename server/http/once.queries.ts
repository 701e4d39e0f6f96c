import { eq, sql } from 'drizzle-orm'
import { idempotencyKeys } from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

/** A call that makes something, and makes it once: `key` as it is stored, bound to its caller. */
export interface Call {
  key: string
  scope: string
  bodyHash: string
  now: number
}

/** What a call with this key has made; no row before. */
export function madeBefore(build: Database['build'], key: string) {
  return build
    .select({
      bodyHash: idempotencyKeys.bodyHash,
      id: sql<string>`${idempotencyKeys.answer} ->> 'id'`,
    })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.key, key))
}

/** Remembers what the call made, if the statement before it made something. A key that was spent meanwhile undoes the batch. */
export function spentKey(build: Database['build'], call: Call, id: string): Statement {
  return statementOf(
    build
      .insert(idempotencyKeys)
      .select(
        sql`select ${call.key}, ${call.scope}, ${call.bodyHash}, ${JSON.stringify({ id })}, ${call.now} where changes() = 1`,
      ),
  )
}
