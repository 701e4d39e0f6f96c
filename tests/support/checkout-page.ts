import { expect, type Page } from '@playwright/test'
import type { ShippingKind } from '#domain/checkout.ts'
import { open } from './open-page.ts'
import { productId } from './shopper.ts'
import type { Site } from './site.ts'

// The buttons and fields by what they are, not by their words: the journey is the same in every language.

export const orderAddress = /\/order-success\/[\w-]{22}$/u

export const checkoutField = (page: Page, name: string) => page.locator(`#checkout-${name}`)

export const placeOrder = (page: Page) => page.locator('button[type="submit"][form="order"]')

export const total = (page: Page) => page.locator('.sums-total')

/** The form's own summary of what is wrong, a link for each field. */
export const wrong = (page: Page) => page.locator('form .form-message').first().getByRole('link')

/** What each link of the summary says, and that the field that it leads to is there. */
export async function expectLedTo(page: Page, sentences: string[]): Promise<void> {
  await expect(wrong(page)).toHaveText(sentences)
  for (const link of await wrong(page).all())
    await expect(page.locator(String(await link.getAttribute('href')))).toBeVisible()
}

/** By its pill, once that stands still: the form may be on its way to the first wrong field. */
export const buyAs = (page: Page, kind: 'private' | 'business') =>
  page.locator('label', { has: page.locator(`input[name="buyerKind"][value="${kind}"]`) }).click()

/** By its radio button: the ways of delivery have ids of the database. */
export async function chooseWay(page: Page, site: Site, kind: ShippingKind): Promise<void> {
  const { rows } = await site.database.execute({
    sql: 'select id from shipping_methods where kind = ?',
    args: [kind],
  })
  await page.locator(`input[name="methodId"][value="${String(rows[0]?.['id'])}"]`).check()
}

/** Fills the visitor's cart through the API, so that a test may begin at the checkout. */
export async function fillGuestCart(
  page: Page,
  site: Site,
  goods: Record<string, number>,
): Promise<void> {
  for (const [key, quantity] of Object.entries(goods)) {
    const response = await page.request.post(`${site.url}/api/cart/lines`, {
      headers: { origin: site.url, 'idempotency-key': crypto.randomUUID() },
      data: { productId: await productId(site.database, key), quantity },
    })
    expect(response.status()).toBe(200)
  }
}

/** Somebody whom the shop has not heard of yet: of one address and one number it takes few orders in a day. */
export async function fillContact(page: Page): Promise<void> {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  await checkoutField(page, 'email').fill(`ingrid-${number}@example.no`)
  await checkoutField(page, 'name').fill('Ingrid Solheim')
  await checkoutField(page, 'phone').fill(String(40_000_000 + (number % 10_000_000)))
}

async function chooseFirstTime(page: Page): Promise<void> {
  const free = page.locator('label').filter({
    has: page.locator('input[name="fromMinute"]:not(:disabled)'),
  })
  await free.first().click()
}

/** Opens the checkout with a cart that can be ordered, and fills in all that it asks for. */
export async function readyToOrder(page: Page, site: Site, language = 'en'): Promise<void> {
  await fillGuestCart(page, site, { 'cultured-butter': 3 })
  await open(page, `/${language}/checkout`)
  await fillOrder(page)
}

/** Fills in all that the open checkout asks for. */
export async function fillOrder(page: Page): Promise<void> {
  await fillContact(page)
  await chooseFirstTime(page)
  await checkoutField(page, 'terms').check()
}

/** The checkout with an order by the van that lacks its address alone. */
export async function readyForTheVan(page: Page, site: Site): Promise<void> {
  await fillGuestCart(page, site, { 'cultured-butter': 3 })
  await open(page, '/en/checkout')
  await fillContact(page)
  await checkoutField(page, 'terms').check()
  await chooseWay(page, site, 'own_van')
}
