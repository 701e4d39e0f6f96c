import { and, eq, sql } from 'drizzle-orm'
import {
  openingExceptions,
  openingPeriods,
  restaurantFeeds,
  restaurantOrders,
  restaurants,
  restaurantTranslations,
} from '#db/schema/index.ts'
import type { Localized } from '#domain/catalog.ts'
import type { DayPeriod } from '#domain/opening-hours.ts'
import { feedRevision, ifMoved } from '#server/features/restaurants/feed.queries.ts'
import { textsIn } from '#server/features/restaurants/texts.queries.ts'
import type { Database } from '#server/platform/database.ts'
import { preparedQuery, type Params } from '#server/platform/prepared-query.ts'

interface Asked {
  factoryId: string
  restaurantId: string
  /** The revision that the caller has; 0 for none. */
  since: number
  /** What is promised for later is not called yet. */
  promisedBefore: number
  /** What has been ready for longer is not called any more. */
  readyAfter: number
  /** The first day whose exceptions from the usual hours count. */
  from: string
}

/** A queue as the database puts it together. */
interface QueueRows {
  names: Localized
  tickets: { ticket: number; promisedAt: number; readyAt: number | null }[]
  weekly: { weekday: number; opensMinute: number; closesMinute: number }[]
  exceptions: { date: string; periods: DayPeriod[] }[]
}

type At = Params<keyof Asked>

const itsRestaurant = sql`${restaurants.id}`
const { name, restaurantId: named } = restaurantTranslations

/** One statement: the restaurant's revision, and its queue where that is another one than the caller's. */
const selectQueue = preparedQuery((build, at: At) =>
  build
    .select({
      revision: feedRevision,
      queue: ifMoved<QueueRows>(
        at.since,
        sql`json_object('names', json(${textsIn(name, named, restaurants.id)}),
          'tickets', json(${ticketsAt(at)}), 'weekly', json(${weekly}), 'exceptions', json(${exceptionsFrom(at)}))`,
      ),
    })
    .from(restaurants)
    .leftJoin(restaurantFeeds, eq(restaurantFeeds.restaurantId, restaurants.id))
    .where(
      and(
        eq(restaurants.id, at.restaurantId),
        eq(restaurants.factoryId, at.factoryId),
        eq(restaurants.status, 'open'),
      ),
    ),
)

/** A restaurant's revision with its queue, which is null where nothing has changed; undefined where guests see no such restaurant. */
export async function findQueue(database: Database, asked: Asked) {
  const [[found]] = await database.read([selectQueue({ ...asked })])
  return found
}

/** Numbers and times, and nothing else of an order. */
function ticketsAt(at: At) {
  return sql`(select json_group_array(json_object(
      'ticket', o.ticket, 'promisedAt', o.promised_at, 'readyAt', o.ready_at))
    from (select * from ${restaurantOrders} as its where its.restaurant_id = ${itsRestaurant}
      and its.status in ('new', 'accepted', 'preparing', 'ready') and its.status <> 'new'
      and (its.status <> 'accepted' or its.promised_at < ${at.promisedBefore})
      and (its.status <> 'ready' or its.ready_at > ${at.readyAfter})
      order by its.promised_at, its.sequence) as o)`
}

const weekly = sql`(select json_group_array(json_object(
    'weekday', p.weekday, 'opensMinute', p.opens_minute, 'closesMinute', p.closes_minute))
  from (select * from ${openingPeriods} as its where its.restaurant_id = ${itsRestaurant}
    order by its.weekday, its.opens_minute) as p)`

function exceptionsFrom(at: At) {
  return sql`(select json_group_array(json_object('date', e.date, 'periods', json(e.periods)))
    from ${openingExceptions} as e where e.restaurant_id = ${itsRestaurant} and e.date >= ${at.from})`
}
