import type {
  AdminConversation,
  AssignConversation,
  ConversationMove,
  MoveConversation,
} from '#domain/admin-conversations.schema.ts'
import { nextConversationStatus } from '#domain/conversations.ts'
import type { Result } from '#domain/result.ts'
import type { AuditAction } from '#server/features/audit/audit-nouns.ts'
import type { Ctx } from '#server/http/context.ts'
import { isColleague } from './admin-conversation.repository.ts'
import { changeConversation } from './change-conversation.ts'
import { saveOwner, writeMove } from './staff-steps.repository.ts'

/** A new one that is looked at is no deed to be kept; all else is. */
const auditOf = {
  open: 'conversation_reopened',
  close: 'conversation_closed',
  mark_spam: 'conversation_marked_spam',
  unmark_spam: 'conversation_unmarked_spam',
} as const satisfies Record<ConversationMove, AuditAction>

/**
 * Takes a step that needs no words: somebody reads what is new, opens again, closes, or sorts out spam. Refuses `not_found`, `stale`, and
 * `conversation_in_state` for what leads nowhere.
 */
export function moveConversation(
  ctx: Ctx,
  id: string,
  { rev, move }: MoveConversation,
): Promise<Result<AdminConversation>> {
  return changeConversation(
    ctx,
    { id, rev },
    {
      isDone: ({ conversation: { status } }) => status === arrivedAt[move],
      write: async ({ conversation }) => {
        if (!nextConversationStatus(conversation.status, move).ok)
          return { code: 'conversation_in_state' }
        const isFirstLook = conversation.status === 'new' && move === 'open'
        await writeMove(ctx, conversation, {
          move,
          ...(isFirstLook ? {} : { action: auditOf[move] }),
        })
        return undefined
      },
    },
  )
}

const arrivedAt = {
  open: 'open',
  close: 'closed',
  mark_spam: 'spam',
  unmark_spam: 'open',
} as const satisfies Record<ConversationMove, string>

/** Gives a conversation to somebody who may answer it, or to nobody. Refuses `not_found` for everybody else, and `stale`. */
export function assignConversation(
  ctx: Ctx,
  id: string,
  { rev, userId }: AssignConversation,
): Promise<Result<AdminConversation>> {
  return changeConversation(
    ctx,
    { id, rev },
    {
      isDone: ({ conversation }) => conversation.assignedTo === userId,
      write: async ({ conversation }) => {
        if (userId !== null && !(await isColleague(ctx, userId)))
          return { code: 'not_found', field: 'userId' }
        return (await saveOwner(ctx, { conversation, userId })) ? undefined : { code: 'stale' }
      },
    },
  )
}
