import { and, asc, eq, gte, isNotNull, lt, ne, or } from 'drizzle-orm'
import { invoices, orders, refunds } from '#db/schema/index.ts'
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

/** The orders of a period that were not cancelled, or were paid before, each with the number of its invoice, and what was paid back in it: the oldest first. */
export async function listAccounted(database: Database, { factoryId, from, until }: Period) {
  const [sold, back] = await database.read([
    build
      .select({ order: columns, invoice: invoices.number })
      .from(orders)
      .leftJoin(invoices, and(eq(invoices.orderId, orders.id), eq(invoices.kind, 'invoice')))
      .where(
        and(
          eq(orders.factoryId, factoryId),
          gte(orders.createdAt, from),
          lt(orders.createdAt, until),
          // What was paid first went back by refunds.
          or(ne(orders.status, 'cancelled'), isNotNull(orders.paidVat)),
        ),
      )
      .orderBy(asc(orders.createdAt), asc(orders.id)),
    build
      .select({
        order: columns,
        vat: refunds.vat,
        at: refunds.createdAt,
        number: refunds.number,
      })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(
        and(
          eq(refunds.factoryId, factoryId),
          gte(refunds.createdAt, from),
          lt(refunds.createdAt, until),
        ),
      )
      .orderBy(asc(refunds.createdAt), asc(refunds.id)),
  ])
  return { sold, back }
}
