import { desc, eq, sql } from 'drizzle-orm'
import { auditLog, customerNotes, users } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import { isNoteAbout, type NotedCustomer } from '#server/features/privacy/noted-customer.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { type Call, madeBefore, spentKey } from '#server/http/once.queries.ts'
import { build } from '#server/platform/build.ts'
import { insertWhere } from '#server/platform/insert-where.queries.ts'
import { statementOf } from '#server/platform/statement.ts'

/** How many notes there can be of a customer: their sheet shows them all. */
const mostNotes = 200

/** What those who work here wrote about a customer, the newest first. */
export async function findNotes({ database }: Ctx, customer: NotedCustomer) {
  const [notes] = await database.read([
    build
      .select({
        id: customerNotes.id,
        at: customerNotes.createdAt,
        name: users.name,
        text: customerNotes.text,
      })
      .from(customerNotes)
      .leftJoin(users, eq(users.id, customerNotes.createdBy))
      .where(isNoteAbout(customer))
      .orderBy(desc(customerNotes.createdAt), desc(customerNotes.id)),
  ])
  return notes
}

/** The note that a call with this key has written. */
export async function findWrittenNote({ database }: Ctx, key: string) {
  const [rows] = await database.read([madeBefore(build, key)])
  return rows[0]
}

/** The id of a new note; undefined where there is room for no more. */
export async function writeNote(
  { database, actor }: Ctx,
  { customer, text }: { customer: NotedCustomer; text: string },
  call: Call,
): Promise<string | undefined> {
  const id = newId()
  const { factoryId, userId, email } = customer
  const written = sql`(select count(*) from ${customerNotes} where ${isNoteAbout(customer)})`
  const note = {
    ...{ id, factoryId, text, userId: userId ?? null, email: userId ? null : email },
    ...{ createdAt: call.now, createdBy: actor.userId ?? null },
  }
  const [added] = await database.write([
    statementOf(insertWhere(customerNotes, note, sql`${written} < ${mostNotes}`)),
    spentKey(build, call, id),
  ])
  return added?.rowsAffected === 1 ? id : undefined
}

/** True where the caller has erased the customer of this order: the same call comes once more. */
export async function hasErased({ database, actor }: Ctx, orderId: string): Promise<boolean> {
  const [rows] = await database.read([
    build
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(
        sql`${auditLog.entity} = 'order' and ${auditLog.entityId} = ${orderId} and ${auditLog.action} = 'customer_erased' and ${auditLog.actorId} = ${actor.userId ?? ''}`,
      )
      .limit(1),
  ])
  return rows.length > 0
}
