import { and, asc, eq, isNotNull, lte, or, sql } from 'drizzle-orm'
import { admins, pages, pageSlugs } from '#db/schema/index.ts'
import { auditedIfChanged } from '#server/audit/audit.queries.ts'
import { allLanguages, raisedRevision } from '#server/site/revisions.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Database } from '#server/platform/database.ts'
import { statementOf } from '#server/platform/statement.ts'
import { endedRedirect, type Publication } from './page-writes.queries.ts'

const mostAtOnce = 200

/** Pages that are to go out in a language, or to be taken down there, with who changed them last. The longest due come first. */
export async function listDuePages(database: Database, factoryId: string, now: number) {
  const isToBegin = and(eq(pageSlugs.isPublished, false), lte(pageSlugs.publishAt, now))
  const isToEnd = and(isNotNull(pageSlugs.unpublishAt), lte(pageSlugs.unpublishAt, now))
  const [rows] = await database.read([
    database.build
      .select({
        pageId: pages.id,
        key: pages.slug,
        code: pageSlugs.languageCode,
        slug: pageSlugs.slug,
        isPublished: pageSlugs.isPublished,
        publishAt: pageSlugs.publishAt,
        unpublishAt: pageSlugs.unpublishAt,
        author: pages.updatedBy,
        role: admins.role,
      })
      .from(pageSlugs)
      .innerJoin(pages, eq(pages.id, pageSlugs.pageId))
      .leftJoin(admins, eq(admins.userId, pages.updatedBy))
      .where(and(eq(pages.factoryId, factoryId), or(isToBegin, isToEnd)))
      .orderBy(
        asc(sql`coalesce(${pageSlugs.publishAt}, ${pageSlugs.unpublishAt})`),
        asc(pageSlugs.pageId),
      )
      .limit(mostAtOnce),
  ])
  return rows
}

export type DuePage = Awaited<ReturnType<typeof listDuePages>>[number]

/** Does what is due of a page, if nobody has changed it meanwhile; true where it did. */
export async function writeDuePage(
  ctx: Pick<Ctx, 'actor' | 'database' | 'now' | 'requestId' | 'site'>,
  due: DuePage,
  publication: Publication,
): Promise<boolean> {
  const { build } = ctx.database
  const { pageId, code } = due
  const [written] = await ctx.database.write([
    statementOf(
      build
        .update(pageSlugs)
        .set(publication)
        .where(
          and(
            eq(pageSlugs.pageId, pageId),
            eq(pageSlugs.languageCode, code),
            eq(pageSlugs.isPublished, due.isPublished),
            sql`${pageSlugs.publishAt} is ${due.publishAt}`,
            sql`${pageSlugs.unpublishAt} is ${due.unpublishAt}`,
          ),
        ),
    ),
    statementOf(
      build
        .update(pages)
        .set({ rev: sql`${pages.rev} + 1`, updatedAt: ctx.now() })
        .where(and(eq(pages.id, pageId), sql`changes() = 1`)),
    ),
    auditedIfChanged(ctx, {
      action: publication.isPublished ? 'page_published' : 'page_unpublished',
      entity: 'page',
      entityId: due.key,
      data: { language: code },
    }),
    ...endedRedirect(ctx, due, due.slug),
    raisedRevision(ctx, allLanguages),
  ])
  return written?.rowsAffected === 1
}
