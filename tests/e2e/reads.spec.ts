import type { Page, Request } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'

/** Follows a link as a press does, without the hover before it that loads ahead. */
async function follow(page: Page, href: string): Promise<void> {
  await page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())
}

test('[G02] a read is repeated three times, after 1, 2 and 4 s, and then the page says so', async ({
  page,
}) => {
  await page.clock.install()
  await page.addInitScript(() => {
    const askedAt: number[] = []
    const ask = window.fetch
    // Told by the page's own clock, when it asks: on the way out a call may be held up.
    window.fetch = (...asked) => {
      if (/\/api\/catalog\/products\/./u.test(String(asked[0]))) askedAt.push(Date.now())
      return ask(...asked)
    }
    Object.assign(window, { askedAt })
  })
  await open(page, '/en/products')
  await page.route('**/api/catalog/products/*', (route) => route.fulfill({ status: 503, json: {} }))
  const href = await page.locator('main a[href^="/en/products/"]').first().getAttribute('href')
  await follow(page, href ?? '')
  const said = page.getByRole('heading', { name: 'This page did not load' })
  await expect(async () => {
    await page.clock.runFor(250)
    expect(await said.isVisible()).toBe(true)
  }).toPass({ intervals: [0] })
  const askedAt = await page.evaluate(() => Reflect.get(window, 'askedAt') as number[])
  const pauses = askedAt.slice(1).map((at, index) => at - (askedAt[index] ?? 0))
  expect(pauses).toHaveLength(3)
  for (const [index, leastMs] of [1000, 2000, 4000].entries())
    expect(pauses[index]).toBeGreaterThanOrEqual(leastMs)

  await page.unroute('**/api/catalog/products/*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Add to cart' })).toBeVisible()
})

test('[G02] what was read is kept for five minutes while nobody looks at it', async ({ page }) => {
  await page.clock.install()
  // An address that no page is kept for: a kept page's data is as old as the page.
  const path = '/en/products/blueberry-jam?anew=1'
  await open(page, path)
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  const jam = await heading.textContent()
  /** Away and back, with nobody there to answer. */
  const back = async (afterMs: number) => {
    await page.unroute('**/api/catalog/products/*')
    await follow(page, '/en/about')
    await expect(heading).toHaveText('About us')
    await page.clock.fastForward(afterMs)
    // Going on is when old data is thrown away.
    await follow(page, '/en/contact')
    await expect(heading).toHaveText('Contact')
    await page.route('**/api/catalog/products/*', () => {})
    await page.evaluate(() => history.go(-2))
    await expect(page).toHaveURL(path)
  }
  await back(4 * 60_000)
  await expect(heading).toHaveText(jam ?? '')
  await page.unroute('**/api/catalog/products/*')
  await open(page, path)
  await back(6 * 60_000)
  await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toBeVisible()
  await expect(heading).toHaveCount(0)
})

test('[G02] no write leaves the browser without an idempotency key of its own', async ({
  page,
}) => {
  const writes: Request[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(request)
  })
  await open(page, '/en/shop')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add .+ to cart$/u })
    .first()
    .click()
  await expect(page.locator('[data-sonner-toast]')).toBeVisible()
  await open(page, '/en/cart')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'More' }).first().click()
  await expect.poll(() => writes.some((write) => write.method() === 'PATCH')).toBe(true)
  await main.getByRole('button', { name: 'Clear cart' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear cart' }).click()
  await expect.poll(() => writes.some((write) => write.method() === 'DELETE')).toBe(true)
  const keys = writes.map((write) => write.headers()['idempotency-key'] ?? '')
  for (const key of keys) expect(key).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/u)
  expect(new Set(keys).size).toBe(keys.length)
})
