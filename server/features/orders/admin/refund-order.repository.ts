import { and, eq, sql } from 'drizzle-orm'
import { serverConfig } from '#config'
import { counters, orders, refunds } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import type { VatRow } from '#domain/orders.ts'
import {
  isReduction,
  type RefundCause,
  type RefundedLine,
  type RefundWay,
} from '#domain/refunds.ts'
import { auditedBy } from '#server/audit/audit.queries.ts'
import { creditNotes } from '#server/features/invoices/credit-note.queries.ts'
import { queuedMessage } from '#server/features/outbox/message.queries.ts'
import { countedUp } from '#server/features/orders/numbers.queries.ts'
import type { FoundOrder } from '#server/features/orders/orders.repository.ts'
import { isAtRev, transitionStatements } from '#server/features/orders/transition.queries.ts'
import { notifyOwners } from '#server/features/staff/told.service.ts'
import { queuedRefund } from '#server/features/payments/operations.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { type Call, madeBefore, spentKey } from '#server/http/once.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

interface NewRefund {
  found: FoundOrder
  lines: RefundedLine[]
  otherOre: number
  amountOre: number
  vat: VatRow[]
  settles: RefundCause
  way: RefundWay
  reason: string
  at: number
  call: Call
  /** So much that the owners are told. */
  isLarge: boolean
  /** Nothing is left of what was paid, or of what the invoice claims. */
  isLast: boolean
  /** The year of the credit note's number. */
  year: number
}

/** What a call with this key has written down. */
export async function findBookedRefund({ database }: Ctx, key: string) {
  const [rows] = await database.read([madeBefore(build, key)])
  return rows[0]
}

/** Writes a refund in one batch: event, gapless number, the booking, the credit note of what was invoiced, what the order's money is now, the mails due; its id. Throws `isOvertaken` where the order has changed. */
export async function insertRefund(ctx: Ctx, refund: NewRefund): Promise<string> {
  const { found, amountOre, isLast, isLarge, reason, at } = refund
  const { order } = found
  const { factoryId, id: entityId, languageCode, email: recipient } = order
  const [id, isUnpaid] = [newId(), isReduction(refund)]
  const event = isUnpaid ? 'invoice_reduced' : 'refunded'
  const action = isUnpaid ? 'order_invoice_reduced' : 'order_refunded'
  await ctx.database.write([
    ...transitionStatements(build, {
      ...{ orderId: order.id, from: order.status, to: order.status, event, reason, at },
      ...{ actorType: 'staff', actorId: ctx.actor.userId ?? null },
      about: { amountOre },
      guard: isAtRev(build, order.id, order.rev),
    }),
    countedUp(counterOf(refund)),
    numbered(ctx, id, refund),
    ...credited(ctx, id, refund),
    ...(refund.way === 'online'
      ? [
          queuedRefund(
            { kind: 'order', orderId: order.id, dedupeKey: `refund:${id}`, at },
            amountOre,
          ),
        ]
      : []),
    spentKey(build, refund.call, id),
    statementOf(
      build
        .update(orders)
        .set(
          isUnpaid
            ? { paymentStatus: isLast ? 'voided' : 'invoice_open' }
            : {
                refundedOre: order.refundedOre + amountOre,
                paymentStatus: isLast ? 'refunded' : 'partly_refunded',
              },
        )
        .where(eq(orders.id, order.id)),
    ),
    queuedMessage({ factoryId, kind: 'M10', entityId, about: id, languageCode, recipient, at }),
    ...(isLarge ? await notifyOwners(ctx, { kind: 'A12', entityId: id }) : []),
    auditedBy(ctx, { action, entity: 'order', entityId }),
  ])
  return id
}

/** The credit note of what was invoiced before; an invoice that is issued later brings those of its refunds along. */
function credited(ctx: Ctx, id: string, refund: NewRefund): Statement[] {
  const { found, lines, vat, reason, way, at } = refund
  const { order, refunds: refundsBefore, invoices } = found
  const invoice = invoices.find(({ kind }) => kind === 'invoice')
  if (!invoice) return []
  return creditNotes({
    ...{ order, lines: found.lines, invoice, languageCode: invoice.languageCode, at },
    refunds: [{ id, lines, vat, reason, way }],
    refundsBefore,
    creditsBefore: invoices.filter(({ kind }) => kind === 'credit_note').map(({ data }) => data),
    userId: ctx.actor.userId ?? null,
  })
}

/** The refund's row; its number is made of the counter that the statement before it has raised. */
function numbered(ctx: Ctx, id: string, refund: NewRefund): Statement {
  const { lines, otherOre, amountOre, vat, settles, way, reason, at, year } = refund
  const { order } = refund.found
  const { scope } = counterOf(refund)
  const prefix = `${serverConfig.orders.creditPrefix}-${String(year).slice(2)}-`
  const last = build
    .select({ last: counters.last })
    .from(counters)
    .where(and(eq(counters.scope, scope), eq(counters.year, year)))
  return statementOf(
    build.insert(refunds).values({
      ...{
        id,
        factoryId: order.factoryId,
        orderId: order.id,
        lines,
        otherOre,
        amountOre,
        vat,
        settles,
        way,
      },
      ...{ reason, createdAt: at, createdBy: ctx.actor.userId ?? null },
      number: sql`${prefix} || printf('%06d', ${last})`,
    }),
  )
}

function counterOf({ found: { order }, year }: NewRefund) {
  return { scope: `credits:${order.factoryId}`, year }
}
