import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import {
  dishes,
  kitchenStations,
  menuSections,
  menuSectionTranslations,
  products,
  restaurantOrders,
  restaurants,
} from '#db/schema/index.ts'
import { mostStations } from '#domain/kitchen.schema.ts'
import { openTicketStatuses } from '#domain/restaurant-orders.ts'
import type { AuditEntry } from '#server/audit/audit.queries.ts'
import {
  fallback,
  fallbackWords,
  own,
  ownWords,
  productWords,
} from '#server/features/catalog/card.queries.ts'
import { feedRevisionOf, raisedFeed } from '#server/features/restaurants/orders/ticket.queries.ts'
import { textsIn } from '#server/features/restaurants/texts.queries.ts'
import { type Call, madeBefore, spentKey } from '#server/http/once.queries.ts'
import type { Scope } from '#server/http/scope.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { saveOrder } from '#server/save/save-order.queries.ts'
import { removeRow, saveRow } from '#server/save/save-row.queries.ts'
import { type SaveCtx, saveWhere } from '#server/save/save-where.queries.ts'

interface At {
  restaurantId: string
  id: string
  rev: number
}

/** The stations of a kitchen in their order. */
export async function listStations(database: Database, restaurantId: string) {
  const [rows] = await database.read([
    build
      .select({ id: kitchenStations.id, name: kitchenStations.name })
      .from(kitchenStations)
      .where(eq(kitchenStations.restaurantId, restaurantId))
      .orderBy(asc(kitchenStations.sortOrder), asc(kitchenStations.id)),
  ])
  return rows
}

/** The stations of all kitchens, their rules, and where each dish of their menus is made. */
export async function findStations(database: Database, scope: Scope) {
  const ofFactory = eq(restaurants.factoryId, scope.factoryId)
  const { id, restaurantId, name, rev } = kitchenStations
  const [rules, stations, sections, made] = await database.read([
    build
      .select({ id: restaurants.id, rev: restaurants.rev, isExpoStrict: restaurants.isExpoStrict })
      .from(restaurants)
      .where(ofFactory),
    build
      .select({ id, restaurantId, name, rev })
      .from(kitchenStations)
      .innerJoin(restaurants, eq(restaurants.id, restaurantId))
      .where(ofFactory)
      .orderBy(asc(kitchenStations.sortOrder), asc(id)),
    build
      .select({
        id: menuSections.id,
        restaurantId: menuSections.restaurantId,
        key: menuSections.key,
        title: textsIn(
          menuSectionTranslations.title,
          menuSectionTranslations.sectionId,
          menuSections.id,
        ),
      })
      .from(menuSections)
      .innerJoin(restaurants, eq(restaurants.id, menuSections.restaurantId))
      .where(ofFactory)
      .orderBy(asc(menuSections.sortOrder), asc(menuSections.id)),
    build
      .select({
        id: products.id,
        sectionId: dishes.sectionId,
        stationId: dishes.stationId,
        title: productWords(scope, 'name'),
      })
      .from(dishes)
      .innerJoin(products, eq(products.id, dishes.productId))
      .leftJoin(own, ownWords(scope))
      .leftJoin(fallback, fallbackWords(scope))
      .where(and(eq(products.factoryId, scope.factoryId), eq(products.isActive, true)))
      .orderBy(asc(dishes.sortOrder), asc(products.id)),
  ])
  return { rules, stations, sections, dishes: made }
}

/** The station that a call with this key has made. */
export async function findMadeStation(database: Database, key: string) {
  const [rows] = await database.read([madeBefore(build, key)])
  return rows[0]
}

/** Adds a station behind the others; false where there is no room, or another of its name. */
export function saveNewStation(
  ctx: SaveCtx,
  { id, restaurantId, name }: Omit<At, 'rev'> & { name: string },
  { call, audit }: { call: Call; audit: AuditEntry },
): Promise<boolean> {
  const counted = sql`(select count(*) from ${kitchenStations} as its where its.restaurant_id = ${restaurantId})`
  const last = sql<number>`(select coalesce(max(its.sort_order), 0) + 1 from ${kitchenStations} as its
    where its.restaurant_id = ${restaurantId})`
  return saveRow(ctx, {
    table: kitchenStations,
    ...{
      id,
      rev: 0,
      when: sql`${counted} < ${mostStations} and ${isFree({ restaurantId, id, name })}`,
    },
    set: { restaurantId, name, sortOrder: last },
    also: [spentKey(build, call, id), raisedFeed(restaurantId)],
    audit,
  })
}

/** Gives a station another name, as its editor saw it; false where somebody was faster, or another is called so. */
export function saveStation(
  ctx: SaveCtx,
  { restaurantId, id, rev }: At,
  { name, audit }: { name: string; audit: AuditEntry },
): Promise<boolean> {
  const isIts = eq(kitchenStations.restaurantId, restaurantId)
  return saveRow(ctx, {
    table: kitchenStations,
    ...{ id, rev, set: { name }, when: and(isIts, isFree({ restaurantId, id, name })) },
    also: [raisedFeed(restaurantId)],
    audit,
  })
}

/** Removes a station as its editor saw it: its dishes are seen at every station from then on. */
export function removeStation(
  ctx: SaveCtx,
  { restaurantId, id, rev }: At,
  audit: AuditEntry,
): Promise<boolean> {
  return removeRow(ctx, {
    table: kitchenStations,
    ...{ id, rev, when: eq(kitchenStations.restaurantId, restaurantId) },
    before: [
      statementOf(build.update(dishes).set({ stationId: null }).where(eq(dishes.stationId, id))),
    ],
    also: shownAnew(restaurantId),
    audit,
  })
}

/** Puts the stations of a kitchen in an order, where they stand as their editor saw them; false where they do not. */
export function saveStationOrder(
  ctx: SaveCtx,
  restaurantId: string,
  save: { order: readonly string[]; seen: readonly string[]; audit: AuditEntry },
): Promise<boolean> {
  return saveOrder(ctx, {
    table: kitchenStations,
    by: kitchenStations.id,
    within: eq(kitchenStations.restaurantId, restaurantId),
    ...save,
    also: [raisedFeed(restaurantId)],
    // No guest sees where a dish is made.
    revision: [],
  })
}

/** Says where a dish is made, where it was made as its editor saw it; false where it was not, or where there is no such station. */
export function saveDishStation(
  ctx: SaveCtx,
  { restaurantId, dishId }: { restaurantId: string; dishId: string },
  { stationId, seen, audit }: { stationId: string | null; seen: string | null; audit: AuditEntry },
): Promise<boolean> {
  const isIt = and(eq(dishes.productId, dishId), eq(dishes.restaurantId, restaurantId))
  const stands = sql`exists (select 1 from ${dishes} where ${isIt} and ${dishes.stationId} is ${seen})`
  const isThere = sql`exists (select 1 from ${kitchenStations} as its
    where its.id = ${stationId} and its.restaurant_id = ${restaurantId})`
  return saveWhere(ctx, sql`${stands} and (${stationId} is null or ${isThere})`, {
    also: [
      statementOf(build.update(dishes).set({ stationId }).where(isIt)),
      ...shownAnew(restaurantId),
    ],
    audit,
  })
}

/** Saves how a kitchen works, as its editor saw the restaurant. */
export function saveKitchenRules(
  ctx: SaveCtx,
  { restaurantId: id, rev }: Omit<At, 'id'>,
  { isExpoStrict, audit }: { isExpoStrict: boolean; audit: AuditEntry },
): Promise<boolean> {
  return saveRow(ctx, {
    table: restaurants,
    ...{ id, rev, set: { isExpoStrict } },
    also: [raisedFeed(id)],
    audit,
  })
}

function isFree({ restaurantId, id, name }: Omit<At, 'rev'> & { name: string }) {
  return sql`not exists (select 1 from ${kitchenStations} as other where other.restaurant_id = ${restaurantId}
    and other.name = ${name} and other.id <> ${id})`
}

/** Every ticket of the board is sent anew: where its dishes are made has changed. */
function shownAnew(restaurantId: string): Statement[] {
  const isOnBoard = or(
    inArray(restaurantOrders.status, [...openTicketStatuses]),
    eq(restaurantOrders.isUnseen, true),
  )
  return [
    raisedFeed(restaurantId),
    statementOf(
      build
        .update(restaurantOrders)
        .set({ feedRevision: feedRevisionOf(restaurantId) })
        .where(and(eq(restaurantOrders.restaurantId, restaurantId), isOnBoard)),
    ),
  ]
}
