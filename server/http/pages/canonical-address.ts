import { barePath, type Language, prefixedPath } from '#domain/languages.ts'
import { isPrivate } from '#domain/private-paths.ts'

/** What a page's path can be made of; nothing that a host could be read out of. */
const plain = /^(?:\/[\w.-]+)+$/u

/** A newsletter's address is unguessable, since it may be a draft's; and it stands in mails that were sent. */
const letter = /^\/newsletter\/[^/]+$/u

/** What the code of a language looks like. */
const codeLike = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/iu

/**
 * The one spelling of a page's address (threat C1.19), whether there is such a page or not: no slash at its end, the language as the site
 * writes it, the rest of the path in lower case. What follows a private page's or a newsletter's name may be an unguessable id and stays as it
 * is, and so does the query. Mails of a language that was closed since lead to these pages too: its prefix falls away. It is of the site's own origin, whatever host a request says that it came to. Undefined where nothing would change.
 * @example canonicalAddress('https://any.test/EN/Products?page=2', { languages, origin: 'https://site.test' }) // 'https://site.test/en/products?page=2'
 */
export function canonicalAddress(
  address: string,
  { languages, origin }: { languages: readonly Language[]; origin: string },
): string | undefined {
  const { pathname, search } = new URL(address)
  const path = canonicalPath(withoutEnd(pathname), languages)
  return path === pathname ? undefined : origin + path + search
}

/** By hand, since a pattern for it is slow on a path of slashes. */
function withoutEnd(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

function canonicalPath(path: string, languages: readonly Language[]): string {
  if (!plain.test(path)) return path
  const segment = path.split('/', 2)[1] ?? ''
  const code = languages.find((each) => each.code.toLowerCase() === segment.toLowerCase())?.code
  const behind = code || codeLike.test(segment) ? barePath(path, segment) : path
  const bare = code || isKeptInMails(behind) ? behind : path
  const folded = isKeptInMails(bare) ? bare : bare.toLowerCase()
  return code ? prefixedPath(folded, code) : folded
}

function isKeptInMails(bare: string): boolean {
  return isPrivate(bare) || letter.test(bare)
}
