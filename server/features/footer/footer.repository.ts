import { and, asc, eq, notInArray, sql } from 'drizzle-orm'
import { footerColors, footerLinks } from '#db/schema/index.ts'
import { type FooterSection, footerSections } from '#domain/footer.ts'
import type { SaveFooterColors } from '#domain/navigation.schema.ts'
import { documentVersionQuery } from '#server/features/document-versions/document-versions.queries.ts'
import { footerTitles, titlesQuery } from '#server/features/titles/titles.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

/** What the sections and the colours of the footer are saved as. */
export const sectionVersion = (section: FooterSection) => `footer.${section}`
export const colorsVersion = 'footer.colors'

/** The footer's links with their titles in every language, those that are hidden apart, its colours, and the document version of each part: one round trip. */
export async function findFooterRows(database: Database, factoryId: string) {
  const { build } = database
  const documentVersion = (name: string) => documentVersionQuery(build, factoryId, name)
  const [first, ...rest] = footerSections
  const [all, titles, colors, colorsVersions, ...documentVersions] = await database.read([
    build
      .select()
      .from(footerLinks)
      .where(eq(footerLinks.factoryId, factoryId))
      .orderBy(asc(footerLinks.sortOrder), asc(footerLinks.id)),
    titlesQuery(build, footerTitles, factoryId),
    build.select().from(footerColors).where(eq(footerColors.factoryId, factoryId)),
    documentVersion(colorsVersion),
    documentVersion(sectionVersion(first)),
    ...rest.map((section) => documentVersion(sectionVersion(section))),
  ])
  const sectionRows = new Map(
    footerSections.map((section, at) => [section, documentVersions[at]?.[0]]),
  )
  const [links, hidden] = [all.filter((row) => row.isActive), all.filter((row) => !row.isActive)]
  return { links, hidden, titles, colors: colors[0], colorsVersion: colorsVersions[0], sectionRows }
}

/** The document version of one part, as it is now. */
export async function findDocumentVersion({ database, site }: Ctx, name: string) {
  const [rows] = await database.read([documentVersionQuery(database.build, site.factoryId, name)])
  return rows[0]
}

export interface LinkRow {
  id: string
  sectionKey: FooterSection
  linkKey: string
  title: string
  url: string
  isExternal: boolean
  sortOrder: number
}

/**
 * Removes the links of a section that are not in its new list; their titles go with them. Hidden ones stand in no list, and stay.
 */
export function removedLinks(ctx: Ctx, section: FooterSection, kept: readonly string[]): Statement {
  return statementOf(
    ctx.database.build
      .delete(footerLinks)
      .where(
        and(
          eq(footerLinks.factoryId, ctx.site.factoryId),
          eq(footerLinks.sectionKey, section),
          eq(footerLinks.isActive, true),
          kept.length > 0 ? notInArray(footerLinks.id, [...kept]) : undefined,
        ),
      ),
  )
}

/** Writes a link as its list has it: a new row, or the row that it is. */
export function savedLink(ctx: Ctx, link: LinkRow): Statement {
  const { id, sectionKey, linkKey, title, url, isExternal, sortOrder } = link
  const [now, by] = [ctx.now(), ctx.actor.userId ?? null]
  const shown = { title, url, isExternal, sortOrder, isActive: true, updatedAt: now, updatedBy: by }
  const made = { factoryId: ctx.site.factoryId, createdAt: now, createdBy: by }
  return statementOf(
    ctx.database.build
      .insert(footerLinks)
      .values({ id, sectionKey, linkKey, ...made, ...shown })
      .onConflictDoUpdate({
        target: footerLinks.id,
        set: { ...shown, rev: sql`${footerLinks.rev} + 1` },
      }),
  )
}

/** The footer's own colours; none: those of the theme. */
export function savedColors(ctx: Ctx, colors: SaveFooterColors['colors']): Statement {
  const { build } = ctx.database
  const { factoryId } = ctx.site
  if (!colors)
    return statementOf(build.delete(footerColors).where(eq(footerColors.factoryId, factoryId)))
  return statementOf(
    build
      .insert(footerColors)
      .values({ ...colors, factoryId })
      .onConflictDoUpdate({ target: footerColors.factoryId, set: colors }),
  )
}
