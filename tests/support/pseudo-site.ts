import { test as base } from './browser.ts'
import { speakPseudo } from './pseudo-language.ts'
import type { Site } from './site.ts'

export { expect } from './browser.ts'

const speaking = new WeakSet<Site>()

/** The file's own site speaks the pseudo-language where it would speak English. */
export const test = base.extend({
  site: async ({ site }, use) => {
    if (!speaking.has(site)) await speakPseudo(site.database)
    speaking.add(site)
    await use(site)
  },
})
