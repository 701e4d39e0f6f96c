import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import {
  complaintPictures,
  complaints,
  events,
  invoices,
  orderLines,
  orderNotes,
  orders,
  orderViewers,
  payments,
  refunds,
  shipments,
  withdrawals,
} from '#db/schema/index.ts'
import { keyHolder } from '#domain/cart-owner.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

/** A line of an order without the texts that its buyer typed. */
export interface BlankedLine {
  id: string
  options: { label: string; value: string }[]
  optionsKey: string
}

/**
 * The statements that make a person's orders anonymous. What the law wants stays: number, lines, sums, VAT, postcode, and the
 * company where one has bought.
 */
export function blankedOrders(
  build: Database['build'],
  gone: {
    isTheirs: SQL | undefined
    /** None of a guest. */
    userId: string | undefined
    lines: readonly BlankedLine[]
    now: number
  },
): Statement[] {
  const { isTheirs, userId } = gone
  const theirOrders = build.select({ id: orders.id }).from(orders).where(isTheirs)
  const theirComplaints = build
    .select({ id: complaints.id })
    .from(complaints)
    .where(inArray(complaints.orderId, theirOrders))
  const isReading = or(
    userId === undefined ? undefined : eq(orderViewers.holder, keyHolder({ userId })),
    inArray(orderViewers.orderId, theirOrders),
  )
  return [
    statementOf(build.delete(orderViewers).where(isReading)),
    statementOf(build.delete(orderNotes).where(inArray(orderNotes.orderId, theirOrders))),
    // The pictures lie in the store without a row then, and are swept away.
    statementOf(
      build
        .delete(complaintPictures)
        .where(inArray(complaintPictures.complaintId, theirComplaints)),
    ),
    statementOf(build.delete(complaints).where(inArray(complaints.orderId, theirOrders))),
    statementOf(
      build
        .update(withdrawals)
        .set({ name: '', email: '', reason: '' })
        .where(inArray(withdrawals.orderId, theirOrders)),
    ),
    // Somebody has typed it about them, as they have typed their own note.
    statementOf(
      build
        .update(events)
        .set({ reason: null })
        .where(and(eq(events.entity, 'order'), inArray(events.entityId, theirOrders))),
    ),
    statementOf(
      build.update(refunds).set({ reason: '' }).where(inArray(refunds.orderId, theirOrders)),
    ),
    statementOf(
      build
        .update(shipments)
        .set({ tracking: null })
        .where(inArray(shipments.orderId, theirOrders)),
    ),
    // What was in their cart, in their words perhaps, and the way to the provider's page; sums and references stay with the order.
    statementOf(
      build
        .update(payments)
        .set({ cartLines: [], cartId: null, payUrl: null })
        .where(and(eq(payments.kind, 'order'), inArray(payments.orderId, theirOrders))),
    ),
    blankedPapers(build, inArray(invoices.orderId, theirOrders)),
    ...gone.lines.map(({ id, ...line }) =>
      statementOf(build.update(orderLines).set(line).where(eq(orderLines.id, id))),
    ),
    statementOf(
      build
        .update(orders)
        .set({
          address: sql`json_object('street', '', 'postcode', ${orders.address} ->> 'postcode', 'city', '')`,
        })
        .where(and(isTheirs, isNotNull(orders.address))),
    ),
    statementOf(
      build
        .update(orders)
        .set({
          email: '',
          name: '',
          phone: '',
          note: '',
          poNumber: null,
          tracking: null,
          // What is left to find it by is written anew by the next `npm run migrate`.
          searchText: '',
          invoiceAddress: sql`case when ${orders.invoiceAddress} like '%@%' then '' else ${orders.invoiceAddress} end`,
          guestHash: null,
          userId: null,
          rev: sql`${orders.rev} + 1`,
          updatedAt: gone.now,
        })
        .where(isTheirs),
    ),
  ]
}

/**
 * The statement that takes the person out of invoices and credit notes. The law wants the buyer's name with an organisation number or
 * an address, where and when it was delivered, the goods and the sums (bokføringsforskriften § 5-1-1 and § 5-1-2): that stays. What was paid
 * back in the words of its reason is named by the invoice then.
 */
function blankedPapers(build: Database['build'], isTheirs: SQL): Statement {
  const { data } = invoices
  const address = sql`${data} ->> '$.buyer.invoiceAddress'`
  const isReason = sql`each.value ->> 'title' = ${data} ->> '$.reason' and ${data} ->> '$.reason' <> ''`
  const lines = sql`(select json_group_array(json(
    case when ${isReason} then json_set(each.value, '$.title', ${data} ->> '$.credits.number') else each.value end
  )) from json_each(${data}, '$.lines') as each)`
  return statementOf(
    build
      .update(invoices)
      .set({
        data: sql`json_set(${data},
          '$.buyer.contact', '',
          '$.buyer.email', '',
          '$.buyer.invoiceAddress', case when ${address} like '%@%' then null else ${address} end,
          '$.poNumber', null,
          '$.reason', '',
          '$.lines', json(${lines}))`,
      })
      .where(isTheirs),
  )
}
