import { and, eq, sql } from 'drizzle-orm'
import { invoices, refunds } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import { osloClock } from '#domain/oslo-time.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { creditDataOf, type Crediting } from './invoice-data.ts'

interface NewCreditNotes extends Omit<Crediting, 'refund' | 'refundsBefore' | 'creditsBefore'> {
  languageCode: string
  /** The refunds that have none yet, the oldest first, and those of before. */
  refunds: readonly (Crediting['refund'] & { id: string })[]
  refundsBefore: Crediting['refundsBefore']
  creditsBefore: Crediting['creditsBefore']
  userId: string | null
  at: number
}

/**
 * The statements of the credit notes that refunds of an invoiced order have: each has the number of its refund. The rows of
 * the refund and of the invoice exist when they run.
 */
export function creditNotes(notes: NewCreditNotes): Statement[] {
  const refundsBefore = [...notes.refundsBefore]
  const creditsBefore = [...notes.creditsBefore]
  return notes.refunds.flatMap((refund) => {
    const data = creditDataOf({ ...notes, refund, refundsBefore, creditsBefore })
    refundsBefore.push(refund)
    if (!data) return []
    creditsBefore.push(data)
    return [inserted(notes, refund.id, data)]
  })
}

function inserted(
  { order, languageCode, userId, at }: NewCreditNotes,
  refundId: string,
  data: NonNullable<ReturnType<typeof creditDataOf>>,
): Statement {
  const number = build
    .select({ number: refunds.number })
    .from(refunds)
    .where(eq(refunds.id, refundId))
  const credited = build
    .select({ number: invoices.number })
    .from(invoices)
    .where(and(eq(invoices.orderId, order.id), eq(invoices.kind, 'invoice')))
  return statementOf(
    build.insert(invoices).values({
      ...{ id: newId(), factoryId: order.factoryId, orderId: order.id, kind: 'credit_note' },
      ...{ refundId, languageCode, issuedOn: osloClock(at).date },
      number: sql`${number}`,
      data: sql`json_set(${JSON.stringify(data)}, '$.credits.number', ${credited})`,
      ...{ createdAt: at, createdBy: userId },
    }),
  )
}
