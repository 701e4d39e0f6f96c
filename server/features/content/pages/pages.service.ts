import { changesOf } from '#domain/audit-changes.ts'
import type {
  ChangePage,
  EditablePage,
  EditablePages,
  RemovePage,
  RestorePage,
  WrittenPage,
} from '#domain/pages.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { countLinksTo } from './links-to-page.ts'
import { pagesOf } from './page-view.ts'
import { takenDown } from './page-writes.queries.ts'
import { findPages } from './pages.repository.ts'
import { getPage, writePage, written } from './write-page.ts'

/** Every page that the factory has made, also drafts and those that were removed. */
export async function getPages(ctx: Ctx): Promise<EditablePages> {
  return pagesOf(await findPages(ctx.database, ctx.site.factoryId))
}

/**
 * Puts a page under another one, or shows it by another template. Refuses with `not_found`, `stale`, and `parent_invalid` where it
 * would stand under itself.
 */
export async function changePage(
  ctx: Ctx,
  id: string,
  { rev, ...wanted }: ChangePage,
): Promise<Result<WrittenPage>> {
  const { pages } = await getPages(ctx)
  const page = pages.find((each) => each.id === id)
  if (!page) return refused('not_found')
  const { template = page.template, parentId = page.parentId } = wanted
  if (page.rev === rev + 1 && page.template === template && page.parentId === parentId)
    return written(ctx, id)
  if (!isParent(pages, parentId, id)) return refused('parent_invalid', { field: 'parentId' })
  const keyOf = (above: string | null) => pages.find((each) => each.id === above)?.key ?? null
  return writePage(ctx, {
    id,
    rev,
    set: { template, parentId },
    audit: {
      action: 'page_changed',
      entity: 'page',
      entityId: page.key,
      changes: changesOf(
        'page',
        { template: page.template, under: keyOf(page.parentId) },
        { template, under: keyOf(parentId) },
      ),
    },
  })
}

/** True where a page may stand under another one: one that is there, and not itself or below itself. */
export function isParent(
  pages: readonly EditablePage[],
  parentId: string | null,
  id?: string,
): boolean {
  const seen = new Set<string>()
  for (let above = parentId; above !== null && !seen.has(above);) {
    const page = pages.find((each) => each.id === above)
    if (!page || page.id === id || (above === parentId && page.isRemoved)) return false
    seen.add(above)
    above = page.parentId
  }
  return true
}

/**
 * Takes a page off the site in all its languages. Its texts and their history stay, so that it can be brought back. Refuses with
 * `not_found`, `stale`, and `page_linked` where the menu or the footer leads there and nobody has said `anyway`.
 */
export async function removePage(
  ctx: Ctx,
  id: string,
  { rev, anyway }: RemovePage,
): Promise<Result<WrittenPage>> {
  const found = await getPage(ctx, id)
  if (!found.ok) return found
  const page = found.value
  if (page.isRemoved) return done({ page })
  const count = anyway ? 0 : await countLinksTo(ctx, page)
  if (count > 0) return refused('page_linked', { values: { count } })
  return writePage(ctx, {
    id,
    rev,
    set: { isPublished: false },
    also: [takenDown(ctx, id)],
    audit: { action: 'page_removed', entity: 'page', entityId: page.key },
  })
}

/** Brings a removed page back, as a draft in each language. Refuses with `not_found` and `stale`. */
export async function restorePage(
  ctx: Ctx,
  id: string,
  { rev }: RestorePage,
): Promise<Result<WrittenPage>> {
  const found = await getPage(ctx, id)
  if (!found.ok) return found
  const page = found.value
  if (!page.isRemoved) return done({ page })
  return writePage(ctx, {
    id,
    rev,
    set: { isPublished: true },
    // Pages that were taken off long ago still say of each language that it is published.
    also: [takenDown(ctx, id)],
    audit: { action: 'page_restored', entity: 'page', entityId: page.key },
  })
}
