import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import {
  checkoutField as field,
  chooseWay,
  fillContact,
  fillGuestCart,
  placeOrder,
} from '#tests/support/checkout-page.ts'
import { open } from '#tests/support/open-page.ts'
import type { Site } from '#tests/support/site.ts'

const lookUps = '**/api/checkout?postcode=*'
const noTime = 'Choose a day and a time.'
const noTerms = 'Please accept the terms to order.'
const times = (page: Page) => page.locator('input[name="date"]')

/** An order by the van that lacks its postcode alone. The answers to look-ups of it are lost until what this answers is called. */
async function withLostAnswers(page: Page, site: Site) {
  await fillGuestCart(page, site, { 'cultured-butter': 3 })
  await open(page, '/en/checkout')
  await fillContact(page)
  await field(page, 'terms').check()
  await chooseWay(page, site, 'own_van')
  await field(page, 'street').fill('Strandgaten 12')
  await field(page, 'city').fill('Bergen')
  await page.route(lookUps, (route) => route.abort())
  return () => page.unroute(lookUps)
}

test('[O01] [G02] a postcode whose answer was lost is asked for again by itself', async ({
  page,
  site,
}) => {
  const connect = await withLostAnswers(page, site)
  const lost = page.waitForEvent('requestfailed')
  await field(page, 'postcode').fill('5003')
  await lost
  await connect()
  await expect(times(page).first()).toBeAttached()
})

test('[O01] once the lost answer is there, what is wrong is told anew', async ({ page, site }) => {
  const connect = await withLostAnswers(page, site)
  const told = page.locator('form .told').first().getByRole('link')
  await field(page, 'terms').uncheck()
  await field(page, 'postcode').fill('5003')
  await placeOrder(page).click()
  await expect(told).toHaveText([noTime, noTerms])
  await expect(field(page, 'postcode')).toBeFocused()
  await connect()
  await placeOrder(page).click()
  await expect(times(page).first()).toBeAttached()
  await expect(told).toHaveText([noTerms])
  await expect(field(page, 'postcode')).not.toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'terms')).toBeFocused()
})

test('[O01] a postcode that the server fails at is told, and what was typed stays', async ({
  page,
  site,
}) => {
  const connect = await withLostAnswers(page, site)
  await connect()
  await page.route(lookUps, (route) => route.fulfill({ status: 500, body: '<html>' }))
  await field(page, 'postcode').fill('5003')
  await expect(page.locator('#told')).toContainText('Nothing is lost. Try again in a moment.')
  await expect(field(page, 'postcode')).toHaveValue('5003')
})
