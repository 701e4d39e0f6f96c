import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { cartButton, toast } from '#tests/support/cart-page.ts'
import { open } from '#tests/support/open-page.ts'

/** What browsers do that keep nothing: each way to what they could keep throws at its name, or is not there. */
function refuse(): void {
  const insecure = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'BroadcastChannel', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: insecure })
  navigator.locks.request = async () => insecure()
  Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined })
}

const add = (page: Page) => page.getByRole('button', { name: 'Add Cultured butter to cart' })

test('a browser that refuses whatever can be refused shows live pages and fills the cart; one that keeps no cookies says so', async ({
  page,
  context,
}) => {
  await page.addInitScript(refuse)
  await page.route('**/api/cart/lines', async (route) => {
    const answer = await route.fetch()
    await context.clearCookies()
    const { 'set-cookie': _, ...headers } = answer.headers()
    await route.fulfill({ response: answer, headers })
  })
  await open(page, '/en/products?search=butter')
  await add(page).click()
  await expect(
    toast(
      page,
      'Your browser keeps no cookies, and the cart needs them. Allow cookies for this site and try again.',
    ),
  ).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName('Cart')
  await page.unroute('**/api/cart/lines')
  await add(page).click()
  await expect(toast(page, 'Added to cart')).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item')
  await page.reload()
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item')
})
