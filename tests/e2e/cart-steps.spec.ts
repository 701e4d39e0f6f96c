import { expect, test } from '#tests/support/browser.ts'
import { cartButton, fill, line, quantity, savedCart, toast } from '#tests/support/cart-page.ts'
import { open, reload } from '#tests/support/open-page.ts'
import type { Site } from '#tests/support/site.ts'

const addCrisps = { name: /^Add Potato crisps/u }

/** Potato crisps in sixes at first, then in fours. */
async function sellInSteps(site: Site): Promise<void> {
  await site.database.execute(
    `update products set min_qty = 6, step_qty = 4, max_qty = 20 where key = 'potato-crisps'`,
  )
}

test('[C07] a product that comes in steps goes into the cart from a list with its least, then with one step more', async ({
  page,
  site,
}) => {
  await sellInSteps(site)
  await open(page, '/en/products?search=crisps')
  await page.getByRole('button', addCrisps).click()
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 6 items')
  await expect(toast(page, 'Added to cart')).toBeVisible()
  await page.getByRole('button', addCrisps).click()
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 10 items')
  await expect.poll(async () => (await savedCart(page)).total_items).toBe(10)
})

test('a first add of goods whose least is above one is counted so at once, and is not told as failed where its answers never come', async ({
  page,
  site,
}) => {
  await sellInSteps(site)
  await page.clock.install()
  await fill(page, site, [{ product: 'apple-juice' }])
  await open(page, '/en/products?search=crisps')
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item')
  await page.route('**/api/cart/lines', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', addCrisps).click()
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 7 items')
  await expect(toast(page, 'Not saved, retrying')).toBeVisible()
  await page.clock.fastForward(31_000)
  await expect(toast(page, 'Added to cart')).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 7 items')
  expect((await savedCart(page)).total_items).toBe(7)
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
