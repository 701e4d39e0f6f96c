import type { Page } from '@playwright/test'
import { faultsOf } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { openText, turnOn } from '#tests/support/edit-mode.ts'
import { open } from '#tests/support/open-page.ts'
import { accountPaths, informationPaths, shopPaths, workspacePaths } from '#tests/support/routes.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import { openWhole } from '#tests/support/whole-page.ts'

const looks = [
  { code: 'nb', colorScheme: 'light', width: 1280 },
  { code: 'ar', colorScheme: 'dark', width: 360 },
] as const

for (const { code, colorScheme, width } of looks)
  test.describe(`in ${code}, ${colorScheme}, ${width} px wide, axe finds nothing, and nothing overflows`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } })
    test.setTimeout(300_000)

    test('on the information pages', async ({ page }) => {
      await expectNoFaultsOn(page, code, informationPaths)
    })

    test('in the shop', async ({ page }) => {
      await expectNoFaultsOn(page, code, shopPaths)
    })

    test('in an account', async ({ page, context, site }) => {
      await signedIn(context, site, { role: 'owner', hasSecondFactor: false })
      await expectNoFaultsOn(page, code, accountPaths)
    })

    test('in the workspace and its sheets', async ({ page, context, site }) => {
      // The workspace says that a second factor is missing.
      await signedIn(context, site, { role: 'owner', hasSecondFactor: false })
      await expectNoFaultsOn(page, code, workspacePaths)
    })

    test('in Edit Mode, with a line and with a rich text open', async ({ page, context, site }) => {
      await signedIn(context, site, { role: 'owner' })
      // On a phone its switch is in the menu.
      await page.setViewportSize({ width: 1280, height: 900 })
      await open(page, `/${code}/about`)
      await turnOn(page)
      await page.setViewportSize({ width, height: 900 })
      await expectNoFaultsOn(page, code, ['/', '/faq', '/contact', '/about'])
      for (const name of ['about.title', 'about.body'])
        await test.step(name, async () => {
          await openText(page, name)
          if (name === 'about.body') await expect(page.getByRole('toolbar')).toBeVisible()
          await expectNoFault(page, `${code}/about with ${name} open`)
          await page.keyboard.press('Escape')
        })
    })
  })

/** Opens each and waits until all of it is there. One that is at fault keeps nobody from the next. */
async function expectNoFaultsOn(page: Page, code: string, paths: readonly string[]) {
  for (const path of paths) {
    const address = `/${code}${path === '/' ? '' : path}`
    await test.step(address, async () => {
      await openWhole(page, address)
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
      await expectNoFault(page, address)
    })
  }
}

// What still fades is looked at again, but not for as long as what has yet to come.
const softly = expect.configure({ soft: true, timeout: 5000 })

async function expectNoFault(page: Page, where: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  softly(overflow, `px that ${where} is too wide`).toBe(0)
  await softly
    .poll(
      () => faultsOf(page, { rules: 'practice', without: 'iframe' }),
      `what axe finds at ${where}`,
    )
    .toEqual([])
}
