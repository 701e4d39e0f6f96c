import type { Page } from '@playwright/test'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import {
  checkoutField as field,
  chooseFirstTime,
  fillContact,
  fillGuestCart,
  orderAddress,
  placeOrder,
} from '#tests/support/checkout-page.ts'
import { open } from '#tests/support/open-page.ts'
import type { Site } from '#tests/support/site.ts'

const choose = (page: Page, name: string, value: string) =>
  page.locator(`input[name="${name}"][value="${value}"]`).check()

async function slugOf(site: Site, key: string, language: string): Promise<string> {
  const { rows } = await site.database.execute({
    sql: `select slug from product_translations join products on products.id = product_id
      where key = ? and language_code = ?`,
    args: [key, language],
  })
  return String(rows[0]?.['slug'])
}

async function methodId(site: Site, kind: string): Promise<string> {
  const { rows } = await site.database.execute({
    sql: 'select id from shipping_methods where kind = ?',
    args: [kind],
  })
  return String(rows[0]?.['id'])
}

for (const { language, direction } of [
  { language: 'nb', direction: 'ltr' },
  { language: 'en', direction: 'ltr' },
  { language: 'ar', direction: 'rtl' },
]) {
  test(`[O05] from a product to the placed order in ${language}`, async ({ page, site }) => {
    await open(page, `/${language}/products/${await slugOf(site, 'blueberry-jam', language)}`)
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/cart/lines'))
    await page.locator('main button.btn-primary.btn-l').first().click()
    await saved
    await fillGuestCart(page, site, { 'cultured-butter': 3 })
    await open(page, `/${language}/checkout`)
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
    await fillContact(page)
    await choose(page, 'methodId', await methodId(site, 'own_van'))
    await field(page, 'street').fill('Strandgaten 12')
    await field(page, 'postcode').fill(language === 'ar' ? '٥٠٠٣' : '5003')
    await expect(field(page, 'city')).toHaveValue('Bergen')
    await field(page, 'note').fill('Ring på hos naboen')
    await field(page, 'terms').check()
    await expect(page.locator('.sums-total')).toContainText('360,00')
    await placeOrder(page).click()
    await page.waitForURL(orderAddress)
    await expect(page.locator('main')).toContainText(/PF-\d\d-\d{6}/u)
    for (const words of ['Strandgaten 12', 'Ingrid Solheim', 'Ring på hos naboen', '360,00'])
      await expect(page.locator('main')).toContainText(words)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/u)
    const cart = (await (await page.request.get(`${site.url}/api/cart`)).json()) as {
      items: unknown[]
    }
    expect(cart.items).toEqual([])
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.getByRole('contentinfo')).toContainText('000 000 000')
    await expect(page.getByRole('banner')).toBeHidden()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
      'light',
    )
  })
}

test('[O01] wrong fields are told with the keyboard alone: summary on top, first one focused', async ({
  page,
  site,
}) => {
  await fillGuestCart(page, site, { 'cultured-butter': 3 })
  await open(page, '/en/checkout')
  await placeOrder(page).focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'email')).toBeFocused()
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true')
  const summary = page.locator('.told').first()
  await expect(summary.getByRole('listitem')).toHaveText([
    'Enter a valid e-mail address, for example name@example.no.',
    'Enter your name.',
    'Enter a phone number of 8 digits, or with country code.',
    'Choose a day and a time.',
    'Please accept the terms to order.',
  ])
  await page.keyboard.type('ingrid@example.no')
  await expect(field(page, 'email')).not.toHaveAttribute('aria-invalid', 'true')
  await summary.getByRole('link', { name: 'Please accept the terms to order.' }).focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'terms')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(field(page, 'terms')).toBeChecked()
})

test('[O01] what was typed survives a reload, the consent does not', async ({ page, site }) => {
  await fillGuestCart(page, site, { 'cultured-butter': 3 })
  await open(page, '/en/checkout')
  await fillContact(page)
  await field(page, 'note').fill('Bak huset')
  await field(page, 'terms').check()
  await page.reload()
  await expect(field(page, 'name')).toHaveValue('Ingrid Solheim')
  await expect(field(page, 'note')).toHaveValue('Bak huset')
  await expect(field(page, 'terms')).not.toBeChecked()
})

test('[O01] without scripts the checkout says what it needs', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.url}/en/checkout`)
  await expect(page.locator('noscript p')).toBeVisible()
  await fillGuestCart(page, site, { 'cultured-butter': 3 })
  await page.goto(`${site.url}/en/checkout`)
  await expect(page.locator('noscript p')).toBeVisible()
  await expect(placeOrder(page)).toBeHidden()
  await context.close()
})

test('an empty checkout leads back to the products, an unknown order is not found', async ({
  page,
}) => {
  await open(page, '/en/checkout')
  await expect(page.locator('main').getByRole('link', { name: /products/iu })).toBeVisible()
  await expect(page.locator('#order')).toHaveCount(0)
  const response = await page.goto(`/en/order-success/${'A'.repeat(22)}`)
  expect(response?.status()).toBe(404)
})

test('the checkout and the order have no accessibility faults, in both directions', async ({
  page,
  site,
}) => {
  for (const language of ['en', 'ar']) {
    await fillGuestCart(page, site, { 'cultured-butter': 3, 'blueberry-jam': 1 })
    await open(page, `/${language}/checkout`)
    await placeOrder(page).click()
    await expect(page.locator('.told').first()).toBeVisible()
    await expectNoFaults(page, { rules: 'guidelines' })
    await fillContact(page)
    await chooseFirstTime(page)
    await field(page, 'terms').check()
    await placeOrder(page).click()
    await page.waitForURL(orderAddress)
    await expectNoFaults(page, { rules: 'guidelines' })
  }
})
