import { expect, type Page } from '@playwright/test'
import { textOf } from './edit-mode.ts'

/** Two taps of one finger on a text as the device tells them: when each came is part of it, not how fast this machine is. */
export async function doubleTap(page: Page, name: string): Promise<void> {
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

/** In the drawer of the phone's menu a branch unfolds, and its first link leads on and closes it. */
export async function tapThroughDrawer(page: Page): Promise<void> {
  const drawer = page.getByRole('dialog')
  const branch = drawer.locator('details').first()
  const link = branch.getByRole('link').first()
  await page.locator('.phone-menu button').tap()
  await expect(link).toBeHidden()
  await branch.locator('summary').tap()
  await expect(link).toBeVisible()
  const path = await link.getAttribute('href')
  await link.tap()
  await expect(page).toHaveURL(new URL(path ?? '', page.url()).href)
  await expect(drawer).toBeHidden()
}
