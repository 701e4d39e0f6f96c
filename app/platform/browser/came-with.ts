import type { HeldCookie } from '#domain/held-cookies.ts'

/**
 * True where the browser sent this cookie, which scripts cannot read, when it asked for the page: the page's headers tell
 * (`server/http/pages/held-cookies.ts`). It proves nothing. Every browser that shows the styles hands them on; another one counts as
 * having sent none.
 */
export function cameWith(cookie: HeldCookie): boolean {
  try {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return page?.serverTiming?.some(({ name }) => name === cookie) ?? false
  } catch {
    return false
  }
}
