import { eq, type SQL, sql } from 'drizzle-orm'
import { events, quotes } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import type { ActorType } from '#domain/orders.ts'
import { clockAfter } from '#domain/quote-clock.ts'
import type { QuoteEvent, QuoteStatus } from '#domain/quotes.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

export type QuoteRow = typeof quotes.$inferSelect
/** The steps of quotes among all events. */
export const quoteEntity = 'quote'

export interface QuoteStep {
  /** The quote as it was read. */
  quote: Pick<QuoteRow, 'id' | 'rev' | 'status' | 'dueAt' | 'minutesLeft'>
  to: QuoteStatus
  event: QuoteEvent
  actorType: ActorType
  actorId: string | null
  at: number
  /** Why, in the words of who took the step. */
  reason?: string | undefined
  /** What else changes with it. */
  set?: Partial<Omit<typeof quotes.$inferInsert, 'id' | 'status' | 'rev' | 'dueAt' | 'minutesLeft'>>
  /** What must be true in the batch, beside the quote standing as it was read. */
  guard?: SQL
}

/**
 * The statements that take a quote from one status to the next: the only ones that change it. The step's event is written first; where
 * the quote has changed in between, or the guard fails, its `to_state` is null, which the table refuses: the whole batch is undone, and
 * `isOvertaken` knows the fault.
 */
export function quoteStep({ quote, to, event, set, guard, ...step }: QuoteStep): Statement[] {
  const stands = sql`(select it.rev from ${quotes} as it where it.id = ${quote.id}) = ${quote.rev}`
  return [
    statementOf(
      build.insert(events).values({
        id: newId(),
        entity: quoteEntity,
        entityId: quote.id,
        fromState: quote.status,
        toState: sql`case when ${stands} and ${guard ?? sql`1`} then ${to} end`,
        event,
        actorType: step.actorType,
        actorId: step.actorId,
        reason: step.reason ?? null,
        at: step.at,
      }),
    ),
    statementOf(
      build
        .update(quotes)
        .set({
          ...set,
          ...clockAfter(event, quote, step.at),
          status: to,
          rev: sql`${quotes.rev} + 1`,
          updatedAt: step.at,
        })
        .where(eq(quotes.id, quote.id)),
    ),
  ]
}
