import { appConfig } from '#config'
import { signUp } from '#tests/support/auth-page.ts'
import { expect, test } from '#tests/support/browser.ts'
import {
  butter,
  cartButton,
  fill,
  juice,
  line,
  quantity,
  savedCart,
  toast,
} from '#tests/support/cart-page.ts'
import { messagesAreLoaded } from '#tests/support/messages.ts'
import { open, reload } from '#tests/support/open-page.ts'

const adds = '**/api/cart/lines'

test('two tabs stay in step', async ({ page, site, context }) => {
  await fill(page, site, [butter])
  await reload(page)
  const other = await context.newPage()
  await open(other, '/en/cart')
  await expect(quantity(line(other, 'Cultured butter'))).toHaveValue('1')
  await line(page, 'Cultured butter').getByRole('button', { name: 'One more' }).click()
  await expect(quantity(line(other, 'Cultured butter'))).toHaveValue('2')
  await expect(cartButton(other)).toHaveAccessibleName('Cart, 2 items')
  await line(other, 'Cultured butter').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
})

test('what another tab saved while the answers to an add were lost is shown once the add is answered, in both', async ({
  page,
  context,
  site,
}) => {
  await fill(page, site, [juice])
  const other = await context.newPage()
  await open(other, '/en/cart')
  await open(page, '/en/products?search=butter')
  await page.mouse.move(200, 200)
  await messagesAreLoaded(page)
  await page.route(adds, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Add Cultured butter to cart' }).click()
  await expect(toast(page, 'Not saved, retrying')).toBeVisible()
  await quantity(line(other, 'Apple juice')).fill('5')
  await quantity(line(other, 'Apple juice')).press('Enter')
  await expect.poll(async () => (await savedCart(other)).total_items).toBe(6)
  await expect(cartButton(other)).toHaveAccessibleName('Cart, 6 items')
  await page.unrouteAll({ behavior: 'wait' })
  await expect(toast(page, 'Added to cart')).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 6 items')
  await expect(cartButton(other)).toHaveAccessibleName('Cart, 6 items')
  await expect(quantity(line(other, 'Apple juice'))).toHaveValue('5')
})

test('a tab that reads the cart after a lost answer hides nothing that another one saves meanwhile', async ({
  page,
  context,
  site,
}) => {
  await fill(page, site, [juice, butter])
  await reload(page)
  const other = await context.newPage()
  await open(other, '/en/cart')
  await expect(cartButton(other)).toHaveAccessibleName('Cart, 2 items')
  const { promise: isLate, resolve: answer } = Promise.withResolvers<void>()
  let isRead = false
  await page.route('**/api/cart/lines/*', (route) => route.abort())
  await line(page, 'Cultured butter').getByRole('button', { name: 'One more' }).click()
  await expect(toast(page, 'Not saved, retrying')).toBeVisible()
  await page.route('**/api/cart', async (route) => {
    const response = await route.fetch()
    isRead = true
    await isLate
    await route.fulfill({ response })
  })
  await page.unroute('**/api/cart/lines/*')
  await expect.poll(() => isRead).toBe(true)
  await line(other, 'Apple juice').getByRole('button', { name: 'One more' }).click()
  // Either it waits for its turn, or the other tab took it as saved.
  await expect
    .poll(async () => {
      const waiting = await other.evaluate(async () => (await navigator.locks.query()).pending)
      return waiting?.length || (await savedCart(other)).total_items > 3
    })
    .toBeTruthy()
  answer()
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 4 items')
  await expect(cartButton(other)).toHaveAccessibleName('Cart, 4 items')
  await expect(quantity(line(other, 'Apple juice'))).toHaveValue('2')
})

test('[C02] a tab that cannot read the cart after signing in empties it in no other tab', async ({
  page,
  context,
  site,
}) => {
  const email = 'faner@example.no'
  await fill(page, site, [butter])
  await signUp(page, site, email)
  const other = await context.newPage()
  await open(other, '/en/cart')
  await expect(cartButton(other)).toHaveAccessibleName('Cart, 1 item')
  await other.evaluate(() => {
    new BroadcastChannel('cart').addEventListener('message', () => {
      document.body.dataset['told'] = ''
    })
  })
  let asked = 0
  await page.route('**/api/cart', (route) => {
    asked += 1
    return route.abort()
  })
  await page.getByRole('button', { name: 'Confirm and sign in' }).click()
  await expect.poll(() => asked).toBeGreaterThan(appConfig.reads.retries)
  await expect(other.locator('body[data-told]')).toBeAttached()
  await expect(cartButton(other)).toHaveAccessibleName('Cart, 1 item')
  await expect(line(other, 'Cultured butter')).toBeVisible()
})
