import { and, count, desc, eq, ne, sql } from 'drizzle-orm'
import { orders, outbox } from '#db/schema/index.ts'
import { auditedWhere } from '#server/audit/audit.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import { statementOf } from '#server/platform/statement.ts'

/** How many of them are named; all are sent again. */
const mostNamed = 50

/** Of people who have left, only that there was a message is known: it is nobody's to send. */
function isFailed(factoryId: string) {
  return and(eq(outbox.factoryId, factoryId), eq(outbox.state, 'failed'), ne(outbox.recipient, ''))
}

/** What held a secret was emptied when it was given up: there is nothing in it to send. */
const isWiped = sql<number>`coalesce(${outbox.payload} ->> 'html' = '', 0)`

/** The messages that were given up, the newest first, how many there are, and how many of them can be sent again. */
export async function findFailedMails(database: Database, factoryId: string) {
  const [mails, counts] = await database.read([
    build
      .select({
        id: outbox.id,
        kind: outbox.kind,
        recipient: outbox.recipient,
        reason: sql<string>`coalesce(${outbox.lastError}, '')`,
        at: outbox.createdAt,
        orderId: orders.id,
        orderNumber: orders.number,
        isWiped,
      })
      .from(outbox)
      .leftJoin(orders, eq(orders.id, sql`${outbox.payload} ->> 'entityId'`))
      .where(isFailed(factoryId))
      .orderBy(desc(outbox.createdAt), desc(outbox.id))
      .limit(mostNamed),
    build
      .select({ total: count(), sendable: sql<number>`coalesce(sum(1 - ${isWiped}), 0)` })
      .from(outbox)
      .where(isFailed(factoryId)),
  ])
  const [{ total, sendable } = { total: 0, sendable: 0 }] = counts
  return { mails, total, sendable }
}

/** Puts those that have anything in them back in the queue with all their tries; one press of two at once finds none. */
export async function queueFailedMails(ctx: Ctx): Promise<void> {
  const isSendable = and(isFailed(ctx.site.factoryId), sql`not ${isWiped}`)
  const isThere = sql`exists (select 1 from ${outbox} where ${isSendable})`
  await ctx.database.write([
    auditedWhere(ctx, isThere, { action: 'mails_sent_again', entity: 'mail' }),
    statementOf(
      build
        .update(outbox)
        .set({ state: 'queued', attempts: 0, dueAt: ctx.now(), lastError: null })
        .where(isSendable),
    ),
  ])
}
