import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'
import { saveAddress } from '#tests/support/own-things.ts'
import { checkoutField as field, fillGuestCart } from '#tests/support/checkout-page.ts'
import { newPerson } from '#tests/support/people.ts'
import { givePassword, goodPassword, signedIn } from '#tests/support/signed-in.ts'
import type { Site } from '#tests/support/site.ts'

const goods = { 'cultured-butter': 3 }

async function signInFromHint(page: Page, email: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await page.waitForURL('/en/auth?next=%2Fcheckout')
  // The checkout has a field for the e-mail, too: once there is one for the password, the page is the other one.
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('/en/checkout')
}

async function customer(site: Site) {
  const person = await newPerson(site.database)
  await givePassword(site, person)
  return person
}

test('[O01] the checkout is filled in with what the account knows, and can be changed', async ({
  page,
  context,
  site,
}) => {
  const { email } = await signedIn(context, site)
  await saveAddress(page, site)
  await fillGuestCart(page, site, goods)
  await open(page, '/en/checkout')
  await expect(field(page, 'email')).toHaveValue(email)
  await expect(field(page, 'name')).toHaveValue('Kari Prøve')
  await page.getByText('Own van', { exact: false }).or(page.getByText(/van/iu)).first().click()
  await expect(field(page, 'street')).toHaveValue('Strandgaten 12')
  await expect(field(page, 'postcode')).toHaveValue('5003')
  await field(page, 'name').fill('Ola Solheim')
  await page.reload()
  await expect(field(page, 'name')).toHaveValue('Ola Solheim')
})

test('[O01] a guest who signs in from the checkout keeps what they typed, and the rest is filled in', async ({
  page,
  site,
}) => {
  const { email } = await customer(site)
  await fillGuestCart(page, site, goods)
  await open(page, '/en/checkout')
  await field(page, 'name').fill('Ola Solheim')
  await field(page, 'note').fill('Bak huset')
  await signInFromHint(page, email)
  await expect(field(page, 'email')).toHaveValue(email)
  await expect(field(page, 'name')).toHaveValue('Ola Solheim')
  await expect(field(page, 'note')).toHaveValue('Bak huset')
})

test('[O01] once a session has run out, nobody in that tab sees what was filled in for its owner', async ({
  page,
  context,
  site,
}) => {
  const first = await signedIn(context, site)
  await fillGuestCart(page, site, goods)
  await open(page, '/en/checkout')
  await expect(field(page, 'email')).toHaveValue(first.email)
  await field(page, 'note').fill('Ring på hos Hemmelig')
  await context.clearCookies()
  await fillGuestCart(page, site, goods)
  // Within the same document: what the page holds in its memory counts too.
  await page.getByRole('main').getByRole('link', { name: 'Cart' }).click()
  await page.waitForURL('/en/cart')
  await page.goBack()
  await page.waitForURL('/en/checkout')
  await expect(field(page, 'email')).toHaveValue('')
  await expect(field(page, 'note')).toHaveValue('')
  const kept = await page.evaluate(() => sessionStorage.getItem('checkout-form') ?? '')
  expect(kept).not.toContain('Hemmelig')
})

test('[O01] the next person who signs in gets a form of their own', async ({
  page,
  context,
  site,
}) => {
  const first = await signedIn(context, site)
  await fillGuestCart(page, site, goods)
  await open(page, '/en/checkout')
  await expect(field(page, 'email')).toHaveValue(first.email)
  await field(page, 'name').fill('Ola Hemmelig')
  const second = await customer(site)
  await context.clearCookies()
  await fillGuestCart(page, site, goods)
  await open(page, '/en/auth?next=%2Fcheckout')
  await page.getByLabel('E-mail').fill(second.email)
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('/en/checkout')
  await expect(field(page, 'email')).toHaveValue(second.email)
  await expect(field(page, 'name')).toHaveValue('Kari Prøve')
})
