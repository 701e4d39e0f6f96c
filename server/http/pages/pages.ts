import { parse as parseCookies } from 'hono/utils/cookie'
import { appConfig } from '#config'
import { barePath, prefixOf } from '#domain/languages.ts'
import { isPrivate } from '#domain/private-paths.ts'
import { revisionOf, type Site } from '#server/site/site.ts'
import { allowPlace } from '#server/http/headers.ts'
import { addressHeader } from '#server/http/network-address.ts'
import { canonicalAddress } from './canonical-address.ts'
import { framedByUs, newNonce, policyWithNonce, withTiles } from './content-policy.ts'
import { answerFinished, answerUnmade, finishedPage, saidStale } from './finished-page.ts'
import { tellHeldCookies } from './held-cookies.ts'
import { keptAddress } from './kept-address.ts'
import { answerFor, redirectResponse } from './redirects.ts'
import { languageOfPage } from './page-language.ts'
import { listened, withRefusal } from './page-reads.ts'
import type { PageStore } from './page-store.ts'
import { hidePage, setPrivacyHeaders } from './privacy-headers.ts'
import type { CallApi, PageContext } from './request-context.ts'

export interface PagePorts {
  site: Site
  isStale: boolean
  store: PageStore
  publicUrl: string
  /** `pagePath` is the page that asks, by its bare address. */
  callApi: (call: Request, pagePath: string) => Promise<Response>
  /** Renders a page: TanStack Start. */
  render: (request: Request, context: PageContext) => Promise<Response>
}

/** Answers a page; at an address with capitals or a slash at its end, the way to the one without, before anything is read. */
export async function answerPage(request: Request, ports: PagePorts): Promise<Response> {
  const { languages } = ports.site
  const { origin } = new URL(ports.publicUrl)
  const to = canonicalAddress(request.url, { languages, origin })
  if (to === undefined) {
    const page = await answerAt(request, ports)
    if (isHtml(page)) {
      tellHeldCookies(request, page.headers)
      allowOthers(request, page.headers, ports.site)
    }
    return page
  }
  const answer = redirectResponse(to, 308)
  const { pathname } = new URL(to)
  if (isPrivate(barePath(pathname, prefixOf(pathname, languages))))
    setPrivacyHeaders(answer.headers)
  return answer
}

/** What a page may do that others may not: ask where the visitor is, and show tiles from elsewhere. */
function allowOthers(request: Request, headers: Headers, { languages, tileOrigin }: Site): void {
  const { pathname } = new URL(request.url)
  if (barePath(pathname, prefixOf(pathname, languages)) === '/sellers-map') allowPlace(headers)
  const policy = headers.get('content-security-policy')
  if (policy !== null && tileOrigin !== undefined)
    headers.set('Content-Security-Policy', withTiles(policy, tileOrigin))
}

/** From the isolate's memory where the page is kept for this content revision, else rendered. */
async function answerAt(request: Request, ports: PagePorts): Promise<Response> {
  const url = new URL(request.url)
  const prefix = prefixOf(url.pathname, ports.site.languages)
  const language = languageOfPage(request, ports.site.languages, prefix)
  const path = barePath(url.pathname, prefix)
  const context: PageContext = {
    language,
    prefix,
    languages: ports.site.languages,
    publicUrl: ports.publicUrl,
    callApi: readingAs(ports, path, { 'x-language': language.code }),
  }
  const address = isKeeping(request) ? keptAddress(path, url.searchParams) : undefined
  // With the database down, what was kept is all that there is.
  const isOwn = (seesMore(request) || seesOther(request, ports.site)) && !ports.isStale
  if (address === undefined || isOwn) {
    const answer = await answerOnce(request, ports, asVisitor(context, request, ports, path), path)
    if (isOwn) hidePage(answer.headers)
    return ports.isStale && answer.status === 200 && isHtml(answer) ? saidStale(answer) : answer
  }

  const { site, isStale } = ports
  const revision = revisionOf(site, language.code)
  const key = `${site.factoryId} ${revision} ${language.code} ${prefix ?? ''} ${address}`
  const kept = ports.store.find(key) ?? (await ports.store.findNear(key))
  if (kept) return answerFinished(request, kept, { status: 200, isStale })
  const nonce = newNonce()
  const reads = listened(context.callApi)
  const heard = { ...context, nonce, callApi: reads.callApi }
  const found = await answerFor({ path, search: url.search }, heard, (pageContext) =>
    ports.render(anonymous(request), pageContext),
  )
  const answer = withRefusal(found, reads.refusal())
  if (!isHtml(answer)) return answer
  const page = await finishedPage(await answer.text(), { nonce, languageCode: language.code })
  if (answer.status >= 500) return answerUnmade(request, page, answer)
  if (answer.status === 200 && !reads.isUnkept()) ports.store.keep(key, page)
  return answerFinished(request, page, { status: answer.status, isStale })
}

/** What the workspace shows in a frame. */
const framed = '/admin/header-preview'

async function answerOnce(
  request: Request,
  ports: PagePorts,
  context: PageContext,
  path: string,
): Promise<Response> {
  const nonce = newNonce()
  const reads = listened(context.callApi)
  const { search } = new URL(request.url)
  const heard = { ...context, nonce, callApi: reads.callApi }
  const found = await answerFor({ path, search }, heard, (pageContext) =>
    ports.render(request, pageContext),
  )
  const answer = withRefusal(found, reads.refusal())
  if (isHtml(answer)) {
    const policy = policyWithNonce(nonce)
    answer.headers.set('Content-Security-Policy', path === framed ? framedByUs(policy) : policy)
    answer.headers.set('Content-Language', context.language.code)
    answer.headers.append('Vary', 'Cookie, Accept-Language')
  }
  if (isPrivate(path)) setPrivacyHeaders(answer.headers)
  else if (!answer.headers.has('Cache-Control'))
    answer.headers.set('Cache-Control', 'private, no-cache')
  return answer
}

/** What a page's loaders ask is answered in the page's language, whatever the browser prefers, and to nobody in particular. */
function readingAs({ callApi }: PagePorts, path: string, headers: Record<string, string>): CallApi {
  return (address) => callApi(new Request(address, { headers }), path)
}

const marksOfMore = [appConfig.staffCookie, appConfig.viewCookie, appConfig.previewCookie]

/** True for those who may see more than a kept page shows, or newer words: theirs is made anew. What they see is the API's to say. */
export function seesMore(request: Request): boolean {
  return holdsOneOf(request, marksOfMore)
}

/** True for those who may be signed in where that makes a difference. */
function seesOther(request: Request, { isForSome }: Site): boolean {
  return isForSome && holdsOneOf(request, [appConfig.sessionCookie])
}

function holdsOneOf({ headers }: Request, names: readonly string[]): boolean {
  const cookie = headers.get('cookie')
  if (!cookie?.includes('__Host-')) return false
  const cookies = parseCookies(cookie)
  return names.some((name) => name in cookies)
}

function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.includes('text/html') ?? false
}

/** Reads alone are kept, and none while the code itself changes under `npm run dev`. */
function isKeeping(request: Request): boolean {
  return !import.meta.env.DEV && (request.method === 'GET' || request.method === 'HEAD')
}

/**
 * What is kept is made for nobody in particular: without the visitor's cookies, so that nothing of theirs can get into it. HEAD
 * is answered from the page that GET would show.
 */
function anonymous(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('cookie')
  return new Request(request.url, { headers })
}

const ofVisitor = ['cookie', addressHeader]

/** A page of one visitor asks the API as that visitor. */
function asVisitor(
  context: PageContext,
  visitor: Request,
  ports: PagePorts,
  path: string,
): PageContext {
  const headers: Record<string, string> = { 'x-language': context.language.code }
  for (const name of ofVisitor) {
    const value = visitor.headers.get(name)
    if (value !== null) headers[name] = value
  }
  return { ...context, callApi: readingAs(ports, path, headers) }
}
