import { and, asc, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import {
  orders,
  paymentNotices,
  paymentOperations,
  payments,
  restaurantOrders,
} from '#db/schema/index.ts'
import type { PaidKind, PaymentProviderCode } from '#domain/payments.ts'
import type { Database } from '#server/platform/database.ts'
import { guard } from '#server/platform/guard.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { hasLapsed } from './operations.queries.ts'
import type { PaymentRow } from './payments.queries.ts'

const mostAtOnce = 100

type Wanted =
  | { id: string }
  | { reference: string; provider: PaymentProviderCode }
  | { token: string; factoryId: string }
  | { kind: PaidKind; orderId: string; factoryId: string }

/** A payment by its id, by what its provider knows it by, or by the order of either kind that it is for or that order's public token. */
export async function findPayment(
  database: Database,
  wanted: Wanted,
): Promise<PaymentRow | undefined> {
  const [rows] = await database.read([
    build.select().from(payments).where(isWanted(wanted)).limit(1),
  ])
  return rows[0]
}

function isWanted(wanted: Wanted): SQL | undefined {
  if ('id' in wanted) return eq(payments.id, wanted.id)
  if ('reference' in wanted)
    return and(eq(payments.reference, wanted.reference), eq(payments.provider, wanted.provider))
  const { factoryId } = wanted
  if ('orderId' in wanted)
    return and(
      eq(payments.factoryId, factoryId),
      eq(payments.kind, wanted.kind),
      eq(payments.orderId, wanted.orderId),
    )
  const { token } = wanted
  const order = sql`select 'order', id from ${orders} where public_token = ${token}`
  const dishes = sql`select 'restaurant_order', id from ${restaurantOrders} where public_token = ${token}`
  return and(
    eq(payments.factoryId, factoryId),
    sql`(${payments.kind}, ${payments.orderId}) in (${order} union all ${dishes})`,
  )
}

/** True where money that was set aside for an order is held no longer, though nobody here has let go of it. */
export async function isHoldLapsed(
  database: Database,
  { kind, orderId }: { kind: PaidKind; orderId: string },
): Promise<boolean> {
  const [[row]] = await database.read([
    build
      .select({ isLapsed: sql<0 | 1>`${hasLapsed(sql`${payments.id}`)}` })
      .from(payments)
      .where(and(eq(payments.kind, kind), eq(payments.orderId, orderId))),
  ])
  return row?.isLapsed === 1
}

export type PaymentChange = Partial<
  Omit<typeof payments.$inferInsert, 'id' | 'factoryId' | 'kind' | 'orderId' | 'rev'>
>

/** Changes a payment, with all that belongs to it, while it is as it was read; else the batch is refused (`isRefusedByGuard`). */
export async function changePayment(
  database: Database,
  { id, rev }: Pick<PaymentRow, 'id' | 'rev'>,
  change: PaymentChange,
  also: readonly Statement[] = [],
): Promise<void> {
  const stands = sql`exists (select 1 from ${payments} where id = ${id} and rev = ${rev})`
  await database.write([
    guard(stands),
    statementOf(
      build
        .update(payments)
        .set({ ...change, rev: sql`${payments.rev} + 1` })
        .where(eq(payments.id, id)),
    ),
    ...also,
  ])
}

/** The statement that ends what providers have told of a payment up to a time: it was seen to stand so. */
export function settledNotices(paymentId: string, { from, at }: { from: number; at: number }) {
  return statementOf(
    build
      .update(paymentNotices)
      .set({ settledAt: at })
      .where(
        and(
          eq(paymentNotices.paymentId, paymentId),
          isNull(paymentNotices.settledAt),
          sql`${paymentNotices.receivedAt} <= ${from}`,
        ),
      ),
  )
}

/** A payment that waits for something, and whom it waits for. */
export type OpenPayment = Pick<PaymentRow, 'id' | 'provider' | 'mode'>
const openColumns = { id: payments.id, provider: payments.provider, mode: payments.mode }

/** Payments whose provider is to be asked how they stand, or to move money that is due. */
export async function listOpen(
  database: Database,
  { now, createdBefore, heldBefore }: { now: number; createdBefore: number; heldBefore: number },
): Promise<OpenPayment[]> {
  const asked = sql`coalesce(${payments.checkedAt}, ${payments.createdAt})`
  const [told, created, due, held] = await database.read([
    build
      .select(openColumns)
      .from(paymentNotices)
      .innerJoin(payments, eq(payments.id, paymentNotices.paymentId))
      // In these very words, here and below: the index holds these alone.
      .where(sql`settled_at is null`)
      .orderBy(asc(paymentNotices.receivedAt))
      .limit(mostAtOnce),
    build
      .select(openColumns)
      .from(payments)
      .where(
        and(
          sql`state = 'created'`,
          or(sql`${asked} <= ${createdBefore}`, lte(payments.expiresAt, now)),
        ),
      )
      .orderBy(asc(payments.expiresAt))
      .limit(mostAtOnce),
    build
      .select(openColumns)
      .from(paymentOperations)
      .innerJoin(payments, eq(payments.id, paymentOperations.paymentId))
      .where(and(sql`${paymentOperations}.state = 'queued'`, lte(paymentOperations.dueAt, now)))
      .orderBy(asc(paymentOperations.dueAt))
      .limit(mostAtOnce),
    build
      .select(openColumns)
      .from(payments)
      .where(
        and(
          sql`state = 'authorized' and captured_ore + cancelled_ore < authorized_ore`,
          sql`${asked} <= ${heldBefore}`,
        ),
      )
      .orderBy(asc(payments.checkedAt))
      .limit(mostAtOnce),
  ])
  const all = [...told, ...created, ...due, ...held]
  return [...new Map(all.map((each) => [each.id, each])).values()]
}
