import type { EditablePage, WrittenPage } from '#domain/pages.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { pageOf } from './page-view.ts'
import { isTakenAddress, type PageSave, savePage } from './page-writes.queries.ts'
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
export async function writePage(ctx: Ctx, page: PageSave): Promise<Result<WrittenPage>> {
  try {
    if (await savePage(ctx, page)) return await written(ctx, page.id)
  } catch (error) {
    if (isTakenAddress(error)) return refused('slug_taken', { field: 'slug' })
    throw error
  }
  const now = await getPage(ctx, page.id)
  return now.ok ? refused('stale', { current: now.value }) : now
}

/** The answer of a write that has nothing to write. */
export async function written(ctx: Ctx, id: string): Promise<Result<WrittenPage>> {
  const page = await getPage(ctx, id)
  return page.ok ? done({ page: page.value }) : page
}
