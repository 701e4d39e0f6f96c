import { and, isNull, lt } from 'drizzle-orm'
import { conversationFiles, conversations, spentProofs } from '#db/schema/index.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import { statementOf } from '#server/platform/statement.ts'
import { removedConversations } from './senders-data.queries.ts'

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
  const isUnsent = and(
    isNull(conversationFiles.conversationId),
    lt(conversationFiles.createdAt, unsentBefore),
  )
  await database.write([
    statementOf(build.delete(conversationFiles).where(isUnsent)),
    ...removedConversations(lt(conversations.lastAt, lastWordBefore)),
    statementOf(build.delete(spentProofs).where(lt(spentProofs.expiresAt, now))),
  ])
}
