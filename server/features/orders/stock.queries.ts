import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { appConfig } from '#config'
import { contentRevisions, slotBookings, stockLevels } from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'
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
  build: Database['build'],
  factoryId: string,
  reservations: readonly Reservation[],
): Statement[] {
  if (reservations.length === 0) return []
  const taken = reservations.map(({ productId, quantity }) =>
    statementOf(
      build
        .update(stockLevels)
        .set({ reserved: sql`${stockLevels.reserved} + ${quantity}` })
        .where(eq(stockLevels.productId, productId)),
    ),
  )
  const flipped = or(...reservations.map(hasFlipped))
  const raised = build
    .update(contentRevisions)
    .set({ revision: sql`${contentRevisions.revision} + 1` })
    .where(
      and(
        eq(contentRevisions.factoryId, factoryId),
        eq(contentRevisions.languageCode, '*'),
        sql`exists (select 1 from ${stockLevels} where ${flipped})`,
      ),
    )
  return [...taken, statementOf(raised)]
}

/** Takes a place in a time. A full one breaks the check `slot_bookings_full`. */
export function bookedSlot(
  build: Database['build'],
  { methodId, date, fromMinute }: SlotPlace,
  capacity: number,
): Statement {
  return statementOf(
    build
      .insert(slotBookings)
      .values({ methodId, date, fromMinute, taken: 1, capacity })
      .onConflictDoUpdate({
        target: [slotBookings.methodId, slotBookings.date, slotBookings.fromMinute],
        set: { taken: sql`${slotBookings.taken} + 1`, capacity },
      }),
  )
}

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

function hasFlipped({ productId, quantity, minQty }: Reservation): SQL | undefined {
  const left = sql`(${stockLevels.onHand} - ${stockLevels.reserved})`
  return and(
    eq(stockLevels.productId, productId),
    sql`${stateOf(left, minQty)} <> ${stateOf(sql`(${left} + ${quantity})`, minQty)}`,
  )
}

/** The stock state that public pages show: sold out, low, plenty. */
function stateOf(left: SQL, minQty: number): SQL {
  return sql`case when ${left} < ${minQty} then 0 when ${left} <= ${appConfig.catalog.lowStockAt} then 1 else 2 end`
}
