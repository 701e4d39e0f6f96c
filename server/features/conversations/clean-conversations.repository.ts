import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import {
  conversationFiles,
  conversationMessages,
  conversations,
  events,
  outbox,
  spentProofs,
} from '#db/schema/index.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import { statementOf } from '#server/platform/statement.ts'

interface Forgotten {
  lastWordBefore: number
  unsentBefore: number
  now: number
}

/** Forgets what is too old, in one batch; what lies in the store is left to the cleaning of media. */
export async function forgetConversations(
  database: Database,
  { lastWordBefore, unsentBefore, now }: Forgotten,
): Promise<void> {
  const old = build
    .select({ id: conversations.id })
    .from(conversations)
    .where(lt(conversations.lastAt, lastWordBefore))
  const isUnsent = and(
    isNull(conversationFiles.conversationId),
    lt(conversationFiles.createdAt, unsentBefore),
  )
  await database.write([
    statementOf(build.delete(conversationFiles).where(isUnsent)),
    statementOf(
      build
        .delete(events)
        .where(and(eq(events.entity, 'conversation'), inArray(events.entityId, old))),
    ),
    statementOf(
      build
        .delete(outbox)
        .where(
          and(
            inArray(outbox.kind, ['C1', 'C2', 'C3']),
            sql`${outbox.payload} ->> 'entityId' in ${old}`,
          ),
        ),
    ),
    statementOf(
      build.delete(conversationFiles).where(inArray(conversationFiles.conversationId, old)),
    ),
    statementOf(
      build.delete(conversationMessages).where(inArray(conversationMessages.conversationId, old)),
    ),
    // Last: it is what the statements above find them by.
    statementOf(build.delete(conversations).where(lt(conversations.lastAt, lastWordBefore))),
    statementOf(build.delete(spentProofs).where(lt(spentProofs.expiresAt, now))),
  ])
}
