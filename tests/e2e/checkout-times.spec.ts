import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import {
  checkoutField as field,
  chooseWay,
  fillGuestCart,
  fillOrder,
  orderAddress,
  placeOrder,
  readyToOrder,
} from '#tests/support/checkout-page.ts'
import { open } from '#tests/support/open-page.ts'
import { sayingsIn } from '#tests/support/said.ts'
import type { Site } from '#tests/support/site.ts'

const full = 'No times are free at the moment.'
const times = (page: Page) => page.locator('#checkout-date')

/** Every time of a way of delivery is taken. */
async function take(site: Site, kind: 'pickup' | 'own_van'): Promise<void> {
  await site.database.execute({
    sql: 'update shipping_slots set capacity = 0 where method_id in (select id from shipping_methods where kind = ?)',
    args: [kind],
  })
}

test.beforeEach(async ({ site }) => {
  await site.database.execute('update shipping_slots set capacity = 8, weekday = weekday % 10')
  await site.database.execute('update shipping_methods set is_active = 1')
})

for (const language of ['nb', 'en', 'ar', 'pl', 'uk'])
  test(`[O01] where no time is free that is said, and what else is possible (${language})`, async ({
    page,
    site,
  }) => {
    const words = await sayingsIn(language)
    await take(site, 'pickup')
    await fillGuestCart(page, site, { 'cultured-butter': 3 })
    await open(page, `/${language}/checkout`)
    // A way that has room is chosen for who has chosen none.
    await expect(page.locator('input[name="methodId"]:checked')).toHaveCount(1)
    await expect(times(page)).toHaveCount(0)
    await chooseWay(page, site, 'pickup')
    await expect(times(page)).toContainText(
      words('Choose another way of delivery or another place, or contact us.'),
    )
    await expect(times(page).locator('a[href^="tel:"]')).toBeVisible()
    await expect(times(page).locator('a[href^="mailto:"]')).toBeVisible()
    await expect(page.locator('input[name="date"], input[name="fromMinute"]')).toHaveCount(0)
    await expect(placeOrder(page)).toHaveAttribute('aria-disabled', 'true')
    await field(page, 'email').press('Enter')
    await expect(page.locator('form .told')).toHaveCount(0)
    await chooseWay(page, site, 'own_van')
    await expect(times(page)).toHaveCount(0)
    await expect(placeOrder(page)).not.toHaveAttribute('aria-disabled', 'true')
  })

test('[O01] where no time is offered, what was chosen can be ordered again once there is one', async ({
  page,
  site,
}) => {
  await site.database.execute('update shipping_slots set weekday = weekday + 10')
  await fillGuestCart(page, site, { 'cultured-butter': 3 })
  await open(page, '/en/checkout')
  await chooseWay(page, site, 'pickup')
  await expect(times(page)).toContainText(full)
  await expect(page.locator('.order-panel')).toContainText(full)
  await site.database.execute('update shipping_slots set weekday = weekday % 10')
  await open(page, '/en/checkout')
  await fillOrder(page)
  await placeOrder(page).click()
  await page.waitForURL(orderAddress)
})

test('[O01] a van that is full is told of the postcode, until another one is typed', async ({
  page,
  site,
}) => {
  await take(site, 'own_van')
  await fillGuestCart(page, site, { 'cultured-butter': 3 })
  await open(page, '/en/checkout')
  await chooseWay(page, site, 'own_van')
  await field(page, 'postcode').fill('5003')
  await expect(times(page)).toContainText(full)
  await expect(placeOrder(page)).toHaveAttribute('aria-disabled', 'true')
  await field(page, 'postcode').fill('500')
  await expect(times(page)).toHaveCount(0)
  await expect(placeOrder(page)).not.toHaveAttribute('aria-disabled', 'true')
})

test('[O01] whose time was the last one is told so where the times stood, and has the focus there', async ({
  page,
  site,
}) => {
  await readyToOrder(page, site)
  await take(site, 'pickup')
  await placeOrder(page).click()
  await expect(times(page)).toContainText(full)
  await expect(times(page)).toBeFocused()
  await expect(page.getByText('Choose a day and a time.')).toHaveCount(0)
  await expect(page.getByText('This delivery time was just taken.')).toHaveCount(0)
})

test('[O01] where nothing else can be chosen either, no other way is offered', async ({
  page,
  site,
}) => {
  await take(site, 'pickup')
  await site.database.execute(`update shipping_methods set is_active = 0 where kind != 'pickup'`)
  await fillGuestCart(page, site, { 'cultured-butter': 3 })
  await open(page, '/en/checkout')
  await expect(times(page)).toContainText('Please try again later, or contact us.')
  await expect(times(page)).not.toContainText('another way')
})
