import { prefixedPath } from '#domain/languages.ts'
import { withQuery } from '#domain/moved-address.ts'
import type { MovedTo } from '#domain/pages.schema.ts'
import type { PageContext } from './request-context.ts'

/** Where nothing is found: the way to where it is now, if somebody has laid one. `path` is bare, `search` what was asked there. */
export async function movedFrom(
  { path, search }: { path: string; search: string },
  { status }: Response,
  { callApi, prefix }: PageContext,
): Promise<Response | undefined> {
  if (status !== 404) return undefined
  const query = new URLSearchParams({ path })
  const answer = await callApi(`http://api.internal/api/content/moved?${query}`)
  const { to } = answer.ok ? ((await answer.json()) as MovedTo) : { to: null }
  if (to === null) return undefined
  const place = prefix && to.startsWith('/') ? prefixedPath(to, prefix) : to
  return ledOn(withQuery(place, search), 301)
}

/** As for a page's old address: what leads away today may be a page tomorrow. */
export function ledOn(location: string, status: 301 | 308): Response {
  return new Response(null, {
    status,
    headers: { Location: location, 'Cache-Control': 'private, no-cache' },
  })
}
