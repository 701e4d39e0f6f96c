import type {
  AdminConversation,
  AnswerConversation,
  NoteConversation,
} from '#domain/admin-conversations.schema.ts'
import { nextConversationStatus } from '#domain/conversations.ts'
import { done, type Problem, refused, type Result } from '#domain/result.ts'
import type { FoundConversation } from '#server/features/conversations/conversations.repository.ts'
import { isOvertaken } from '#server/features/orders/transition.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { makeOnce } from '#server/http/make-once.ts'
import type { Call } from '#server/http/once.queries.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import {
  adminConversationView,
  findOwnConversation,
  getAdminConversation,
} from './admin-conversation.service.ts'
import { findWritten, queueAnswerAgain, writeAnswer, writeNote } from './staff-steps.repository.ts'

/**
 * Answers by mail, once per key, and closes the conversation with it if wanted. Refuses `not_found`, `stale` with what a colleague has
 * written meanwhile, `conversation_in_state` for spam and for an address that was forgotten, and `key_reused`.
 */
export function answerConversation(
  ctx: Ctx,
  id: string,
  { wanted, key }: { wanted: AnswerConversation; key: string },
): Promise<Result<AdminConversation>> {
  const { rev, ...answer } = wanted
  const body = { id, ...wanted }
  return writtenOnce(ctx, { scope: 'conversation-answer', key, body }, async (found, call) => {
    const { conversation } = found
    const current = () => adminConversationView(ctx, found)
    if (conversation.rev !== rev) return { code: 'stale', current: await current() }
    const isAnswerable = nextConversationStatus(conversation.status, 'answer').ok
    if (!isAnswerable || conversation.email === '') return { code: 'conversation_in_state' }
    try {
      return await writeAnswer(ctx, { conversation, ...answer }, call)
    } catch (error) {
      if (!isOvertaken(faultOf(error))) throw error
      const now = await getAdminConversation(ctx, id)
      return { code: 'stale', ...(now.ok ? { current: now.value } : {}) }
    }
  })
}

/** Writes a note for those who work here, once per key. Refuses `not_found` and `key_reused`. */
export function noteConversation(
  ctx: Ctx,
  id: string,
  { wanted, key }: { wanted: NoteConversation; key: string },
): Promise<Result<AdminConversation>> {
  const making = { scope: 'conversation-note', key, body: { id, ...wanted } }
  return writtenOnce(ctx, making, ({ conversation }, call) =>
    writeNote(ctx, { conversation, ...wanted }, call),
  )
}

/** Sends the mail of an answer again that could not be sent; one that is on its way or sent is not sent twice. Refuses `not_found`. */
export async function sendAnswerAgain(
  ctx: Ctx,
  { id, message }: { id: string; message: string },
): Promise<Result<AdminConversation>> {
  const found = await findOwnConversation(ctx, id)
  if (!found?.messages.some((each) => each.id === message)) return refused('not_found')
  await queueAnswerAgain(ctx, found.conversation, message)
  return done(await adminConversationView(ctx, found))
}

async function writtenOnce(
  ctx: Ctx,
  making: { scope: string; key: string; body: { id: string } },
  write: (found: FoundConversation, call: Call) => Promise<string | Problem>,
): Promise<Result<AdminConversation>> {
  const { id } = making.body
  let problem: Problem | undefined
  const made = await makeOnce(ctx, making, {
    find: (stored) => findWritten(ctx, stored),
    make: async (call) => {
      const found = await findOwnConversation(ctx, id)
      const written = found ? await write(found, call) : ({ code: 'not_found' } as const)
      if (typeof written === 'string') return written
      problem = written
      return undefined
    },
  })
  if (made.ok) return getAdminConversation(ctx, id)
  return problem && made.problem.code === 'too_many' ? { ok: false, problem } : made
}
