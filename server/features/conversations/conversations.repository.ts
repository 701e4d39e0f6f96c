import { and, asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { conversationFiles, conversationMessages, conversations, users } from '#db/schema/index.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'

export type FoundConversation = NonNullable<Awaited<ReturnType<typeof findConversation>>>
export type MessageRow = FoundConversation['messages'][number]

/** A conversation with all that was written and sent along, the oldest first; undefined where the factory has none such. */
export async function findConversation(
  database: Database,
  { factoryId, id }: { factoryId: string; id: string },
) {
  const owner = alias(users, 'owner')
  const [found, messages, files] = await database.read([
    build
      .select({ conversation: conversations, assignedName: owner.name })
      .from(conversations)
      .leftJoin(owner, eq(owner.id, conversations.assignedTo))
      .where(and(eq(conversations.factoryId, factoryId), eq(conversations.id, id))),
    build
      .select()
      .from(conversationMessages)
      .where(eq(conversationMessages.conversationId, id))
      .orderBy(asc(conversationMessages.createdAt), asc(conversationMessages.id)),
    build
      .select()
      .from(conversationFiles)
      .where(eq(conversationFiles.conversationId, id))
      .orderBy(asc(conversationFiles.createdAt), asc(conversationFiles.id)),
  ])
  const [first] = found
  return first && { ...first, messages, files }
}
