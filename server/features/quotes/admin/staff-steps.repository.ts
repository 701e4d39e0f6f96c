import { quoteOffers, quotes } from '#db/schema/index.ts'
import type { ExplainOutcome, RejectQuote, SentOfferDraft } from '#domain/admin-quotes.schema.ts'
import { newId } from '#domain/ids.ts'
import type { OfferLine } from '#domain/offer.ts'
import type { OfferTotals } from '#domain/offer-totals.ts'
import { auditedBy } from '#server/audit/audit.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { build } from '#server/platform/build.ts'
import { statementOf } from '#server/platform/statement.ts'
import { saveRow } from '#server/save/save-row.queries.ts'
import { personOf } from '#server/session/person.ts'
import { toBuyer } from '#server/features/quotes/quote-mails.queries.ts'
import { type QuoteRow, quoteStep } from '#server/features/quotes/quote-steps.queries.ts'

/** Who of sales takes a step of a quote, and when. */
export function takenBySales(ctx: Ctx, quote: QuoteRow) {
  return { quote, actorType: 'staff' as const, actorId: personOf(ctx).userId, at: ctx.now() }
}

/** Somebody begins to work on a request. Throws `isOvertaken` where it is not as it was read. */
export async function writeTaken(ctx: Ctx, quote: QuoteRow): Promise<void> {
  const taken = takenBySales(ctx, quote)
  const set = { assignedTo: taken.actorId }
  await ctx.database.write(quoteStep({ ...taken, to: 'in_review', event: 'take', set }))
}

/** False where the quote has changed since it was read. */
export function saveOwner(
  ctx: Ctx,
  { quote: { id, rev, number }, userId }: { quote: QuoteRow; userId: string | null },
): Promise<boolean> {
  return saveRow(ctx, {
    ...{ table: quotes, id, rev, set: { assignedTo: userId } },
    audit: { action: 'quote_assigned', entity: 'quote', entityId: number },
  })
}

/** False where the quote has changed since it was read. */
export function saveDraft(
  ctx: Ctx,
  { id, rev }: QuoteRow,
  draft: SentOfferDraft,
): Promise<boolean> {
  return saveRow(ctx, { table: quotes, id, rev, set: { draft } })
}

/** False where the quote has changed since it was read. */
export function saveOutcome(
  ctx: Ctx,
  { id, rev, number }: QuoteRow,
  { reason, note }: Omit<ExplainOutcome, 'rev'>,
): Promise<boolean> {
  return saveRow(ctx, {
    ...{ table: quotes, id, rev, set: { outcomeReason: reason, outcomeNote: note } },
    audit: { action: 'quote_explained', entity: 'quote', entityId: number, data: { reason } },
  })
}

export interface NewOffer {
  lines: readonly OfferLine[]
  totals: OfferTotals
  draft: SentOfferDraft
}

/** The next version of the offer in one batch with the quote's step and the mail to its buyer. Throws `isOvertaken`. */
export async function writeOffer(
  ctx: Ctx,
  quote: QuoteRow,
  { lines, totals, draft }: NewOffer,
): Promise<void> {
  const taken = takenBySales(ctx, quote)
  const version = quote.offerVersion + 1
  const { freightNetOre, validUntil, paymentDays, terms, message } = draft
  const { goodsNetOre, netOre, vat, totalOre } = totals
  await ctx.database.write([
    ...quoteStep({
      ...{ ...taken, to: 'offered', event: 'send_offer' },
      set: {
        ...{ draft: null, offerVersion: version, validUntil, remindedAt: null },
        assignedTo: quote.assignedTo ?? taken.actorId,
      },
    }),
    statementOf(
      build.insert(quoteOffers).values({
        ...{ id: newId(), quoteId: quote.id, version, lines: [...lines] },
        ...{ freightNetOre, goodsNetOre, netOre, vat, totalOre, validUntil, message },
        ...{ paymentDays, terms, sentAt: taken.at, sentBy: taken.actorId },
      }),
    ),
    toBuyer(quote, 'Q4', { at: taken.at, about: String(version) }),
    auditedBy(ctx, {
      ...{ action: 'quote_offer_sent', entity: 'quote', entityId: quote.number },
      data: { version, totalOre },
    }),
  ])
}

/** The factory makes no offer, with the mail to who asked. Throws `isOvertaken`. */
export async function writeRejected(
  ctx: Ctx,
  quote: QuoteRow,
  { reason, note }: Omit<RejectQuote, 'rev'>,
): Promise<void> {
  const taken = takenBySales(ctx, quote)
  const set = { outcomeReason: reason, outcomeNote: note, draft: null }
  await ctx.database.write([
    ...quoteStep({ ...taken, to: 'rejected', event: 'reject', reason: note || undefined, set }),
    toBuyer(quote, 'Q8', taken),
    auditedBy(ctx, {
      ...{ action: 'quote_rejected', entity: 'quote', entityId: quote.number, data: { reason } },
    }),
  ])
}
