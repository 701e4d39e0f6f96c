import type { Page } from '@playwright/test'
import { faultsOf } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { fillGuestCart } from '#tests/support/checkout-page.ts'
import { openText, turnOn } from '#tests/support/edit-mode.ts'
import { pictureIn } from '#tests/support/library-pictures.ts'
import { lines, title } from '#tests/support/menus-page.ts'
import { open } from '#tests/support/open-page.ts'
import { accountPaths, informationPaths, shopPaths, workspacePaths } from '#tests/support/routes.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import { followWhole, openWhole } from '#tests/support/whole-page.ts'

/** What the pages of an area share is looked at on the first of them. */
const apart = 'iframe, .site-header, .site-footer'
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

    test('in the shop, also where a form is refused', async ({ page, site }) => {
      await expectNoFaultsOn(page, code, [...shopPaths, '/products?free=nuts'])
      await fillGuestCart(page, site, { 'cultured-butter': 3 })
      for (const path of ['/auth?view=sign-up', '/checkout'])
        await test.step(`${path} refused`, async () => {
          await openWhole(page, `/${code}${path}`)
          await page.locator('main [type=submit]:visible').last().click()
          await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible()
          await expectNoFault(page, `${path} refused`, apart)
        })
    })

    test('in an account', async ({ page, context, site }) => {
      await signedIn(context, site, { role: 'owner', hasSecondFactor: false })
      await expectNoFaultsOn(page, code, accountPaths)
    })

    test('in the workspace and its sheets', async ({ page, context, site }) => {
      // The workspace says that a second factor is missing.
      await signedIn(context, site, { role: 'owner', hasSecondFactor: false })
      await expectNoFaultsOn(page, code, workspacePaths)
      await test.step('what is open, with all that can be done to it', async () => {
        const { id } = await signedIn(context, site, { role: 'owner' })
        const picture = await pictureIn(site)
        const sheets = [`/admin/people?open=${id}`, `/admin/media?open=${picture.id}`]
        await expectNoFaultsOn(page, code, [...sheets, '/admin/menus'])
        await lines(page).first().locator('[aria-expanded]').click()
        await expect(title(page)).toBeVisible()
        await expectNoFault(page, 'an open line of the menu', apart)
      })
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

/** Goes to each and waits until all of it is there. One that is at fault keeps nobody from the next. */
async function expectNoFaultsOn(page: Page, code: string, paths: readonly string[]) {
  for (const [place, path] of paths.entries()) {
    const address = `/${code}${path === '/' ? '' : path}`
    await test.step(address, async () => {
      const before = page.url()
      await (place === 0 ? openWhole : followWhole)(page, address)
      expect(page.url(), address).not.toBe(before)
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
      await expectNoFault(page, address, place === 0 ? 'iframe' : apart)
    })
  }
}

// What still fades is looked at again, but not for as long as what has yet to come.
const softly = expect.configure({ soft: true, timeout: 5000 })

async function expectNoFault(page: Page, where: string, without = 'iframe'): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  softly(overflow, `px that ${where} is too wide`).toBe(0)
  await softly
    .poll(() => faultsOf(page, { rules: 'practice', without }), {
      message: `what axe finds at ${where}`,
      timeout: 20_000,
    })
    .toEqual([])
}
