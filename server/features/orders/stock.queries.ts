import { and, eq, type SQL, sql } from 'drizzle-orm'
import { appConfig } from '#config'
import {
  contentRevisions,
  orderLines,
  products,
  slotBookings,
  stockLevels,
  stockMovements,
} from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import type { MovementKind } from '#domain/stock-movements.ts'
import type { Reservation } from '#domain/summed-reservations.ts'
import type { Database } from '#server/platform/database.ts'
import { type Param, preparedQuery, type Params } from '#server/platform/prepared-query.ts'
import { statementOf } from '#server/platform/statement.ts'
import type { Statement } from '#server/platform/hrana.ts'

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

/** The same of one product, as far as its stock is counted when the batch runs. */
export function stockIfTracked(factoryId: string, reservation: Reservation): Statement[] {
  const { productId, quantity } = reservation
  return [
    reservedIfTracked({ productId, quantity }),
    raisedIfFlipped({ factoryId, reservations: JSON.stringify([reservation]) }),
  ]
}

/** Holds while a product is sold only as long as some are left. */
export function isTracked(productId: Param): SQL {
  return sql`exists (select 1 from ${products} as it where it.id = ${productId} and it.stock_policy = 'tracked')`
}

const reservedIfTracked = preparedQuery(
  (build, { productId, quantity }: Params<'productId' | 'quantity'>) =>
    build
      .update(stockLevels)
      .set({ reserved: sql`${stockLevels.reserved} + ${quantity}` })
      .where(and(eq(stockLevels.productId, productId), isTracked(productId))),
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

/** The order that goods leave the shelf for, when, and by whose hand. */
export interface Leaving {
  orderId: string
  at: number
  userId: string | null
}

/**
 * Takes what was set aside for an order off the shelf for good, since it left or was not there, and writes it into the book of the
 * stock. What is left to sell stays as it was: no page changes by it.
 */
export function leftStock(
  lines: readonly { productId: string; reservedQty: number }[],
  leaving: Leaving,
  kind: Extract<MovementKind, 'sold' | 'not_found'> = 'sold',
): Statement[] {
  return lines
    .filter(({ reservedQty }) => reservedQty > 0)
    .flatMap(({ productId, reservedQty: quantity }) => [
      gone({ productId, quantity }),
      written({ id: newId(), kind, productId, quantity, ...leaving }),
    ])
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

const written = preparedQuery(
  (build, at: Params<'id' | 'kind' | 'productId' | 'quantity' | keyof Leaving>) => {
    const onHand = sql<number>`(select it.on_hand from ${stockLevels} as it where it.product_id = ${at.productId})`
    return build.insert(stockMovements).values({
      id: at.id,
      productId: at.productId,
      kind: sql`${at.kind}`,
      quantity: sql`- ${at.quantity}`,
      balance: onHand,
      orderId: at.orderId,
      createdAt: sql`${at.at}`,
      createdBy: at.userId,
    })
  },
)

/**
 * Sets goods of an order aside again that had left the book because they were not found: what is free on the shelf first, for a delivery
 * may have brought them; what lacks is written into the book as found.
 */
export function foundAfterAll(
  factoryId: string,
  reservation: Reservation,
  by: Leaving,
): Statement[] {
  const { productId, quantity } = reservation
  return [
    writtenAsFound({ id: newId(), productId, quantity, ...by }),
    setAsideAgain({ productId, quantity }),
    raisedIfFlipped({ factoryId, reservations: JSON.stringify([reservation]) }),
  ]
}

const writtenAsFound = preparedQuery(
  (build, at: Params<'id' | 'productId' | 'quantity' | keyof Leaving>) => {
    const needed = sql`(shelf.reserved + ${at.quantity})`
    // In the order of the table's columns.
    return build.insert(stockMovements).select(
      sql`select ${at.id}, shelf.product_id, 'found', ${needed} - shelf.on_hand, ${needed}, '',
        ${at.orderId}, ${at.at}, ${at.userId}
        from ${stockLevels} as shelf where shelf.product_id = ${at.productId} and ${needed} > shelf.on_hand`,
    )
  },
)

const setAsideAgain = preparedQuery(
  (build, { productId, quantity }: Params<'productId' | 'quantity'>) => {
    const reserved = sql`${stockLevels.reserved} + ${quantity}`
    return build
      .update(stockLevels)
      .set({ onHand: sql`max(${stockLevels.onHand}, ${reserved})`, reserved })
      .where(eq(stockLevels.productId, productId))
  },
)

/**
 * Sets aside for a line what it waited for and nothing was held for before: no more than is free on the shelf now, and nothing of what
 * is not counted.
 */
export function setAsideFree(
  factoryId: string,
  lineId: string,
  reservation: Reservation,
): Statement[] {
  const { productId, quantity } = reservation
  return [
    lineHoldsFree({ lineId, productId, quantity }),
    freeReserved({ productId, quantity }),
    raisedIfFlipped({ factoryId, reservations: JSON.stringify([reservation]) }),
  ]
}

const freeOf = (at: Params<'productId' | 'quantity'>) =>
  sql`coalesce((select max(0, min(${at.quantity}, shelf.on_hand - shelf.reserved)) from ${stockLevels} as shelf
    where shelf.product_id = ${at.productId} and ${isTracked(at.productId)}), 0)`

const lineHoldsFree = preparedQuery((build, at: Params<'lineId' | 'productId' | 'quantity'>) =>
  build
    .update(orderLines)
    .set({ reservedQty: sql`${orderLines.reservedQty} + ${freeOf(at)}` })
    .where(eq(orderLines.id, at.lineId)),
)

const freeReserved = preparedQuery((build, at: Params<'productId' | 'quantity'>) =>
  build
    .update(stockLevels)
    .set({ reserved: sql`${stockLevels.reserved} + ${freeOf(at)}` })
    .where(eq(stockLevels.productId, at.productId)),
)

/**
 * Takes goods that nothing was set aside for off the shelf, and writes it into the book: no more than stands there beside what is
 * promised, and nothing of what is not counted. Visitors see what is left: the shared content revision rises where that turns.
 */
export function leftUnreserved(
  factoryId: string,
  { productId, quantity }: { productId: string; quantity: number },
  leaving: Leaving,
): Statement[] {
  const id = newId()
  return [
    soldUnreserved({ id, productId, quantity, ...leaving }),
    goneAsSold({ id, productId }),
    raisedIfSoldFlipped({ id, factoryId }),
  ]
}

const soldUnreserved = preparedQuery(
  (build, at: Params<'id' | 'productId' | 'quantity' | keyof Leaving>) => {
    const taken = sql`min(${at.quantity}, shelf.on_hand - shelf.reserved)`
    // In the order of the table's columns.
    return build.insert(stockMovements).select(
      sql`select ${at.id}, shelf.product_id, 'sold', - ${taken}, shelf.on_hand - ${taken}, '',
        ${at.orderId}, ${at.at}, ${at.userId}
        from ${stockLevels} as shelf join ${products} as it on it.id = shelf.product_id
        where it.id = ${at.productId} and it.stock_policy <> 'untracked' and shelf.on_hand > shelf.reserved`,
    )
  },
)

const goneAsSold = preparedQuery((build, { id, productId }: Params<'id' | 'productId'>) => {
  const movement = sql`(select balance from ${stockMovements} where id = ${id})`
  return build
    .update(stockLevels)
    .set({ onHand: sql`coalesce(${movement}, ${stockLevels.onHand})` })
    .where(eq(stockLevels.productId, productId))
})

const raisedIfSoldFlipped = preparedQuery(
  (build, { id, factoryId }: Params<'id' | 'factoryId'>) => {
    const now = sql`(shelf.on_hand - shelf.reserved)`
    const states = [now, sql`(${now} - movement.quantity)`].map((count) =>
      stateOf(count, sql`it.min_qty`),
    )
    return build
      .update(contentRevisions)
      .set({ revision: sql`${contentRevisions.revision} + 1` })
      .where(
        and(
          eq(contentRevisions.factoryId, factoryId),
          eq(contentRevisions.languageCode, '*'),
          sql`exists (select 1 from ${stockMovements} as movement
          join ${stockLevels} as shelf on shelf.product_id = movement.product_id
          join ${products} as it on it.id = movement.product_id
          where movement.id = ${id} and ${sql.join(states, sql` <> `)})`,
        ),
      )
  },
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
const minQty = sql`(taken.value ->> 'minQty')`
const hasFlipped = sql`${stateOf(left, minQty)} <> ${stateOf(before, minQty)}`

/** The stock state that public pages show: sold out, low, plenty. */
function stateOf(count: SQL, least: SQL): SQL {
  return sql`case when ${count} < ${least} then 0 when ${count} <= ${appConfig.catalog.lowStockAt} then 1 else 2 end`
}
