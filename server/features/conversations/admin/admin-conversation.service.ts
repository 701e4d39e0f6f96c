import type { AdminConversation, AnswerMailState } from '#domain/admin-conversations.schema.ts'
import { nextConversationStatus } from '#domain/conversations.ts'
import { isAllowed } from '#domain/permissions.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { answerMailKey } from '#server/features/conversations/conversation-mails.queries.ts'
import {
  findConversation,
  type FoundConversation,
} from '#server/features/conversations/conversations.repository.ts'
import type { Ctx } from '#server/http/context.ts'
import { type ConversationSurroundings, findSurroundings } from './admin-conversation.repository.ts'

/** The whole conversation; `not_found` where the factory has none such. */
export async function getAdminConversation(
  ctx: Ctx,
  id: string,
): Promise<Result<AdminConversation>> {
  const found = await findOwnConversation(ctx, id)
  return found ? done(await adminConversationView(ctx, found)) : refused('not_found')
}

/** A conversation of the caller's factory as it is kept; undefined where it has none such. */
export function findOwnConversation(ctx: Ctx, id: string): Promise<FoundConversation | undefined> {
  return findConversation(ctx.database, { factoryId: ctx.site.factoryId, id })
}

/** A conversation with what the caller may do with it. */
export async function adminConversationView(
  ctx: Ctx,
  found: FoundConversation,
): Promise<AdminConversation> {
  const around = await findSurroundings(ctx, found)
  const { conversation, assignedName, files } = found
  const { id, number, status, form, topic, name, email, subject, orderNumber } = conversation
  const { languageCode, assignedTo, rev, lastAt, createdAt } = conversation
  const edit = isAllowed(ctx.actor, 'messages.edit')
  return {
    ...{ id, number, status, form, topic, name, email, subject, orderNumber },
    ...{ languageCode, rev, lastAt, createdAt },
    assignedTo: assignedTo === null ? null : { userId: assignedTo, name: assignedName ?? '' },
    messages: found.messages.map(({ text, author, authorName, isInternal, ...message }) => ({
      ...{ id: message.id, author, authorName, text, isInternal, at: message.createdAt },
      mail: mailStateOf(around, answerMailKey(id, message.id)),
    })),
    files: files.map((file) => ({
      ...{ id: file.id, name: file.name, bytes: file.bytes, mediaType: file.mediaType },
    })),
    order: around.order,
    colleagues: around.colleagues,
    templates: around.templates,
    // Whose address was forgotten cannot be answered any more.
    can: {
      edit,
      answer: edit && email !== '' && nextConversationStatus(status, 'answer').ok,
    },
  }
}

function mailStateOf({ mails }: ConversationSurroundings, key: string): AnswerMailState {
  const state = mails.find(({ dedupeKey }) => dedupeKey === key)?.state
  // What is being sent this moment may still fail.
  return state === 'sending' ? 'queued' : (state ?? null)
}
