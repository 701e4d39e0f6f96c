import type { Locator, Page } from '@playwright/test'
import { open } from './open-page.ts'

const mostStops = 150

/** Presses Tab as a person would until this has the focus; a trap or a part that cannot be reached fails. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('this cannot be reached with Tab')
}

/** Puts what a product's page offers into the cart and orders it, to be fetched and paid at the counter. */
export async function buyByKeyboard(page: Page, email: string): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/cart/lines'))
  await tabTo(page, page.getByRole('button', { name: 'Add to cart', exact: true }))
  await page.keyboard.press('Enter')
  await saved
  await open(page, '/en/checkout')
  for (const [name, text] of [
    ['email', email],
    ['name', 'Ingrid Solheim'],
    ['phone', '40000000'],
  ] as const) {
    await tabTo(page, page.locator(`#checkout-${name}`))
    await page.keyboard.type(text)
  }
  // Pick-up is chosen to begin with; a group of times is one stop, and Space takes the first.
  await tabTo(page, page.locator('input[name="fromMinute"]:not(:disabled)').first())
  await page.keyboard.press('Space')
  await tabTo(page, page.locator('#checkout-terms'))
  await page.keyboard.press('Space')
  await tabTo(page, page.locator('button[type="submit"][form="order"]'))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/order-success\/[\w-]{22}$/u)
}
