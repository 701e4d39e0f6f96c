import {
  type AdminConversations,
  type ConversationQuery,
  conversationsPageSize,
  type ListedConversation,
} from '#domain/admin-conversations.schema.ts'
import type { Ctx } from '#server/http/context.ts'
import { personOf } from '#server/session/person.ts'
import {
  type ListedConversationRow,
  listedQuery,
  queuesQuery,
  totalQuery,
} from './conversation-list.queries.ts'

/** One page of the messages to the factory, and how many wait in each queue. */
export async function getAdminConversations(
  ctx: Ctx,
  query: ConversationQuery,
): Promise<AdminConversations> {
  const { userId } = personOf(ctx)
  const asked = { factoryId: ctx.site.factoryId, query, userId }
  const [rows, totals, waiting] = await ctx.database.read([
    listedQuery(asked),
    totalQuery(asked),
    queuesQuery(asked),
  ])
  const total = totals[0]?.total ?? 0
  const lastPage = Math.max(1, Math.ceil(total / conversationsPageSize))
  // An address of before some moved out of what is asked for, or a mistyped one.
  if (query.page > lastPage) return getAdminConversations(ctx, { ...query, page: lastPage })
  return {
    conversations: rows.map(listedConversation),
    total,
    page: query.page,
    pageSize: conversationsPageSize,
    queues: JSON.parse(waiting[0]?.counts ?? '{}') as AdminConversations['queues'],
  }
}

function listedConversation({
  conversation,
  assignedName,
  excerpt,
}: ListedConversationRow): ListedConversation {
  const { id, number, status, topic, name, subject, orderNumber, lastAt } = conversation
  const { languageCode, assignedTo } = conversation
  return {
    ...{ id, number, status, topic, name, subject, excerpt, orderNumber, languageCode, lastAt },
    assignedTo: assignedTo === null ? null : { userId: assignedTo, name: assignedName ?? '' },
  }
}
