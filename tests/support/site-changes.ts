import { chooseHeader } from './header-settings.ts'
import type { Site } from './site.ts'

/**
 * Changes the site past its API: the content's revision rises with it. The very next page has it, since something is saved
 * through the API behind it; left to itself, the Worker looks for a new revision after 5 s.
 */
export async function changeSite(site: Site, ...statements: string[]): Promise<void> {
  await site.database.batch(
    [...statements, 'update content_revisions set revision = revision + 1'],
    'write',
  )
  await chooseHeader(site, 'horizontal')
}
