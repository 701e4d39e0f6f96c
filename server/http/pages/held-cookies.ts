import { parse as parseCookies } from 'hono/utils/cookie'
import { heldCookies } from '#domain/held-cookies.ts'

/**
 * Tells the page's script by name, in the one header of a document that scripts can read, which of those cookies came that it cannot
 * see: what it keeps itself may be gone, and the page is the same for everybody. It says that they came, not whether they are good.
 */
export function tellHeldCookies({ headers }: Request, answer: Headers): void {
  const cookie = headers.get('cookie')
  if (!cookie?.includes('__Host-')) return
  const sent = parseCookies(cookie)
  for (const [name, of] of Object.entries(heldCookies))
    if (of in sent) answer.append('Server-Timing', name)
}
