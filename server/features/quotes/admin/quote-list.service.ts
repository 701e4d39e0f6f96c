import {
  type AdminQuotes,
  type ListedQuote,
  type QuoteQuery,
  quotesPageSize,
} from '#domain/admin-quotes.schema.ts'
import type { Ctx } from '#server/http/context.ts'
import { personOf } from '#server/session/person.ts'
import { clockOf } from './quote-clock-view.ts'
import { type ListedQuoteRow, listedQuery, queuesQuery, totalQuery } from './quote-list.queries.ts'
import { standingOf } from '#server/features/quotes/quote-standing.ts'

/** One page of the factory's quotes, and how many wait in each queue. */
export async function getAdminQuotes(ctx: Ctx, query: QuoteQuery): Promise<AdminQuotes> {
  const { userId } = personOf(ctx)
  const asked = { factoryId: ctx.site.factoryId, query, userId, now: ctx.now() }
  const [rows, totals, waiting] = await ctx.database.read([
    listedQuery(asked),
    totalQuery(asked),
    queuesQuery(asked),
  ])
  const total = totals[0]?.total ?? 0
  const lastPage = Math.max(1, Math.ceil(total / quotesPageSize))
  // An address of before some moved out of what is asked for, or a mistyped one.
  if (query.page > lastPage) return getAdminQuotes(ctx, { ...query, page: lastPage })
  return {
    quotes: rows.map((row) => listedQuote(row, asked.now)),
    total,
    page: query.page,
    pageSize: quotesPageSize,
    queues: JSON.parse(waiting[0]?.counts ?? '{}') as AdminQuotes['queues'],
  }
}

/** A quote as a row of the list. */
export function listedQuote(
  { quote, assignedName, lines, totalOre, orderNumber }: ListedQuoteRow,
  now: number,
): ListedQuote {
  const { id, number, company, city, assignedTo, validUntil, outcomeReason, createdAt } = quote
  return {
    ...{ id, number, company, city, validUntil, outcomeReason, createdAt },
    ...{ lines, totalOre, orderNumber },
    status: standingOf(quote, now),
    assignedTo: assignedTo === null ? null : { userId: assignedTo, name: assignedName ?? '' },
    clock: clockOf(quote, now),
  }
}
