import { and, eq, isNull, sql } from 'drizzle-orm'
import {
  conversationFiles,
  conversationMessages,
  conversations,
  counters,
  spentProofs,
} from '#db/schema/index.ts'
import { conversationRules } from '#domain/conversation-rules.ts'
import type { ConversationEvent } from '#domain/conversations.ts'
import { newId } from '#domain/ids.ts'
import type { ActorType } from '#domain/orders.ts'
import { osloClock } from '#domain/oslo-time.ts'
import { countedUp } from '#server/features/orders/numbers.queries.ts'
import { countedWithin, type Limit } from '#server/features/tries/tries.queries.ts'
import { type Call, madeBefore, spentKey } from '#server/http/once.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import { guard } from '#server/platform/guard.queries.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { newMessageMails } from './conversation-mails.queries.ts'
import { writtenSteps } from './conversation-steps.queries.ts'

interface ConversationFile {
  id: string
  /** Who uploaded it: only they can send it along. */
  holder: string
}

export interface NewConversation {
  row: Omit<typeof conversations.$inferInsert, 'number' | 'rev'>
  text: string
  steps: readonly ConversationEvent[]
  file: ConversationFile | null | ''
  actorType: ActorType
}

/** The conversation that a call with this key has begun. */
export async function findSent(database: Database, key: string) {
  const [rows] = await database.read([madeBefore(build, key)])
  return rows[0]
}

export async function findSentNumber(database: Database, id: string) {
  const [rows] = await database.read([
    build
      .select({ number: conversations.number, at: conversations.createdAt })
      .from(conversations)
      .where(eq(conversations.id, id)),
  ])
  return rows[0]
}

interface Insert {
  conversation: NewConversation
  limits: readonly Limit[]
  proof: { signature: string; expiresAt: number } | undefined
}

/**
 * Writes a message in one batch, all or nothing: number, words, file, the key and both mails. Refused by its guard where the file is not
 * the holder's any more; throws `isOverLimit`, and the fault of `spent_proofs` for a proof that was taken before.
 */
export async function insertMessage(
  database: Database,
  { conversation, limits, proof }: Insert,
  call: Call,
): Promise<void> {
  const { row, text, steps, file, actorType } = conversation
  const { id } = row
  const year = Number(osloClock(row.createdAt).date.slice(0, 4))
  const scope = `conversations:${row.factoryId}`
  const actorId = row.userId ?? row.guestHash ?? null
  await database.write([
    ...(file
      ? [guard(sql`exists (select 1 from ${conversationFiles} where ${isUnsent(file)})`)]
      : []),
    ...(await countedWithin(limits, call.now)),
    countedUp({ scope, year }),
    numbered(row, { scope, year }),
    // Before the proof: of the same call sent twice at once, the one that lost asks what the other one made.
    spentKey(build, call, id),
    ...(proof ? [statementOf(build.insert(spentProofs).values(proof))] : []),
    ...writtenSteps({ id, steps, actorType, actorId, at: row.createdAt }),
    statementOf(
      build.insert(conversationMessages).values({
        ...{ id: newId(), conversationId: id, author: 'sender', authorName: row.name },
        ...{ userId: row.userId, text, isInternal: false, createdAt: row.createdAt },
      }),
    ),
    ...(file
      ? [
          statementOf(
            build.update(conversationFiles).set({ conversationId: id }).where(isUnsent(file)),
          ),
        ]
      : []),
    ...(row.status === 'spam' ? [] : await newMessageMails(row)),
  ])
}

function isUnsent({ id, holder }: ConversationFile) {
  const { conversationId } = conversationFiles
  return and(
    eq(conversationFiles.id, id),
    eq(conversationFiles.holder, holder),
    isNull(conversationId),
  )
}

/** The conversation's row; its number is made of the counter that the statement before it has raised. */
function numbered(
  row: NewConversation['row'],
  { scope, year }: { scope: string; year: number },
): Statement {
  const prefix = `${conversationRules.numberPrefix}-${String(year).slice(2)}-`
  const last = build
    .select({ number: sql`${prefix} || printf('%05d', ${counters.last})` })
    .from(counters)
    .where(and(eq(counters.scope, scope), eq(counters.year, year)))
  return statementOf(build.insert(conversations).values({ ...row, number: sql`(${last})` }))
}
