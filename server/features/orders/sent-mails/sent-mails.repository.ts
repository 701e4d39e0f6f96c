import { and, asc, eq, gte, lt, or, sql } from 'drizzle-orm'
import { outbox } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import { noted } from '#server/features/orders/after-sale/after-sale.repository.ts'
import type { OrderRow } from '#server/features/orders/orders.repository.ts'
import { type OrderMessageKind, queuedMessage } from '#server/features/outbox/message.queries.ts'
import { countedWithin, type Limit } from '#server/features/tries/tries.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { type Call, madeBefore, spentKey } from '#server/http/once.queries.ts'
import { auditedBy } from '#server/audit/audit.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'

export type SentMail = Awaited<ReturnType<typeof listOrderMails>>[number]

/** Every kind of mail about an order begins so; each range of the index of keys is one kind. */
const kinds = [
  ...['M1', 'M3', 'M4', 'M5', 'M6', 'M6-unapproved', 'M6-unpaid', 'M6-late'],
  ...['M7', 'M8-accepted', 'M8-declined'],
  ...['M9', 'M9-accepted', 'M9-refused', 'M10', 'M11'],
]

/** The mails about an order without their words, the oldest first; what is older than the outbox keeps them is gone. */
export async function listOrderMails(database: Database, orderId: string) {
  const [rows] = await database.read([
    build
      .select({
        id: outbox.id,
        kind: outbox.kind,
        state: outbox.state,
        languageCode: outbox.languageCode,
        recipient: outbox.recipient,
        createdAt: outbox.createdAt,
        sentAt: outbox.sentAt,
        about: sql<string | null>`${outbox.payload} ->> 'about'`,
      })
      .from(outbox)
      .where(
        or(
          ...kinds.map((kind) =>
            // `;` comes right after `:`.
            and(
              gte(outbox.dedupeKey, `${kind}:${orderId}`),
              lt(outbox.dedupeKey, `${kind}:${orderId};`),
            ),
          ),
        ),
      )
      .orderBy(asc(outbox.createdAt), asc(outbox.id)),
  ])
  return rows
}

/** The words of a mail as it left; null while it has none. */
export async function findMailHtml(database: Database, id: string): Promise<string | null> {
  const [rows] = await database.read([
    build
      .select({ html: sql<string | null>`${outbox.payload} ->> 'html'` })
      .from(outbox)
      .where(eq(outbox.id, id)),
  ])
  return rows[0]?.html ?? null
}

/** What a call with this key has sent again. */
export async function findSentAgain({ database }: Ctx, key: string) {
  const [rows] = await database.read([madeBefore(build, key)])
  return rows[0]
}

/** Puts a mail into the outbox once more, counted, with an entry in history and log; its id. */
export async function sendMailAgain(
  ctx: Ctx,
  { order, mail, limits }: { order: OrderRow; mail: SentMail; limits: readonly Limit[] },
  call: Call,
): Promise<string> {
  const { now: at } = call
  const again = newId()
  const { about } = mail
  const [actorType, actorId] = ['staff', ctx.actor.userId ?? null] as const
  await ctx.database.write([
    ...(await countedWithin(limits, at)),
    queuedMessage({
      ...{ factoryId: order.factoryId, kind: mail.kind as OrderMessageKind, entityId: order.id },
      ...{ languageCode: mail.languageCode, recipient: mail.recipient, at, again },
      ...(about === null ? {} : { about }),
    }),
    spentKey(build, call, again),
    noted({ order, event: 'mail_sent_again', actorType, actorId, at }),
    auditedBy(ctx, { action: 'order_mail_sent_again', entity: 'order', entityId: order.id }),
  ])
  return again
}
