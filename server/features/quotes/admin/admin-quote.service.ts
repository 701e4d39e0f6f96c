import type { AdminQuote } from '#domain/admin-quotes.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { findQuote, type FoundQuote } from '#server/features/quotes/quotes.repository.ts'
import { findSurroundings } from './admin-quote.repository.ts'
import { adminQuote } from './admin-quote-view.ts'

/** The whole quote; `not_found` where the factory has none such. */
export async function getAdminQuote(ctx: Ctx, id: string): Promise<Result<AdminQuote>> {
  const found = await findOwnQuote(ctx, id)
  return found ? done(await adminQuoteView(ctx, found)) : refused('not_found')
}

/** A quote of the caller's factory as it is kept; undefined where it has none such. */
export function findOwnQuote(ctx: Ctx, id: string): Promise<FoundQuote | undefined> {
  return findQuote(ctx.database, { factoryId: ctx.site.factoryId, id })
}

/** A quote with what the caller may see of it and do with it. */
export async function adminQuoteView(ctx: Ctx, found: FoundQuote): Promise<AdminQuote> {
  return adminQuote(found, await findSurroundings(ctx, found), {
    ...{ now: ctx.now(), actor: ctx.actor },
    pickupPlace: ctx.site.company.address ?? '',
  })
}
