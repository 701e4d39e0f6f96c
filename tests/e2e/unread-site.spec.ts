import { startWorker } from '#scripts/worker.ts'
import { expect, test } from '#tests/support/browser.ts'
import { type DatabaseProxy, startDatabaseProxy } from '#tests/support/database-proxy.ts'
import { open } from '#tests/support/open-page.ts'
import { logOf } from '#tests/support/page-log.ts'
import { type Site, startSite } from '#tests/support/site.ts'

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
