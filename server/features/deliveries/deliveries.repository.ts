import { and, asc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import {
  deliveryAreas,
  languages,
  orders,
  shippingMethods,
  shippingMethodTranslations,
  shippingRates,
  shippingSlots,
  slotBookings,
} from '#db/schema/index.ts'
import { type EditableDelivery, mostDeliveries } from '#domain/deliveries.schema.ts'
import { postcodesOf } from '#domain/delivery-zones.ts'
import type { AuditEntry } from '#server/audit/audit.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { madeBefore } from '#server/http/once.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { saveOrder } from '#server/save/save-order.queries.ts'
import { removeRow, type RowSave, saveRow } from '#server/save/save-row.queries.ts'
import { allLanguages } from '#server/site/revisions.queries.ts'

/** Every way of delivery in its order, with all that belongs to it; of its times those that are booked from a day on. */
export async function findDeliveryRows(
  database: Database,
  { factoryId, today }: { factoryId: string; today: string },
) {
  const own = build
    .select({ id: shippingMethods.id })
    .from(shippingMethods)
    .where(eq(shippingMethods.factoryId, factoryId))
  const [rows, words, rates, areas, slots, bookings, codes] = await database.read([
    build
      .select()
      .from(shippingMethods)
      .where(eq(shippingMethods.factoryId, factoryId))
      .orderBy(asc(shippingMethods.sortOrder), asc(shippingMethods.id)),
    build
      .select()
      .from(shippingMethodTranslations)
      .where(inArray(shippingMethodTranslations.methodId, own)),
    build
      .select()
      .from(shippingRates)
      .where(inArray(shippingRates.methodId, own))
      .orderBy(asc(shippingRates.upToG)),
    build.select().from(deliveryAreas).where(inArray(deliveryAreas.methodId, own)),
    build
      .select()
      .from(shippingSlots)
      .where(inArray(shippingSlots.methodId, own))
      .orderBy(asc(shippingSlots.weekday), asc(shippingSlots.fromMinute)),
    build
      .select()
      .from(slotBookings)
      .where(and(inArray(slotBookings.methodId, own), gte(slotBookings.date, today)))
      .orderBy(asc(slotBookings.date)),
    build.select({ code: languages.code }).from(languages),
  ])
  return {
    rows,
    words,
    rates,
    areas,
    slots,
    bookings,
    codes: codes.map(({ code }) => code),
  }
}
export type DeliveryRows = Awaited<ReturnType<typeof findDeliveryRows>>

/** The way of delivery that a call with this key has made. */
export async function findMadeDelivery(database: Database, key: string) {
  const [rows] = await database.read([madeBefore(build, key)])
  return rows[0]
}

type DeliverySave = Omit<RowSave<typeof shippingMethods>, 'table' | 'revision'>

/** Saves a way of delivery as its editor saw it (see `saveRow`). */
export function saveDelivery(ctx: Ctx, save: DeliverySave): Promise<boolean> {
  return saveRow(ctx, {
    ...save,
    table: shippingMethods,
    revision: allLanguages,
  })
}

/** Removes a way that no order was ever placed with; false where one was. */
export function deleteDelivery(
  ctx: Ctx,
  at: Pick<DeliverySave, 'rev' | 'audit'> & { id: string },
): Promise<boolean> {
  const when = sql`not ${isOrdered(at.id)}`
  return removeRow(ctx, {
    ...at,
    when,
    table: shippingMethods,
    revision: allLanguages,
  })
}

/** True where an order names this way of delivery, however old it is. */
export async function isEverOrdered(database: Database, id: string): Promise<boolean> {
  const [rows] = await database.read([
    build.select({ id: orders.id }).from(orders).where(eq(orders.shippingMethodId, id)).limit(1),
  ])
  return rows.length > 0
}

function isOrdered(id: string): SQL {
  return sql`exists (select 1 from ${orders} as placed where placed.shipping_method_id = ${id})`
}

export function saveDeliveryOrder(
  ctx: Ctx,
  save: {
    order: readonly string[]
    seen: readonly string[]
    audit: AuditEntry
  },
): Promise<boolean> {
  return saveOrder(ctx, {
    table: shippingMethods,
    by: shippingMethods.id,
    ...save,
  })
}

/** Holds while the shop has room for one more. */
export function hasRoom({ site: { factoryId } }: Ctx): SQL {
  return sql`(select count(*) from ${shippingMethods} where ${shippingMethods.factoryId} = ${factoryId}) < ${mostDeliveries}`
}

/** Behind the others. */
export function lastPlace({ site: { factoryId } }: Ctx): SQL {
  return sql`(select coalesce(max(it.sort_order), 0) + 1 from ${shippingMethods} as it where it.factory_id = ${factoryId})`
}

/**
 * Holds while no time from today on has more orders than it would have room for. Times that are left out are not asked about: whoever
 * has one of them keeps it, and nobody else can choose it.
 */
export function holdsBooked(at: {
  id: string
  today: string
  slots: EditableDelivery['slots']
}): SQL {
  return sql`not exists (select 1 from ${slotBookings} as booked join json_each(${JSON.stringify(at.slots)}) as wanted
    on wanted.value ->> 'fromMinute' = booked.from_minute
      and wanted.value ->> 'weekday' = cast(strftime('%w', booked.date) as integer)
    where booked.method_id = ${at.id} and booked.date >= ${at.today} and booked.taken > wanted.value ->> 'capacity')`
}

/** The words of a way of delivery in a language, new or in the place of those it had. */
export function savedWords(
  { id, code }: { id: string; code: string },
  words: { name: string; description: string },
): Statement {
  return statementOf(
    build
      .insert(shippingMethodTranslations)
      .values({ methodId: id, languageCode: code, ...words })
      .onConflictDoUpdate({
        target: [shippingMethodTranslations.methodId, shippingMethodTranslations.languageCode],
        set: words,
      }),
  )
}

/** What it costs by weight, in the place of what it cost. */
export function savedRates(methodId: string, rates: EditableDelivery['rates']): Statement[] {
  return [
    statementOf(build.delete(shippingRates).where(eq(shippingRates.methodId, methodId))),
    ...insertedAll(rates, (part) =>
      build.insert(shippingRates).values(part.map((rate) => ({ methodId, ...rate }))),
    ),
  ]
}

/** Where our van drives, in the place of where it drove. */
export function savedZones(methodId: string, zones: EditableDelivery['zones']): Statement[] {
  return [
    statementOf(build.delete(deliveryAreas).where(eq(deliveryAreas.methodId, methodId))),
    ...insertedAll(postcodesOf(zones), (part) =>
      build.insert(deliveryAreas).values(part.map((area) => ({ methodId, ...area }))),
    ),
  ]
}

/** The times of a week, in the place of those that it had. What is booked stays booked. */
export function savedSlots(methodId: string, slots: EditableDelivery['slots']): Statement[] {
  return [
    statementOf(build.delete(shippingSlots).where(eq(shippingSlots.methodId, methodId))),
    ...insertedAll(slots, (part) =>
      build.insert(shippingSlots).values(part.map((slot) => ({ methodId, ...slot }))),
    ),
  ]
}

/** A statement takes so many rows: the database binds 32,766 values at most. */
const rowsAtOnce = 1000

function insertedAll<Row>(
  rows: readonly Row[],
  insert: (part: Row[]) => Parameters<typeof statementOf>[0],
): Statement[] {
  const parts = Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, at) =>
    rows.slice(at * rowsAtOnce, (at + 1) * rowsAtOnce),
  )
  return parts.map((part) => statementOf(insert(part)))
}
