import type { AdminQuote, SentOfferDraft } from '#domain/admin-quotes.schema.ts'
import { refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { standingOf } from '#server/features/quotes/quote-standing.ts'
import { changeQuote, forbiddenNow } from './change-quote.ts'
import { draftedStatuses } from './offer-draft.ts'
import { saveDraft } from './staff-steps.repository.ts'

/**
 * Keeps the offer as it is written so far; its buyer sees nothing of it. Refuses `not_found`, `stale`, `quote_in_state` once no offer can
 * come of it, and `invalid_input` for a line that is there twice.
 */
export async function saveOfferDraft(
  ctx: Ctx,
  id: string,
  { rev, draft }: { rev: number; draft: SentOfferDraft },
): Promise<Result<AdminQuote>> {
  if (hasDoubledLine(draft)) return refused('invalid_input', { field: 'draft.lines' })
  return changeQuote(
    ctx,
    { id, rev },
    {
      isDone: ({ quote }) => JSON.stringify(quote.draft) === JSON.stringify(draft),
      write: async (found) => {
        if (!draftedStatuses.has(standingOf(found.quote, ctx.now())))
          return forbiddenNow(ctx, found)
        return (await saveDraft(ctx, found.quote, draft)) ? undefined : { code: 'stale' }
      },
    },
  )
}

export function hasDoubledLine({ lines }: SentOfferDraft): boolean {
  return new Set(lines.map(({ id }) => id)).size < lines.length
}
