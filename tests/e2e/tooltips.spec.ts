import type { Page } from '@playwright/test'
import { appConfig } from '#config'
import { expect, test } from '#tests/support/browser.ts'
import { editing, pencilOf } from '#tests/support/edit-mode.ts'
import { holdClock } from '#tests/support/held-clock.ts'
import { idle, open } from '#tests/support/open-page.ts'
import { sayingsIn } from '#tests/support/said.ts'
import { signedIn } from '#tests/support/signed-in.ts'

const { tooltipMs, tooltipSkipMs } = appConfig.timings
const tip = (page: Page) => page.locator('.tooltip')
const bold = (page: Page) => page.locator('.edit-toolbar .edit-tool').first()
const italic = (page: Page) => page.locator('.edit-toolbar .edit-tool').nth(1)

/** With a rich text open and its clock held. */
async function withToolbar(page: Page, site: Parameters<typeof editing>[1]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await editing(page, site, '/en/privacy')
  await pencilOf(page, 'privacy.body').press('Enter')
  await expect(bold(page)).toBeVisible()
  await expect(page.locator('.edit-open .tiptap')).toBeFocused()
  await page.mouse.move(2, 2)
  // What the text scrolled to come into view it has.
  await idle(page)
  await holdClock(page)
}

test('[G07] [B11] a name is shown after 700 ms, the next one at once, and after 300 ms away it is waited for again', async ({
  page,
  site,
}) => {
  expect([tooltipMs, tooltipSkipMs]).toEqual([700, 300])
  await withToolbar(page, site)
  await bold(page).hover()
  await page.clock.runFor(tooltipMs - 10)
  await expect(tip(page)).toBeHidden()
  await page.clock.runFor(10)
  await expect(tip(page)).toHaveText('Bold')
  await expect(tip(page)).toBeVisible()

  await italic(page).hover()
  await expect(tip(page)).toHaveText('Italic')
  await expect(tip(page)).toBeVisible()
  await page.mouse.move(2, 2)
  await expect(tip(page)).toBeHidden()
  await page.clock.runFor(tooltipSkipMs - 10)
  await bold(page).hover()
  await expect(tip(page)).toHaveText('Bold')
  await expect(tip(page)).toBeVisible()

  await page.mouse.move(2, 2)
  await expect(tip(page)).toBeHidden()
  await page.clock.runFor(tooltipSkipMs)
  await italic(page).hover()
  await page.clock.runFor(tooltipMs - 10)
  await expect(tip(page)).toBeHidden()
  await page.clock.runFor(10)
  await expect(tip(page)).toHaveText('Italic')

  // Who scrolls a little meanwhile waits anew, and is told as well.
  await page.mouse.move(2, 2)
  await page.clock.runFor(tooltipSkipMs)
  await bold(page).hover()
  await page.clock.runFor(tooltipMs - 10)
  await page.evaluate(() => document.dispatchEvent(new Event('scroll')))
  await page.clock.runFor(tooltipMs - 10)
  await expect(tip(page)).toBeHidden()
  await page.clock.runFor(10)
  await expect(tip(page)).toHaveText('Bold')
  await expect(tip(page)).toBeVisible()
})

test('[G07] a pointer that goes on before 700 ms, or presses, is told nothing; it may go to what is told', async ({
  page,
  site,
}) => {
  await withToolbar(page, site)
  await bold(page).hover()
  await page.clock.runFor(tooltipMs - 10)
  await page.mouse.move(2, 2)
  await page.clock.runFor(tooltipMs)
  await expect(tip(page)).toBeHidden()

  await bold(page).hover()
  await page.clock.runFor(tooltipMs)
  await expect(tip(page)).toBeVisible()
  await tip(page).hover()
  await page.clock.runFor(tooltipMs)
  await expect(tip(page)).toHaveText('Bold')
  await expect(tip(page)).toBeVisible()
  await bold(page).click()
  await expect(tip(page)).toBeHidden()
  await page.clock.runFor(tooltipMs)
  await expect(tip(page)).toBeHidden()
})

for (const { code, width } of [
  { code: 'en', width: 1280 },
  { code: 'ar', width: 360 },
])
  test(`[G07] the keyboard is told at once, within the window, and nothing is said twice, in ${code}`, async ({
    page,
    context,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await signedIn(context, site, { role: 'editor' })
    await open(page, `/${code}/admin/menus`)
    const buttons = page.locator('.ws-link-row').first().locator('.ws-row-button')
    await expect(buttons.last()).toBeVisible()
    await buttons.nth(1).focus()
    await page.keyboard.press('Tab')
    const focused = page.locator('.ws-row-button:focus')
    await expect(tip(page)).toHaveText((await focused.getAttribute('aria-label')) ?? '')
    await expect(tip(page)).toBeVisible()
    await expect(tip(page)).toHaveAttribute('aria-hidden', 'true')
    // It is there before its place has been reckoned.
    await expect(async () => {
      const [box, at] = [await tip(page).boundingBox(), await focused.boundingBox()]
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      expect(box?.y).toBeGreaterThanOrEqual((at?.y ?? 0) + (at?.height ?? 0))
    }).toPass()
    await page.keyboard.press('Escape')
    await expect(tip(page)).toBeHidden()
  })

for (const code of ['nb', 'ar'])
  test(`[B06] [B11] in ${code} the switch of Edit Mode, which shows no words, tells its name before it is on and after`, async ({
    page,
    context,
    site,
  }) => {
    await signedIn(context, site, { role: 'editor' })
    await open(page, `/${code}/about`)
    const name = (await sayingsIn(code))('Edit Mode')
    const control = page.getByRole('switch', { name })
    await expect(control).toBeVisible()
    await idle(page)
    await holdClock(page)
    for (const isOn of [false, true]) {
      await expect(control).toBeChecked({ checked: isOn })
      await control.hover()
      await page.clock.runFor(tooltipMs)
      await expect(tip(page)).toHaveText(name)
      await expect(tip(page)).toBeVisible()
      if (isOn) return
      await control.click()
      await expect(tip(page)).toBeHidden()
      await page.mouse.move(2, 400)
    }
  })
