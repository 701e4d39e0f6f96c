import type { NewsletterFigures } from '#domain/admin-newsletters.schema.ts'
import type { DeliveryState } from '#domain/newsletters.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { findFigures } from './figures.repository.ts'
import { findNewsletter } from './newsletters.repository.ts'

/** How the sending of a newsletter goes: what its editors look at while it runs, and what became of it. Refuses `not_found`. */
export async function getFigures(ctx: Ctx, id: string): Promise<Result<NewsletterFigures>> {
  const found = await findNewsletter(ctx, id)
  if (!found) return refused('not_found')
  const { status, pauseReason, rev } = found.newsletter
  const { states, left, batches } = await findFigures(ctx.database, id)
  const countOf = (...wanted: DeliveryState[]) =>
    states.filter(({ state }) => wanted.includes(state)).reduce((sum, { count }) => sum + count, 0)
  return done({
    ...{ status, pauseReason, rev, left },
    planned: states.reduce((sum, { count }) => sum + count, 0) - countOf('skipped'),
    sent: countOf('sent', 'complaint'),
    bouncedSoft: countOf('bounced_soft'),
    bouncedHard: countOf('bounced_hard'),
    failed: countOf('failed'),
    queued: countOf('queued', 'sending'),
    recentBatches: batches,
  })
}
