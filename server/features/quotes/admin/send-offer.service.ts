import type { AdminQuote, SentOfferDraft } from '#domain/admin-quotes.schema.ts'
import { mostOfferOre, offerTotals } from '#domain/offer-totals.ts'
import { addDays, osloClock } from '#domain/oslo-time.ts'
import { mostOfferDays, nextQuoteStatus } from '#domain/quotes.ts'
import { done, type Problem, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { personOf } from '#server/session/person.ts'
import { standingOf } from '#server/features/quotes/quote-standing.ts'
import type { FoundQuote } from '#server/features/quotes/quotes.repository.ts'
import { findOffered } from './admin-quote.repository.ts'
import { changeQuote, forbiddenNow } from './change-quote.ts'
import { hasDoubledLine } from './offer-draft.service.ts'
import { offerLines } from './offer-lines.ts'
import { type NewOffer, writeOffer } from './staff-steps.repository.ts'

/**
 * Sends the next version of an offer, once however often it is called: its buyer gets it by mail, and the one before counts no more.
 * Refuses `not_found`, `stale` (somebody sent one, or the buyer has answered), `quote_in_state`, `valid_until_invalid` past 90 days,
 * `offer_dear`, and what a line lacks at that line.
 */
export function sendOffer(
  ctx: Ctx,
  id: string,
  { rev, draft }: { rev: number; draft: SentOfferDraft },
): Promise<Result<AdminQuote>> {
  return changeQuote(
    ctx,
    { id, rev },
    {
      isDone: (found) => isSent(ctx, found, draft),
      write: async (found) => {
        const status = standingOf(found.quote, ctx.now())
        if (!nextQuoteStatus(status, 'send_offer', 'staff').ok) return forbiddenNow(ctx, found)
        const offer = await offerOf(ctx, found, draft)
        if (!offer.ok) return offer.problem
        await writeOffer(ctx, found.quote, offer.value)
        ctx.log.info('quote.offered', { quote: id, version: found.quote.offerVersion + 1 })
        return undefined
      },
    },
  )
}

async function offerOf(
  ctx: Ctx,
  { quote: { languageCode } }: FoundQuote,
  draft: SentOfferDraft,
): Promise<Result<NewOffer>> {
  const problem = problemOf(draft, ctx.now())
  if (problem) return { ok: false, problem }
  const ids = draft.lines.flatMap(({ productId }) => productId ?? [])
  const lines = offerLines(draft, await findOffered(ctx, { languageCode, ids }))
  if (!lines.ok) return lines
  const totals = offerTotals(lines.value, draft.freightNetOre)
  return totals.totalOre > mostOfferOre
    ? refused('offer_dear')
    : done({ lines: lines.value, totals, draft })
}

function problemOf(draft: SentOfferDraft, now: number): Problem | undefined {
  const today = osloClock(now).date
  if (draft.validUntil <= today || draft.validUntil > addDays(today, mostOfferDays))
    return { code: 'valid_until_invalid', field: 'draft.validUntil' }
  return hasDoubledLine(draft) ? { code: 'invalid_input', field: 'draft.lines' } : undefined
}

/** True where the version that counts is this very offer, by the caller. */
function isSent(ctx: Ctx, { offers: [last] }: FoundQuote, draft: SentOfferDraft): boolean {
  if (last?.sentBy !== personOf(ctx).userId) return false
  const sent: SentOfferDraft = {
    lines: draft.lines.map((line, index) => {
      const kept = last.lines[index]
      const { id, productId, quantity, unit, netOre, leadDays, note } = kept ?? line
      // Name and VAT of goods are not the caller's to say.
      return kept ? { ...line, id, productId, quantity, unit, netOre, leadDays, note } : line
    }),
    freightNetOre: last.freightNetOre,
    validUntil: last.validUntil,
    paymentDays: last.paymentDays,
    terms: last.terms,
    message: last.message,
  }
  return last.lines.length === draft.lines.length && JSON.stringify(sent) === JSON.stringify(draft)
}
