import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import {
  documentVersions,
  newsletterLists,
  newsletters,
  pageContents,
  pageSections,
} from '#db/schema/index.ts'
import { letterPage } from '#domain/newsletters.ts'
import { contentQuery, textsFrom } from '#server/features/content/content.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { madeBefore } from '#server/http/once.queries.ts'
import { scopeOf } from '#server/http/scope.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { removeRow, type RowSave, saveRow } from '#server/save/save-row.queries.ts'
import { allLanguages } from '#server/site/revisions.queries.ts'

export type NewsletterRow = typeof newsletters.$inferSelect
export type FoundNewsletter = NonNullable<Awaited<ReturnType<typeof findNewsletter>>>

/** A newsletter with all lists that it could go to, and what these are called in the caller's language: one round trip. */
export async function findNewsletter({ database, ...ctx }: Ctx, id: string) {
  const scope = scopeOf({ database, ...ctx })
  const [rows, lists, words] = await database.read([
    build.select().from(newsletters).where(isNewsletter(ctx.site.factoryId, id)),
    listsQuery(ctx.site.factoryId),
    contentQuery(build, { ...scope, pageSlug: 'newsletter' }),
  ])
  const [newsletter] = rows
  return (
    newsletter && {
      ...{ newsletter, lists, texts: textsFrom(words, scope) },
      defaultLanguage: scope.defaultCode,
    }
  )
}

/** The lists of a factory in their order; the one that forms subscribe to is its first where nobody has chosen an order. */
function listsQuery(factoryId: string) {
  return build
    .select({
      id: newsletterLists.id,
      key: newsletterLists.key,
      isDefault: newsletterLists.isDefault,
      isOpen: newsletterLists.isOpen,
    })
    .from(newsletterLists)
    .where(eq(newsletterLists.factoryId, factoryId))
    .orderBy(desc(newsletterLists.isDefault), asc(newsletterLists.sortOrder))
}

/** The newsletter that a call with this key has made. */
export async function findMadeNewsletter({ database }: Ctx, key: string) {
  const [rows] = await database.read([madeBefore(build, key)])
  return rows[0]
}

type NewsletterSave = Omit<RowSave<typeof newsletters>, 'table' | 'revision'>

/** Saves a newsletter as its editor saw it: its web page is made anew. */
export function saveNewsletter(ctx: Ctx, save: NewsletterSave): Promise<boolean> {
  return saveRow(ctx, { ...save, table: newsletters, revision: allLanguages })
}

/** Removes a draft with its words and blocks. */
export function removeDraft(
  ctx: Ctx,
  at: Pick<NewsletterSave, 'rev' | 'audit'> & { id: string },
): Promise<boolean> {
  return removeRow(ctx, {
    ...{ ...at, table: newsletters, revision: allLanguages },
    when: sql`${newsletters.status} = 'draft'`,
    also: letterRemoved(ctx, at.id),
  })
}

/** The newsletter is there and in this status: what else is written with it depends on that. */
export function isNewsletter(factoryId: string, id: string): SQL | undefined {
  return and(eq(newsletters.factoryId, factoryId), eq(newsletters.id, id))
}

/** The words with their history go with the rows that they belong to. */
function letterRemoved({ site: { factoryId } }: Ctx, id: string): Statement[] {
  const page = letterPage(id)
  return [
    statementOf(
      build
        .delete(pageContents)
        .where(and(eq(pageContents.factoryId, factoryId), eq(pageContents.pageSlug, page))),
    ),
    statementOf(
      build
        .delete(pageSections)
        .where(and(eq(pageSections.factoryId, factoryId), eq(pageSections.pageSlug, page))),
    ),
    statementOf(
      build
        .delete(documentVersions)
        .where(
          and(
            eq(documentVersions.factoryId, factoryId),
            eq(documentVersions.name, `sections.${page}`),
          ),
        ),
    ),
  ]
}
