import type { Locator } from '@playwright/test'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import {
  butter,
  cartButton,
  drawer,
  fill,
  juice,
  line,
  savedCart,
  toast,
} from '#tests/support/cart-page.ts'
import { open } from '#tests/support/open-page.ts'

// The drawer slides in and out: what is done meanwhile is a part of it.
test.use({ reducedMotion: 'no-preference' })

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
