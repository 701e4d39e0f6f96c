/**
 * True where a link leads to a page of this site that is not there. Addresses elsewhere, mail and telephone are not looked at.
 * @param paths the bare paths that the site has
 */
export function isDeadLink(
  url: string,
  { paths, languageCodes }: { paths: ReadonlySet<string>; languageCodes: readonly string[] },
): boolean {
  if (!url.startsWith('/')) return false
  const [path = '/'] = url.split(/[?#]/u)
  const [, first = '', ...rest] = path.split('/')
  const bare = languageCodes.includes(first) ? `/${rest.join('/')}` : path
  return !paths.has(bare.length > 1 ? bare.replace(/\/$/u, '') : bare)
}
