import { parse as parseCookies } from 'hono/utils/cookie'
import { appConfig } from '#config'
import { type Language, negotiate } from '#domain/languages.ts'

/** The language of a page: its prefix, else what the visitor chose before, else what the browser prefers. */
export function languageOfPage(
  { headers }: Request,
  languages: readonly Language[],
  prefix: string | undefined,
): Language {
  const cookies = parseCookies(headers.get('cookie') ?? '', appConfig.languageCookie)
  const language = negotiate(languages, {
    prefix: prefix ?? headers.get('x-language') ?? undefined,
    preferred: cookies[appConfig.languageCookie],
    accepted: headers.get('accept-language'),
  })
  if (!language) throw new Error('a site needs one active language')
  return language
}
