import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { butter, fill, line, quantity, setStock, toast } from '#tests/support/cart-page.ts'
import { fillOrder, orderAddress, placeOrder } from '#tests/support/checkout-page.ts'
import { holdCalls } from '#tests/support/hold-calls.ts'
import { open } from '#tests/support/open-page.ts'
import type { Site } from '#tests/support/site.ts'

const total = (page: Page) => page.locator('.sums-total')
const changeQuantity = async (page: Page, value: string) => {
  await quantity(line(page, 'Cultured butter')).fill(value)
  await quantity(line(page, 'Cultured butter')).press('Enter')
}

/** The checkout of three pieces of butter in one tab, and the cart in another. */
async function twoTabs(page: Page, site: Site): Promise<Page> {
  await fill(page, site, [{ ...butter, quantity: 3 }])
  const other = await page.context().newPage()
  await open(other, '/en/cart')
  await open(page, '/en/checkout')
  await expect(total(page)).toContainText('192,00')
  return other
}

test('[O04] the checkout follows what another tab makes of the cart', async ({ page, site }) => {
  const other = await twoTabs(page, site)
  await changeQuantity(other, '5')
  await expect(total(page)).toContainText('320,00')
  await expect(placeOrder(page)).toContainText('320,00')
  await changeQuantity(other, '1')
  await expect(total(page)).toContainText('64,00')
  await expect(page.getByText(/^Minimum order is/u)).toContainText('86,00')
  await expect(placeOrder(page)).toHaveAttribute('aria-disabled', 'true')
  await changeQuantity(other, '4')
  await expect(page.getByText(/^Minimum order is/u)).toHaveCount(0)
  await expect(placeOrder(page)).not.toHaveAttribute('aria-disabled', 'true')
  await fillOrder(page)
  await placeOrder(page).click()
  await page.waitForURL(orderAddress)
  await expect(page.locator('main')).toContainText('256,00')
})

test('[O04] a cart that another tab has emptied is empty in the checkout, and full once it is filled', async ({
  page,
  site,
}) => {
  const other = await twoTabs(page, site)
  await line(other, 'Cultured butter').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await open(other, '/en/products?search=butter')
  await other.getByRole('button', { name: 'Add Cultured butter to cart' }).click()
  await expect(total(page)).toContainText('64,00')
})

test('[O04] nothing is ordered while a change of the cart is on its way', async ({
  page,
  site,
}) => {
  await fill(page, site, [{ ...butter, quantity: 3 }])
  await open(page, '/en/cart')
  const save = await holdCalls(page, '**/api/cart/lines/*', 'PATCH')
  await line(page, 'Cultured butter').getByRole('button', { name: 'One more' }).click()
  await page.getByRole('link', { name: 'Checkout', exact: true }).click()
  await fillOrder(page)
  await expect(total(page)).toContainText('192,00')
  await expect(placeOrder(page)).toHaveAttribute('aria-busy', 'true')
  await page.locator('#checkout-email').press('Enter')
  save()
  await expect(total(page)).toContainText('256,00')
  await expect(placeOrder(page)).not.toHaveAttribute('aria-busy', 'true')
  await placeOrder(page).click()
  await page.waitForURL(orderAddress)
  await expect(page.locator('main')).toContainText('256,00')
})

test('[O04] what is sold out leaves the checkout at once, and what became of it is told', async ({
  page,
  site,
}) => {
  await fill(page, site, [{ ...butter, quantity: 3 }, { product: 'rye-crispbread' }])
  await setStock(site, 'rye-crispbread', 0)
  await open(page, '/en/checkout')
  const gone = line(page.locator('.order-panel'), 'Rye crispbread')
  await page.route('**/api/cart/lines/*', (route) => route.abort())
  await gone.getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(gone).toHaveCount(0)
  await expect(page.locator('.order-panel')).toBeFocused()
  await expect(toast(page, 'Not saved, retrying')).toBeVisible()
  await expect(placeOrder(page)).toHaveAttribute('aria-busy', 'true')
  await page.unroute('**/api/cart/lines/*')
  await expect(toast(page, 'Item removed from cart')).toBeVisible()
  await expect(placeOrder(page)).not.toHaveAttribute('aria-disabled', 'true')
})

test('[O04] a cart that the checkout does not come to agree with keeps nobody waiting', async ({
  page,
  site,
}) => {
  const cart = await fill(page, site, [{ ...butter, quantity: 3 }])
  const strange = { ...cart, items: cart.items.map((item) => ({ ...item, quantity: 4 })) }
  let asked = 0
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/checkout*', async (route) => {
    asked += 1
    await answer.promise
    await route.continue()
  })
  await page.route('**/api/cart', (route) => route.fulfill({ json: strange }))
  await open(page, '/en/checkout')
  await expect(placeOrder(page)).toHaveAttribute('aria-busy', 'true')
  answer.resolve()
  await expect.poll(() => asked).toBeGreaterThan(1)
  await expect(placeOrder(page)).not.toHaveAttribute('aria-busy', 'true')
  await fillOrder(page)
  await placeOrder(page).click()
  await page.waitForURL(orderAddress)
  await expect(page.locator('main')).toContainText('192,00')
})

test('[O04] where the checkout is refused after a change of the cart, that is said and nobody is kept waiting', async ({
  page,
  site,
}) => {
  const other = await twoTabs(page, site)
  await fillOrder(page)
  const message = 'This is not for you.'
  const refusal = { code: 'forbidden', message, retryable: false, ref: 'x' }
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/checkout*', async (route) => {
    await answer.promise
    await route.fulfill({ status: 403, json: refusal })
  })
  await changeQuantity(other, '5')
  await expect(placeOrder(page)).toHaveAttribute('aria-busy', 'true')
  answer.resolve()
  await expect(page.locator('#told')).toContainText(message)
  await expect(page.locator('#told')).toContainText('Nothing was lost')
  await expect(placeOrder(page)).not.toHaveAttribute('aria-busy', 'true')
  await page.unroute('**/api/checkout*')
  await placeOrder(page).click()
  await expect(total(page)).toContainText('320,00')
  await placeOrder(page).click()
  await page.waitForURL(orderAddress)
  await expect(page.locator('main')).toContainText('320,00')
})
