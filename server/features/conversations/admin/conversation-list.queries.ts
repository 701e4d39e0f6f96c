import { and, count, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { conversationMessages, conversations, users } from '#db/schema/index.ts'
import {
  type ConversationQuery,
  type ConversationQueue,
  conversationQueues,
  conversationsPageSize,
} from '#domain/admin-conversations.schema.ts'
import { waitingStatuses } from '#domain/conversations.ts'
import { orderWords } from '#domain/searched-order.ts'
import { holdsAll } from '#server/features/search/held-words.queries.ts'
import { build } from '#server/platform/build.ts'

export interface AskedConversations {
  factoryId: string
  query: ConversationQuery
  /** Whose conversations are `mine`. */
  userId: string
}

export type ListedConversationRow = Awaited<ReturnType<typeof listedQuery>>[number]

const longestExcerpt = 160

/** One page of what was asked for: where something was said last comes first. */
export function listedQuery(asked: AskedConversations) {
  const owner = alias(users, 'owner')
  return build
    .select({
      conversation: conversations,
      assignedName: owner.name,
      excerpt: sql<string>`coalesce((select substr(it.text, 1, ${longestExcerpt}) from ${conversationMessages} as it
        where it.conversation_id = ${conversations.id} and it.is_internal = 0
        order by it.created_at desc, it.id desc limit 1), '')`,
    })
    .from(conversations)
    .leftJoin(owner, eq(owner.id, conversations.assignedTo))
    .where(isAskedFor(asked))
    .orderBy(desc(conversations.lastAt), desc(conversations.id))
    .limit(conversationsPageSize)
    .offset((asked.query.page - 1) * conversationsPageSize)
}

/** How many were asked for. */
export function totalQuery(asked: AskedConversations) {
  return build.select({ total: count() }).from(conversations).where(isAskedFor(asked))
}

/** How many there are of each queue, whatever is filtered; `all` of them but spam. */
export function queuesQuery({ factoryId, userId }: Omit<AskedConversations, 'query'>) {
  const isOurs = eq(conversations.factoryId, factoryId)
  const of = (where: SQL | undefined) =>
    sql`(select count(*) from ${conversations} where ${and(isOurs, where)})`
  const counts = conversationQueues.map((queue) => sql`${queue}, ${of(queues(userId)[queue])}`)
  const json = sql<string>`json_object(${sql.join([...counts, sql`'all', ${of(isNoSpam)}`], sql`, `)})`
  return build.select({ counts: json.as('counts') }).from(sql`(select 1)`)
}

/** What each queue holds. */
export function queues(userId: string): Record<ConversationQueue, SQL | undefined> {
  const isWaiting = inArray(conversations.status, [...waitingStatuses])
  return {
    open: isWaiting,
    mine: and(eq(conversations.assignedTo, userId), isWaiting),
    answered: eq(conversations.status, 'answered'),
    closed: eq(conversations.status, 'closed'),
    spam: eq(conversations.status, 'spam'),
  }
}

const isNoSpam = ne(conversations.status, 'spam')

function isAskedFor({ factoryId, userId, query: { q, queue, topic } }: AskedConversations) {
  const texts = [conversations.searchText, sql`lower(${conversations.number})`]
  return and(
    eq(conversations.factoryId, factoryId),
    topic && eq(conversations.topic, topic),
    queue ? queues(userId)[queue] : isNoSpam,
    q.trim() === '' ? undefined : holdsAll(texts, orderWords(q)),
  )
}
