import { sql } from 'drizzle-orm'
import { orderNotes } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import type { Ctx } from '#server/http/context.ts'
import { type Call, madeBefore, spentKey } from '#server/http/once.queries.ts'
import { build } from '#server/platform/build.ts'
import { insertWhere } from '#server/platform/insert-where.queries.ts'
import { statementOf } from '#server/platform/statement.ts'

/** How many notes an order holds: its page shows them all. */
export const mostNotes = 200

/** The note that a call with this key has written. */
export async function findWrittenNote({ database }: Ctx, key: string) {
  const [rows] = await database.read([madeBefore(build, key)])
  return rows[0]
}

/** The id of a new note; undefined where the order holds no more. */
export async function writeNote(
  { database, actor }: Ctx,
  { orderId, text }: { orderId: string; text: string },
  call: Call,
): Promise<string | undefined> {
  const id = newId()
  const written = sql`(select count(*) from ${orderNotes} where ${orderNotes.orderId} = ${orderId})`
  const note = { id, orderId, text, createdAt: call.now, createdBy: actor.userId ?? null }
  const [added] = await database.write([
    statementOf(insertWhere(orderNotes, note, sql`${written} < ${mostNotes}`)),
    spentKey(build, call, id),
  ])
  return added?.rowsAffected === 1 ? id : undefined
}
