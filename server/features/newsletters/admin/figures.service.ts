import type { NewsletterFigures } from '#domain/admin-newsletters.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { figuresOf } from '#server/features/newsletters/sending/figures.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { findNewsletter } from './newsletters.repository.ts'

/** How the sending of a newsletter goes: what its editors look at while it runs, and what became of it. Refuses `not_found`. */
export async function getFigures(ctx: Ctx, id: string): Promise<Result<NewsletterFigures>> {
  const found = await findNewsletter(ctx, id)
  if (!found) return refused('not_found')
  const { status, pauseReason, rev } = found.newsletter
  return done({ status, pauseReason, rev, ...(await figuresOf(ctx, id)) })
}
