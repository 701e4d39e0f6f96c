import { and, asc, eq, sql } from 'drizzle-orm'
import { newsletters, pageContents, pages, pageSections } from '#db/schema/index.ts'
import { newsletterOf } from '#domain/newsletters.ts'
import type { SectionKind } from '#domain/sections.ts'
import { documentVersionQuery } from '#server/features/document-versions/document-versions.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { type Scope, scopeLists, type ScopeParams } from '#server/http/scope.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { preparedQuery, type Params } from '#server/platform/prepared-query.ts'
import { statementOf } from '#server/platform/statement.ts'
import { sectionQueries } from './sections.queries.ts'

/** What the sections of a page are saved as. */
export const sectionsVersion = (page: string) => `sections.${page}`

/** The visible sections of a page and their products; in the round trip of whatever is read in the same tick. */
export async function listShownSections(database: Database, scope: Scope, page: string) {
  const at = { ...scope, page }
  const [rows, cards] = await database.read([shownRows(at), shownCards(at)])
  return { rows, cards }
}

type At = ScopeParams & Params<'page'>

const shownRows = preparedQuery(
  (build, at: At) => sectionQueries(build, at, at.page)[0],
  scopeLists,
)
const shownCards = preparedQuery(
  (build, at: At) => sectionQueries(build, at, at.page)[1],
  scopeLists,
)

/** All sections that a page has or had, its document version, and whether the factory has made such a page: one round trip. */
export async function findSectionRows(database: Database, factoryId: string, page: string) {
  const { build } = database
  const [rows, documentVersions, made, letters] = await database.read([
    build
      .select({
        number: pageSections.number,
        kind: pageSections.kind,
        isHidden: pageSections.isHidden,
        settings: pageSections.settings,
        removedAt: pageSections.removedAt,
      })
      .from(pageSections)
      .where(and(eq(pageSections.factoryId, factoryId), eq(pageSections.pageSlug, page)))
      .orderBy(asc(pageSections.sortOrder), asc(pageSections.number)),
    documentVersionQuery(build, factoryId, sectionsVersion(page)),
    build
      .select({ slug: pages.slug })
      .from(pages)
      .where(and(eq(pages.factoryId, factoryId), eq(pages.slug, page))),
    build
      .select({ id: newsletters.id })
      .from(newsletters)
      .where(
        and(eq(newsletters.factoryId, factoryId), eq(newsletters.id, newsletterOf(page) ?? '')),
      ),
  ])
  return {
    rows,
    documentVersion: documentVersions[0],
    isMade: made.length > 0,
    isLetter: letters.length > 0,
  }
}

export interface SectionRow {
  number: number
  kind: SectionKind
  isHidden: boolean
  settings: object
  sortOrder: number
}

/** Writes a section as its list has it: a new one, one that is there, or one that comes back. */
export function savedSection(
  ctx: Ctx,
  page: string,
  { number, kind, ...row }: SectionRow,
): Statement {
  const { factoryId } = ctx.site
  const [now, by] = [ctx.now(), ctx.actor.userId ?? null]
  const set = { ...row, removedAt: null, updatedAt: now, updatedBy: by }
  return statementOf(
    ctx.database.build
      .insert(pageSections)
      .values({ ...set, factoryId, pageSlug: page, number, kind, createdAt: now, createdBy: by })
      .onConflictDoUpdate({
        target: [pageSections.factoryId, pageSections.pageSlug, pageSections.number],
        set: { ...set, rev: sql`${pageSections.rev} + 1` },
      }),
  )
}

/** Takes the sections away that are not in the new list; their rows and texts stay, for an undo. */
export function removedSections(ctx: Ctx, page: string, kept: readonly number[]): Statement {
  const now = ctx.now()
  const numbers = JSON.stringify(kept)
  return statementOf(
    ctx.database.build
      .update(pageSections)
      .set({ removedAt: now, updatedAt: now, updatedBy: ctx.actor.userId ?? null })
      .where(
        and(
          eq(pageSections.factoryId, ctx.site.factoryId),
          eq(pageSections.pageSlug, page),
          sql`${pageSections.removedAt} is null`,
          sql`${pageSections.number} not in (select value from json_each(${numbers}))`,
        ),
      ),
  )
}

/** The texts of sections that are gone count nowhere: not among what is to be translated, and not in the lists of editors. */
export function countedTexts(ctx: Ctx, page: string): Statement {
  const { factoryId } = ctx.site
  const isThere = sql`cast(substr(${pageContents.contentKey}, 9) as integer) in (select ${pageSections.number}
    from ${pageSections} where ${pageSections.factoryId} = ${factoryId}
      and ${pageSections.pageSlug} = ${page} and ${pageSections.removedAt} is null)`
  return statementOf(
    ctx.database.build
      .update(pageContents)
      .set({
        isActive: isThere,
        removedAt: sql`case when ${isThere} then null else ${ctx.now()} end`,
      })
      .where(
        and(
          eq(pageContents.factoryId, factoryId),
          eq(pageContents.pageSlug, page),
          sql`${pageContents.contentKey} like 'section.%'`,
        ),
      ),
  )
}
