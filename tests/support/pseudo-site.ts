import type { BrowserContext } from '@playwright/test'
import { expect, test as base } from './browser.ts'
import { literalsOn } from './literals.ts'
import { speakPseudo } from './pseudo-language.ts'
import { signedIn } from './signed-in.ts'
import type { Site } from './site.ts'
import { wordsOn } from './workspace-literals.ts'

export { expect } from './browser.ts'

const speaking = new WeakSet<Site>()

/** Finds no literal text on the page as it is now. What it finds is told with `where`, and the test goes on. */
type Look = (where: string) => Promise<void>

/** The file's own site speaks the pseudo-language where it would speak English. */
export const test = base.extend<{
  /** On a page of a visitor. */
  look: Look
  /** Where the site is worked on: also what is shown as it is kept. */
  lookAtWork: Look
}>({
  site: async ({ site }, use) => {
    if (!speaking.has(site)) await speakPseudo(site.database)
    speaking.add(site)
    await use(site)
  },
  look: async ({ page }, use) =>
    use(async (where) => expect.soft(await literalsOn(page), where).toEqual([])),
  lookAtWork: async ({ page, site }, use) =>
    use(async (where) => expect.soft(await wordsOn(page, site), where).toEqual([])),
})

/** Signs somebody in whose name nobody could translate. */
export async function signInAs(
  context: BrowserContext,
  site: Site,
  role: 'editor' | 'owner',
): Promise<void> {
  const { id } = await signedIn(context, site, { role })
  await site.database.execute({ sql: "update users set name = 'Åå Øø' where id = ?", args: [id] })
}
