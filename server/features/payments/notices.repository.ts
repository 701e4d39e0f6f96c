import { eq, and, sql } from 'drizzle-orm'
import { paymentNotices, payments } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import type { PaymentProviderCode } from '#domain/payments.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import { statementOf } from '#server/platform/statement.ts'
import type { PaymentNotice } from './providers/provider.ts'

/** Keeps what a provider has told, once however often it tells it; the payment that it is about, undefined where it names none of ours. */
export async function keepNotice(
  database: Database,
  {
    provider,
    noticeId,
    event,
    reference,
    at,
  }: PaymentNotice & { provider: PaymentProviderCode; at: number },
): Promise<string | undefined> {
  const about = build
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.reference, reference ?? '')))
  const [, found] = await database.write([
    statementOf(
      build
        .insert(paymentNotices)
        .values({
          ...{ id: newId(), provider, noticeId, event, receivedAt: at },
          paymentId: sql`(${about})`,
        })
        .onConflictDoNothing(),
    ),
    statementOf(
      build
        .select({ paymentId: paymentNotices.paymentId })
        .from(paymentNotices)
        .where(
          and(
            eq(paymentNotices.provider, provider),
            eq(paymentNotices.noticeId, noticeId),
            sql`${paymentNotices.settledAt} is null`,
          ),
        ),
    ),
  ])
  const id = found?.rows[0]?.[0]
  return typeof id === 'string' ? id : undefined
}

/** Whether a payment was ever made with a provider: it had keys. */
export async function hadPayments(
  database: Database,
  provider: PaymentProviderCode,
): Promise<boolean> {
  const [rows] = await database.read([
    build
      .select({ id: payments.id })
      .from(payments)
      .where(eq(payments.provider, provider))
      .limit(1),
  ])
  return rows.length > 0
}
