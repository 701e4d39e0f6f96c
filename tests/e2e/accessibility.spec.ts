import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test as base } from '#tests/support/browser.ts'
import { accountPaths, publicPaths } from '#tests/support/routes.ts'
import { signedIn } from '#tests/support/signed-in.ts'

const looks = [
  { code: 'nb', colorScheme: 'light', width: 1280 },
  { code: 'ar', colorScheme: 'dark', width: 360 },
] as const

interface Browsers {
  browserOf: (code: string, options: BrowserContextOptions) => Promise<BrowserContext>
}

/** Every page of a look is opened by the same browser, which need not fetch the site's files anew for each. */
const test = base.extend<{ code: string }, { browsers: Browsers }>({
  code: ['nb', { option: true }],
  browsers: [
    async ({ browser }, use) => {
      const kept = new Map<string, BrowserContext>()
      await use({
        async browserOf(code, options) {
          const context = kept.get(code) ?? (await browser.newContext(options))
          kept.set(code, context)
          return context
        },
      })
      for (const context of kept.values()) await context.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ browsers, code, baseURL, colorScheme, viewport, locale, timezoneId }, use) =>
    use(
      await browsers.browserOf(code, {
        ...(baseURL ? { baseURL } : {}),
        ...(locale ? { locale } : {}),
        ...(timezoneId ? { timezoneId } : {}),
        colorScheme,
        viewport,
        reducedMotion: 'reduce',
      }),
    ),
  page: async ({ context }, use) => {
    const page = await context.newPage()
    await use(page)
    await page.close()
  },
})

for (const { code, colorScheme, width } of looks)
  test.describe(`in ${code}, ${colorScheme}, ${width} px wide`, () => {
    test.use({ code, colorScheme, viewport: { width, height: 900 } })
    for (const path of publicPaths)
      test(`axe finds nothing on ${path}, and nothing overflows`, async ({ page }) => {
        await page.goto(`/${code}${path === '/' ? '' : path}`)
        await expectNoFault(page)
      })

    for (const path of [...accountPaths, '/admin', '/admin/people', '/admin/audit'])
      test(`axe finds nothing on ${path}, and nothing overflows`, async ({
        page,
        context,
        site,
      }) => {
        await signedIn(context, site, { role: 'owner', hasSecondFactor: false })
        await page.goto(`/${code}${path}`)
        await expectNoFault(page)
      })
  })

async function expectNoFault(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
  await expectNoFaults(page, { rules: 'practice' })
}
