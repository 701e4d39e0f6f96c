import type { AdminQuote, ExplainOutcome, RejectQuote } from '#domain/admin-quotes.schema.ts'
import { nextQuoteStatus } from '#domain/quotes.ts'
import type { Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { standingOf } from '#server/features/quotes/quote-standing.ts'
import type { FoundQuote } from '#server/features/quotes/quotes.repository.ts'
import { changeQuote, forbiddenNow } from './change-quote.ts'
import { saveOutcome, writeRejected } from './staff-steps.repository.ts'

/** The factory makes no offer: its buyer is told why by mail. Refuses `not_found`, `stale`, and `quote_in_state`. */
export function rejectQuote(
  ctx: Ctx,
  id: string,
  { rev, ...outcome }: RejectQuote,
): Promise<Result<AdminQuote>> {
  return changeQuote(
    ctx,
    { id, rev },
    {
      isDone: (found) => found.quote.status === 'rejected' && isSame(found, outcome),
      write: async (found) => {
        const status = standingOf(found.quote, ctx.now())
        if (!nextQuoteStatus(status, 'reject', 'staff').ok) return forbiddenNow(ctx, found)
        await writeRejected(ctx, found.quote, outcome)
        ctx.log.info('quote.rejected', { quote: id, reason: outcome.reason })
        return undefined
      },
    },
  )
}

/**
 * Keeps what made a buyer accept, for those who work here. Why one declined is in the buyer's own words and stays so. Refuses
 * `not_found`, `stale`, and `quote_in_state` for what is not accepted.
 */
export function explainOutcome(
  ctx: Ctx,
  id: string,
  { rev, ...outcome }: ExplainOutcome,
): Promise<Result<AdminQuote>> {
  return changeQuote(
    ctx,
    { id, rev },
    {
      isDone: (found) => isSame(found, outcome),
      write: async (found) => {
        if (found.quote.status !== 'accepted') return forbiddenNow(ctx, found)
        return (await saveOutcome(ctx, found.quote, outcome)) ? undefined : { code: 'stale' }
      },
    },
  )
}

function isSame({ quote }: FoundQuote, { reason, note }: { reason: string; note: string }) {
  return quote.outcomeReason === reason && quote.outcomeNote === note
}
