import { and, asc, eq, sql } from 'drizzle-orm'
import {
  dishes,
  dishOptionGroups,
  dishOptions,
  dishOptionTranslations,
  kitchenStaff,
  kitchenStations,
  products,
  restaurants,
  restaurantTranslations,
} from '#db/schema/index.ts'
import type { Localized } from '#domain/catalog.ts'
import {
  fallback,
  fallbackWords,
  own,
  ownWords,
  productWords,
} from '#server/features/catalog/card.queries.ts'
import { selectHours } from '#server/features/restaurants/restaurants.repository.ts'
import { listIn, textsIn } from '#server/features/restaurants/texts.queries.ts'
import type { Scope } from '#server/http/scope.ts'
import type { Database } from '#server/platform/database.ts'
import { ticketsWhere, type TicketRow } from './kitchen-tickets.queries.ts'

/** A kitchen with its people and what it makes; `from` is the first day whose hours count. */
export async function findKitchen(
  database: Database,
  scope: Scope,
  { restaurantId, from }: { restaurantId: string; from: string },
) {
  const isIt = and(eq(restaurants.id, restaurantId), eq(restaurants.factoryId, scope.factoryId))
  const { id, slug, phone, acceptMinutes } = restaurants
  const [[restaurant], periods, exceptions, staff, stations, made] = await database.read([
    database.build
      .select({
        ...{ id, slug, phone, acceptMinutes },
        name: textsIn(
          restaurantTranslations.name,
          restaurantTranslations.restaurantId,
          restaurants.id,
        ),
      })
      .from(restaurants)
      .where(isIt),
    ...selectHours(database.build, isIt, from),
    database.build
      .select({ id: kitchenStaff.id, name: kitchenStaff.name })
      .from(kitchenStaff)
      .where(and(eq(kitchenStaff.restaurantId, restaurantId), eq(kitchenStaff.isActive, true)))
      .orderBy(asc(kitchenStaff.createdAt), asc(kitchenStaff.id)),
    database.build
      .select({ id: kitchenStations.id, name: kitchenStations.name })
      .from(kitchenStations)
      .where(eq(kitchenStations.restaurantId, restaurantId))
      .orderBy(asc(kitchenStations.sortOrder), asc(kitchenStations.id)),
    database.build
      .select({
        id: products.id,
        title: productWords(scope, 'name'),
        options: listIn<{ id: string; title: Localized }>(sql`select
          json_group_array(json_object('id', choice.id, 'title', json((
            select json_group_object(said.language_code, said.title)
            from ${dishOptionTranslations} as said where said.option_id = choice.id))))
          from ${dishOptionGroups} as has join ${dishOptions} as choice on choice.group_id = has.group_id
          where has.dish_id = ${products.id}`),
      })
      .from(dishes)
      .innerJoin(products, eq(products.id, dishes.productId))
      .leftJoin(own, ownWords(scope))
      .leftJoin(fallback, fallbackWords(scope))
      .where(and(eq(dishes.restaurantId, restaurantId), eq(products.isActive, true)))
      .orderBy(asc(dishes.sortOrder), asc(products.id)),
  ])
  return { restaurant, periods, exceptions, staff, stations, dishes: made }
}

/** What was handed over since an instant, the latest first. `day` is the first whose numbers are looked at. */
export async function findDone(
  database: Database,
  asked: { restaurantId: string; since: number; day: string; most: number },
): Promise<TicketRow[]> {
  const { restaurantId, since, day, most } = asked
  const [[row]] = await database.read([
    database.build
      .select({
        tickets: sql<TicketRow[]>`${ticketsWhere(
          sql`o.restaurant_id = ${restaurantId} and o.day >= ${day}
            and o.status = 'completed' and o.closed_at >= ${since}`,
          sql`o.closed_at desc limit ${most}`,
        )}`.mapWith((text: string) => JSON.parse(text) as TicketRow[]),
      })
      .from(sql`(select 1)`),
  ])
  return row?.tickets ?? []
}
