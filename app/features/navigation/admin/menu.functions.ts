import { answerForbidden } from '#app/platform/forbidden.ts'
import { readIfAllowed } from '#app/platform/read.ts'

/** The menu as its editors see it; null, and the page answers 403, for whoever has no role. */
export async function getEditableMenu(next: string) {
  const menu = await readIfAllowed('/api/admin/menu', { next })
  if (!menu) answerForbidden()
  return menu ?? null
}
