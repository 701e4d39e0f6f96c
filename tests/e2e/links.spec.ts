import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'

/** A mark that a new document would not have. */
async function mark(page: Page) {
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }))
}

const isMarked = (page: Page) => page.evaluate(() => 'isSameDocument' in globalThis)

test('a link in a text from the database changes the page without a new document', async ({
  page,
}) => {
  await open(page, '/en/terms')
  await mark(page)
  await page.getByRole('main').getByRole('link', { name: 'privacy', exact: false }).first().click()
  await expect(page).toHaveURL(/\/en\/privacy$/u)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await isMarked(page)).toBe(true)
})

test('on a bare page a link stays bare, and the way back keeps the document', async ({ page }) => {
  await open(page, '/about')
  await mark(page)
  await page.locator('footer a[href="/contact"]').first().click()
  await expect(page).toHaveURL(/\/contact$/u)
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/u)
  expect(await isMarked(page)).toBe(true)
})

test('a click with the control key opens a tab of its own and leaves the page', async ({
  page,
  context,
}) => {
  await open(page, '/en/about')
  const opened = context.waitForEvent('page')
  await page
    .locator('footer a[href="/en/contact"]')
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL(/\/en\/contact$/u)
  await expect(page).toHaveURL(/\/en\/about$/u)
})

test('another language is another document', async ({ page }) => {
  await open(page, '/en/about')
  await mark(page)
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('a[hreflang="ar"]')
    link?.click()
  })
  await expect(page).toHaveURL(/\/ar\/about$/u)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  expect(await isMarked(page)).toBe(false)
})

test('a file is loaded by the browser, not by the router', async ({ page }) => {
  await open(page, '/en/about')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/sitemap.xml'
    link.textContent = 'Sitemap'
    document.querySelector('main')?.append(link)
  })
  const loaded = page.waitForResponse(/\/sitemap\.xml$/u)
  await page.getByRole('link', { name: 'Sitemap' }).click()
  expect((await loaded).request().isNavigationRequest()).toBe(true)
})

test('a pointer that rests on a link loads its page ahead, and the click asks for nothing more', async ({
  page,
}) => {
  await open(page, '/en/products')
  const link = page.locator('.product a').first()
  const ahead = page.waitForResponse(/\/api\/catalog\/products\/[a-z]/u)
  await link.hover()
  await ahead
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/catalog/')) asked.push(request.url())
  })
  await link.click()
  await expect(page).toHaveURL(/\/en\/products\/[a-z-]+$/u)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked).toEqual([])
})
