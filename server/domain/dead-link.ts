import { isPrivate } from './private-paths.ts'

/** What the site answers that is no page: files, the library's among them, and the API. */
const noPages =
  /^\/(?:(?:api|assets|media|pictures)(?:\/|$)|(?:robots\.txt|sitemap\.xml|favicon\.(?:svg|ico)|apple-touch-icon\.png)$)/u

/**
 * True where a link leads to a page of this site that is not there. Addresses elsewhere, mail and telephone are not looked at, nor
 * what is a visitor's own or no page.
 * @param paths the bare paths that the site has
 */
export function isDeadLink(
  url: string,
  { paths, languageCodes }: { paths: ReadonlySet<string>; languageCodes: readonly string[] },
): boolean {
  const path = linkedPath(url, languageCodes)
  if (path === undefined || noPages.test(path) || isPrivate(path)) return false
  return !paths.has(path)
}

/** The bare path on this site that a link leads to; undefined where it leads elsewhere. */
export function linkedPath(url: string, languageCodes: readonly string[]): string | undefined {
  if (!url.startsWith('/')) return undefined
  const [path = '/'] = url.split(/[?#]/u)
  const [, first = '', ...rest] = path.split('/')
  const bare = languageCodes.includes(first) ? `/${rest.join('/')}` : path
  return bare.length > 1 ? bare.replace(/\/$/u, '') : bare
}
