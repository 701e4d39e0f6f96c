import { answerForbidden } from '#app/platform/forbidden.ts'
import { readIfAllowed } from '#app/platform/read.ts'

/** The header's settings; null, and the page answers 403, for whoever may not see them. */
export async function getHeaderSettings(next: string) {
  const settings = await readIfAllowed('/api/admin/settings/header', { next })
  if (!settings) answerForbidden()
  return settings ?? null
}

/** Every group of the settings; null, and the page answers 403, for whoever may not see them. */
export async function getSiteSettings(next: string) {
  const settings = await readIfAllowed('/api/admin/settings', { next })
  if (!settings) answerForbidden()
  return settings ?? null
}
