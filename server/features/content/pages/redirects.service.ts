import { linkedPath } from '#domain/dead-link.ts'
import { isRedirectSource, plainPath } from '#domain/pages.ts'
import type { MovedTo, NewRedirect, Redirect, Redirects } from '#domain/pages.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { leadingTo, placeOf } from '#server/features/content/redirect.queries.ts'
import { allLanguages } from '#server/site/revisions.queries.ts'
import { listPublicPaths } from '#server/features/sitemap/sitemap.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { scopeOf } from '#server/http/scope.ts'
import { goneWords } from './gone-words.ts'
import {
  deleteRedirect,
  findPageAt,
  findRedirect,
  insertRedirect,
  listRedirectRows,
  type Target,
} from './redirects.repository.ts'

type Row = Awaited<ReturnType<typeof listRedirectRows>>[number]

/** Every address that leads on: those that pages had before, and those that somebody has entered. */
export async function getRedirects(ctx: Ctx): Promise<Redirects> {
  const { view: _, ...scope } = scopeOf(ctx)
  return { redirects: (await listRedirectRows(ctx.database, scope)).map(redirectOf) }
}

const nowhere: MovedTo = { to: null, isGone: false }

/** Where a bare path leads on in the caller's language, and whether what was there is gone. */
export async function findMoved(ctx: Ctx, path: string): Promise<MovedTo> {
  const plain = plainPath(path)
  if (!plain) return nowhere
  const { redirect, isGone } = await findRedirect(ctx.database, scopeOf(ctx), plain)
  if (redirect) return { to: leadingTo(redirect), isGone: false }
  return isGone ? { to: null, isGone, words: await goneWords(ctx) } : nowhere
}

/**
 * Makes an address that nothing uses lead on, in every language, or say that what was there is gone. Since it may lead only to what is there, no redirect ever leads to
 * another one. Refuses with `redirect_from_language`, `redirect_from_used` and `redirect_to_unknown`; the same call again answers as the first.
 */
export async function addRedirect(
  ctx: Ctx,
  { fromPath, to }: NewRedirect,
): Promise<Result<Redirects>> {
  const codes = ctx.site.languages.map(({ code }) => code)
  if (codes.some((code) => fromPath.startsWith(`/${code.toLowerCase()}/`)))
    return refused('redirect_from_language', { field: 'fromPath' })
  const paths = await listPublicPaths(ctx)
  const isFree = isRedirectSource(fromPath, codes) && !paths.has(fromPath)
  if (!isFree) return refused('redirect_from_used', { field: 'fromPath' })
  const target = to === null ? gone : await targetOf(ctx, to, { codes, paths })
  if (!target) return refused('redirect_to_unknown', { field: 'to' })
  const known = (await listRedirectRows(ctx.database, scopeOf(ctx))).find(
    (row) => row.fromPath === fromPath && row.languageCode === allLanguages,
  )
  if (known) {
    const isSame = known.pageId === target.pageId && known.toPath === target.toPath
    return isSame
      ? done(await getRedirects(ctx))
      : refused('redirect_from_used', { field: 'fromPath' })
  }
  const isMade = await insertRedirect(ctx, { fromPath, to }, target)
  return isMade
    ? done(await getRedirects(ctx))
    : refused('redirect_from_used', { field: 'fromPath' })
}

/** Takes a redirect away: its address leads nowhere then. One that has gone already is no mistake. */
export async function removeRedirect(ctx: Ctx, id: string): Promise<Redirects> {
  const before = await getRedirects(ctx)
  const row = before.redirects.find((each) => each.id === id)
  if (!row) return before
  await deleteRedirect(ctx, row)
  return getRedirects(ctx)
}

const gone: Target = { pageId: null, toPath: null }

/** What an address leads to, if that is there: a page of our own by its id, so that it may move. */
async function targetOf(
  ctx: Ctx,
  given: string,
  { codes, paths }: { codes: readonly string[]; paths: ReadonlySet<string> },
): Promise<Target | undefined> {
  const to = onThisSite(ctx, given)
  const path = linkedPath(to, codes)
  if (path === undefined) return { pageId: null, toPath: to }
  if (!paths.has(path)) return undefined
  const pageId = await findPageAt(ctx.database, ctx.site.factoryId, path.slice(1))
  if (pageId) return { pageId, toPath: null }
  const more = /[?#].*$/u.exec(to)?.[0] ?? ''
  return { pageId: null, toPath: path + more }
}

/** An address of this very site without its origin, so that it is judged as what it is; any other one as it is. */
function onThisSite({ settings }: Ctx, to: string): string {
  const url = URL.parse(to)
  if (url?.host !== new URL(settings.PUBLIC_URL).host) return to
  return url.pathname + url.search + url.hash
}

function redirectOf({ id, fromPath, languageCode, isManual, createdAt, ...row }: Row): Redirect {
  const to = row.toPath === null && row.slug === null ? null : placeOf(row)
  const isGone = row.pageId === null && row.toPath === null
  return { id, fromPath, languageCode, to, isGone, isManual, createdAt }
}
