import { newSecretOf, sha256Hex } from '#domain/ids.ts'
import type { MadePreview, NewPreview, Previews } from '#domain/editing.schema.ts'
import { barePath, prefixOf } from '#domain/languages.ts'
import { isPrivate } from '#domain/private-paths.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { endLink, findLink, insertLink, listLinks } from './previews.repository.ts'

const lifeMs = 7 * 24 * 3600 * 1000
/** How long an opened link is remembered by the browser that opened it. */
const openMs = 3600 * 1000

/** The links that still open something. */
export async function getPreviews({ database, site, now }: Ctx): Promise<Previews> {
  const rows = await listLinks(database, { factoryId: site.factoryId, now: now() })
  return { previews: rows.map((row) => ({ ...row, byName: row.byName ?? '' })) }
}

/**
 * Makes a link to one page with its drafts, for 7 days. Its secret comes from the call's key, which its maker alone knows: the same call
 * sent again answers the same link, and what is kept is a hash. Refuses `invalid_input` for what is no page of the site.
 */
export async function makePreview(
  ctx: Ctx,
  { path: typed, asOf }: NewPreview,
  key: string,
): Promise<Result<MadePreview>> {
  const path = pageOf(ctx, typed)
  if (!path) return refused('invalid_input', { field: 'path' })
  const { userId = '' } = ctx.actor
  const secret = await newSecretOf('preview', userId, key)
  const id = await sha256Hex(secret)
  const createdAt = ctx.now()
  const { factoryId } = ctx.site
  const link = { id, factoryId, path, asOf, createdAt, createdBy: userId }
  await insertLink(
    ctx,
    { ...link, expiresAt: createdAt + lifeMs },
    { action: 'preview_made', entity: 'preview', entityId: id, data: { path } },
  )
  const kept = await findLink(ctx.database, { factoryId, now: createdAt }, id)
  if (!kept || kept.path !== path || kept.asOf !== asOf) return refused('key_reused')
  const url = `${ctx.settings.PUBLIC_URL}/api/previews/${secret}`
  return done({ id, url, expiresAt: kept.expiresAt })
}

/** Where a link leads, and how long it may stay open; `preview_over` where it has ended. */
export async function openPreview(
  ctx: Ctx,
  secret: string,
): Promise<Result<{ path: string; maxAgeS: number }>> {
  const now = ctx.now()
  const own = { factoryId: ctx.site.factoryId, now }
  const link = await findLink(ctx.database, own, await sha256Hex(secret))
  if (!link) return refused('preview_over')
  const leftMs = Math.min(openMs, link.expiresAt - now)
  return done({ path: link.path, maxAgeS: Math.ceil(leftMs / 1000) })
}

/** Ends a link at once; `not_found` where there is no such one. */
export async function revokePreview(ctx: Ctx, id: string): Promise<Result<object>> {
  const entry = { action: 'preview_revoked', entity: 'preview', entityId: id } as const
  return (await endLink(ctx, id, entry)) ? done({}) : refused('not_found')
}

/** The address of a page of this site that everybody may see; undefined for anything else. */
function pageOf({ settings, site }: Ctx, typed: string): string | undefined {
  if (!typed.startsWith('/')) return undefined
  const url = URL.parse(typed, settings.PUBLIC_URL)
  if (!url || url.origin !== new URL(settings.PUBLIC_URL).origin) return undefined
  // A browser that is led to `//host` leaves the site.
  if (url.pathname.includes('//')) return undefined
  const path = barePath(url.pathname, prefixOf(url.pathname, site.languages))
  return isPrivate(path) || /^\/api(?:\/|$)/u.test(path) ? undefined : url.pathname
}
