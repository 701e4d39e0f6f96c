import { type BrowserContextOptions, test as base } from '@playwright/test'
import { separateCalls } from './separate-calls.ts'
import { type Site, startSite } from './site.ts'
import type { WarmPage } from './warm-page.ts'
import { type WarmPages, warmPages } from './warm-pages.ts'

export { expect } from '@playwright/test'

interface Sites {
  siteOf: (file: string) => Promise<Site>
}

interface Fixtures {
  /** Wanted where a first download is the subject: a browser that has fetched nothing of the site yet. */
  isCold: boolean
  warmPage: WarmPage
  /** All that a browser can be started with, as the settings and `test.use` have it. Playwright's own. */
  _combinedContextOptions: BrowserContextOptions
  site: Site
  /** What the page complained about: policy violations, hydration, errors, files of the build that are missing. A test that expects some empties it. */
  complaints: string[]
}

/** Going on, or turning the phone, ends an animation early; browsers report that as an error. */
const endedEarly =
  /^Transition was (?:skipped|aborted because of invalid state\. Viewport size changed)/u

/**
 * A browser on a site of its own per file: what one subject's tests change, no other one sees. A page that a test has done with is
 * cleared and goes to the next one. A test fails where the page complains.
 */
export const test = base.extend<Fixtures, { sites: Sites; warmPages: WarmPages }>({
  isCold: [false, { option: true }],
  sites: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what a fixture needs
    async ({}, use) => {
      let current: { file: string; site: Site } | undefined
      await use({
        async siteOf(file) {
          if (current?.file === file) return current.site
          await current?.site.stop()
          current = { file, site: await startSite() }
          return current.site
        },
      })
      await current?.site.stop()
    },
    { scope: 'worker' },
  ],
  site: async ({ sites }, use, { file }) => {
    const site = await sites.siteOf(file)
    // A page that is closed while it edits may not get to say so: its editor would be shown to the next test as somebody else.
    await site.database.execute('delete from editor_presence')
    await use(site)
  },
  baseURL: async ({ site }, use) => use(site.url),
  warmPages: [
    async ({ browser }, use) => {
      const pages = warmPages(browser)
      await use(pages)
      await pages.close()
    },
    { scope: 'worker' },
  ],
  warmPage: async ({ warmPages: pages, isCold, _combinedContextOptions: options }, use, info) => {
    const warm = isCold ? await pages.open(options) : await pages.take(options)
    await use(warm)
    await pages.giveBack(warm, !isCold && info.status === info.expectedStatus)
  },
  context: async ({ warmPage }, use) => use(warmPage.context),
  page: async ({ warmPage }, use) => use(warmPage.page),
  request: async ({ request }, use) => {
    separateCalls(request)
    await use(request)
  },
  complaints: [
    async ({ page }, use, info) => {
      const complaints: string[] = []
      const errors: string[] = []
      page.on('pageerror', ({ message }) => {
        if (!endedEarly.test(message)) complaints.push(message)
      })
      page.on('response', (response) => {
        const { pathname } = new URL(response.url())
        if (response.status() === 404 && pathname.startsWith('/assets/'))
          complaints.push(`${pathname} is not there`)
      })
      page.on('console', (message) => {
        const text = message.text()
        if (message.type() === 'error') errors.push(text)
        if (/content security policy|trusted ?type|hydrat|did not match/iu.test(text))
          complaints.push(text)
      })
      await use(complaints)
      // Told beside whatever else failed, not a failure by itself: many a test makes the server refuse.
      if (info.status !== info.expectedStatus) console.error('errors of the page:', errors)
      if (complaints.length > 0) throw new Error(`the page complained: ${complaints.join('; ')}`)
    },
    { auto: true },
  ],
})
