import { and, desc, eq, sql } from 'drizzle-orm'
import { pages, pageSlugs, redirects } from '#db/schema/index.ts'
import { changesOf } from '#domain/audit-changes.ts'
import { newId } from '#domain/ids.ts'
import type { NewRedirect, Redirect } from '#domain/pages.schema.ts'
import { shownSlug } from '#server/features/content/page-rows.queries.ts'
import { goneQuery, redirectQuery } from '#server/features/content/redirect.queries.ts'
import { allLanguages } from '#server/site/revisions.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import type { ViewedScope } from '#server/http/scope.ts'
import type { Database } from '#server/platform/database.ts'
import { statementOf } from '#server/platform/statement.ts'
import { saveRow } from '#server/save/save-row.queries.ts'
import { saveWhere } from '#server/save/save-where.queries.ts'

/** Where a redirect leads: a page of our own, wherever it moves, another place, or nowhere any more. */
export type Target = { pageId: string; toPath: null } | { pageId: null; toPath: string | null }

/** Every redirect, the newest first, with where it leads now. */
export async function listRedirectRows(database: Database, scope: ViewedScope) {
  const [rows] = await database.read([
    database.build
      .select({
        id: redirects.id,
        fromPath: redirects.fromPath,
        languageCode: redirects.languageCode,
        pageId: redirects.pageId,
        toPath: redirects.toPath,
        slug: shownSlug(scope, sql`${redirects}.page_id`),
        isManual: redirects.isManual,
        createdAt: redirects.createdAt,
      })
      .from(redirects)
      .where(eq(redirects.factoryId, scope.factoryId))
      .orderBy(desc(redirects.id)),
  ])
  return rows
}

/** Where an old address leads, and whether what was there is known to be gone. */
export async function findRedirect(
  { read, build }: Pick<Database, 'read' | 'build'>,
  scope: ViewedScope,
  path: string,
) {
  const [rows, gone] = await read([
    redirectQuery(build, scope, path),
    goneQuery(build, scope.factoryId, path),
  ])
  return { redirect: rows[0], isGone: gone.length > 0 }
}

/** The page that visitors see at an address of one segment, by its address in any language or by its key. */
export async function findPageAt(database: Database, factoryId: string, slug: string) {
  const [rows] = await database.read([
    database.build
      .select({ id: pages.id })
      .from(pages)
      .innerJoin(pageSlugs, eq(pageSlugs.pageId, pages.id))
      .where(
        and(
          eq(pages.factoryId, factoryId),
          eq(pages.isPublished, true),
          eq(pageSlugs.isPublished, true),
          sql`(${pageSlugs.slug} = ${slug} or ${pages.slug} = ${slug})`,
        ),
      )
      .orderBy(desc(sql`${pageSlugs.slug} = ${slug}`))
      .limit(1),
  ])
  return rows[0]?.id
}

/** Makes a redirect of every language; false where one begins there already. `to` is where it leads, for the log. */
export function insertRedirect(
  ctx: Ctx,
  { fromPath, to }: NewRedirect,
  target: Target,
): Promise<boolean> {
  return saveRow(ctx, {
    table: redirects,
    id: { fromPath, languageCode: allLanguages },
    rev: 0,
    set: { id: newId(), ...target, isManual: true },
    audit: {
      action: 'redirect_made',
      entity: 'redirect',
      entityId: fromPath,
      changes: changesOf('redirect', null, loggedOf({ to, isGone: to === null })),
    },
    revision: allLanguages,
  })
}

/** Removes a redirect, once. */
export async function deleteRedirect(
  ctx: Ctx,
  { id, fromPath, to, isGone }: Pick<Redirect, 'id' | 'fromPath' | 'to' | 'isGone'>,
): Promise<void> {
  const isIt = and(eq(redirects.id, id), eq(redirects.factoryId, ctx.site.factoryId))
  await saveWhere(ctx, sql`exists (select 1 from ${redirects} where ${isIt})`, {
    also: [statementOf(ctx.database.build.delete(redirects).where(isIt))],
    audit: {
      action: 'redirect_removed',
      entity: 'redirect',
      entityId: fromPath,
      changes: changesOf('redirect', loggedOf({ to, isGone }), null),
    },
    revision: allLanguages,
  })
}

/** Where a redirect leads, as the log keeps it. */
function loggedOf({ to, isGone }: Pick<Redirect, 'to' | 'isGone'>) {
  return isGone ? { isGone } : { to }
}
