import type { AdminConversation } from '#domain/admin-conversations.schema.ts'
import { done, type Problem, refused, type Result } from '#domain/result.ts'
import type { FoundConversation } from '#server/features/conversations/conversations.repository.ts'
import { isOvertaken } from '#server/features/orders/transition.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import {
  adminConversationView,
  findOwnConversation,
  getAdminConversation,
} from './admin-conversation.service.ts'

/** A change of a conversation, as its caller saw it. */
export interface ConversationChange {
  /** True where this very call has already been done: the conversation is one revision further. */
  isDone: (found: FoundConversation) => boolean
  /** Writes it, or says what stands in its way; a conversation that has changed since it was read is `isOvertaken`, or `stale`. */
  write: (found: FoundConversation) => Promise<Problem | undefined>
}

/**
 * Changes a conversation, once however often the call is sent. Refuses `not_found`, `stale` with what is there now, and what the
 * change refuses.
 */
export async function changeConversation(
  ctx: Ctx,
  at: { id: string; rev: number },
  change: ConversationChange,
): Promise<Result<AdminConversation>> {
  const found = await findOwnConversation(ctx, at.id)
  if (!found) return refused('not_found')
  const past = found.conversation.rev - at.rev
  if (past === 1 && change.isDone(found)) return done(await adminConversationView(ctx, found))
  if (past !== 0) return refused('stale', { current: await adminConversationView(ctx, found) })
  const problem = await written(change, found)
  // Somebody was faster, with this very call perhaps: what is there now decides.
  if (problem?.code === 'stale') return changeConversation(ctx, at, change)
  return problem ? { ok: false, problem } : getAdminConversation(ctx, at.id)
}

async function written(
  change: ConversationChange,
  found: FoundConversation,
): Promise<Problem | undefined> {
  try {
    return await change.write(found)
  } catch (error) {
    if (!isOvertaken(faultOf(error))) throw error
    return { code: 'stale' }
  }
}
