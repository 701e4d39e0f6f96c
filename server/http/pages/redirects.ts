import { prefixedPath } from '#domain/languages.ts'
import { withQuery } from '#domain/moved-address.ts'
import type { MovedTo } from '#domain/pages.schema.ts'
import type { PageContext } from './request-context.ts'

/**
 * A visitor's page. Where nothing is found: the way to where it is now, if somebody has laid one; or a page that says that it is gone,
 * with the status that tells search engines to forget what was there. While that cannot be read, no answer says that there is nothing.
 * `path` is bare, `search` what was asked.
 */
export async function answerFor(
  { path, search }: { path: string; search: string },
  context: PageContext,
  render: (context: PageContext) => Promise<Response>,
): Promise<Response> {
  const { callApi, prefix } = context
  const rendered = await render(context)
  if (rendered.status !== 404) return rendered
  const query = new URLSearchParams({ path })
  const answer = await callApi(`http://api.internal/api/content/moved?${query}`)
  if (answer.status >= 500) return render({ ...context, callApi: async () => answer })
  if (!answer.ok) return rendered
  const { to, words } = (await answer.json()) as MovedTo
  if (words) {
    const { body, headers } = await render({ ...context, gone: words })
    return new Response(body, { status: 410, headers })
  }
  if (to === null) return rendered
  const place = prefix && to.startsWith('/') ? prefixedPath(to, prefix) : to
  return redirectResponse(withQuery(place, search), 301)
}

/** As for a page's old address: what leads away today may be a page tomorrow. */
export function redirectResponse(location: string, status: 301 | 308): Response {
  return new Response(null, {
    status,
    headers: { Location: location, 'Cache-Control': 'private, no-cache' },
  })
}
