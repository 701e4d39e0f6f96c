import { appConfig } from '#config'
import { barePath, type Language, prefixOf } from '#domain/languages.ts'
import { isPrivate } from '#domain/private-paths.ts'
import { newNonce, policyWithNonce } from './content-policy.ts'
import { languageOfPage } from './page-language.ts'
import type { PagePorts } from './pages.ts'
import { setPrivacyHeaders } from './privacy-headers.ts'

/** With the database's languages out of reach, those of the catalogues are what a page can be in. */
const languages: Language[] = appConfig.catalogues.map((code) => ({
  code,
  name: code,
  nativeName: code,
  flagIconUrl: null,
  direction: appConfig.rightToLeft.some((other) => other === code) ? 'rtl' : 'ltr',
  isDefault: code === appConfig.defaults.languageCode,
  catalogue: code,
}))

/**
 * Answers any page while database and cache are gone: the frame's skeleton, which the browser fills from its own copy,
 * around a way to try again. Nothing is asked of the API: it knows no more, and its time-outs would be waited for.
 */
export async function answerUnread(
  request: Request,
  { render, publicUrl }: Pick<PagePorts, 'render' | 'publicUrl'>,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  const prefix = prefixOf(pathname, languages)
  const nonce = newNonce()
  const rendered = await render(request, {
    nonce,
    language: languageOfPage(request, languages, prefix),
    prefix,
    languages,
    publicUrl,
    callApi: async () => new Response(null, { status: 503 }),
  })
  const headers = new Headers(rendered.headers)
  headers.set('Content-Security-Policy', policyWithNonce(nonce))
  if (isPrivate(barePath(pathname, prefix))) setPrivacyHeaders(headers)
  else headers.set('Cache-Control', 'private, no-store')
  headers.set('Retry-After', '5')
  return new Response(rendered.body, { status: 503, headers })
}
