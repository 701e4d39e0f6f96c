import { answerForbidden } from '#app/platform/forbidden.ts'
import { readIfAllowed } from '#app/platform/read.ts'

/** The footer as its editors see it; null, and the page answers 403, for whoever has no role. */
export async function getEditableFooter(next: string) {
  const footer = await readIfAllowed('/api/admin/footer', { next })
  if (!footer) answerForbidden()
  return footer ?? null
}
