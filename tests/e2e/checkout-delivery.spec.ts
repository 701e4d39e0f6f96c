import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import {
  buyAs,
  checkoutField as field,
  chooseWay,
  fillContact,
  fillGuestCart,
  placeOrder,
} from '#tests/support/checkout-page.ts'
import { open } from '#tests/support/open-page.ts'
import type { Site } from '#tests/support/site.ts'

const elsewhere = 'We do not deliver chilled goods to 0150. Choose pick-up.'
const noTime = 'Choose a day and a time.'

/** The form's own summary: what each of its links says, and whether the field that it leads to is there. */
async function expectLedTo(page: Page, sentences: string[]): Promise<void> {
  const links = page.locator('form .told').first().getByRole('link')
  await expect(links).toHaveText(sentences)
  for (const link of await links.all())
    await expect(page.locator(String(await link.getAttribute('href')))).toBeVisible()
}

async function chooseVan(page: Page, site: Site): Promise<void> {
  await fillGuestCart(page, site, { 'cultured-butter': 3 })
  await open(page, '/en/checkout')
  await fillContact(page)
  await field(page, 'terms').check()
  await chooseWay(page, site, 'own_van')
}

test('[O01] an order to where the van does not drive is told at the postcode, and what else is possible', async ({
  page,
  site,
}) => {
  await chooseVan(page, site)
  await field(page, 'street').fill('Karl Johans gate 1')
  await field(page, 'city').fill('Oslo')
  await field(page, 'postcode').fill('0150')
  await expect(field(page, 'postcode')).toHaveAccessibleDescription(elsewhere)
  await placeOrder(page).click()
  await expectLedTo(page, [elsewhere])
  await expect(field(page, 'postcode')).toBeFocused()
})

test('[O01] an order by the van without an address is led to the address alone', async ({
  page,
  site,
}) => {
  await chooseVan(page, site)
  await placeOrder(page).click()
  await expectLedTo(page, [
    'Enter street and number.',
    'We do not know this postcode.',
    'Enter the city.',
  ])
})

test('[O01] what was said of a postcode goes when another is typed', async ({ page, site }) => {
  await chooseVan(page, site)
  await field(page, 'postcode').fill('0150')
  await expect(page.getByText(elsewhere).first()).toBeVisible()
  await field(page, 'postcode').fill('015')
  await expect(page.getByText(elsewhere)).toHaveCount(0)
  await field(page, 'postcode').fill('5003')
  await expect(page.locator('input[name="date"]').first()).toBeAttached()
  await field(page, 'postcode').fill('500')
  await expect(page.locator('input[name="date"]')).toHaveCount(0)
})

test('[O01] a missing time is not told any more once another way of delivery is chosen', async ({
  page,
  site,
}) => {
  await chooseVan(page, site)
  await field(page, 'postcode').fill('5003')
  await expect(page.locator('input[name="date"]').first()).toBeAttached()
  await chooseWay(page, site, 'pickup')
  await placeOrder(page).click()
  await expectLedTo(page, [noTime])
  await chooseWay(page, site, 'own_van')
  await expect(page.getByText(noTime)).toHaveCount(0)
})

test('[O01] a reference that is too long does not stand in the way of a private buyer', async ({
  page,
  site,
}) => {
  await fillGuestCart(page, site, { 'cultured-butter': 3 })
  await open(page, '/en/checkout')
  await buyAs(page, 'business')
  await field(page, 'poNumber').fill('4'.repeat(51))
  await placeOrder(page).click()
  await expect(page.getByText('At most 50 characters.').first()).toBeVisible()
  await buyAs(page, 'private')
  await expect(page.getByText('At most 50 characters.')).toHaveCount(0)
  await placeOrder(page).click()
  await expect(page.getByText('At most 50 characters.')).toHaveCount(0)
})
