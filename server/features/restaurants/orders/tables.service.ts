import { localized } from '#domain/options.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { scopeOf } from '#server/http/scope.ts'
import { findTable } from './checkout-state.repository.ts'

interface Table {
  name: string
  restaurant: { id: string; slug: string; name: string }
}

/** The table of the code that somebody scanned. `not_found` for a code that is none, or no longer. */
export async function getTable(ctx: Ctx, token: string): Promise<Result<Table>> {
  const found = await findTable(ctx.database, { factoryId: ctx.site.factoryId, token })
  if (!found) return refused('not_found')
  const { name, id, slug, restaurant } = found
  return done({ name, restaurant: { id, slug, name: localized(restaurant, scopeOf(ctx), slug) } })
}
