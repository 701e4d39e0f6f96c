import { withHashes } from './content-policy.ts'
import type { KeptPage } from './page-memory.ts'

/** A page rendered with a nonce made ready to be kept: bytes, validator, and the policy that its inline scripts need. */
export async function finishedPage(
  rendered: string,
  { nonce, languageCode }: { nonce: string; languageCode: string },
): Promise<KeptPage> {
  const { html, policy } = await withHashes(rendered, nonce)
  const bytes = new TextEncoder().encode(html)
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return {
    html: bytes,
    etag: btoa(String.fromCharCode(...new Uint8Array(digest).slice(0, 15))),
    policy,
    languageCode,
  }
}

/** Answers with a finished page, or with 304 where the browser has this very one. */
export function answerFinished(
  request: Request,
  page: KeptPage,
  more: { status: number; isStale: boolean },
): Response {
  const etag = `"${page.etag}${more.isStale ? '-stale' : ''}"`
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'private, no-cache',
    'Content-Language': page.languageCode,
    'Content-Security-Policy': page.policy,
    Vary: 'Cookie, Accept-Language',
    ETag: etag,
  })
  const { status } = more
  if (status === 200 && request.headers.get('if-none-match') === etag)
    return new Response(null, { status: 304, headers })
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const text = () => markStale(new TextDecoder().decode(page.html))
  return new Response(more.isStale ? text() : page.html, { status, headers })
}

/** Answers with what stands in for a page that could not be made: it is kept by nobody, whose next try may have more luck. */
export function answerUnmade(
  request: Request,
  page: KeptPage,
  { status, headers }: Response,
): Response {
  const answer = answerFinished(request, page, { status, isStale: false })
  answer.headers.delete('ETag')
  answer.headers.set('Cache-Control', 'private, no-store')
  const pause = headers.get('retry-after')
  if (pause !== null) answer.headers.set('Retry-After', pause)
  return answer
}

/** The same page, which says that it may be old. */
export async function saidStale(page: Response): Promise<Response> {
  return new Response(markStale(await page.text()), page)
}

/** While the database is down, a page says that it may be old. */
function markStale(html: string): string {
  return html.replace('<html ', '<html data-stale="" ')
}
