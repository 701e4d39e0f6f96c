import { and, eq, sql } from 'drizzle-orm'
import { conversationMessages, conversations, outbox } from '#db/schema/index.ts'
import type { ConversationMove } from '#domain/admin-conversations.schema.ts'
import { newId } from '#domain/ids.ts'
import { auditedBy, auditedIfChanged } from '#server/audit/audit.queries.ts'
import type { AuditAction } from '#server/features/audit/audit-nouns.ts'
import {
  answerMail,
  answerMailKey,
} from '#server/features/conversations/conversation-mails.queries.ts'
import {
  type ConversationRow,
  conversationSteps,
} from '#server/features/conversations/conversation-steps.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { type Call, madeBefore, spentKey } from '#server/http/once.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { saveRow } from '#server/save/save-row.queries.ts'
import { personOf } from '#server/session/person.ts'

/** Takes a step without words. Throws `isOvertaken` where the conversation is not as it was read. */
export async function writeMove(
  ctx: Ctx,
  conversation: ConversationRow,
  { move, action }: { move: ConversationMove; action?: AuditAction },
): Promise<void> {
  await ctx.database.write([
    ...conversationSteps({ ...takenByStaff(ctx), conversation, steps: [move] }),
    ...(action ? [audited(ctx, conversation, action)] : []),
  ])
}

/** False where the conversation has changed since it was read. */
export function saveOwner(
  ctx: Ctx,
  { conversation, userId }: { conversation: ConversationRow; userId: string | null },
): Promise<boolean> {
  const { id, rev, number } = conversation
  return saveRow(ctx, {
    ...{ table: conversations, id, rev, set: { assignedTo: userId } },
    audit: { action: 'conversation_assigned', entity: 'conversation', entityId: number },
  })
}

/** What a call with this key has written. */
export async function findWritten({ database }: Ctx, key: string) {
  const [rows] = await database.read([madeBefore(build, key)])
  return rows[0]
}

/** An answer with its mail, and the conversation closed with it if wanted: who answers has it from then on. Throws `isOvertaken`. */
export async function writeAnswer(
  ctx: Ctx,
  { conversation, text, close }: { conversation: ConversationRow; text: string; close: boolean },
  call: Call,
): Promise<string> {
  const id = newId()
  const taken = takenByStaff(ctx)
  await ctx.database.write([
    ...conversationSteps({
      ...{ ...taken, conversation, steps: close ? ['answer', 'close'] : ['answer'] },
      set: { lastAt: taken.at, assignedTo: conversation.assignedTo ?? taken.actorId },
    }),
    written(ctx, { id, conversation, text, isInternal: false }),
    spentKey(build, call, id),
    answerMail(conversation, { about: id, at: taken.at }),
    audited(ctx, conversation, 'conversation_answered'),
  ])
  return id
}

/** A note for those who work here. */
export async function writeNote(
  ctx: Ctx,
  { conversation, text }: { conversation: ConversationRow; text: string },
  call: Call,
): Promise<string> {
  const id = newId()
  await ctx.database.write([
    written(ctx, { id, conversation, text, isInternal: true }),
    spentKey(build, call, id),
  ])
  return id
}

/** Puts the mail of an answer that was given up back into the queue, with all its tries; one that is not is left alone. */
export async function queueAnswerAgain(
  ctx: Ctx,
  conversation: ConversationRow,
  messageId: string,
): Promise<void> {
  const { dedupeKey } = outbox
  await ctx.database.write([
    statementOf(
      build
        .update(outbox)
        .set({ state: 'queued', attempts: 0, dueAt: ctx.now(), lastError: null })
        .where(
          and(
            eq(dedupeKey, answerMailKey(conversation.id, messageId)),
            eq(outbox.state, 'failed'),
            sql`${outbox.recipient} <> ''`,
          ),
        ),
    ),
    auditedIfChanged(ctx, {
      ...{ action: 'conversation_mail_sent_again', entity: 'conversation' },
      entityId: conversation.number,
    }),
  ])
}

function takenByStaff(ctx: Ctx) {
  return { actorType: 'staff' as const, actorId: personOf(ctx).userId, at: ctx.now() }
}

interface Written {
  id: string
  conversation: ConversationRow
  text: string
  isInternal: boolean
}

function written(ctx: Ctx, { id, conversation, text, isInternal }: Written): Statement {
  return statementOf(
    build.insert(conversationMessages).values({
      ...{ id, conversationId: conversation.id, author: 'staff', text, isInternal },
      ...{ authorName: ctx.user?.name ?? '', userId: personOf(ctx).userId, createdAt: ctx.now() },
    }),
  )
}

function audited(ctx: Ctx, { number }: ConversationRow, action: AuditAction): Statement {
  return auditedBy(ctx, { action, entity: 'conversation', entityId: number })
}
