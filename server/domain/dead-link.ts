/**
 * True where a link leads to a page of this site that is not there. Addresses elsewhere, mail and telephone are not looked at.
 * @param paths the bare paths that the site has
 */
export function isDeadLink(
  url: string,
  { paths, languageCodes }: { paths: ReadonlySet<string>; languageCodes: readonly string[] },
): boolean {
  const path = linkedPath(url, languageCodes)
  return path !== undefined && !paths.has(path)
}

/** The bare path on this site that a link leads to; undefined where it leads elsewhere. */
export function linkedPath(url: string, languageCodes: readonly string[]): string | undefined {
  if (!url.startsWith('/')) return undefined
  const [path = '/'] = url.split(/[?#]/u)
  const [, first = '', ...rest] = path.split('/')
  const bare = languageCodes.includes(first) ? `/${rest.join('/')}` : path
  return bare.length > 1 ? bare.replace(/\/$/u, '') : bare
}
