import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import {
  conversationFiles,
  conversationMessages,
  conversations,
  events,
  outbox,
} from '#db/schema/index.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

interface Sender {
  factoryId: string
  userId: string | undefined
  email: string
}

/** Whose conversations: those of an account, and those that somebody began with an address and without one. */
export function isWrittenBy({ factoryId, userId, email }: Sender): SQL | undefined {
  const asGuest = and(
    sql`${conversations.userId} is null and ${conversations.email} <> ''`,
    sql`lower(${conversations.email}) = ${email}`,
  )
  return and(
    eq(conversations.factoryId, factoryId),
    userId ? or(eq(conversations.userId, userId), asGuest) : asGuest,
  )
}

/** What is kept of somebody's conversations, as it is kept; the notes of those who work here are theirs. */
export function writtenConversations(which: SQL | undefined) {
  const { number, form, topic, status, subject, name, email, orderNumber, createdAt } =
    conversations
  return build
    .select({
      ...{ number, form, topic, status, subject, name, email, orderNumber, createdAt },
      messages:
        listOf(sql`select json_group_array(json_object('author', it.author, 'name', it.author_name,
        'text', it.text, 'at', it.created_at)) from ${conversationMessages} as it
        where it.conversation_id = ${conversations}.id and it.is_internal = 0`),
      files: listOf(sql`select json_group_array(json_object('name', file.name, 'bytes', file.bytes))
        from ${conversationFiles} as file where file.conversation_id = ${conversations}.id`),
    })
    .from(conversations)
    .where(which)
    .orderBy(asc(createdAt))
}

/** The statements that remove conversations with all that was written, sent along and mailed; what lies in the store is left to the cleaning of media. */
export function removedConversations(which: SQL | undefined): Statement[] {
  const ids = build.select({ id: conversations.id }).from(conversations).where(which)
  return [
    statementOf(
      build
        .delete(events)
        .where(and(eq(events.entity, 'conversation'), inArray(events.entityId, ids))),
    ),
    // Where there are none, as nearly always in the job, the messages are not read.
    statementOf(
      build.delete(outbox).where(sql`exists ${ids} and ${outbox.payload} ->> 'entityId' in ${ids}`),
    ),
    statementOf(
      build.delete(conversationFiles).where(inArray(conversationFiles.conversationId, ids)),
    ),
    statementOf(
      build.delete(conversationMessages).where(inArray(conversationMessages.conversationId, ids)),
    ),
    // Last: it is what the statements above find them by.
    statementOf(build.delete(conversations).where(which)),
  ]
}

function listOf(query: SQL) {
  return sql<unknown>`(${query})`.mapWith((text: string) => JSON.parse(text) as unknown)
}
