import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { fillGuestCart } from '#tests/support/checkout-page.ts'
import { open } from '#tests/support/open-page.ts'
import { signedIn } from '#tests/support/signed-in.ts'

const keptShells = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('shell:')))

test('[L01] [L02] [B12] [D10] a choice of language is stored on a bare page, which stays bare, and leads to the same page under another prefix; the header kept is that of the language at hand', async ({
  page,
  context,
}) => {
  const choose = async (from: string, to: string) => {
    await page.getByRole('banner').getByRole('button', { name: from }).click()
    await page.getByRole('link', { name: to }).filter({ visible: true }).click()
  }
  await open(page, '/')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'nb')
  await expect.poll(() => keptShells(page)).toEqual(['shell:nb'])
  const revision = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('shell:nb') ?? '{}') as { revision?: string }).revision,
  )
  expect(revision).toMatch(/^\d+(?:\.\d+)+$/u)

  await choose('Norsk', 'العربية')
  await expect(html).toHaveAttribute('lang', 'ar')
  await expect(html).toHaveAttribute('dir', 'rtl')
  expect(new URL(page.url()).pathname).toBe('/')
  const cookie = (await context.cookies()).find(({ name }) => name === 'preferred-language')
  expect(cookie).toMatchObject({ value: 'ar', sameSite: 'Lax', path: '/' })
  expect(await page.evaluate(() => localStorage.getItem('preferred-language'))).toBe('ar')
  await expect.poll(() => keptShells(page)).toEqual(['shell:ar'])
  const sent = await (await context.request.get('/')).text()
  expect(sent).toMatch(/<html[^>]* dir="rtl" lang="ar"/u)

  await open(page, '/en/no-such-page?a=1')
  await choose('English', 'Polski')
  await expect(page).toHaveURL(/\/pl\/no-such-page\?a=1$/u)
  await expect(html).toHaveAttribute('lang', 'pl')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('[L02] the languages are links', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'Norsk' }).click()
    await page.getByRole('link', { name: 'English' }).filter({ visible: true }).click()
    await expect(page).toHaveURL(/\/en$/u)
  })
})

test.describe('in a browser that was never here', () => {
  test.use({ isCold: true })
  test('[L05] a page downloads the site’s texts alone, those that are seldom opened and the workspace their own besides; the checkout opens from another page', async ({
    page,
    context,
    site,
  }) => {
    const files = new Set<string>()
    page.on('request', (request) => {
      if (/\/assets\/en-[\w-]+\.js$/u.test(request.url())) files.add(request.url())
    })
    const downloads = async (path: string) => {
      files.clear()
      await open(page, path)
      return files.size
    }
    for (const path of ['/en/products', '/en/checkout'])
      expect.soft(await downloads(path), path).toBe(1)
    expect(await downloads('/en/auth')).toBe(2)

    await fillGuestCart(page, site, { 'cultured-butter': 3 })
    await open(page, '/en/cart')
    await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click()
    await expect(page.getByRole('heading', { name: 'Delivery' })).toBeVisible()

    await signedIn(context, site, { role: 'editor' })
    expect(await downloads('/en/admin/media')).toBe(2)
  })
})
