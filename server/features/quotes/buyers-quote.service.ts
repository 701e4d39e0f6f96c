import type { QuoteView } from '#domain/quote-view.schema.ts'
import { nextQuoteStatus } from '#domain/quotes.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { isOvertaken } from '#server/features/orders/transition.queries.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { dayText } from '#server/i18n/day-words.ts'
import { quoteStatusText } from '#server/i18n/quote-words.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import { standingOf } from './quote-standing.ts'
import { quoteView } from './quote-view.ts'
import { findQuote, type FoundQuote } from './quotes.repository.ts'

const attempts = 3
const tokenPattern = /^[\w-]{22}$/u

type Refused = Extract<Result<never>, { ok: false }>

/** A quote as who holds its link reads it; `quote_unknown` where the factory has none such. */
export async function getQuote(ctx: Ctx, token: string): Promise<Result<QuoteView>> {
  const found = await findByToken(ctx, token)
  if (!found) return refused('quote_unknown')
  return done(quoteView(found, { now: ctx.now(), pickupPlace: ctx.site.company.address ?? '' }))
}

/** A quote by its public token; undefined where the factory has none such. */
export async function findByToken(ctx: Ctx, token: string): Promise<FoundQuote | undefined> {
  if (!tokenPattern.test(token)) return undefined
  return findQuote(ctx.database, { factoryId: ctx.site.factoryId, token })
}

/**
 * Writes to a quote as it was read, and reads it anew where somebody changed it in between: where `write` throws `isOvertaken`, or
 * answers undefined. `quote_unknown`, and `busy` where it moved each time we tried.
 */
export async function onQuote<Value>(
  ctx: Ctx,
  token: string,
  write: (found: FoundQuote) => Promise<Result<Value> | undefined>,
): Promise<Result<Value>> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const found = await findByToken(ctx, token)
    if (!found) return refused('quote_unknown')
    try {
      const written = await write(found)
      if (written) return written
    } catch (error) {
      if (!isOvertaken(faultOf(error))) throw error
    }
  }
  return refused('busy')
}

/** Why nobody can answer this version of an offer: `offer_replaced` with the one that counts, `offer_expired` with the day, or where the quote stands. */
export async function whyUnanswerable(
  ctx: Ctx,
  { quote }: FoundQuote,
  version: number,
): Promise<Refused | undefined> {
  if (quote.status === 'offered' && quote.offerVersion !== version)
    return refused('offer_replaced', { values: { version: quote.offerVersion } })
  return nextQuoteStatus(standingOf(quote, ctx.now()), 'accept', 'guest').ok
    ? undefined
    : whereItStands(ctx, quote)
}

/** The refusal of what a quote's status forbids: `offer_expired` with the last day, else `quote_in_state`. */
export async function whereItStands(ctx: Ctx, quote: FoundQuote['quote']): Promise<Refused> {
  const i18n = await translatorFor(ctx)
  const status = standingOf(quote, ctx.now())
  if (status === 'expired' && quote.validUntil !== null)
    return refused('offer_expired', { values: { date: dayText(i18n.locale, quote.validUntil) } })
  return refused('quote_in_state', { values: { state: quoteStatusText(i18n, status) } })
}
