import type { HeldCookie } from '#domain/held-cookies.ts'

/**
 * True where the browser sent this cookie, which scripts cannot read, when it asked for the page: the page's headers tell
 * (`server/http/pages/held-cookies.ts`). It proves nothing. Where the browser does not hand them on nobody knows: true, too.
 */
export function cameWith(cookie: HeldCookie): boolean {
  try {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return page?.serverTiming?.some(({ name }) => name === cookie) ?? true
  } catch {
    return true
  }
}
