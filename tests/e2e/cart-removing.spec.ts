import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import {
  butter,
  cartButton,
  drawer,
  fill,
  juice,
  readingsOf,
  savedCart,
  setStock,
  toast,
} from '#tests/support/cart-page.ts'
import { open, reload } from '#tests/support/open-page.ts'
import type { Site } from '#tests/support/site.ts'

const crispbread = { product: 'rye-crispbread' }
const row = (page: Page, title: string) => page.locator('.cart-line').filter({ hasText: title })
const removal = (page: Page, title: string) =>
  row(page, title).getByRole('button', { name: 'Remove' })

test.beforeEach(async ({ site }) => setStock(site, crispbread.product, 20))

async function threeLines(page: Page, site: Site): Promise<void> {
  await fill(page, site, [butter, juice, crispbread])
  await reload(page)
  await expect(page.locator('.cart-line')).toHaveCount(3)
}

test('a double click on Remove removes one line, not the next one too', async ({ page, site }) => {
  await threeLines(page, site)
  await removal(page, 'Cultured butter').dblclick()
  await expect(toast(page, 'Item removed from cart')).toBeVisible()
  await expect(page.locator('.cart-line')).toHaveCount(2)
  await expect(removal(page, 'Apple juice')).toBeFocused()
  expect((await savedCart(page)).items).toHaveLength(2)
})

test('a key held on Remove removes one line, not all', async ({ page, site }) => {
  await threeLines(page, site)
  await removal(page, 'Cultured butter').focus()
  await page.keyboard.down('Enter')
  await expect(removal(page, 'Apple juice')).toBeFocused()
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(page.locator('.cart-line')).toHaveCount(2)
  await page.keyboard.press('Enter')
  await expect(page.locator('.cart-line')).toHaveCount(1)
})

test('whoever counts goods that are sold out by now finds the focus on their removal', async ({
  page,
  site,
}) => {
  const areRead = readingsOf(page)
  await threeLines(page, site)
  // A reading that came later would know of the stock.
  await areRead()
  await setStock(site, crispbread.product, 0)
  const bread = row(page, 'Wholegrain rye crispbread')
  await bread.getByRole('button', { name: 'One more' }).press('Enter')
  await expect(bread).toContainText('is sold out.')
  await expect(removal(page, 'Wholegrain rye crispbread')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bread).toHaveCount(0)
  await expect(removal(page, 'Apple juice')).toBeFocused()
})

test('where another tab removes the line that has the focus, the next one gets it', async ({
  page,
  context,
  site,
}) => {
  await threeLines(page, site)
  const other = await context.newPage()
  await open(other, '/en/cart')
  await row(page, 'Apple juice').getByRole('spinbutton').focus()
  await removal(other, 'Apple juice').click()
  await expect(row(page, 'Apple juice')).toHaveCount(0)
  await expect(removal(page, 'Wholegrain rye crispbread')).toBeFocused()
})

test('in the drawer each removal is read out, also the second within a moment', async ({
  page,
  site,
}) => {
  await threeLines(page, site)
  await open(page, '/en')
  await cartButton(page).click()
  const told = drawer(page).getByRole('status').filter({ hasText: /^Cart/u })
  const remove = drawer(page).getByRole('button', { name: 'Remove' }).first()
  await remove.press('Enter')
  await expect(told).toHaveText('Cart, 2 items')
  await remove.press('Enter')
  await expect(told).toHaveText('Cart, 1 item')
})
