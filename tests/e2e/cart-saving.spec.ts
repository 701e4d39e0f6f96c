import type { Locator, Request } from '@playwright/test'
import { appConfig } from '#config'
import { expect, test } from '#tests/support/browser.ts'
import {
  butter,
  fill,
  juice,
  setStock,
  cartButton,
  line,
  quantity,
  toast,
  savedCart,
  readingsOf,
} from '#tests/support/cart-page.ts'
import { messagesAreLoaded } from '#tests/support/messages.ts'
import { idle, open, reload } from '#tests/support/open-page.ts'
import { sayingsIn } from '#tests/support/said.ts'

test('an add without a connection is kept, and made once when it is back', async ({
  page,
  context,
}) => {
  await open(page, '/en/products?search=butter')
  const keys: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key'] ?? '')
  })
  await page.mouse.move(200, 200)
  await messagesAreLoaded(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Add Cultured butter to cart' }).click()
  await expect(toast(page, 'Not saved, retrying')).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item')
  await context.setOffline(false)
  await expect(toast(page, 'Added to cart')).toBeVisible()
  expect((await savedCart(page)).total_items).toBe(1)
  expect(new Set(keys).size).toBe(1)
})

test('[C11] an add that could not be saved for 30 s is taken back', async ({ page, site }) => {
  await page.clock.install()
  await fill(page, site, [juice])
  await open(page, '/en/products?search=butter')
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item')
  await page.route('**/api/cart/lines', (route) => route.abort())
  await page.getByRole('button', { name: 'Add Cultured butter to cart' }).click()
  await expect(toast(page, 'Not saved, retrying')).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items')
  await page.clock.fastForward(31_000)
  await expect(toast(page, 'Failed to add item to cart')).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item')
})

test('[C11] an add that the server twice fails at is taken back at once, with what is kept and what to do', async ({
  page,
  site,
}) => {
  await page.clock.install()
  await fill(page, site, [juice])
  await open(page, '/en/products?search=butter')
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item')
  const keys: (string | undefined)[] = []
  await page.route('**/api/cart/lines', (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    return route.fulfill({ status: 500, body: '<html>' })
  })
  await page.getByRole('button', { name: 'Add Cultured butter to cart' }).click()
  await expect(toast(page, 'Not saved, retrying')).toBeVisible()
  await page.clock.fastForward(1000)
  await expect(toast(page, 'Failed to add item to cart')).toBeVisible()
  const next = 'What was in your cart is still there. Try again in a moment.'
  await expect(page.getByText(next)).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item')
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

for (const language of ['nb', 'en', 'ar', 'pl', 'uk'])
  test(`[C11] a visitor without a cart is told that none could be made for a first add (${language})`, async ({
    page,
  }) => {
    const words = await sayingsIn(language)
    await page.clock.install()
    await open(page, `/${language}/products`)
    await page.route('**/api/cart/lines', (route) => route.abort())
    await page.locator('button.add-button').first().click()
    await expect(toast(page, words('Not saved, retrying'))).toBeVisible()
    await page.clock.fastForward(31_000)
    await expect(toast(page, words('Failed to create cart'))).toBeVisible()
    await expect(page.getByText(words('Failed to add item to cart'))).toHaveCount(0)
  })

test('an answer that was lost is not an order for two', async ({ page }) => {
  await open(page, '/en/products?search=butter')
  await page.getByRole('button', { name: 'Add Cultured butter to cart' }).click()
  await expect(toast(page, 'Added to cart')).toBeVisible()
  let isLost = false
  let answer = () => {}
  const isSeen = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/cart/lines', async (route) => {
    if (isLost) {
      await isSeen
      return route.continue()
    }
    isLost = true
    await route.fetch()
    return route.abort()
  })
  await page.getByRole('button', { name: 'Add Cultured butter to cart' }).click()
  await expect(toast(page, 'Not saved, retrying')).toBeVisible()
  answer()
  await expect(page.getByText('Not saved, retrying')).toHaveCount(0)
  expect((await savedCart(page)).total_items).toBe(2)
})

test('a change is kept while the server is away, and saved under the same key', async ({
  page,
  site,
}) => {
  await fill(page, site, [butter])
  await reload(page)
  const keys: string[] = []
  const keep = (request: Request) => keys.push(request.headers()['idempotency-key'] ?? '')
  await page.route('**/api/cart/lines/*', async (route) => {
    keep(route.request())
    await route.abort()
  })
  await line(page, 'Cultured butter').getByRole('button', { name: 'One more' }).click()
  await expect(page.getByText('Not saved, retrying').first()).toBeVisible()
  await expect(quantity(line(page, 'Cultured butter'))).toHaveValue('2')
  expect((await savedCart(page)).total_items).toBe(1)
  await page.unroute('**/api/cart/lines/*')
  page.on('request', (request) => request.method() === 'PATCH' && keep(request))
  await expect.poll(async () => (await savedCart(page)).total_items).toBe(2)
  await expect(page.getByText('Not saved, retrying')).toHaveCount(0)
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
})

for (const [what, act, text] of [
  [
    'a quantity',
    (row: Locator) => row.getByRole('button', { name: 'One more' }).click(),
    'Failed to update quantity',
  ],
  [
    'a removal',
    (row: Locator) => row.getByRole('button', { name: 'Remove' }).click(),
    'Failed to remove item',
  ],
] as const)
  test(`[C11] ${what} that could not be saved for 30 s is taken back`, async ({ page, site }) => {
    await page.clock.install()
    await fill(page, site, [butter])
    await reload(page)
    await page.route('**/api/cart/lines/*', (route) => route.abort())
    await act(line(page, 'Cultured butter'))
    await page.clock.runFor(500)
    await expect(page.getByText('Not saved, retrying').first()).toBeVisible()
    await page.clock.fastForward(31_000)
    await expect(toast(page, text)).toBeVisible()
    await expect(quantity(line(page, 'Cultured butter'))).toHaveValue('1')
  })

test('[C11] a removal that is refused says so, and the focus stays with the cart', async ({
  page,
  site,
}) => {
  await fill(page, site, [butter])
  await reload(page)
  const refusal = { code: 'forbidden', message: 'No.', retryable: false, ref: 'x' }
  await page.route('**/api/cart/lines**', (route) => route.fulfill({ status: 403, json: refusal }))
  await line(page, 'Cultured butter').getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(toast(page, 'Failed to remove item')).toBeVisible()
  await expect(line(page, 'Cultured butter')).toBeVisible()
  await expect(page.locator('main :focus')).toHaveCount(1)
  await page.getByRole('button', { name: 'Clear cart' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear cart' }).press('Enter')
  await expect(toast(page, 'Failed to clear cart')).toBeVisible()
  await expect(line(page, 'Cultured butter')).toBeVisible()
})

test('who empties the cart finds the focus on what is left of it', async ({ page, site }) => {
  await fill(page, site, [butter])
  await reload(page)
  await line(page, 'Cultured butter').getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect(page.getByRole('main').locator(':focus')).toContainText('See our products')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'See our products' })).toBeFocused()
})

test('a refused change is taken back with the reason', async ({ page, site }) => {
  await fill(page, site, [{ product: 'heather-honey' }])
  const areRead = readingsOf(page)
  await reload(page)
  await expect(line(page, 'Heather honey')).toBeVisible()
  // A reading that came later would know of the stock.
  await areRead()
  await setStock(site, 'heather-honey', 1)
  await line(page, 'Heather honey').getByRole('button', { name: 'One more' }).click()
  await expect(toast(page, 'Only 1 of Heather honey left.')).toBeVisible()
  await expect(quantity(line(page, 'Heather honey'))).toHaveValue('1')
  // It is read anew: what is left is the most that can be had.
  await expect(line(page, 'Heather honey').getByRole('button', { name: 'One more' })).toBeDisabled()
})

test('what is known of the cart stays where it cannot be read anew after a refusal', async ({
  page,
  site,
}) => {
  await fill(page, site, [butter])
  const areRead = readingsOf(page)
  await reload(page)
  const message = 'Only 1 of Cultured butter left.'
  const refusal = { code: 'stock_short', message, retryable: false, ref: 'x' }
  await page.route('**/api/cart/lines**', (route) => route.fulfill({ status: 409, json: refusal }))
  await expect(line(page, 'Cultured butter')).toBeVisible()
  await areRead()
  let asked = 0
  await page.route('**/api/cart', (route) => {
    asked += 1
    return route.abort()
  })
  await line(page, 'Cultured butter').getByRole('button', { name: 'One more' }).click()
  await expect(toast(page, message)).toBeVisible()
  await expect.poll(() => asked).toBe(appConfig.reads.retries + 1)
  await idle(page)
  await expect(quantity(line(page, 'Cultured butter'))).toHaveValue('1')
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item')
})

test('the cart survives a browser that forbids storage, and one with nonsense in it', async ({
  page,
  site,
}) => {
  await fill(page, site, [butter])
  await page.evaluate(() => localStorage.setItem('guest_session_id', '<img src=x>'))
  await reload(page)
  await expect(line(page, 'Cultured butter')).toBeVisible()
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  })
  await reload(page)
  await line(page, 'Cultured butter').getByRole('button', { name: 'One more' }).click()
  await expect.poll(async () => (await savedCart(page)).total_items).toBe(2)
})
