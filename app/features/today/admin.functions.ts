import { answerForbidden } from '#app/platform/forbidden.ts'
import { readIfAllowed } from '#app/platform/read.ts'

/** The caller's role in the admin panel; null, and the page answers 403, for whoever has none. */
export async function getAdminStart(next: string) {
  const start = await readIfAllowed('/api/admin', { next })
  if (!start) answerForbidden()
  return start ?? null
}

/** What needs someone now; null for whoever may not open the panel. */
export const getToday = async (next: string) =>
  (await readIfAllowed('/api/admin/today', { next })) ?? null

/** What an address asks of a list: what is open of it is none of the server's business. */
export type Asked = Record<string, string | undefined>

/** Those who work here; null, and the page answers 403, for whoever may not see them. */
export async function getPeople(query: Asked, next: string) {
  const people = await readIfAllowed('/api/admin/people', { query, next })
  if (!people) answerForbidden()
  return people ?? null
}

/** Who did what; null for whoever has no role. */
export async function getAuditLog(query: Asked, next: string) {
  const log = await readIfAllowed('/api/admin/audit', { query, next })
  if (!log) answerForbidden()
  return log ?? null
}
