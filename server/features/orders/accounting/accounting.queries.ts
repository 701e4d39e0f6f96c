import {
  and,
  asc,
  eq,
  gte,
  inArray,
  isNotNull,
  lt,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
  type SQLWrapper,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { invoices, orders, refunds } from '#db/schema/index.ts'
import type { VatRow } from '#domain/orders.ts'
import { osloClock } from '#domain/oslo-time.ts'
import { leftStatuses } from '#domain/shipments.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'

const columns = {
  number: orders.number,
  createdAt: orders.createdAt,
  companyName: orders.companyName,
  name: orders.name,
  orgNo: orders.orgNo,
  status: orders.status,
  paymentMethod: orders.paymentMethod,
  paymentStatus: orders.paymentStatus,
  vat: orders.vat,
  paidVat: orders.paidVat,
}
export type AccountedOrder = Awaited<ReturnType<typeof listAccounted>>['sold'][number]['order']

interface Period {
  factoryId: string
  /** Epoch ms: from the first to before the second. */
  from: number
  until: number
}

/**
 * What the accounts have of a period, the oldest first: orders that were not cancelled, or were paid before; the papers that were issued
 * in it; and what was paid back in it. An order on invoice counts once its goods have left or it is paid.
 */
export async function listAccounted(database: Database, { factoryId, from, until }: Period) {
  const invoice = alias(invoices, 'invoice')
  const note = alias(invoices, 'note')
  const [sold, issued, back, reduced] = await database.read([
    build
      .select({ id: orders.id, order: columns, invoiced: vatOf(invoice) })
      .from(orders)
      .leftJoin(invoice, and(eq(invoice.orderId, orders.id), eq(invoice.kind, 'invoice')))
      .where(
        and(
          eq(orders.factoryId, factoryId),
          gte(orders.createdAt, from),
          lt(orders.createdAt, until),
          // What was paid first went back by refunds.
          or(
            notInArray(orders.status, ['awaiting_payment', 'cancelled']),
            isNotNull(orders.paidVat),
          ),
          or(
            ne(orders.paymentMethod, 'invoice'),
            inArray(orders.status, [...leftStatuses]),
            isNotNull(orders.paidVat),
          ),
        ),
      )
      .orderBy(asc(orders.createdAt), asc(orders.id)),
    build
      .select({
        order: columns,
        kind: invoices.kind,
        number: invoices.number,
        issuedOn: invoices.issuedOn,
        vat: vatOf(invoices),
      })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .where(
        and(
          eq(invoices.factoryId, factoryId),
          gte(invoices.issuedOn, osloClock(from).date),
          lt(invoices.issuedOn, osloClock(until).date),
        ),
      )
      .orderBy(asc(invoices.issuedOn), asc(invoices.createdAt), asc(invoices.id)),
    build
      .select({
        order: columns,
        vat: refunds.vat,
        at: refunds.createdAt,
        number: refunds.number,
        credited: vatOf(note),
      })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .leftJoin(note, eq(note.refundId, refunds.id))
      .where(
        and(
          eq(refunds.factoryId, factoryId),
          gte(refunds.createdAt, from),
          lt(refunds.createdAt, until),
        ),
      )
      .orderBy(asc(refunds.createdAt), asc(refunds.id)),
    build
      .select({ orderId: refunds.orderId, vat: refunds.vat })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(
        and(
          eq(refunds.factoryId, factoryId),
          eq(refunds.way, 'credit'),
          gte(orders.createdAt, from),
          lt(orders.createdAt, until),
        ),
      ),
  ])
  return {
    sold: sold.map(({ id, order, invoiced }) => ({
      ...{ order, invoiced: read(invoiced) },
      reduced: reduced.filter(({ orderId }) => orderId === id).map(({ vat }) => vat),
    })),
    issued: issued.map((paper) => ({ ...paper, vat: read(paper.vat) ?? [] })),
    back: back.map((refund) => ({ ...refund, credited: read(refund.credited) })),
  }
}

/** The rest of a paper is large: goods of hundreds of lines. */
function vatOf({ data }: { data: SQLWrapper }): SQL<string | null> {
  return sql<string | null>`${data} ->> '$.vat'`
}

function read(vat: string | null): VatRow[] | null {
  return vat === null ? null : (JSON.parse(vat) as VatRow[])
}
