import { answerForbidden } from '#app/platform/forbidden.ts'
import { readIfAllowed } from '#app/platform/read.ts'

/** The caller's role in the admin panel; null, and the page answers 403, for a caller without one. */
export async function getAdminStart(next: string) {
  const start = await readIfAllowed('/api/admin', { next })
  if (!start) answerForbidden()
  return start ?? null
}

/** What needs someone now; null for a caller who may not open the panel. */
export const getToday = async (next: string) =>
  (await readIfAllowed('/api/admin/today', { next })) ?? null
