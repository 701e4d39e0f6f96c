/**
 * Where to go once somebody is signed in: a path of this site, as it stands in `?next=`, else `/`. What a browser could read as
 * another host or a script is none (reliability I10): `nextPath('//evil')` and `nextPath('https:evil')` are `/`.
 */
export function nextPath(next: unknown): string {
  if (typeof next !== 'string' || !isPlainPath(next)) return '/'
  const { pathname, search, hash } = new URL(next, 'https://site.invalid')
  const isElsewhere = /^\/(?:[a-z]{2}\/)?(?:api|auth)(?:\/|$)/u.test(pathname)
  return isElsewhere || !isPlainPath(pathname) ? '/' : pathname + search + hash
}

/** True for a path that names its language. */
export function namesLanguage(path: string): boolean {
  return /^\/[a-z]{2}(?:-[a-z]{2,4})?(?:[/?#]|$)/iu.test(path)
}

/** One slash, then no second one, no backslash, no control character and no `@`, however they are written. */
function isPlainPath(text: string): boolean {
  const path = decoded(text)?.split(/[?#]/u, 1)[0]
  return path !== undefined && /^\/(?![/\\])[^\\@\p{Cc}]*$/u.test(path) && !path.includes('//')
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
