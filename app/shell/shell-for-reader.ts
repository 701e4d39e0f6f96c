import type { AnyRouter } from '@tanstack/react-router'
import type { ShellData } from '#domain/shell.schema.ts'
import { sessionState } from '#app/platform/session.ts'

/**
 * Reads header and footer anew where they are for somebody else than the page has now: somebody has signed in on it, or their session
 * has ended. Fetched by those pages alone.
 */
export async function showShellToReader(router: AnyRouter): Promise<void> {
  const shell = router.state.matches[0]?.loaderData as ShellData | undefined
  const reader = sessionState().user ? 'signed_in' : 'signed_out'
  if (!shell?.audience || shell.audience === reader) return
  // The workspace shows none of it, and would be read anew with it, away from what is typed there.
  if (router.state.matches.some(({ routeId }) => routeId === '/admin')) return afterwards(router)
  // Nothing else is: a page of one's own would lead to the sign-in, away from what is typed on it.
  const { defaultStaleTime = 0 } = router.options
  router.options.defaultStaleTime = Number.POSITIVE_INFINITY
  try {
    await router.invalidate({ filter: ({ routeId }) => routeId === '__root__' })
  } finally {
    router.options.defaultStaleTime = defaultStaleTime
  }
}

function afterwards(router: AnyRouter): void {
  const stop = router.subscribe('onResolved', () => {
    stop()
    void showShellToReader(router)
  })
}
