import { and, asc, eq, notInArray, sql } from 'drizzle-orm'
import { menuItems } from '#db/schema/index.ts'
import type { Audience } from '#domain/audience.ts'
import { documentVersionQuery } from '#server/features/document-versions/document-versions.queries.ts'
import { menuTitles, titlesQuery } from '#server/features/titles/titles.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

/** What the menu is saved as. */
export const menuVersion = 'menu'

/** Every item of the menu, hidden ones too, with its titles in all languages, and the menu's document version: one round trip. */
export async function findMenuRows(database: Database, factoryId: string) {
  const { build } = database
  const [items, titles, documentVersions] = await database.read([
    build
      .select()
      .from(menuItems)
      .where(eq(menuItems.factoryId, factoryId))
      .orderBy(asc(menuItems.sortOrder), asc(menuItems.id)),
    titlesQuery(build, menuTitles, factoryId),
    documentVersionQuery(build, factoryId, menuVersion),
  ])
  return { items, titles, documentVersion: documentVersions[0] }
}

export type MenuRows = Awaited<ReturnType<typeof findMenuRows>>

export interface ItemRow {
  id: string
  parentId: string | null
  sortOrder: number
  title: string
  url: string
  icon: string | null
  iconColor: string | null
  isExternal: boolean
  isActive: boolean
  languageCodes: string[] | null
  startsAt: number | null
  endsAt: number | null
  isShown: boolean
  audience: Audience
}

/** Removes the items that are not in the new menu: those under others first. Their titles go with them. */
export function removedItems(ctx: Ctx, kept: string[]): Statement[] {
  const { build } = ctx.database
  const gone = and(
    eq(menuItems.factoryId, ctx.site.factoryId),
    kept.length > 0 ? notInArray(menuItems.id, kept) : undefined,
  )
  return [
    statementOf(build.delete(menuItems).where(and(gone, sql`${menuItems.parentId} is not null`))),
    statementOf(build.delete(menuItems).where(gone)),
  ]
}

/** Writes an item as the menu has it: a new row, or the row that it is. */
export function savedItem(ctx: Ctx, item: ItemRow): Statement {
  const { id, ...fields } = item
  const [now, by] = [ctx.now(), ctx.actor.userId ?? null]
  const shown = { ...fields, updatedAt: now, updatedBy: by }
  const made = { factoryId: ctx.site.factoryId, createdAt: now, createdBy: by }
  return statementOf(
    ctx.database.build
      .insert(menuItems)
      .values({ id, ...made, ...shown })
      .onConflictDoUpdate({
        target: menuItems.id,
        set: { ...shown, rev: sql`${menuItems.rev} + 1` },
      }),
  )
}
