import { and, asc, eq, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { outbox, payments, restaurantOrderLines, restaurantOrders } from '#db/schema/index.ts'
import { openTicketStatuses } from '#domain/restaurant-orders.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

/** Whose orders to restaurants: those of an account, and those that a guest placed with an address. */
export function isGuestOf({
  factoryId,
  userId,
  email,
}: {
  factoryId: string
  userId: string | undefined
  email: string
}): SQL | undefined {
  const asGuest = and(
    sql`${restaurantOrders.userId} is null and ${restaurantOrders.email} <> ''`,
    eq(restaurantOrders.email, email),
  )
  return and(
    eq(restaurantOrders.factoryId, factoryId),
    userId ? or(eq(restaurantOrders.userId, userId), asGuest) : asGuest,
  )
}

/** Of these orders those that a kitchen still has or is about to get, by the number that is called: it needs the guest's words, of an allergy above all. */
export function openTickets(which: SQL | undefined) {
  return build
    .select({ number: sql<string>`cast(${restaurantOrders.ticket} as text)` })
    .from(restaurantOrders)
    .where(
      and(which, inArray(restaurantOrders.status, ['awaiting_payment', ...openTicketStatuses])),
    )
}

/** The receipts of these orders among the messages. */
export function isReceiptOf(which: SQL | undefined): SQL {
  return sql`${outbox.payload} ->> 'entityId' in ${ordersOf(which)}`
}

/** The statements that take a guest out of their orders: what they are called, how they are reached, and what they wrote, of their health above all. Numbers, dishes and sums stay. */
export function blankedGuests(which: SQL | undefined): Statement[] {
  return [
    statementOf(
      build
        .update(restaurantOrderLines)
        .set({
          comment: '',
          allergyNote: '',
          chosen: sql`json_set(${restaurantOrderLines.chosen}, '$.comment', '', '$.allergy_note', '')`,
        })
        .where(inArray(restaurantOrderLines.orderId, ordersOf(which))),
    ),
    // What lay in their cart, in their words, and the way to the provider's page.
    statementOf(
      build
        .update(payments)
        .set({ cartLines: [], cartId: null, payUrl: null })
        .where(
          and(eq(payments.kind, 'restaurant_order'), inArray(payments.orderId, ordersOf(which))),
        ),
    ),
    statementOf(
      build
        .update(restaurantOrders)
        .set({
          ...{ name: '', phone: '', email: '', comment: '', allergyNote: '' },
          ...{ reasonText: null, guestHash: null, userId: null },
        })
        .where(which),
    ),
  ]
}

/** Orders before an instant that still name their guest. */
export function isLongOver(before: number): SQL | undefined {
  return and(lt(restaurantOrders.createdAt, before), ne(restaurantOrders.name, ''))
}

/** What is kept of a guest's orders to restaurants, as it is kept. */
export function orderedDishes(which: SQL | undefined) {
  const { ticket, day, status, mode, tableName, name, phone, email } = restaurantOrders
  const { comment, allergyNote, totalOre, createdAt } = restaurantOrders
  const dishes = sql`(select json_group_array(json_object('title', line.title, 'quantity', line.qty,
    'options', json(line.options), 'comment', line.comment, 'allergyNote', line.allergy_note, 'lineOre', line.line_ore))
    from ${restaurantOrderLines} as line where line.order_id = ${restaurantOrders}.id)`
  const paid = sql`(select json_group_array(json_object('provider', provider, 'reference', reference, 'state', state,
    'amountOre', amount_ore, 'capturedOre', captured_ore, 'refundedOre', refunded_ore, 'at', created_at))
    from ${payments} where kind = 'restaurant_order' and order_id = ${restaurantOrders}.id)`
  return build
    .select({
      ...{ ticket, day, status, mode, tableName, name, phone, email },
      ...{ comment, allergyNote, totalOre, createdAt },
      paid: sql<unknown>`${paid}`.mapWith((text: string) => JSON.parse(text) as unknown),
      dishes: sql<unknown>`${dishes}`.mapWith((text: string) => JSON.parse(text) as unknown),
    })
    .from(restaurantOrders)
    .where(which)
    .orderBy(asc(createdAt))
}

function ordersOf(which: SQL | undefined) {
  return build.select({ id: restaurantOrders.id }).from(restaurantOrders).where(which)
}
