import { conversationRules } from '#domain/conversation-rules.ts'
import { conversationMonths } from '#domain/conversations.ts'
import type { JobCtx } from '#server/http/context.ts'
import { forgetConversations } from './clean-conversations.repository.ts'

/**
 * A job: forgets files that were never sent after a day, conversations 24 months after the last word of either side, and proofs that
 * are too old to be tried again.
 */
export async function cleanConversations({ database, now }: Pick<JobCtx, 'database' | 'now'>) {
  const last = new Date(now())
  last.setUTCMonth(last.getUTCMonth() - conversationMonths)
  await forgetConversations(database, {
    lastWordBefore: last.getTime(),
    unsentBefore: now() - conversationRules.unsentFileMs,
    now: now(),
  })
}
