import { and, asc, eq, isNull, lt, lte, sql } from 'drizzle-orm'
import { quotes } from '#db/schema/index.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
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

/** Offers that end by a day, stand since before an instant, and whose buyers have not been reminded. */
export async function listEnding(
  database: Database,
  { lastDay, sentBefore }: { lastDay: string; sentBefore: number },
): Promise<QuoteRow[]> {
  const [rows] = await database.read([
    build
      .select()
      .from(quotes)
      .where(
        and(
          sql`status = 'offered'`,
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

/** Notes that the buyer is reminded, with the mail that does it: once per version of the offer, whoever runs it. */
export async function remind(database: Database, quote: QuoteRow, at: number): Promise<void> {
  await database.write([
    toBuyer(quote, 'Q9', { at, about: String(quote.offerVersion) }),
    statementOf(build.update(quotes).set({ remindedAt: at }).where(eq(quotes.id, quote.id))),
  ])
}
