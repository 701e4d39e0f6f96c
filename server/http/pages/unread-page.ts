import { appConfig } from '#config'
import { negotiate, prefixOf, type Language } from '#domain/languages.ts'
import { parse as parseCookies } from 'hono/utils/cookie'
import { newNonce, policyWithNonce } from './content-policy.ts'
import type { PagePorts } from './pages.ts'

/** With the database's languages out of reach, those of the catalogues are what a page can be in. */
const languages: Language[] = appConfig.catalogues.map((code) => ({
  code,
  name: code,
  nativeName: code,
  flagIconUrl: null,
  direction: code === 'ar' ? 'rtl' : 'ltr',
  isDefault: code === appConfig.defaults.languageCode,
}))

/**
 * Answers any page while database and cache are gone (ledger B10): the frame's skeleton, which the browser fills from its own copy,
 * around a way to try again. Nothing is asked of the API: it knows no more, and its time-outs would be waited for.
 */
export async function answerUnread(
  request: Request,
  { render, publicUrl }: Pick<PagePorts, 'render' | 'publicUrl'>,
): Promise<Response> {
  const prefix = prefixOf(new URL(request.url).pathname, languages)
  const nonce = newNonce()
  const rendered = await render(request, {
    nonce,
    language: languageOf(request, prefix),
    prefix,
    languages,
    publicUrl,
    callApi: async () => new Response(null, { status: 503 }),
  })
  const headers = new Headers(rendered.headers)
  headers.set('Content-Security-Policy', policyWithNonce(nonce))
  headers.set('Cache-Control', 'private, no-store')
  headers.set('Retry-After', '5')
  return new Response(rendered.body, { status: 503, headers })
}

function languageOf(request: Request, prefix: string | undefined): Language {
  const cookies = parseCookies(request.headers.get('cookie') ?? '', appConfig.languageCookie)
  const language = negotiate(languages, {
    prefix,
    preferred: cookies[appConfig.languageCookie],
    accepted: request.headers.get('accept-language'),
  })
  if (!language) throw new Error('the product needs one catalogue')
  return language
}
