import type { Page } from '@playwright/test'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { accountPaths, publicPaths } from '#tests/support/routes.ts'
import { signedIn } from '#tests/support/signed-in.ts'

const looks = [
  { code: 'nb', colorScheme: 'light', width: 1280 },
  { code: 'ar', colorScheme: 'dark', width: 360 },
] as const

for (const { code, colorScheme, width } of looks)
  test.describe(`in ${code}, ${colorScheme}, ${width} px wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } })
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
