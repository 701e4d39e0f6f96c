import { redirect } from '@tanstack/react-router'
import { prefixedPath } from '#domain/languages.ts'
import { withQuery } from '#domain/moved-address.ts'
import { currentPrefix } from './page-context.ts'

/** To where a page is now: a path of this site, or an address elsewhere. `search` is what was asked at the old one. */
export function redirectTo(to: string, search: string) {
  const prefix = currentPrefix()
  return redirect({
    href: withQuery(prefix && to.startsWith('/') ? prefixedPath(to, prefix) : to, search),
    statusCode: 301,
    // A page that takes its old address back must not meet a browser that remembers the way out.
    headers: { 'Cache-Control': 'private, no-cache' },
  })
}
