import { events } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import type { ActorType } from '#domain/orders.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import { statementOf } from '#server/platform/statement.ts'
import { quoteEntity, type QuoteRow, quoteStep } from './quote-steps.queries.ts'
import { type NewQuote, type NewQuoteLine, requestStatements } from './request.repository.ts'

interface Renewed {
  quote: NewQuote
  lines: readonly NewQuoteLine[]
  /** Whose offer has expired: where the job has not said so yet, this does. */
  expired: QuoteRow
  actorType: ActorType
  actorId: string | null
  at: number
}

/** Writes the new request in one batch with its mails. Of one quote there is one such: `quotes.copy_of` refuses the second. Throws `isOvertaken` too. */
export async function insertRenewed(
  database: Database,
  { quote, lines, expired, actorType, actorId, at }: Renewed,
): Promise<void> {
  const byTime = { actorType: 'system', actorId: null, at } as const
  await database.write([
    ...(expired.status === 'offered'
      ? quoteStep({ quote: expired, to: 'expired', event: 'expire', ...byTime })
      : []),
    statementOf(
      build.insert(events).values({
        ...{ id: newId(), entity: quoteEntity, entityId: quote.id },
        ...{ fromState: null, toState: 'submitted', event: 'submit', actorType, actorId, at },
      }),
    ),
    ...requestStatements({
      ...{ quote, lines, actorType, limits: [] },
      files: { holder: '', ids: [] },
    }),
  ])
}
