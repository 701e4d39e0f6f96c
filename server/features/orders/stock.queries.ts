import { and, eq, type SQL, sql } from 'drizzle-orm'
import { appConfig } from '#config'
import { contentRevisions, slotBookings, stockLevels } from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'
import { preparedQuery, type Params } from '#server/platform/prepared-query.ts'
import { statementOf } from '#server/platform/statement.ts'
import type { Statement } from '#server/platform/hrana.ts'

/** How many of a product an order reserves; negative where it gives them back. */
export interface Reservation {
  productId: string
  quantity: number
  minQty: number
}

/** A time that an order takes a place in. */
export interface SlotPlace {
  methodId: string
  date: string
  fromMinute: number
}

/**
 * Takes goods from the shelf (or gives them back), and raises the shared content revision where that turns a product's
 * stock from plenty to low to sold out or the other way. Fewer than wanted breaks the check `stock_levels_left`.
 */
export function stockStatements(
  factoryId: string,
  reservations: readonly Reservation[],
): Statement[] {
  if (reservations.length === 0) return []
  const taken = reservations.map(({ productId, quantity }) => reserved({ productId, quantity }))
  return [...taken, raisedIfFlipped({ factoryId, reservations: JSON.stringify(reservations) })]
}

const reserved = preparedQuery((build, { productId, quantity }: Params<'productId' | 'quantity'>) =>
  build
    .update(stockLevels)
    .set({ reserved: sql`${stockLevels.reserved} + ${quantity}` })
    .where(eq(stockLevels.productId, productId)),
)

const raisedIfFlipped = preparedQuery((build, at: Params<'factoryId' | 'reservations'>) =>
  build
    .update(contentRevisions)
    .set({ revision: sql`${contentRevisions.revision} + 1` })
    .where(
      and(
        eq(contentRevisions.factoryId, at.factoryId),
        eq(contentRevisions.languageCode, '*'),
        sql`exists (select 1 from json_each(${at.reservations}) as taken
          join ${stockLevels} on ${stockLevels.productId} = taken.value ->> 'productId' where ${hasFlipped})`,
      ),
    ),
)

/** Takes what was set aside for an order off the shelf for good. What is left to sell stays as it was: no page changes by it. */
export function leftStock(
  lines: readonly { productId: string; reservedQty: number }[],
): Statement[] {
  return lines
    .filter(({ reservedQty }) => reservedQty > 0)
    .map(({ productId, reservedQty: quantity }) => gone({ productId, quantity }))
}

const gone = preparedQuery((build, { productId, quantity }: Params<'productId' | 'quantity'>) =>
  build
    .update(stockLevels)
    .set({
      onHand: sql`${stockLevels.onHand} - ${quantity}`,
      reserved: sql`${stockLevels.reserved} - ${quantity}`,
    })
    .where(eq(stockLevels.productId, productId)),
)

/** Takes a place in a time. A full one breaks the check `slot_bookings_full`. */
export function bookedSlot(place: SlotPlace, capacity: number): Statement {
  return booked({ ...place, capacity })
}

const booked = preparedQuery((build, at: Params<keyof SlotPlace | 'capacity'>) =>
  build
    .insert(slotBookings)
    .values({
      methodId: at.methodId,
      date: at.date,
      fromMinute: at.fromMinute,
      taken: 1,
      capacity: at.capacity,
    })
    .onConflictDoUpdate({
      target: [slotBookings.methodId, slotBookings.date, slotBookings.fromMinute],
      set: { taken: sql`${slotBookings.taken} + 1`, capacity: sql`excluded.capacity` },
    }),
)

/** Gives a place in a time back. */
export function releasedSlot(build: Database['build'], place: SlotPlace): Statement {
  return statementOf(
    build
      .update(slotBookings)
      .set({ taken: sql`${slotBookings.taken} - 1` })
      .where(
        and(
          eq(slotBookings.methodId, place.methodId),
          eq(slotBookings.date, place.date),
          eq(slotBookings.fromMinute, place.fromMinute),
        ),
      ),
  )
}

const left = sql`(${stockLevels.onHand} - ${stockLevels.reserved})`
const before = sql`(${left} + (taken.value ->> 'quantity'))`
const hasFlipped = sql`${stateOf(left)} <> ${stateOf(before)}`

/** The stock state that public pages show: sold out, low, plenty. */
function stateOf(count: SQL): SQL {
  return sql`case when ${count} < (taken.value ->> 'minQty') then 0 when ${count} <= ${appConfig.catalog.lowStockAt} then 1 else 2 end`
}
