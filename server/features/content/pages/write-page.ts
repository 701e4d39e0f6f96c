import type { EditablePage, WrittenPage } from '#domain/pages.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import {
  allLanguages,
  forgetSite,
  raisedRevision,
} from '#server/features/shell/revisions.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { pageOf } from './page-view.ts'
import { isStale, isTakenAddress } from './page-writes.queries.ts'
import { findPages } from './pages.repository.ts'

/** The page as it stands; `not_found` where it is not ours. */
export async function getPage(ctx: Ctx, id: string): Promise<Result<EditablePage>> {
  const page = pageOf(await findPages(ctx.database, ctx.site.factoryId), id)
  return page ? done(page) : refused('not_found')
}

/**
 * Writes to a page in one batch and answers it as it is then. Refuses with `stale` (with the page as it stands) and `slug_taken`:
 * nothing is written then.
 */
export async function writePage(
  ctx: Ctx,
  id: string,
  statements: readonly Statement[],
): Promise<Result<WrittenPage>> {
  try {
    await ctx.database.write([...statements, raisedRevision(ctx, allLanguages)])
  } catch (error) {
    if (isTakenAddress(error)) return refused('slug_taken', { field: 'slug' })
    if (!isStale(error)) throw error
    const now = await getPage(ctx, id)
    return now.ok ? refused('stale', { current: now.value }) : now
  }
  forgetSite(ctx)
  return written(ctx, id)
}

/** The answer of a write that has nothing to write. */
export async function written(ctx: Ctx, id: string): Promise<Result<WrittenPage>> {
  const page = await getPage(ctx, id)
  return page.ok ? done({ page: page.value }) : page
}
