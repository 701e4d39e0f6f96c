import type { Locator } from '@playwright/test'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import {
  butter,
  juice,
  fill,
  cartButton,
  drawer,
  line,
  quantity,
  toast,
  savedCart,
} from '#tests/support/cart-page.ts'
import { holdClock } from '#tests/support/held-clock.ts'
import { open, reload } from '#tests/support/open-page.ts'

test('nothing is asked of the server before there is a cart', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, '/en')
  await expect(cartButton(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.startsWith('/api/cart'))).toEqual([])
})

test('[B05] [C13] the drawer opens by keyboard, counts, and gives the focus back', async ({
  page,
  site,
}) => {
  await fill(page, site, [{ ...butter, quantity: 2 }, juice])
  await open(page, '/en')
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 3 items')
  await cartButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(drawer(page).getByRole('heading', { name: 'Cart, 3 items' })).toBeVisible()
  await expect(drawer(page).locator(':focus')).toHaveCount(1)
  const butterLine = line(drawer(page), 'Cultured butter')
  await butterLine.getByRole('button', { name: 'One more' }).press('Enter')
  await expect(drawer(page).getByRole('heading', { name: 'Cart, 4 items' })).toBeVisible()
  await expect.poll(async () => (await savedCart(page)).total_items).toBe(4)
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(cartButton(page)).toBeFocused()
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 4 items')
})

test('[O01] the drawer and the cart say what is missing to the smallest order, until nothing is', async ({
  page,
  site,
}) => {
  const missing = (where: Locator) => where.getByText(/^Minimum order is/u)
  await fill(page, site, [butter])
  await open(page, '/en')
  await cartButton(page).click()
  await expect(missing(drawer(page))).toContainText('150,00')
  await expect(missing(drawer(page))).toContainText('86,00')
  await open(page, '/en/cart')
  const summary = page.getByRole('complementary', { name: 'Summary' })
  await expect(missing(summary)).toContainText('86,00')
  for (const _ of [2, 3])
    await line(page.locator('main'), 'Cultured butter')
      .getByRole('button', { name: 'One more' })
      .click()
  await expect(missing(summary)).toHaveCount(0)
})

test('[C13] the smallest quantity is 1, removing has its own button, and the way leads to the cart', async ({
  page,
  site,
}) => {
  await fill(page, site, [butter, juice])
  await open(page, '/en')
  await cartButton(page).click()
  const butterLine = line(drawer(page), 'Cultured butter')
  await expect(butterLine.getByRole('button', { name: 'One less' })).toBeDisabled()
  await butterLine.getByRole('button', { name: 'Remove' }).click()
  await expect(butterLine).toBeHidden()
  await expect(
    line(drawer(page), 'Apple juice').getByRole('button', { name: 'Remove' }),
  ).toBeFocused()
  await expect(toast(page, 'Item removed from cart')).toBeVisible()
  const onward = await drawer(page).getByRole('link', { name: 'View cart' }).boundingBox()
  await expect
    .poll(async () => {
      const message = await page.locator('[data-sonner-toast]').first().boundingBox()
      return message && onward && message.y + message.height <= onward.y
    })
    .toBe(true)
  await drawer(page).getByRole('link', { name: 'View cart and checkout' }).click()
  await expect(page).toHaveURL(/\/en\/cart$/u)
  await expect(drawer(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
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
  await page.getByRole('main').getByText('Whole cheese, 800 g').first().click()
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

test('ten clicks are one write', async ({ page, site }) => {
  await fill(page, site, [butter])
  await reload(page)
  const more = line(page, 'Cultured butter').getByRole('button', { name: 'One more' })
  await more.waitFor()
  await holdClock(page)
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') writes.push(request.postData() ?? '')
  })
  for (let click = 0; click < 10; click += 1) {
    await more.evaluate((button: HTMLButtonElement) => button.click())
    await page.clock.runFor(20)
  }
  await page.clock.resume()
  await expect(quantity(line(page, 'Cultured butter'))).toHaveValue('11')
  await expect.poll(async () => (await savedCart(page)).total_items).toBe(11)
  expect(writes).toEqual(['{"quantity":11}'])
})

test('a typed quantity is taken on Enter', async ({ page, site }) => {
  await fill(page, site, [butter])
  await reload(page)
  await quantity(line(page, 'Cultured butter')).fill('7')
  await quantity(line(page, 'Cultured butter')).press('Enter')
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('448,00')
  await expect.poll(async () => (await savedCart(page)).total_items).toBe(7)
})

test('more than can be ordered becomes what can be, and says so', async ({ page, site }) => {
  await fill(page, site, [butter])
  await reload(page)
  const amount = quantity(line(page, 'Cultured butter'))
  await amount.fill('999')
  await amount.press('Enter')
  await expect(toast(page, 'At most 20 can be ordered.')).toBeVisible()
  await expect(amount).toHaveValue('20')
  await expect(amount).toBeFocused()
  await open(page, '/en/products/cultured-butter')
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('0')
  await page.getByRole('spinbutton', { name: 'Quantity' }).press('Tab')
  await expect(toast(page, 'At least 1 must be ordered.')).toBeVisible()
})

test('a number that is typed in another form stands there as it is saved', async ({
  page,
  site,
}) => {
  await fill(page, site, [{ ...butter, quantity: 2 }])
  await reload(page)
  const amount = quantity(line(page, 'Cultured butter'))
  for (const typed of ['2e0', '002', '2.0'])
    for (const end of ['Enter', 'Tab', 'Escape']) {
      await amount.fill(typed)
      await amount.press(end)
      await expect(amount).toHaveValue('2')
    }
})

test('whoever counts down to the least or up to the most keeps the focus', async ({
  page,
  site,
}) => {
  await fill(page, site, [{ ...butter, quantity: 2 }])
  await reload(page)
  const row = line(page, 'Cultured butter')
  const less = row.getByRole('button', { name: 'One less' })
  await less.press('Enter')
  await expect(quantity(row)).toHaveValue('1')
  await expect(less).toBeDisabled()
  await expect(less).toBeFocused()
  await less.press('Enter')
  await expect(quantity(row)).toHaveValue('1')
  await quantity(row).fill('19')
  await quantity(row).press('Enter')
  const more = row.getByRole('button', { name: 'One more' })
  await more.press('Enter')
  await expect(quantity(row)).toHaveValue('20')
  await expect(more).toBeDisabled()
  await expect(more).toBeFocused()
  await more.press('Enter')
  await expect.poll(async () => (await savedCart(page)).total_items).toBe(20)
  await expect(quantity(row)).toHaveValue('20')
})

test('where goods come in steps, too many become the most that can be had', async ({
  page,
  site,
}) => {
  await site.database.execute(
    `update products set min_qty = 6, step_qty = 4, max_qty = 20 where key = 'potato-crisps'`,
  )
  await fill(page, site, [{ product: 'potato-crisps', quantity: 6 }])
  await reload(page)
  const amount = quantity(line(page, 'Potato crisps'))
  await amount.fill('999')
  await amount.press('Enter')
  await expect(toast(page, 'At most 18 can be ordered.')).toBeVisible()
  await expect(amount).toHaveValue('18')
  await expect.poll(async () => (await savedCart(page)).total_items).toBe(18)
  await expect(line(page, 'Potato crisps').getByRole('button', { name: 'One more' })).toBeDisabled()
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

test('in a right-to-left page the drawer comes from the other side', async ({ page, site }) => {
  await fill(page, site, [butter])
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/ar')
  await page.locator('.cart-button').click()
  await expect(drawer(page)).toBeVisible()
  await expect.poll(async () => (await drawer(page).boundingBox())?.x).toBe(0)
  expect(await drawer(page).evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
  await expect(drawer(page).getByText('64,00')).toHaveCount(2)
})

for (const [code, colorScheme] of [
  ['en', 'light'],
  ['ar', 'dark'],
] as const)
  test.describe(`to everyone, in ${code} and ${colorScheme}`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' })
    test('axe finds nothing in a full cart and its drawer', async ({ page, site }) => {
      await fill(page, site, [
        { product: 'gift-box', selectedAttributes: { ribbon: 'red', wrapping: 'paper' } },
        { product: 'oat-drink', quantity: 6 },
      ])
      await open(page, `/${code}/cart`)
      await expect(page.locator('.cart-line [role=group]')).toHaveCount(2)
      await expectNoFaults(page)
      await open(page, `/${code}`)
      await page.locator('.cart-button').click()
      await expect(drawer(page).locator('[role=group]')).toHaveCount(2)
      await expectNoFaults(page)
    })
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
