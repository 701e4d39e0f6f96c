import type { AdminQuote } from '#domain/admin-quotes.schema.ts'
import { done, type Problem, refused, type Result } from '#domain/result.ts'
import { isOvertaken } from '#server/features/orders/transition.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import { whereItStands } from '#server/features/quotes/buyers-quote.service.ts'
import type { FoundQuote } from '#server/features/quotes/quotes.repository.ts'
import { adminQuoteView, findOwnQuote, getAdminQuote } from './admin-quote.service.ts'

/** A change of a quote, as its caller saw it. */
export interface QuoteChange {
  /** True where this very call has already been done: the quote is one revision further. */
  isDone: (found: FoundQuote) => boolean
  /** Writes it, or says what stands in its way; a quote that has changed since it was read is `isOvertaken`, or `stale`. */
  write: (found: FoundQuote) => Promise<Problem | undefined>
}

/**
 * Changes a quote, once however often the call is sent. Refuses `not_found`, `stale` with what stands there now, and what the change
 * refuses.
 */
export async function changeQuote(
  ctx: Ctx,
  at: { id: string; rev: number },
  change: QuoteChange,
): Promise<Result<AdminQuote>> {
  const found = await findOwnQuote(ctx, at.id)
  if (!found) return refused('not_found')
  const past = found.quote.rev - at.rev
  if (past === 1 && change.isDone(found)) return done(await adminQuoteView(ctx, found))
  if (past !== 0) return refused('stale', { current: await adminQuoteView(ctx, found) })
  const problem = await written(change, found)
  // Somebody was faster, with this very call perhaps: what stands there now decides.
  if (problem?.code === 'stale') return changeQuote(ctx, at, change)
  return problem ? { ok: false, problem } : getAdminQuote(ctx, at.id)
}

/** What a quote's status forbids, in words. */
export async function forbiddenNow(ctx: Ctx, { quote }: FoundQuote): Promise<Problem> {
  return (await whereItStands(ctx, quote)).problem
}

async function written(change: QuoteChange, found: FoundQuote): Promise<Problem | undefined> {
  try {
    return await change.write(found)
  } catch (error) {
    if (!isOvertaken(faultOf(error))) throw error
    return { code: 'stale' }
  }
}
