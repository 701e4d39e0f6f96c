import type { Page } from '@playwright/test'
import { authField, authSubmit } from '#tests/support/auth-page.ts'
import { expect, test } from '#tests/support/browser.ts'
import { cartButton, drawer, line, quantity, toast } from '#tests/support/cart-page.ts'
import { open } from '#tests/support/open-page.ts'
import { logOf } from '#tests/support/page-log.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import { openTranslated, translated } from '#tests/support/translator.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const search = (page: Page) => page.getByRole('combobox', { name: 'Search products' })
const found = (page: Page) => page.locator('.search-result')
const add = (page: Page) => page.getByRole('button', { name: 'Add Cultured butter to cart' })

test('a browser that refuses whatever can be refused shows live pages and fills the cart; one that keeps no cookies says so', async ({
  page,
  context,
}) => {
  await page.addInitScript(refuse)
  await page.route('**/api/cart/lines', async (route) => {
    const answer = await route.fetch()
    await context.clearCookies()
    const { 'set-cookie': _, ...headers } = answer.headers()
    await route.fulfill({ response: answer, headers })
  })
  await open(page, '/en/products?search=butter')
  await add(page).click()
  await expect(
    toast(
      page,
      'Your browser keeps no cookies, and the cart needs them. Allow cookies for this site and try again.',
    ),
  ).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName('Cart')
  await page.unroute('**/api/cart/lines')
  await add(page).click()
  await expect(toast(page, 'Added to cart')).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item')
  await page.reload()
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item')
})

test('a page that the browser translates stays alive, and shows what changes', async ({
  page,
  context,
  site,
}) => {
  const failed = logOf(page)
  await test.step('the menu and the way to the products', async () => {
    await openTranslated(page, '/en')
    const branch = page.locator('.menu-branch').first()
    await branch.getByRole('link').first().hover()
    await expect(branch.locator('.menu-panel')).toHaveAttribute('data-open')
    await page.locator('main a[href="/en/products"]').first().click()
    await expect(heading(page)).toHaveText(translated('Products'))
  })
  await test.step('a filter', async () => {
    const count = page.locator('#count')
    const before = await count.textContent()
    await page.locator('.facets').getByRole('checkbox').first().click()
    await expect(count).not.toHaveText(before ?? '')
    await expect(count).toHaveText(/^\d+ products?~$/u)
  })
  await test.step('the search', async () => {
    await search(page).fill('zzzz')
    await expect(page.locator('.search-status')).toContainText('zzzz')
    await search(page).fill('chee')
    await expect(found(page).locator('mark').first()).toHaveText(translated('chee'))
    await search(page).fill('cheese')
    await expect(found(page).locator('mark').first()).toHaveText(translated('cheese'))
    await search(page).fill('cultured')
    await found(page).filter({ hasText: 'Cultured' }).click()
    await expect(heading(page)).toHaveText(translated('Cultured butter'))
  })
  await test.step('from one product to another, and into the cart', async () => {
    const related = page.locator('.related h3 a').first()
    const name = (await related.textContent()) ?? ''
    await related.click()
    await expect(heading(page)).toHaveText(name)
    await page.goBack()
    await expect(heading(page)).toHaveText(translated('Cultured butter'))
    await page.locator('.buy-add').getByRole('button', { name: 'Add to cart' }).click()
    await expect(page.locator('.cart-count')).toHaveText(translated('1'))
    await cartButton(page).click()
    const butter = line(drawer(page), 'Cultured butter')
    await quantity(butter).fill('3')
    await quantity(butter).blur()
    await expect(butter).toContainText('3 × ')
    await expect(page.locator('.cart-count')).toHaveText(translated('3'))
  })
  await test.step('a wrong sign-in, and the way to a new password', async () => {
    await openTranslated(page, '/en/auth')
    await authField(page, 'email').fill('nobody@example.no')
    await authField(page, 'password').fill('not this one')
    await authSubmit(page).click()
    await expect(page.locator('#form-message')).toContainText('~')
    await page.locator('main a[href*="view=recover"]').first().click()
    await expect(heading(page)).toHaveText(translated('Forgot your password?'))
    await authField(page, 'email').fill('nobody@example.no')
    await authSubmit(page).click()
    await expect(page.locator('.mail-sent h2')).toHaveText(translated('Look in your mailbox'))
  })
  await test.step('a form with what is wrong in it', async () => {
    await signedIn(context, site)
    await openTranslated(page, '/en/account/addresses')
    await page.getByRole('button', { name: 'Add an address' }).click()
    for (const postcode of ['12', '5003']) {
      await page.getByLabel('Full name').fill('Ingrid Solheim')
      await page.getByLabel('Mobile').fill('400 00 000')
      await page.getByLabel('Street and number').fill('Strandgaten 12')
      await page.getByLabel('City').fill('Bergen')
      await page.getByLabel('Postcode').fill(postcode)
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.locator('main').locator('.field-error, address')).toHaveCount(1)
    }
    await expect(page.locator('main address')).toContainText(translated('5003 Bergen'))
  })
  expect(failed.filter((each) => each.includes('NotFoundError'))).toEqual([])
})

test('where the header fails, our error page says so in the language of the page, and trying again brings all back', async ({
  page,
}) => {
  await open(page, '/uk')
  const field = page.locator('.header-search input')
  await field.fill('zz')
  await expect(page.locator('.search-panel')).toBeVisible()
  // React looks for what something else in the browser has taken away.
  await page.locator('.search-panel').evaluate((panel) => panel.remove())
  await field.press('Escape')
  await expect(heading(page)).toHaveText('Сторінка не завантажилася')
  await expect(page.getByText('Something went wrong!')).toHaveCount(0)
  await page.getByRole('button').click()
  await expect(field).toBeVisible()
  await field.fill('zz')
  await expect(page.locator('.search-panel')).toBeVisible()
})

/** What browsers do that keep nothing: each way to what they could keep throws at its name, or is not there. */
function refuse(): void {
  const insecure = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'BroadcastChannel', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: insecure })
  navigator.locks.request = async () => insecure()
  Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined })
}
