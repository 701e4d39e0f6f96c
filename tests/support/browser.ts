import { test as base } from '@playwright/test'
import { type Site, startSite } from './site.ts'

export { expect } from '@playwright/test'

interface Fixtures {
  /** What the page complained about: policy violations, hydration, errors. A test that expects some empties it. */
  complaints: string[]
}

/** A browser on a site of its own per worker. A test fails where the page complains, whatever else it saw. */
export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what a fixture needs
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', ({ message }) => {
        // Whoever goes on before an animation has ended skips it; browsers report that as an error.
        if (!message.startsWith('Transition was skipped')) complaints.push(message)
      })
      page.on('console', (message) => {
        const text = message.text()
        if (/content security policy|trusted ?type|hydrat|did not match/iu.test(text))
          complaints.push(text)
      })
      await use(complaints)
      if (complaints.length > 0) throw new Error(`the page complained: ${complaints.join('; ')}`)
    },
    { auto: true },
  ],
})
