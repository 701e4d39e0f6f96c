import { type APIRequestContext, test as base } from '@playwright/test'
import { catchCalls } from './caught-calls.ts'
import { type Site, startSite } from './site.ts'

export { expect } from '@playwright/test'

interface Sites {
  siteOf: (file: string) => Promise<Site>
}

interface Fixtures {
  site: Site
  /** What the page complained about: policy violations, hydration, errors, files of the build that are missing. A test that expects some empties it. */
  complaints: string[]
}

/** Whoever goes on, or turns the phone, before an animation has ended ends it; browsers report that as an error. */
const endedEarly =
  /^Transition was (?:skipped|aborted because of invalid state\. Viewport size changed)/u

/** A browser on a site of its own per file: what one subject's tests change, no other one sees. A test fails where the page complains. */
export const test = base.extend<Fixtures, { sites: Sites }>({
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
  context: async ({ context }, use) => {
    separateCalls(context.request)
    context.on('page', catchCalls)
    await use(context)
  },
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

/** The Worker hangs up on a connection that has rested for 5 s, and a call that takes it up in that moment is lost: each has its own. */
function separateCalls(calls: APIRequestContext): void {
  const fetch = calls.fetch.bind(calls)
  calls.fetch = (address, options = {}) =>
    fetch(address, { ...options, headers: { ...options.headers, connection: 'close' } })
}
