import { buyerTypeOf } from '#domain/orders.ts'
import type { DeclineOffer, QuoteView } from '#domain/quote-view.schema.ts'
import { nextQuoteStatus } from '#domain/quotes.ts'
import { done, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { getQuote, onQuote, whereItStands, whyUnanswerable } from './buyers-quote.service.ts'
import { writeDeclined, writeWithdrawn } from './buyer-steps.repository.ts'
import { standingOf } from './quote-standing.ts'

/**
 * Declines an offer; the same once more answers the same. `quote_unknown`, `offer_replaced`, `offer_expired`, `quote_in_state`, and
 * `busy` where it moved each time we tried.
 */
export async function declineOffer(
  ctx: Ctx,
  token: string,
  { version, reason, note }: DeclineOffer,
): Promise<Result<QuoteView>> {
  const declined = await onQuote(ctx, token, async (found) => {
    const { quote } = found
    const isSame =
      quote.offerVersion === version && quote.outcomeReason === reason && quote.outcomeNote === note
    if (quote.status === 'declined' && isSame) return done({})
    const refusal = await whyUnanswerable(ctx, found, version)
    if (refusal) return refusal
    await writeDeclined(ctx.database, { quote, ...takenBy(ctx) }, { reason, note })
    ctx.log.info('quote.declined', { quote: quote.id, reason })
    return done({})
  })
  return declined.ok ? getQuote(ctx, token) : declined
}

/** Takes a request back while no offer is accepted; once more answers the same. Refuses as `declineOffer` does. */
export async function withdrawQuote(ctx: Ctx, token: string): Promise<Result<QuoteView>> {
  const withdrawn = await onQuote(ctx, token, async ({ quote }) => {
    if (quote.status === 'withdrawn') return done({})
    const step = nextQuoteStatus(standingOf(quote, ctx.now()), 'withdraw', buyerTypeOf(ctx.actor))
    if (!step.ok) return whereItStands(ctx, quote)
    await writeWithdrawn(ctx.database, { quote, ...takenBy(ctx) })
    ctx.log.info('quote.withdrawn', { quote: quote.id })
    return done({})
  })
  return withdrawn.ok ? getQuote(ctx, token) : withdrawn
}

/** Who takes a step of a quote as its buyer, and when. */
export function takenBy(ctx: Ctx) {
  const { userId, guestHash } = ctx.actor
  return {
    ...{ actorType: buyerTypeOf(ctx.actor), actorId: userId ?? guestHash ?? null, at: ctx.now() },
  }
}
