import type { Page } from '@playwright/test'
import type { HeaderStyle } from '#domain/header.ts'
import { expect, test } from '#tests/support/browser.ts'
import { fieldOf, pencilOf, textOf } from '#tests/support/edit-mode.ts'
import { chooseHeader } from '#tests/support/header-settings.ts'
import { open } from '#tests/support/open-page.ts'
import { sayingsIn } from '#tests/support/said.ts'
import { signedIn } from '#tests/support/signed-in.ts'

// Drawer and branches come and go with motion: taps meanwhile are a part of it.
test.use({ reducedMotion: 'no-preference' })

/** Two taps of one finger as the device tells them: when each came is part of it, not how fast this machine is. */
async function doubleTap(page: Page, name: string): Promise<void> {
  const box = await textOf(page, name).boundingBox()
  const at = [{ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }]
  const device = await page.context().newCDPSession(page)
  const start = Date.now() / 1000
  for (const after of [0, 0.12]) {
    await device.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: at,
      timestamp: start + after,
    })
    await device.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
      timestamp: start + after + 0.04,
    })
  }
  await device.detach()
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 780 } })

  for (const code of ['en', 'ar'])
    test(`[B09] taps open the menu, unfold a branch, follow a link and close it, in ${code}`, async ({
      page,
    }) => {
      await open(page, `/${code}/about`)
      const control = page.locator('.phone-menu button')
      const drawer = page.getByRole('dialog')
      await control.tap()
      await expect(drawer).toBeVisible()
      const branch = drawer.locator('details').first()
      const child = branch.getByRole('link').first()
      await expect(child).toBeHidden()
      await branch.locator('summary').tap()
      await expect(child).toBeVisible()
      await drawer.locator('.float-head button').tap()
      await expect(drawer).toBeHidden()
      await control.tap()
      await branch.locator('summary').tap()
      const path = await child.getAttribute('href')
      await child.tap()
      await expect(page).toHaveURL(new URL(path ?? '', page.url()).href)
      await expect(drawer).toBeHidden()
    })

  test('[B09] a tap beside the menu closes it', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 780 })
    await open(page, '/en/about')
    await page.locator('.phone-menu button').tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.touchscreen.tap(60, 400)
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  for (const code of ['nb', 'ar'])
    test(`[T01] Edit Mode is turned on, and a text opened by two taps or its pencil and saved, in ${code}`, async ({
      page,
      context,
      site,
    }) => {
      const said = await sayingsIn(code)
      await signedIn(context, site, { role: 'editor' })
      await open(page, `/${code}/about`)
      await page.locator('.phone-menu button').tap()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: said('Edit Mode') })
        .tap()
      await expect(page.locator('.edit-bar')).toBeVisible()
      // No pointer hovers here: the pencils are always to be seen.
      const pencil = pencilOf(page, 'about.title')
      await expect(pencil).toHaveCSS('opacity', '1')
      await pencil.tap()
      await expect(fieldOf(page)).toBeFocused()
      await fieldOf(page).fill(`${code} ✓`)
      await page.locator('.edit-actions .btn-primary').tap()
      await expect(page.locator('.edit-open')).toHaveCount(0)
      await expect(textOf(page, 'about.title')).toHaveText(`${code} ✓`)

      await textOf(page, 'about.lede').scrollIntoViewIfNeeded()
      await doubleTap(page, 'about.lede')
      await expect(fieldOf(page)).toBeFocused()
      await expect(fieldOf(page)).toHaveValue(
        (await textOf(page, 'about.lede').textContent()) ?? '',
      )
    })
})

test.describe('on a tablet', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1180, height: 820 } })

  // Each of a shape of its own: one menu, two halves, a panel as wide as the page, entries as icons.
  const shapes: Record<string, HeaderStyle[]> = {
    en: ['horizontal', 'split'],
    ar: ['mega', 'linkedin'],
  }
  for (const [code, styles] of Object.entries(shapes))
    test(`[B08] a branch opens on its button and closes on the next tap, and its links lead, in ${code}`, async ({
      page,
      site,
    }) => {
      for (const style of styles)
        await test.step(style, async () => {
          await chooseHeader(site, style)
          await open(page, `/${code}/about`)
          const opener = page.locator('.main-menu .menu-opener').first()
          const panel = page.locator('.menu-panel[data-open]')
          await opener.tap()
          await expect(opener).toHaveAttribute('aria-expanded', 'true')
          await expect(panel.getByRole('link').first()).toBeVisible()
          await opener.tap()
          await expect(panel).toHaveCount(0)
          await opener.tap()
          await page.touchscreen.tap(8, 760)
          await expect(panel).toHaveCount(0)
          await opener.tap()
          const link = panel.getByRole('link').first()
          const path = await link.getAttribute('href')
          await link.tap()
          await expect(page).toHaveURL(new URL(path ?? '', page.url()).href)
          await expect(panel).toHaveCount(0)
        })
    })

  test('[B08] the whole menu of cnn opens on its control, in ar', async ({ page, site }) => {
    await chooseHeader(site, 'cnn')
    await open(page, '/ar/about')
    await page.locator('.phone-menu button').tap()
    const drawer = page.getByRole('dialog')
    await drawer.locator('details summary').first().tap()
    const link = drawer.locator('details').first().getByRole('link').first()
    const path = await link.getAttribute('href')
    await link.tap()
    await expect(page).toHaveURL(new URL(path ?? '', page.url()).href)
    await expect(drawer).toBeHidden()
  })
})
