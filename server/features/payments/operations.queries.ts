import { type SQL, sql } from 'drizzle-orm'
import { orderLines, orders, paymentOperations, payments } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import { holdLapsed, type PaidKind, type PaymentOperationKind } from '#domain/payments.ts'
import { build } from '#server/platform/build.ts'
import { guard } from '#server/platform/guard.queries.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { insertWhere } from '#server/platform/insert-where.queries.ts'
import { preparedInsert } from '#server/platform/prepared-query.ts'
import { statementOf } from '#server/platform/statement.ts'
import type { PaymentRow } from './payments.queries.ts'

const insertOperation = preparedInsert(paymentOperations)
const lapsedKey = 'lapsed:'

/** Whose money, why, and when. */
interface Owner {
  kind: PaidKind
  orderId: string
  at: number
}
export interface DueOperation extends Owner {
  /** What makes it due, such as `ship:{shipmentId}`: the same is queued once. */
  dedupeKey: string
}

/**
 * The statement that makes a capture due, for the batch of the step with which goods leave: of an amount, or of as much of a sum as is not
 * captured yet (`upToOre`). Never more than what is set aside and not let go; nothing of what is not paid online.
 */
export function queuedCapture(
  due: DueOperation,
  { upToOre, isLast }: { upToOre: number | SQL<number>; isLast: boolean },
): Statement {
  const left = sql`min(${upToOre} - ${promised(due, 'capture')}, ${untouched(due)})`
  // What cannot be captured in parts waits for the last of it.
  const canBe = isLast ? sql`1` : sql`${ofPayment(due, sql`can_capture_parts`)} = 1`
  return queued(due, { operation: 'capture', amountOre: left, isLast, when: canBe })
}

/** The statement that lets go of all that is set aside and will not be captured: of everything where an order is cancelled, of the rest after the last capture. */
export function queuedCancel(due: DueOperation): Statement {
  return queued(due, { operation: 'cancel', amountOre: untouched(due), isLast: true })
}

/** The statement that makes money go back the way it came. What is not captured cannot go back: where it is more than that, the batch is refused. */
export function queuedRefund(due: DueOperation, amountOre: number): Statement {
  const left = sql`${ofPayment(due, sql`captured_ore`)} - ${promised(due, 'refund')}`
  // No amount at all is what the table refuses.
  const bounded = sql`case when ${amountOre} <= ${left} then ${amountOre} end`
  return queued(due, { operation: 'refund', amountOre: bounded, isLast: false, always: true })
}

/** The statement that makes all go back that was captured, or is about to be: nothing where nothing was. */
export function queuedRefundOfAll(due: DueOperation): Statement {
  const left = sql`(${promised(due, 'capture')} - ${promised(due, 'refund')})`
  return queued(due, { operation: 'refund', amountOre: left, isLast: false })
}

/**
 * The statement that writes down money that the provider holds no longer though nobody here has let go of it. It is among what did not go
 * as it should, for people to see, and keeps goods from leaving (`hasLapsed`).
 */
export function lapsedHold({ id, cancelledOre }: PaymentRow, amountOre: number, at: number) {
  return insertOperation({
    ...{ id: newId(), paymentId: id, kind: 'cancel' as const, amountOre, isLast: true },
    ...{ dedupeKey: `${lapsedKey}${id}:${cancelledOre}`, state: 'failed', lastError: holdLapsed },
    ...{ dueAt: at, createdAt: at },
  })
}

/** True of a payment of which money was let go so. */
export function hasLapsed(paymentId: SQL | string): SQL {
  return sql`exists (select 1 from ${paymentOperations} where payment_id = ${paymentId} and dedupe_key like ${`${lapsedKey}%`})`
}

/** The statement that has the provider end a payment that nobody has paid, so that nobody can do so any more. */
export function queuedEnd({ id, amountOre }: PaymentRow, at: number): Statement {
  const row = { id: newId(), paymentId: id, kind: 'cancel' as const, amountOre, isLast: true }
  return insertOperation({
    ...row,
    ...{ dedupeKey: `end:${id}`, state: 'queued', dueAt: at, createdAt: at },
  })
}

/**
 * The statements that take that back, since the payment was paid after all: its money is no longer to be let go unseen. While the provider
 * is being asked to end it, nobody knows which came first: the batch is refused (`isRefusedByGuard`).
 */
export function withoutEnd({ id }: PaymentRow, at: number): Statement[] {
  const isEnd = sql`payment_id = ${id} and dedupe_key = ${`end:${id}`} and state in ('queued', 'failed')`
  // What was taken up and has not been put off since.
  const isUnderWay = sql`attempts > 0 and last_error is null and due_at > ${at}`
  return [
    guard(sql`not exists (select 1 from ${paymentOperations} where ${isEnd} and ${isUnderWay})`),
    statementOf(build.delete(paymentOperations).where(isEnd)),
  ]
}

interface Queued {
  operation: PaymentOperationKind
  amountOre: SQL
  isLast: boolean
  when?: SQL
  always?: boolean
}

function queued(
  due: DueOperation,
  { operation, amountOre, isLast, when = sql`1`, always = false }: Queued,
): Statement {
  const row = {
    ...{ id: newId(), paymentId: sql`${ofPayment(due, sql`id`)}`, kind: operation, amountOre },
    ...{ isLast, dedupeKey: due.dedupeKey, state: 'queued' as const },
    ...{ dueAt: due.at, createdAt: due.at },
  }
  const isDue = sql`${ofPayment(due, sql`state`)} = 'authorized' and ${when} and ${amountOre} > 0`
  const holds = always ? sql`1` : isDue
  return statementOf(insertWhere(paymentOperations, row, holds).onConflictDoNothing())
}

/** A column of the payment of an order, as a value. */
function ofPayment({ kind, orderId }: Owner, column: SQL): SQL {
  return sql`(select ${column} from ${payments} where kind = ${kind} and order_id = ${orderId})`
}

/** What is done or still to be done of one kind, in øre. What the provider has refused may be tried again, and counts. */
function promised(due: Owner, operation: PaymentOperationKind): SQL {
  return sql`(select coalesce(sum(amount_ore), 0) from ${paymentOperations}
    where payment_id = ${ofPayment(due, sql`id`)} and kind = ${operation})`
}

/** What is set aside, and neither captured nor let go, nor about to be. */
function untouched(due: Owner): SQL {
  return sql`(${ofPayment(due, sql`authorized_ore`)} - ${promised(due, 'capture')} - ${promised(due, 'cancel')})`
}

/** An order that its buyer has not paid yet was called off: so is its payment. */
function endedWith(due: Owner, isOver: SQL): Statement[] {
  const { kind, orderId, at } = due
  const isOpen = sql`${ofPayment(due, sql`state`)} = 'created' and ${isOver}`
  const row = {
    ...{ id: newId(), paymentId: ofPayment(due, sql`id`), kind: 'cancel' as const },
    ...{ amountOre: ofPayment(due, sql`amount_ore`), isLast: true, state: 'queued' as const },
    ...{ dedupeKey: sql<string>`'end:' || ${ofPayment(due, sql`id`)}`, dueAt: at, createdAt: at },
  }
  return [
    statementOf(insertWhere(paymentOperations, row, isOpen).onConflictDoNothing()),
    statementOf(
      build
        .update(payments)
        .set({ state: 'cancelled', rev: sql`${payments.rev} + 1`, updatedAt: at })
        .where(sql`kind = ${kind} and order_id = ${orderId} and ${isOpen}`),
    ),
  ]
}

/**
 * The statements by which the money of an order of the shop follows what has become of it: for the end of every batch that takes it a
 * step on. They read where it stands then: what has left is captured, all of it with the last goods, and what will not leave is let go.
 * Never before goods leave. Of an order that is not paid online they do nothing.
 */
export function followedMoney(orderId: string, about: string, at: number): Statement[] {
  const due = { kind: 'order', orderId, at } as const
  const status = sql`(select status from ${orders} where id = ${orderId})`
  const totalOre = sql<number>`case when ${status} in ('shipped', 'delivered', 'completed')
    then (select total_ore from ${orders} where id = ${orderId}) else 0 end`
  const sentOre = sql<number>`case when ${status} = 'partly_shipped'
    then (select coalesce(sum(case when sent_qty = qty then line_ore else unit_ore * sent_qty end), 0)
      from ${orderLines} where order_id = ${orderId}) else 0 end`
  const isOver = sql`${status} in ('shipped', 'delivered', 'completed', 'cancelled')`
  return [
    ...endedWith(due, sql`${status} = 'cancelled'`),
    queuedCapture({ ...due, dedupeKey: `part:${about}` }, { upToOre: sentOre, isLast: false }),
    queuedCapture({ ...due, dedupeKey: about }, { upToOre: totalOre, isLast: true }),
    queued(
      { ...due, dedupeKey: `rest:${orderId}` },
      { operation: 'cancel', amountOre: untouched(due), isLast: true, when: isOver },
    ),
  ]
}
