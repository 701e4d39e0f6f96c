import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm'
import {
  dishes,
  dishOptions,
  kitchenDevices,
  kitchenStations,
  optionGroups,
  restaurantFeeds,
  restaurantManagers,
  restaurantOrders,
  restaurantOverrides,
  restaurants,
} from '#db/schema/index.ts'
import { feedRevision, ifMoved } from '#server/features/restaurants/feed.queries.ts'
import type { Database } from '#server/platform/database.ts'
import { preparedQuery, type Params } from '#server/platform/prepared-query.ts'
import { isOpen, ticketsWhere, type TicketRow } from './kitchen-tickets.queries.ts'

interface Asked {
  factoryId: string
  restaurantId: string
  /** SHA-256 of the screen's cookie; empty where it has none. */
  deviceHash: string
  /** Who is signed in; empty without a sign-in. */
  userId: string
  seenAfter: number
  now: number
  /** The revision that the caller has; 0 for none. */
  since: number
}

/** What is in force, as the database puts it together. */
interface Overrides {
  pauseUntil: number | null
  rushUntil: number | null
  rushMinutes: number | null
}

const itsRestaurant = sql`${restaurants.id}`

const itsStations = sql`(select json_group_array(json_object('id', place.id, 'name', place.name)) from (
  select * from ${kitchenStations} as its where its.restaurant_id = ${itsRestaurant}
  order by its.sort_order, its.id) as place)`

type At = Params<keyof Asked>

/** Who has missed more changes than this gets the whole board, which is shorter than weeks of tickets that have left it. */
const mostMissed = 500

/** True where a caller is answered with the whole board. */
export function isToldAll({ since, revision }: { since: number; revision: number }): boolean {
  return since === 0 || revision - since > mostMissed
}

/**
 * One statement: who asks, the restaurant's revision, and all that has changed since theirs where it has. From 0 on it is the whole
 * board, else the tickets that have changed, those that have left the board among them.
 */
const selectFeed = preparedQuery((build, at: At, isWhole: boolean) =>
  build
    .select({
      deviceId: kitchenDevices.id,
      isGiven: sql<0 | 1>`exists (select 1 from ${restaurantManagers} as its
        where its.restaurant_id = ${itsRestaurant} and its.user_id = ${at.userId})`,
      revision: feedRevision,
      tickets: ifMoved<TicketRow[]>(at.since, isWhole ? wholeBoard() : boardSince(at)),
      overrides: ifMoved<Overrides>(at.since, overridesAt(at)),
      soldOut: ifMoved<{ id: string; until: number }[]>(at.since, soldOutAt(at)),
      stations: ifMoved<{ id: string; name: string }[]>(at.since, itsStations),
      isExpoStrict: restaurants.isExpoStrict,
    })
    .from(restaurants)
    .leftJoin(restaurantFeeds, eq(restaurantFeeds.restaurantId, restaurants.id))
    .leftJoin(
      kitchenDevices,
      and(
        eq(kitchenDevices.tokenHash, at.deviceHash),
        eq(kitchenDevices.restaurantId, restaurants.id),
        gt(kitchenDevices.seenAt, at.seenAfter),
        isNull(kitchenDevices.revokedAt),
      ),
    )
    .where(and(eq(restaurants.id, at.restaurantId), eq(restaurants.factoryId, at.factoryId))),
)

/** A restaurant's revision with what has changed since the caller's; undefined where there is no such restaurant. */
export async function findFeed(database: Database, asked: Asked) {
  const [[feed]] = await database.read([selectFeed({ ...asked }, asked.since === 0)])
  return feed
}

function wholeBoard(): SQL {
  const ids = sql`select o.id from ${restaurantOrders} as o where o.restaurant_id = ${itsRestaurant} and ${isOpen}
    union select o.id from ${restaurantOrders} as o where o.restaurant_id = ${itsRestaurant} and o.is_unseen = 1`
  return ticketsWhere(sql`o.id in (${ids})`)
}

function boardSince(at: At): SQL {
  return sql`case when ${feedRevision} - ${at.since} > ${mostMissed} then ${wholeBoard()} else ${changesSince(at)} end`
}

function changesSince(at: At): SQL {
  return ticketsWhere(
    sql`o.restaurant_id = ${itsRestaurant} and o.feed_revision > ${at.since}`,
    sql`o.feed_revision`,
  )
}

function overridesAt(at: At): SQL {
  const inForce = sql`from ${restaurantOverrides} as its
    where its.restaurant_id = ${itsRestaurant} and its.until > ${at.now} and its.kind =`
  return sql`json_object(
    'pauseUntil', (select its.until ${inForce} 'pause'),
    'rushUntil', (select its.until ${inForce} 'rush'),
    'rushMinutes', (select its.minutes ${inForce} 'rush'))`
}

function soldOutAt(at: At): SQL {
  return sql`(select json_group_array(json_object('id', gone.id, 'until', gone.until)) from (
    select dish.product_id as id, dish.sold_out_until as until from ${dishes} as dish
      where dish.restaurant_id = ${itsRestaurant} and dish.sold_out_until > ${at.now}
    union all select choice.id, choice.sold_out_until from ${dishOptions} as choice
      join ${optionGroups} as its on its.id = choice.group_id
      where its.restaurant_id = ${itsRestaurant} and choice.sold_out_until > ${at.now}) as gone)`
}
