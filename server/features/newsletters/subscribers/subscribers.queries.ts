import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { newsletterLists, subscribers, subscriptions } from '#db/schema/index.ts'
import { emailKeyOf } from '#domain/accounts.ts'
import {
  type SubscriberQuery,
  type SubscriberState,
  subscribersPageSize,
} from '#domain/admin-subscribers.schema.ts'
import { build } from '#server/platform/build.ts'

interface Asked {
  factoryId: string
  query: SubscriberQuery
}

const { id, email, languageCode, createdAt } = subscribers

/** One page of the addresses, the newest first. */
export function subscribersQuery(asked: Asked) {
  return build
    .select({ id, email, languageCode, createdAt, state: stateIn(asked.query.list) })
    .from(subscribers)
    .where(areAsked(asked))
    .orderBy(desc(createdAt), desc(id))
    .limit(subscribersPageSize)
    .offset((asked.query.page - 1) * subscribersPageSize)
}

export function subscriberTotalQuery(asked: Asked) {
  return build.select({ total: count() }).from(subscribers).where(areAsked(asked))
}

/** One subscriber; and, list by list, what they have agreed to. */
export function subscriberQuery(factoryId: string, subscriberId: string) {
  return build
    .select({ row: subscribers, state: stateIn(undefined) })
    .from(subscribers)
    .where(and(eq(subscribers.factoryId, factoryId), eq(id, subscriberId)))
}

export function agreementsQuery(factoryId: string, subscriberId: string) {
  return build
    .select({ agreement: subscriptions })
    .from(subscriptions)
    .innerJoin(newsletterLists, eq(newsletterLists.id, subscriptions.listId))
    .where(
      and(eq(newsletterLists.factoryId, factoryId), eq(subscriptions.subscriberId, subscriberId)),
    )
    .orderBy(newsletterLists.sortOrder, newsletterLists.id)
}

/** How an address stands: with the list that is asked for, else with the one that it stands best with. */
function stateIn(list: string | undefined): SQL<SubscriberState> {
  const ofList = list === undefined ? sql`` : sql`and its.key = ${list}`
  return sql<SubscriberState>`case when ${subscribers}.status = 'blocked' then 'blocked' else coalesce((
    select held.status from ${subscriptions} as held
    join ${newsletterLists} as its on its.id = held.list_id ${ofList}
    where held.subscriber_id = ${subscribers}.id
    order by case held.status when 'confirmed' then 0 when 'pending' then 1 when 'bounced' then 2 else 3 end
    limit 1), 'none') end`
}

function areAsked({ factoryId, query }: Asked): SQL | undefined {
  const { q, state, list, language } = query
  const wanted = emailKeyOf(q)
  const isOnList = sql`exists (select 1 from ${subscriptions} as held
    join ${newsletterLists} as its on its.id = held.list_id and its.key = ${list}
    where held.subscriber_id = ${subscribers}.id)`
  return and(
    eq(subscribers.factoryId, factoryId),
    language ? eq(languageCode, language) : undefined,
    list ? isOnList : undefined,
    state ? sql`${stateIn(list)} = ${state}` : undefined,
    wanted === '' ? undefined : sql`instr(${email}, ${wanted}) > 0`,
  )
}
