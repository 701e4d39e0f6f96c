import type { Page } from '@playwright/test'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { holdCalls } from '#tests/support/hold-calls.ts'
import { idle, open } from '#tests/support/open-page.ts'
import { phone } from '#tests/support/shell-page.ts'

const field = (page: Page) => page.locator('.header-search input')
const panel = (page: Page) => page.locator('.search-panel')
const results = (page: Page) => page.getByRole('listbox', { name: 'Products' }).getByRole('option')

test('[E01] [E02] one search after the pause, from two characters on, at most eight results; one is marked and opened by its link', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/search')) asked.push(new URL(request.url()).search)
  })
  await open(page, '/nb/products')
  await field(page).pressSequentially('er', { delay: 100 })
  const found = page.locator('.search-result')
  await expect(found).toHaveCount(8)
  expect(asked).toEqual(['?q=er'])
  await field(page).fill(' e ')
  await expect(panel(page)).toBeHidden()
  expect(asked).toEqual(['?q=er'])

  await field(page).fill('BLABAER')
  await expect(found.first().locator('mark')).toHaveText(['Blåbær'])
  await expectNoFaults(page)
  await found.first().click()
  await expect(page).toHaveURL('/nb/products/blabaersyltetoy')
  await expect(panel(page)).toBeHidden()
})

test('[E01] [E04] arrows walk the results, Enter opens the one they are on; Enter and the last line open all results; empty text opens nothing', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  await open(page, '/en/categories')
  await field(page).fill('   ')
  await field(page).press('Enter')
  await expect(page).toHaveURL('/en/categories')
  await field(page).fill('  cheese & ')
  await field(page).press('Enter')
  await expect(page).toHaveURL('/en/products?search=cheese+%26')
  await expect(heading).toBeFocused()
  await field(page).fill('cheese')
  await results(page).last().click()
  await expect(page).toHaveURL('/en/products?search=cheese')
  await expect(heading).toContainText('cheese')

  await open(page, '/en/categories')
  await field(page).fill('cheese')
  await expect(results(page).first()).toBeVisible()
  await field(page).press('ArrowDown')
  await expect(results(page).first()).toHaveAttribute('aria-selected', 'true')
  await field(page).press('ArrowUp')
  await field(page).press('ArrowUp')
  await expect(results(page).last()).toHaveAttribute('aria-selected', 'true')
  await expect(results(page).last()).toHaveText('See all results')
  await field(page).press('Escape')
  await expect(panel(page)).toBeHidden()
  await field(page).press('ArrowDown')
  await expect(results(page).first()).toBeVisible()
  await field(page).press('ArrowDown')
  await expect(results(page).first()).toHaveAttribute('aria-selected', 'true')
  const name = await results(page).first().locator('b').textContent()
  await field(page).press('Enter')
  await expect(heading).toHaveText(name ?? '')
})

test('[E04] Escape closes what is open and nothing else: the results, then the text or what the field stands in', async ({
  page,
}) => {
  await open(page, '/en/about')
  await field(page).fill('cheese')
  await expect(results(page).first()).toBeVisible()
  // With one letter nothing is looked for: the list is gone, and is not said to be there.
  await field(page).fill('c')
  await expect(panel(page)).toBeHidden()
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await field(page).press('Escape')
  await expect(field(page)).toHaveValue('')

  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const drawer = page.getByRole('dialog')
  const search = drawer.getByRole('combobox')
  await search.fill('cheese')
  await expect(results(page).first()).toBeVisible()
  await search.press('Escape')
  await expect(results(page)).toHaveCount(0)
  // One that closes is there until it has slid away.
  await expect(drawer).toHaveAttribute('data-state', 'open')
  await expect(search).toHaveValue('cheese')
  await search.fill('c')
  await search.press('Escape')
  await expect(drawer).toBeHidden()
})

test('[E04] before its code has come nothing is said to be open, and Escape keeps it closed', async ({
  page,
}) => {
  const isPanel = /\/assets\/search-panel-[^/]+\.js$/u
  const come = await holdCalls(page, isPanel)
  await open(page, '/en/products')
  const asked = page.waitForRequest(isPanel)
  await field(page).fill('cheese')
  await asked
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await field(page).press('Escape')
  await expect(field(page)).toHaveValue('cheese')
  const found = page.waitForResponse('**/api/search*')
  come()
  await found
  await idle(page)
  await expect(panel(page)).toBeHidden()
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await field(page).press('ArrowDown')
  await expect(results(page).first()).toBeVisible()
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await field(page).press('Escape')
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
})

test('[E03] it says that it is searching, and when nothing was found; one that fails clears the results and says nothing', async ({
  page,
}) => {
  const searches = '**/api/search*'
  await open(page, '/en/products')
  const answer = await holdCalls(page, searches)
  await field(page).fill('zzzz')
  const status = page.locator('.search-status')
  await expect(status).toHaveText('Searching...')
  answer()
  await expect(status).toHaveText('No products found for "zzzz"')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(panel(page)).toBeHidden()

  await page.unroute(searches)
  await page.route(searches, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await field(page).fill('cheese')
  await failed
  await expect(panel(page)).toBeHidden()
})

test('on a phone the search is a sheet under the header', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, '/en/products')
  await page.getByRole('button', { name: 'Search products' }).click()
  const sheet = page.locator('.search-sheet')
  await sheet.getByRole('combobox').fill('honey')
  await sheet.locator('.search-result').first().click()
  await expect(page).toHaveURL(/\/en\/products\/.*honey/u)
  await expect(sheet).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[E01] the search is a form to the list', async ({ page }) => {
    await page.goto('/nb/products')
    await field(page).fill('gårdsost')
    await field(page).press('Enter')
    await expect(page).toHaveURL(/\/nb\/products\?search=/u)
    await expect(page.locator('.product')).toHaveCount(1)
  })
})
