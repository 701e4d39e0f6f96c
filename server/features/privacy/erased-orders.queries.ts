import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { events, orderLines, orderNotes, orders, orderViewers } from '#db/schema/index.ts'
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
  gone: { factoryId: string; userId: string; lines: readonly BlankedLine[]; now: number },
): Statement[] {
  const isTheirs = and(eq(orders.userId, gone.userId), eq(orders.factoryId, gone.factoryId))
  const theirOrders = build.select({ id: orders.id }).from(orders).where(isTheirs)
  const isReading = or(
    eq(orderViewers.holder, keyHolder({ userId: gone.userId })),
    inArray(orderViewers.orderId, theirOrders),
  )
  return [
    statementOf(build.delete(orderViewers).where(isReading)),
    statementOf(build.delete(orderNotes).where(inArray(orderNotes.orderId, theirOrders))),
    // Somebody has typed it about them, as they have typed their own note.
    statementOf(
      build
        .update(events)
        .set({ reason: null })
        .where(and(eq(events.entity, 'order'), inArray(events.entityId, theirOrders))),
    ),
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
