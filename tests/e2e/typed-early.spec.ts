import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { checkoutField, fillGuestCart, placeOrder } from '#tests/support/checkout-page.ts'
import { idle } from '#tests/support/open-page.ts'
import { signedIn } from '#tests/support/signed-in.ts'

/** Opens a page, and does this before any of its scripts has come. */
async function early(page: Page, path: string, act: () => Promise<unknown>): Promise<void> {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await act()
  scripts.resolve()
  await page.waitForLoadState('networkidle')
  await idle(page)
}

test('[O01] what is typed into the checkout before the page is alive stays, and is sent', async ({
  page,
  site,
}) => {
  await fillGuestCart(page, site, { 'cultured-butter': 3 })
  await early(page, '/en/checkout', async () => {
    await checkoutField(page, 'email').fill('ingrid@example.no')
    await checkoutField(page, 'name').fill('Ingrid Solheim')
    await checkoutField(page, 'terms').check()
  })
  await checkoutField(page, 'phone').fill('400 00 000')
  await placeOrder(page).click()
  await expect(page.locator('.field-error')).toHaveText(['Choose a day and a time.'])
  await expect(checkoutField(page, 'email')).toHaveValue('ingrid@example.no')
  await expect(checkoutField(page, 'name')).toHaveValue('Ingrid Solheim')
  await expect(checkoutField(page, 'terms')).toBeChecked()
})

test('[U04] own details that are typed before the page is alive are those that are saved', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site)
  await early(page, '/en/account/profile', async () => {
    await page.getByLabel('Full name').fill('Ingrid Solheim')
    await page.locator('select[name=languageCode]').selectOption('pl')
  })
  const saving = page.waitForRequest((request) => request.method() === 'PATCH')
  await page.getByRole('button', { name: 'Save' }).click()
  expect((await saving).postDataJSON()).toMatchObject({
    name: 'Ingrid Solheim',
    languageCode: 'pl',
  })
})

test('a quantity that is typed before the page is alive is the one that is added', async ({
  page,
}) => {
  await early(page, '/en/products/blueberry-jam', async () => {
    await page.getByRole('spinbutton', { name: 'Quantity' }).fill('5')
    await page.getByRole('spinbutton', { name: 'Quantity' }).blur()
  })
  const adding = page.waitForRequest('**/api/cart/lines')
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  expect((await adding).postDataJSON()).toMatchObject({ quantity: 5 })
})
