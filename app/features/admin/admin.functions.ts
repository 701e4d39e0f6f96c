import { createIsomorphicFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { readIfAllowed } from '#app/platform/read.ts'

/** The caller's role in the admin panel; null, and the page answers 403, for whoever has none (ledger D2). */
export async function getAdminStart(next: string) {
  const start = await readIfAllowed('/api/admin', { next })
  if (!start) answerForbidden()
  return start ?? null
}

const answerForbidden = createIsomorphicFn()
  .server(() => setResponseStatus(403))
  .client(() => {})
