import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { languages, pages, pageSlugs, redirects } from '#db/schema/index.ts'
import type { ContentTemplate } from '#domain/content.ts'
import { newId } from '#domain/ids.ts'
import { auditedIfChanged } from '#server/audit/audit.queries.ts'
import { allLanguages } from '#server/site/revisions.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { type RowSave, saveRow } from '#server/save/save-row.queries.ts'

export type PageWriteCtx = Pick<Ctx, 'actor' | 'database' | 'now' | 'requestId' | 'site'>

/** A page in one of its languages. */
export interface PageAddress {
  pageId: string
  code: string
}

const writerOf = (ctx: PageWriteCtx) => ({
  updatedAt: ctx.now(),
  updatedBy: ctx.actor.userId ?? null,
})

export function madePage(
  ctx: PageWriteCtx,
  page: { id: string; key: string; template: ContentTemplate; parentId: string | null },
): Statement {
  const { id, key, template, parentId } = page
  const writer = writerOf(ctx)
  return statementOf(
    ctx.database.build.insert(pages).values({
      ...{ id, slug: key, template, parentId, isPublished: true },
      factoryId: ctx.site.factoryId,
      ...writer,
      createdAt: writer.updatedAt,
      createdBy: writer.updatedBy,
    }),
  )
}

/** A page as its editor saw it, and what a save changes of it: in its own row, where `set` says so, and around it. */
export interface PageSave extends Pick<RowSave<typeof pages>, 'id' | 'rev' | 'audit' | 'also'> {
  id: string
  set?: RowSave<typeof pages>['set']
}

/** Writes to a page that stands as its editor saw it; false where it does not. */
export function savePage(ctx: Ctx, { set = {}, ...page }: PageSave): Promise<boolean> {
  return saveRow(ctx, { table: pages, set, ...page, revision: allLanguages })
}

/** Another page has the address, in this language or in another one. */
export function isTakenAddress(error: unknown): boolean {
  const fault = faultOf(error)
  return ['unique', 'not_null'].includes(fault.kind) && fault.what.includes('page_slugs.slug')
}

/** Another page has the key. */
export function isTakenKey(error: unknown): boolean {
  const fault = faultOf(error)
  return fault.kind === 'unique' && fault.what.includes('pages.slug')
}

/**
 * The address, unless another page that was not removed has it in any language, or a language that was added since has it as its code:
 * then nothing, and the database refuses the whole batch (see `isTakenAddress`).
 */
function untakenSlug(ctx: PageWriteCtx, pageId: string, slug: SQL): SQL<string> {
  return sql<string>`case when not exists (select 1 from ${pageSlugs} as other
    join ${pages} as theirs on theirs.id = other.page_id and theirs.is_published
    where other.factory_id = ${ctx.site.factoryId} and other.slug = ${slug} and other.page_id <> ${pageId})
    and not exists (select 1 from ${languages} as spoken where spoken.code = ${slug}) then ${slug} end`
}

/** Gives a page its address in a language; a language that is new to it begins as a draft. */
export function savedAddress(
  ctx: PageWriteCtx,
  { pageId, code }: PageAddress,
  { slug, isIndexed }: { slug: string; isIndexed: boolean },
): Statement {
  return statementOf(
    ctx.database.build
      .insert(pageSlugs)
      .values({
        factoryId: ctx.site.factoryId,
        slug: untakenSlug(ctx, pageId, sql`${slug}`),
        ...{ pageId, isIndexed, languageCode: code, isPublished: false },
      })
      .onConflictDoUpdate({
        target: [pageSlugs.pageId, pageSlugs.languageCode],
        set: { slug, isIndexed },
      }),
  )
}

/** Takes an address from pages that were removed. */
export function freedAddress(ctx: PageWriteCtx, code: string, slug: string): Statement {
  const { build } = ctx.database
  return statementOf(
    build
      .delete(pageSlugs)
      .where(
        and(
          eq(pageSlugs.factoryId, ctx.site.factoryId),
          eq(pageSlugs.languageCode, code),
          eq(pageSlugs.slug, slug),
          inArray(
            pageSlugs.pageId,
            build.select({ id: pages.id }).from(pages).where(eq(pages.isPublished, false)),
          ),
        ),
      ),
  )
}

/** Takes an address from the redirect that begins there in its language, if the page answers there by now. */
export function endedRedirect(
  ctx: PageWriteCtx,
  { pageId, code }: PageAddress,
  slug: string,
): Statement[] {
  const fromPath = `/${slug}`
  const isOut = sql`exists (select 1 from ${pageSlugs} as own where own.page_id = ${pageId}
    and own.language_code = ${code} and own.slug = ${slug} and own.is_published)`
  return [
    statementOf(
      ctx.database.build
        .delete(redirects)
        .where(
          and(
            eq(redirects.factoryId, ctx.site.factoryId),
            eq(redirects.fromPath, fromPath),
            eq(redirects.languageCode, code),
            isOut,
          ),
        ),
    ),
    auditedIfChanged(ctx, { action: 'redirect_removed', entity: 'redirect', entityId: fromPath }),
  ]
}

/** Leads from the address that a page had in a language to the page, wherever it goes from here. */
export function oldAddress(
  ctx: PageWriteCtx,
  { pageId, code }: PageAddress,
  slug: string,
): Statement {
  const writer = writerOf(ctx)
  const to = { pageId, toPath: null, isManual: false }
  return statementOf(
    ctx.database.build
      .insert(redirects)
      .values({
        id: newId(),
        factoryId: ctx.site.factoryId,
        fromPath: `/${slug}`,
        languageCode: code,
        ...to,
        ...writer,
        createdAt: writer.updatedAt,
        createdBy: writer.updatedBy,
      })
      .onConflictDoUpdate({
        target: [redirects.factoryId, redirects.fromPath, redirects.languageCode],
        set: { ...to, ...writer },
      }),
  )
}

export interface Publication {
  isPublished: boolean
  publishAt: number | null
  unpublishAt: number | null
}

/** Publishes a page in a language, takes it down, or keeps when that is to happen; what goes out needs an address of its own. */
export function savedPublication(
  ctx: PageWriteCtx,
  { pageId, code }: PageAddress,
  publication: Publication,
): Statement {
  const isOut = publication.isPublished || publication.publishAt !== null
  const own = sql`${pageSlugs}.slug`
  return statementOf(
    ctx.database.build
      .update(pageSlugs)
      .set({ ...publication, ...(isOut ? { slug: untakenSlug(ctx, pageId, own) } : {}) })
      .where(and(eq(pageSlugs.pageId, pageId), eq(pageSlugs.languageCode, code))),
  )
}

/** Takes a page down in all its languages. */
export function takenDown(ctx: PageWriteCtx, pageId: string): Statement {
  return statementOf(
    ctx.database.build
      .update(pageSlugs)
      .set({ isPublished: false, publishAt: null, unpublishAt: null })
      .where(eq(pageSlugs.pageId, pageId)),
  )
}
