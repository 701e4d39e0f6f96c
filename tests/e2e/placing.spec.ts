import type { Page } from '@playwright/test'
import { appConfig } from '#config'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import {
  checkoutField,
  fillGuestCart,
  orderAddress,
  placeOrder,
  readyToOrder,
} from '#tests/support/checkout-page.ts'
import { open } from '#tests/support/open-page.ts'
import { newShopper, productId } from '#tests/support/shopper.ts'
import type { Site } from '#tests/support/site.ts'

const told = (page: Page) => page.locator('#told')

async function count(site: Site, table: string): Promise<number> {
  const { rows } = await site.database.execute(`select count(*) as n from ${table}`)
  return Number(rows[0]?.['n'])
}

test('[O04] two tabs: what the other one changed is shown before anything is taken', async ({
  page,
  context,
  site,
}) => {
  await readyToOrder(page, site)
  const other = await context.newPage()
  await fillGuestCart(other, site, { 'blueberry-jam': 1 })
  const before = await count(site, 'orders')
  await placeOrder(page).click()
  await expect(told(page)).toContainText(
    'Something in your cart changed. Please check it before you continue.',
  )
  await expect(told(page)).toBeFocused()
  expect(await count(site, 'orders')).toBe(before)
  await expect(page.locator('.sums-total')).toContainText('271,00')
  await placeOrder(page).click()
  await page.waitForURL(orderAddress)
  await open(other, '/en/checkout')
  await expect(other.locator('main').getByRole('link', { name: /products/iu })).toBeVisible()
  await expect(other.locator('#order')).toHaveCount(0)
})

test('[O03] a double click, a lost reply and a reload make one order', async ({ page, site }) => {
  await readyToOrder(page, site)
  const before = await count(site, 'orders')
  // The order is taken, and its answer never arrives.
  await page.route('**/api/orders', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await placeOrder(page).dblclick()
  await expect.poll(() => count(site, 'orders')).toBe(before + 1)
  await page.unrouteAll({ behavior: 'wait' })
  await page.reload()
  await page.waitForURL(orderAddress)
  expect(await count(site, 'orders')).toBe(before + 1)
})

test('[O03] a shop that is away is asked again with the same key, and says so', async ({
  page,
  site,
}) => {
  await readyToOrder(page, site)
  const keys = new Set<string>()
  let calls = 0
  let answer = () => {}
  const isSeen = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/orders', async (route) => {
    calls += 1
    keys.add(route.request().headers()['idempotency-key'] ?? '')
    if (calls === 1) await route.abort()
    else if (calls === 2)
      await route.fulfill({
        status: 503,
        json: { code: 'busy', message: 'Busy', retryable: true, ref: 'test' },
      })
    else {
      await isSeen
      await route.continue()
    }
  })
  await placeOrder(page).click()
  await expect(page.getByText('Not sent yet, we are trying again.')).toBeVisible()
  answer()
  await page.waitForURL(orderAddress)
  expect(calls).toBe(3)
  expect(keys.size).toBe(1)
})

test('[O06] the buyer cancels after being asked, and the goods are back', async ({
  page,
  site,
}) => {
  await readyToOrder(page, site)
  await placeOrder(page).click()
  await page.waitForURL(orderAddress)
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByText('Cancelled')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.locator('main').getByText(/^Order PF-/u)).toHaveCount(1)
  await expect(page.locator('.sums-total')).toContainText(/(?<!\d)0,00/u)
  await expect(page.getByText('Pay at pick-up')).toHaveCount(0)
})

for (const language of ['nb', 'ar'])
  test(`[O02] the VAT of goods at two rates stands in the checkout and in the order, in ${language}`, async ({
    page,
    site,
  }) => {
    await site.database.execute(
      `update products set vat_class = 'standard', shop_price_ore = 4990 where key = 'blueberry-jam'`,
    )
    await fillGuestCart(page, site, { 'blueberry-jam': 2 })
    await readyToOrder(page, site, language)
    // 3 × 64,00 hold 15 of 115 parts, 2 × 49,90 hold 25 of 125.
    const vat = page.locator('.sums-quiet')
    const shown = [/15\s?%.*25,04/su, /25\s?%.*19,96/su]
    await expect(vat).toContainText(shown)
    await placeOrder(page).click()
    await page.waitForURL(orderAddress)
    await expect(vat).toContainText(shown)
    await expect(page.locator('.sums-total')).toContainText('291,80')
  })

test('[D11] somebody else with the link sees number and status', async ({
  page,
  browser,
  site,
}) => {
  await readyToOrder(page, site)
  await placeOrder(page).click()
  await page.waitForURL(orderAddress)
  const stranger = await browser.newPage()
  const response = await stranger.goto(page.url())
  expect(response?.headers()['cache-control']).toContain('no-store')
  expect(response?.headers()['x-robots-tag']).toBe('noindex')
  await expect(stranger.locator('main')).toContainText(/PF-\d\d-\d{6}/u)
  const html = await stranger.content()
  for (const secret of ['Ingrid Solheim', 'ingrid-', 'Cultured butter'])
    expect(html).not.toContain(secret)
  await stranger.close()
})

test('[O05] on paper the order keeps its distance from who the seller is', async ({
  page,
  site,
}) => {
  await readyToOrder(page, site)
  await placeOrder(page).click()
  await page.waitForURL(orderAddress)
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const width of [600, 794]) {
    await page.setViewportSize({ width, height: 1100 })
    const note = await page.getByText('No right of withdrawal for fresh goods').boundingBox()
    const seller = await page.getByRole('contentinfo').boundingBox()
    expect((seller?.y ?? 0) - (note?.y ?? 0) - (note?.height ?? 0)).toBeGreaterThanOrEqual(24)
  }
})

test('[39] an order to an address that got several today goes through with the code mailed there', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const email = `kari-${crypto.randomUUID()}@example.no`
  for (let before = 0; before < appConfig.unprovenOrders.addressPerDay; before += 1) {
    const shopper = newShopper(site.url)
    await shopper.addToCart(await productId(site.database, 'blueberry-jam'), 4)
    expect((await shopper.order(crypto.randomUUID(), { email })).status).toBe(201)
  }
  await readyToOrder(page, site, 'nb')
  await checkoutField(page, 'email').fill(email)
  await checkoutField(page, 'note').fill('Ring på')
  const before = await count(site, 'orders')
  await placeOrder(page).click()
  const dialog = page.getByRole('dialog', { name: 'Er dette din e-post?' })
  const code = dialog.getByRole('textbox', { name: 'Kode' })
  await expect(code).toBeFocused()
  await expect(dialog).toContainText(email)
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expectNoFaults(page)
  await code.fill('1234 5678')
  await code.press('Enter')
  await expect(code).toHaveAccessibleDescription('Koden er feil eller for gammel.')
  await expect(code).toBeFocused()
  await page.reload()
  await expect(checkoutField(page, 'note')).toHaveValue('Ring på')
  await checkoutField(page, 'terms').check()
  await placeOrder(page).click()
  await expect(code).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(placeOrder(page)).toBeFocused()
  await placeOrder(page).press('Enter')
  await dialog.getByRole('button', { name: 'Send en ny kode' }).click()
  await expect(dialog.getByRole('status')).toContainText('En ny kode er på vei.')
  expect(await codesTo(site, email)).toHaveLength(2)
  expect(await count(site, 'orders')).toBe(before)
  const [mailed = ''] = await codesTo(site, email)
  await code.fill(mailed)
  await dialog.getByRole('button', { name: 'Bekreft og bestill' }).click()
  await page.waitForURL(orderAddress)
  expect(await count(site, 'orders')).toBe(before + 1)
})

/** The codes that were mailed to an address, the newest first. */
async function codesTo(site: Site, email: string): Promise<string[]> {
  const { rows } = await site.database.execute({
    sql: `select payload from outbox where kind = 'A11' and recipient = ? order by rowid desc`,
    args: [email],
  })
  return rows.map(({ payload }) => (JSON.parse(String(payload)) as { secret: string }).secret)
}
