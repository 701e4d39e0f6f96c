import { listChangesOf } from '#domain/audit-changes.ts'
import { isDeadLink } from '#domain/dead-link.ts'
import { newId } from '#domain/ids.ts'
import type { EditableItem, EditableMenu, SaveMenu } from '#domain/navigation.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { isInTime } from '#domain/times.ts'
import { allTitlesOf, sourceTitleOf, titlesOf } from '#domain/link-titles.ts'
import { isSavedBy } from '#server/features/document-versions/document-versions.queries.ts'
import { saveWhole } from '#server/features/document-versions/save-whole.queries.ts'
import { defaultLanguageOf } from '#server/site/site.ts'
import { listLinkedPaths } from '#server/features/sitemap/sitemap.service.ts'
import {
  firstTitleVersions,
  newTitleVersions,
} from '#server/features/titles/title-versions.queries.ts'
import { listedTitle, menuTitles, sentTitles } from '#server/features/titles/titles.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { listedMenus, type NewRow } from './menu-changes.ts'
import {
  findMenuRows,
  menuVersion,
  type MenuRows,
  removedItems,
  savedItem,
} from './menu.repository.ts'

/** The menu as its editors see it: hidden items too, and every title in all languages. */
export async function getEditableMenu(ctx: Ctx): Promise<EditableMenu> {
  const [rows, paths] = await Promise.all([
    findMenuRows(ctx.database, ctx.site.factoryId),
    listLinkedPaths(ctx),
  ])
  const languageCodes = ctx.site.languages.map(({ code }) => code)
  const itemOf = (row: MenuRows['items'][number]): EditableItem => ({
    id: row.id,
    ...allTitlesOf(row, rows.titles, defaultLanguageOf(ctx.site)),
    url: row.url,
    isExternal: row.isExternal,
    isDead: isDeadLink(row.url, { paths, languageCodes }),
    icon: row.icon,
    iconColor: row.iconColor,
    isActive: row.isActive,
    languageCodes: row.languageCodes,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    audience: row.audience,
  })
  const under = (parentId: string | null) => rows.items.filter((row) => row.parentId === parentId)
  return {
    items: under(null).map((row) => ({
      ...itemOf(row),
      children: under(row.id).map((child) => itemOf(child)),
    })),
    rev: rows.documentVersion?.rev ?? 0,
  }
}

/**
 * Saves the menu as a whole, in one batch: ids are kept, titles in languages that the call does not name survive. Refuses with
 * `stale` where somebody has saved it since; the same call again answers what it has saved.
 */
export async function saveMenu(
  ctx: Ctx,
  menu: SaveMenu,
  callKey: string,
): Promise<Result<EditableMenu>> {
  const known = await findMenuRows(ctx.database, ctx.site.factoryId)
  if (isSavedBy(callKey, known.documentVersion)) return done(await getEditableMenu(ctx))
  const rows = rowsOf(menu, { known: new Set(known.items.map(({ id }) => id)), now: ctx.now() })
  const sourceOf = ({ row, titles }: NewRow) =>
    sourceTitleOf(
      { ...row, titles: { ...titlesOf(known.titles, row.id).titles, ...titles } },
      defaultLanguageOf(ctx.site),
    )
  const documentVersion = { name: menuVersion, rev: menu.rev, callKey }
  const isSaved = await saveWhole(ctx, documentVersion, {
    also: [
      firstTitleVersions(ctx, menuTitles),
      ...rows.map(({ row }) => savedItem(ctx, row)),
      ...removedItems(
        ctx,
        rows.map(({ row }) => row.id),
      ),
      ...rows.flatMap((item) =>
        sentTitles({ ...item, id: item.row.id }, sourceOf(item)).map((title) =>
          listedTitle(ctx, menuTitles, title),
        ),
      ),
      newTitleVersions(ctx, menuTitles),
    ],
    audit: {
      action: 'menu_saved',
      entity: 'menu',
      data: { items: rows.length },
      changes: listChangesOf('menu', ...listedMenus(known, rows, defaultLanguageOf(ctx.site))),
    },
  })
  const current = await getEditableMenu(ctx)
  if (isSaved) return done(current)
  const { documentVersion: last } = await findMenuRows(ctx.database, ctx.site.factoryId)
  return isSavedBy(callKey, last) ? done(current) : refused('stale', { current })
}

/** The rows of a menu, parents before what is under them. An id that is not ours makes a new item. */
function rowsOf(
  { items }: SaveMenu,
  { known, now }: { known: ReadonlySet<string>; now: number },
): NewRow[] {
  const rowOf = (
    { children: _, titles, made, id, ...item }: SaveMenu['items'][number],
    parentId: string | null,
    sortOrder: number,
  ): NewRow => ({
    row: {
      ...item,
      id: id && known.has(id) ? id : newId(),
      parentId,
      sortOrder,
      isShown: isInTime(item, now),
    },
    titles,
    made,
  })
  return items.flatMap((item, at) => {
    const parent = rowOf(item, null, at)
    const children = item.children.map((child, place) =>
      rowOf({ ...child, children: [] }, parent.row.id, place),
    )
    return [parent, ...children]
  })
}
