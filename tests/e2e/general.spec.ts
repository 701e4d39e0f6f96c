import type { Page, Request } from '@playwright/test'
import { startWorker } from '#scripts/worker.ts'
import { expect, test } from '#tests/support/browser.ts'
import { type DatabaseProxy, startDatabaseProxy } from '#tests/support/database-proxy.ts'
import { open } from '#tests/support/open-page.ts'
import { type Site, startSite } from '#tests/support/site.ts'

/** Collects what a page logs as an error. */
function logOf(page: Page): string[] {
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  return logged
}

/** Follows a link as a press does, without the hover before it that loads ahead. */
async function follow(page: Page, href: string): Promise<void> {
  await page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())
}

test.describe('a Worker that can read neither database nor cache', () => {
  let site: Site
  let proxy: DatabaseProxy

  test.beforeEach(async () => {
    site = await startSite({}, async (url) => {
      proxy = await startDatabaseProxy(url)
      proxy.mode = 'down'
      return proxy.url
    })
  })
  test.afterEach(async () => {
    await site.stop()
    await proxy.stop()
  })

  test('[B10] [L04] shows the header’s skeleton in the reader’s language, says and logs that the languages are missing, until a try succeeds', async ({
    page,
  }) => {
    const logged = logOf(page)
    const response = await page.goto(`${site.url}/en/about`)
    expect(response?.status()).toBe(503)
    expect(response?.headers()['retry-after']).toBe('5')
    expect(response?.headers()['cache-control']).toContain('no-store')
    const header = page.getByRole('banner')
    await expect(header).toHaveAttribute('aria-busy', 'true')
    await expect(header).toContainText('Failed to load languages')
    await expect(header.getByRole('navigation')).toHaveCount(0)
    await expect.poll(() => logged).toContain('Failed to load languages')

    proxy.mode = 'pass'
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(header.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    await expect(header.getByRole('button', { name: 'English' })).toBeVisible()
    await expect(header).not.toContainText('Failed to load languages')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us')
  })

  test('[B10] right-to-left and in the language of the cookie too', async ({ page, context }) => {
    await context.addCookies([{ name: 'preferred-language', value: 'ar', url: site.url }])
    await page.goto(`${site.url}/`)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('تعذر تحميل هذه الصفحة')
  })

  test('[B10] [B12] shows the browser’s own copy of the header where there is one, on client navigation too', async ({
    page,
    complaints,
  }) => {
    proxy.mode = 'pass'
    await open(page, `${site.url}/en`)
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('shell:en') !== null))
      .toBe(true)

    // A new isolate, in a place where nothing is kept.
    proxy.mode = 'down'
    await site.worker.stop()
    site.worker = await startWorker({
      port: Number(new URL(site.url).port),
      settings: { DATABASE_URL: proxy.url, PUBLIC_URL: site.url },
    })
    const response = await page.goto(`${site.url}/en/about`)
    expect(response?.status()).toBe(503)
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main menu' })
    await expect(menu).toBeVisible()

    await menu.getByRole('link', { name: 'Shop', exact: true }).click()
    await expect(page).toHaveURL(/\/en\/shop$/u)
    await expect(menu).toBeVisible()
    proxy.mode = 'pass'
    await menu.getByRole('link', { name: 'Products', exact: true }).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Products')
    await expect(menu).toBeVisible()
    // React tells of the error page it got; that is what is tried here.
    complaints.length = 0
  })
})

test('[B10] [G04] without settings the header is a basic skeleton; without a factory none is found', async ({
  page,
}) => {
  const site = await startSite()
  await site.database.execute('delete from factory_settings')
  await open(page, `${site.url}/en/about`)
  const header = page.getByRole('banner')
  await expect(header.locator('.skeleton')).toHaveCount(2)
  await expect(header).not.toHaveAttribute('aria-busy')
  await expect(header.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us')

  await site.database.execute('update factories set is_active = 0')
  const status = async () => (await page.goto(`${site.url}/en/about`))?.status()
  await expect.poll(status, { timeout: 15_000 }).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No factory found')
  await site.stop()
})

test('[G04] the factory’s id is kept in the session’s storage', async ({ page, site }) => {
  await open(page, '/en')
  const { rows } = await site.database.execute('select id from factories')
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('factory_id')))
    .toBe(rows[0]?.['id'])
})

test('[G02] a read is repeated three times, after 1, 2 and 4 s, and then the page says so', async ({
  page,
}) => {
  await open(page, '/en/products')
  const askedAt: number[] = []
  await page.route('**/api/catalog/products/*', async (route) => {
    askedAt.push(Date.now())
    await route.fulfill({ status: 503, json: {} })
  })
  const href = await page.locator('main a[href^="/en/products/"]').first().getAttribute('href')
  await follow(page, href ?? '')
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible({
    timeout: 20_000,
  })
  const pauses = askedAt.slice(1).map((at, index) => at - (askedAt[index] ?? 0))
  expect(pauses).toHaveLength(3)
  for (const [index, leastMs] of [1000, 2000, 4000].entries())
    expect(pauses[index]).toBeGreaterThan(leastMs - 100)

  await page.unroute('**/api/catalog/products/*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Add to cart' })).toBeVisible()
})

test('[G02] what was read is kept for five minutes while nobody looks at it', async ({ page }) => {
  await page.clock.install()
  await open(page, '/en/products/blueberry-jam')
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
    await expect(page).toHaveURL(/blueberry-jam$/u)
  }
  await back(4 * 60_000)
  await expect(heading).toHaveText(jam ?? '')
  await page.unroute('**/api/catalog/products/*')
  await open(page, '/en/products/blueberry-jam')
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

test('[G06] a catalogue that does not load is only logged, and the page can be used in the default’s words', async ({
  page,
  complaints,
}) => {
  const logged = logOf(page)
  await page.route(/\/assets\/en-[\w-]+\.js$/u, (route) => route.abort())
  await open(page, '/en/shop')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Legg .+ i handlekurven$/u })
    .first()
    .click()
  await expect(page.locator('[data-sonner-toast]')).toBeVisible()
  expect(logged.join()).toContain('Failed to load translations en')
  // That the words differ from the server's is what is tried here.
  complaints.length = 0
})

test('[G06] without any catalogue the page stays as it was sent, and leads on', async ({
  page,
}) => {
  const logged = logOf(page)
  await page.route(/\/assets\/(?:en|nb)-[\w-]+\.js$/u, (route) => route.abort())
  await page.goto('/en/about')
  await expect.poll(() => logged.join()).toContain('Failed to load translations nb')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us')
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Shop' })
    .click()
  await expect(page).toHaveURL(/\/en\/shop$/u)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
