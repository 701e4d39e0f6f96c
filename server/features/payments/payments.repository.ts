import { and, asc, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
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
import type { PaymentRow } from './payments.queries.ts'

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

/** Writes down that a provider was asked, whatever else happened to the payment. */
export async function notePaymentAsked(database: Database, id: string, at: number): Promise<void> {
  await database.write([
    statementOf(build.update(payments).set({ checkedAt: at }).where(eq(payments.id, id))),
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

/** Payments whose provider is to be asked how they stand. */
export async function listUnsettled(
  database: Database,
  { now, createdBefore, heldBefore }: { now: number; createdBefore: number; heldBefore: number },
): Promise<string[]> {
  const asked = sql`coalesce(${payments.checkedAt}, ${payments.createdAt})`
  const [told, created, held] = await database.read([
    build
      .selectDistinct({ id: sql<string>`${paymentNotices.paymentId}` })
      .from(paymentNotices)
      .where(sql`settled_at is null and payment_id is not null`)
      .limit(100),
    build
      .select({ id: payments.id })
      .from(payments)
      .where(
        and(
          // In these very words: the index holds these alone.
          sql`state = 'created'`,
          or(sql`${asked} <= ${createdBefore}`, lt(payments.expiresAt, now)),
        ),
      )
      .orderBy(asc(payments.expiresAt))
      .limit(100),
    build
      .select({ id: payments.id })
      .from(payments)
      .where(
        and(
          sql`state = 'authorized' and captured_ore + cancelled_ore < authorized_ore`,
          sql`${asked} <= ${heldBefore}`,
        ),
      )
      .orderBy(asc(payments.checkedAt))
      .limit(100),
  ])
  return [...new Set([...told, ...created, ...held].map(({ id }) => id))]
}

/** Payments with money that is due to be moved. */
export async function listDue(database: Database, now: number): Promise<string[]> {
  const [rows] = await database.read([
    build
      .selectDistinct({ id: paymentOperations.paymentId })
      .from(paymentOperations)
      .where(and(sql`state = 'queued'`, sql`${paymentOperations.dueAt} <= ${now}`))
      .limit(100),
  ])
  return rows.map(({ id }) => id)
}
