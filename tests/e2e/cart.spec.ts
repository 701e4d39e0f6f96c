import { expect, test } from '#tests/support/browser.ts'
import {
  butter,
  cartButton,
  drawer,
  fill,
  juice,
  line,
  quantity,
  savedCart,
  setStock,
  toast,
} from '#tests/support/cart-page.ts'
import { open, reload } from '#tests/support/open-page.ts'

test('nothing is asked of the server before there is a cart', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, '/en')
  await expect(cartButton(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.startsWith('/api/cart'))).toEqual([])
})

test('[C11] a product goes into the cart from a list, once for a double click', async ({
  page,
}) => {
  await open(page, '/en/products?search=butter')
  await page.getByRole('button', { name: 'Add Cultured butter to cart' }).dblclick()
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item')
  await expect(toast(page, 'Added to cart')).toBeVisible()
  const cart = await savedCart(page)
  expect(cart.total_items).toBe(1)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('guest_session_id')))
    .toBe(cart.session_id)
  await page.getByRole('button', { name: 'Add Cultured butter to cart' }).click()
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items')
  await expect.poll(async () => (await savedCart(page)).items.length).toBe(1)
})

test('[C05] [C07] a product goes into the cart from its page, with its options and quantity', async ({
  page,
}) => {
  await open(page, '/en/products/aged-farm-cheese')
  await page.getByRole('radio', { name: 'Whole cheese, 800 g' }).check()
  await page.getByRole('main').getByRole('button', { name: 'One more' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect(toast(page, 'Added to cart')).toBeVisible()
  await cartButton(page).click()
  const row = line(drawer(page), 'Aged farm cheese')
  await expect(row).toContainText('Size: Whole cheese, 800 g')
  await expect(row).toContainText('578,00')
  await expect(quantity(row)).toHaveValue('2')
})

test('what needs choosing leads from the list to its page', async ({ page }) => {
  await open(page, '/en/products?search=farm%20cheese')
  await page.getByRole('link', { name: 'Choose options for Aged farm cheese' }).click()
  await expect(page).toHaveURL(/\/en\/products\/aged-farm-cheese$/u)
})

test('[C11] clearing asks once and says that it is done', async ({ page, site }) => {
  await fill(page, site, [butter, juice])
  await reload(page)
  await page.getByRole('button', { name: 'Clear cart' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(line(page, 'Cultured butter')).toBeVisible()
  await page.getByRole('button', { name: 'Clear cart' }).click()
  await question.getByRole('button', { name: 'Clear cart' }).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect(toast(page, 'Cart cleared')).toBeVisible()
  expect((await savedCart(page)).items).toEqual([])
})

test('[C12] a cart that cannot be read is shown empty, with a sentence and a way to try again', async ({
  page,
  site,
}) => {
  await fill(page, site, [butter])
  await page.route('**/api/cart', (route) => route.abort())
  await reload(page)
  await expect(page.getByRole('heading', { name: 'We cannot reach your cart' })).toBeVisible()
  await expect(line(page, 'Cultured butter')).toBeHidden()
  await page.unroute('**/api/cart')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(line(page, 'Cultured butter')).toBeVisible()
})

test('a changed price is shown until it was seen', async ({ page, site }) => {
  await fill(page, site, [{ product: 'flatbread' }])
  await site.database.execute(
    `update products set shop_price_ore = shop_price_ore + 500 where key = 'flatbread'`,
  )
  await reload(page)
  await expect(page.getByText(/^The price of Crisp flatbread changed from/u)).toBeVisible()
  await page.getByRole('button', { name: 'I have seen it' }).click()
  await expect(page.getByText(/^The price of Crisp flatbread changed from/u)).toBeHidden()
  await expect.poll(async () => (await savedCart(page)).items[0]?.priceChanged).toBeUndefined()
})

test('what is sold out by now says so', async ({ page, site }) => {
  await fill(page, site, [{ product: 'rye-crispbread' }])
  await setStock(site, 'rye-crispbread', 0)
  await reload(page)
  const row = line(page, 'Rye crispbread')
  await expect(row).toContainText('is sold out.')
  await expect(quantity(row)).toHaveCount(0)
  await expect(row.getByRole('button', { name: 'Remove' })).toBeVisible()
})

test('nothing is wider than a small phone', async ({ page, site }) => {
  await fill(page, site, [
    { product: 'gift-box', selectedAttributes: { ribbon: 'red', wrapping: 'paper' } },
  ])
  await page.setViewportSize({ width: 320, height: 700 })
  for (const code of ['nb', 'ar']) {
    await open(page, `/${code}/cart`)
    await expect(page.locator('.cart-line [role=group]')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the cart says that it needs them', async ({ page }) => {
    await page.goto('/en/cart')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('The cart needs JavaScript.', { exact: false })).toBeVisible()
    await page.goto('/en')
    await expect(cartButton(page)).toHaveAttribute('href', '/en/cart')
  })
})
