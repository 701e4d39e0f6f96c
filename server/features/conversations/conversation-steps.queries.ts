import { eq, sql } from 'drizzle-orm'
import { conversations, events } from '#db/schema/index.ts'
import { type ConversationEvent, nextConversationStatus } from '#domain/conversations.ts'
import { newId } from '#domain/ids.ts'
import type { ActorType } from '#domain/orders.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

export type ConversationRow = typeof conversations.$inferSelect
/** The steps of conversations among all events. */
const conversationEntity = 'conversation'

export interface ConversationSteps {
  /** The conversation as it was read. */
  conversation: Pick<ConversationRow, 'id' | 'rev' | 'status'>
  /** One after the other: an answer, and that it is closed with it. */
  steps: readonly ConversationEvent[]
  actorType: ActorType
  actorId: string | null
  at: number
  /** What else changes with them. */
  set?: Partial<Pick<ConversationRow, 'assignedTo' | 'lastAt'>>
}

/**
 * The statements that take a conversation through its steps: the only ones that change its status. Where it has changed since it was
 * read, the first event's `to_state` is null, which the table refuses: the whole batch is undone, and `isOvertaken` knows the fault.
 * Throws where a step leads nowhere: who calls has asked `nextConversationStatus`.
 */
export function conversationSteps({
  conversation: { id, rev, status },
  steps,
  set,
  ...taken
}: ConversationSteps): Statement[] {
  const stands = sql`(select it.rev from ${conversations} as it where it.id = ${id}) = ${rev}`
  let from = status
  const happened = steps.map((event) => {
    const next = nextConversationStatus(from, event)
    if (!next.ok) throw new Error(`a conversation that is ${from} cannot ${event}`)
    const row = stepRow({ id, from, to: next.value, event, ...taken })
    from = next.value
    return statementOf(
      build.insert(events).values({ ...row, toState: sql`case when ${stands} then ${from} end` }),
    )
  })
  return [
    ...happened,
    statementOf(
      build
        .update(conversations)
        .set({ ...set, status: from, rev: sql`${conversations.rev} + 1`, updatedAt: taken.at })
        .where(eq(conversations.id, id)),
    ),
  ]
}

/** The events of a new conversation: that it was written, and that a machine was seen to write it. */
export function writtenSteps({
  id,
  steps,
  ...taken
}: Omit<ConversationSteps, 'conversation' | 'set'> & { id: string }): Statement[] {
  let from: ConversationRow['status'] | null = null
  return steps.map((event) => {
    const next = nextConversationStatus(from, event)
    if (!next.ok) throw new Error(`a new conversation cannot ${event}`)
    const row = stepRow({ id, from, to: next.value, event, ...taken })
    from = next.value
    return statementOf(build.insert(events).values(row))
  })
}

interface Step extends Pick<ConversationSteps, 'actorType' | 'actorId' | 'at'> {
  id: string
  from: ConversationRow['status'] | null
  to: ConversationRow['status']
  event: ConversationEvent
}

function stepRow({ id, from, to, event, actorType, actorId, at }: Step) {
  return {
    ...{ id: newId(), entity: conversationEntity, entityId: id },
    ...{ fromState: from, toState: to, event, actorType, actorId, at },
  }
}
