import { and, asc, eq, gte, isNull, lt, lte, sql } from 'drizzle-orm'
import { quotes } from '#db/schema/index.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import { guard } from '#server/platform/guard.queries.ts'
import { statementOf } from '#server/platform/statement.ts'
import { toBuyer } from './quote-mails.queries.ts'
import { quoteStep, type QuoteRow } from './quote-steps.queries.ts'

const mostAtOnce = 50

/** Offers whose last day is over, the longest ago first. */
export async function listOver(database: Database, today: string): Promise<QuoteRow[]> {
  const [rows] = await database.read([
    build
      .select()
      .from(quotes)
      // In these very words: the index holds these quotes alone.
      .where(and(sql`status = 'offered'`, lt(quotes.validUntil, today)))
      .orderBy(asc(quotes.validUntil))
      .limit(mostAtOnce),
  ])
  return rows
}

/** Offers that end from one day to another, stand since before an instant, and whose buyers have not been reminded. */
export async function listEnding(
  database: Database,
  { today, lastDay, sentBefore }: { today: string; lastDay: string; sentBefore: number },
): Promise<QuoteRow[]> {
  const [rows] = await database.read([
    build
      .select()
      .from(quotes)
      .where(
        and(
          sql`status = 'offered'`,
          gte(quotes.validUntil, today),
          lte(quotes.validUntil, lastDay),
          lt(quotes.updatedAt, sentBefore),
          isNull(quotes.remindedAt),
        ),
      )
      .orderBy(asc(quotes.validUntil))
      .limit(mostAtOnce),
  ])
  return rows
}

export async function expire(database: Database, quote: QuoteRow, at: number): Promise<void> {
  await database.write(
    quoteStep({
      ...{ quote, to: 'expired', event: 'expire', at },
      ...{ actorType: 'system', actorId: null },
    }),
  )
}

/** Notes that the buyer is reminded, with the mail that does it, once per version of the offer. Refused by its guard where the quote has changed since it was read. */
export async function remind(database: Database, quote: QuoteRow, at: number): Promise<void> {
  await database.write([
    guard(
      sql`exists (select 1 from ${quotes} as it where it.id = ${quote.id} and it.rev = ${quote.rev})`,
    ),
    toBuyer(quote, 'Q9', { at, about: String(quote.offerVersion) }),
    statementOf(build.update(quotes).set({ remindedAt: at }).where(eq(quotes.id, quote.id))),
  ])
}
