import { signUp } from '#tests/support/auth-page.ts'
import { expect, test } from '#tests/support/browser.ts'
import {
  butter,
  cartButton,
  drawer,
  fill,
  line,
  quantity,
  savedCart,
  toast,
} from '#tests/support/cart-page.ts'

test('[C02] a quantity that waits for its answer while its owner signs in is saved in their cart', async ({
  page,
  site,
}) => {
  await fill(page, site, [butter])
  await signUp(page, site, 'ventende@example.no')
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item')
  await page.route('**/api/cart/lines/*', (route) => route.abort())
  await cartButton(page).click()
  await line(drawer(page), 'Cultured butter').getByRole('button', { name: 'One more' }).click()
  await expect(toast(page, 'Not saved, retrying')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Confirm and sign in' }).click()
  await expect(toast(page, '1 item merged from your guest cart')).toBeVisible()
  await page.unroute('**/api/cart/lines/*')
  await expect.poll(async () => (await savedCart(page)).total_items).toBe(2)
  await cartButton(page).click()
  await expect(quantity(line(drawer(page), 'Cultured butter'))).toHaveValue('2')
})
