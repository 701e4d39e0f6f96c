import { barePath, prefixedPath, prefixOf } from '#domain/languages.ts'
import { isOwn } from '#server/http/middleware/same-site.ts'
import { addressHeader } from '#server/http/network-address.ts'
import { languageOfPage } from '#server/http/pages/page-language.ts'
import type { Site } from '#server/site/site.ts'

/** No e-mail address with what goes along is longer, in bytes. */
const mostBytes = 10_000

/** True for the form of the newsletter as a browser without scripts sends it. */
export function isPlainAsk({ method, url, headers }: Request): boolean {
  const isForm = /^application\/x-www-form-urlencoded\s*(?:;|$)/iu.test(
    headers.get('content-type') ?? '',
  )
  return method === 'POST' && isForm && /^(?:\/[^/]+)?\/newsletter$/u.test(new URL(url).pathname)
}

interface Ports {
  site: Site
  callApi: (call: Request) => Promise<Response>
}

/** Asks as the page's script would, and leads to the archive, which says what came of it. */
export async function answerPlainAsk(request: Request, { site, callApi }: Ports) {
  const length = Number(request.headers.get('content-length') ?? Infinity)
  if (!isOwn(request) || !(length <= mostBytes)) return refusal(403)
  const data = new URLSearchParams(await request.text())
  const { pathname } = new URL(request.url)
  const prefix = prefixOf(pathname, site.languages)
  const { code } = languageOfPage(request, site.languages, prefix)
  const headers = new Headers({ 'content-type': 'application/json', 'x-language': code })
  for (const name of ['origin', 'sec-fetch-site', addressHeader]) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  const body = JSON.stringify({
    email: data.get('email') ?? '',
    source: data.get('source') ?? '',
    decoy: data.get('decoy') ?? '',
  })
  const answer = await callApi(
    new Request(new URL('/api/newsletter/asks', request.url), { method: 'POST', body, headers }),
  )
  const path = barePath(pathname, prefix)
  const to = prefix ? prefixedPath(path, prefix) : path
  const said = answer.ok ? 'yes' : answer.status === 429 ? 'later' : 'no'
  return new Response(null, {
    status: 303,
    headers: { Location: `${to}?asked=${said}#sign-up`, 'Cache-Control': 'no-store' },
  })
}

function refusal(status: number): Response {
  return new Response('This form is not taken.\n', {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
