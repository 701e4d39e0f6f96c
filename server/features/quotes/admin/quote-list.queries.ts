import { and, asc, count, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { orders, quoteLines, quoteOffers, quotes, users } from '#db/schema/index.ts'
import {
  type QuoteQuery,
  type QuoteQueue,
  quoteQueues,
  quotesPageSize,
} from '#domain/admin-quotes.schema.ts'
import { openQuoteStatuses } from '#domain/quotes.ts'
import { orderWords } from '#domain/searched-order.ts'
import { holdsAll } from '#server/features/search/held-words.queries.ts'
import { build } from '#server/platform/build.ts'

export interface AskedQuotes {
  factoryId: string
  query: QuoteQuery
  /** Whose quotes are `mine`. */
  userId: string
  now: number
}

export type ListedQuoteRow = Awaited<ReturnType<typeof listedQuery>>[number]

/** Everything that is not over: somebody owes an answer. */
const runningStatuses = [...openQuoteStatuses, 'needs_info', 'offered'] as const

/** One page of what was asked for. */
export function listedQuery(asked: AskedQuotes) {
  const owner = alias(users, 'owner')
  return build
    .select({
      quote: quotes,
      assignedName: owner.name,
      orderNumber: orders.number,
      lines: sql<number>`(select count(*) from ${quoteLines} as line where line.quote_id = ${quotes.id})`,
      totalOre: sql<number | null>`(select offer.total_ore from ${quoteOffers} as offer
        where offer.quote_id = ${quotes.id} and offer.version = ${quotes.offerVersion})`,
    })
    .from(quotes)
    .leftJoin(owner, eq(owner.id, quotes.assignedTo))
    .leftJoin(orders, eq(orders.id, quotes.orderId))
    .where(isAskedFor(asked))
    .orderBy(...sortedBy(asked.query.sort))
    .limit(quotesPageSize)
    .offset((asked.query.page - 1) * quotesPageSize)
}

/** How many were asked for. */
export function totalQuery(asked: AskedQuotes) {
  return build.select({ total: count() }).from(quotes).where(isAskedFor(asked))
}

/** How many there are of each queue, whatever is filtered; `all` of them too. */
export function queuesQuery(asked: Omit<AskedQuotes, 'query'>) {
  const isOurs = eq(quotes.factoryId, asked.factoryId)
  const of = (where: SQL | undefined) => sql`(select count(*) from ${quotes} where ${where})`
  const counts = quoteQueues.map((queue) => sql`${queue}, ${of(and(isOurs, queues(asked)[queue]))}`)
  const json = sql<string>`json_object(${sql.join([...counts, sql`'all', ${of(isOurs)}`], sql`, `)})`
  return build.select({ counts: json.as('counts') }).from(sql`(select 1)`)
}

/** What each queue holds at an instant. */
export function queues({
  userId,
  now,
}: Pick<AskedQuotes, 'userId' | 'now'>): Record<QuoteQueue, SQL | undefined> {
  const isOpen = inArray(quotes.status, [...openQuoteStatuses])
  return {
    open: isOpen,
    mine: and(eq(quotes.assignedTo, userId), inArray(quotes.status, [...runningStatuses])),
    free: and(isNull(quotes.assignedTo), isOpen),
    late: lt(quotes.dueAt, now),
  }
}

function isAskedFor(asked: AskedQuotes) {
  const { q, queue, status } = asked.query
  const texts = [quotes.searchText, sql`lower(${quotes.number})`]
  return and(
    eq(quotes.factoryId, asked.factoryId),
    status && eq(quotes.status, status),
    queue && queues(asked)[queue],
    q.trim() === '' ? undefined : holdsAll(texts, orderWords(q)),
  )
}

/** What is due first, then the newest, unless somebody wants it otherwise. */
function sortedBy(sort: QuoteQuery['sort']): SQL[] {
  if (sort === 'created') return [asc(quotes.createdAt), asc(quotes.id)]
  const newest = [desc(quotes.createdAt), desc(quotes.id)]
  if (sort === '-created') return newest
  return [sql`${quotes.dueAt} is null`, asc(quotes.dueAt), ...newest]
}
