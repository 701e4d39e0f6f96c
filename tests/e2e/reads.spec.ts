import type { Page, Request } from '@playwright/test'
import { startWorker } from '#scripts/worker.ts'
import { expect, test } from '#tests/support/browser.ts'
import { cartButton, drawer } from '#tests/support/cart-page.ts'
import { type DatabaseProxy, startDatabaseProxy } from '#tests/support/database-proxy.ts'
import { open } from '#tests/support/open-page.ts'
import { logOf } from '#tests/support/page-log.ts'
import { menuLink, phone } from '#tests/support/shell-page.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import { type Site, startSite } from '#tests/support/site.ts'

// What a page does where something that it asks for does not come.

const toasts = (page: Page) => page.locator('[data-sonner-toast]')

test.describe('without a connection', () => {
  // A browser that was here before has every part.
  test.use({ isCold: true })

  test('[E01] a part that has not come says so, keeps what is there, and comes once there is one', async ({
    page,
    context,
    site,
  }) => {
    const said = 'This part could not be loaded. Try again when you are connected.'
    /** Each step opens the page anew, so that none of its parts is there yet. */
    const openOffline = async () => {
      await open(page, '/en/products')
      await context.setOffline(true)
    }
    const expectSaid = async () => {
      await expect(page.getByRole('alert')).toHaveText(said)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')
    }

    await test.step('the menu of a phone, which the next press opens', async () => {
      await page.setViewportSize(phone)
      await openOffline()
      const button = page.getByRole('button', { name: 'Menu', exact: true })
      await button.click()
      await expectSaid()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await context.setOffline(false)
      await button.click()
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    })
    await page.setViewportSize({ width: 1280, height: 720 })
    await test.step('the cart, which the next press opens', async () => {
      await openOffline()
      await cartButton(page).click()
      await expectSaid()
      await context.setOffline(false)
      await cartButton(page).click()
      await expect(drawer(page)).toBeVisible()
    })
    await test.step('the search, which keeps what is typed, and finds it afterwards', async () => {
      await openOffline()
      const field = page.getByRole('banner').getByRole('combobox', { name: 'Search products' })
      await field.fill('butter')
      await expectSaid()
      await expect(field).toHaveValue('butter')
      await context.setOffline(false)
      await expect(page.getByRole('listbox').getByText('Cultured butter')).toBeVisible()
    })
    await test.step('a person’s menu, which keeps the focus where it was', async () => {
      await signedIn(context, site)
      const button = page.locator('.user-menu button')
      await open(page, '/en/products')
      await expect(button).toBeVisible()
      await context.setOffline(true)
      await button.focus()
      await page.keyboard.press('Enter')
      await expectSaid()
      await expect(button).toBeFocused()
      await context.setOffline(false)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('menu')).toBeVisible()
    })
  })
})

test.describe('where a catalogue of words does not load', () => {
  // What is downloaded is the subject: a page that was here before has it.
  test.use({ isCold: true })

  test('[G06] that is only logged, and the page can be used in the default’s words', async ({
    page,
    complaints,
  }) => {
    const logged = logOf(page)
    await page.route(/\/assets\/en-[\w-]+\.js$/u, (route) => route.abort())
    await open(page, '/en/shop')
    const add = page.getByRole('main').getByRole('button', { name: /^Legg .+ i handlekurven$/u })
    await add.first().click()
    await expect(toasts(page)).toBeVisible()
    expect(logged.join()).toContain('Failed to load translations en')
    // That the words differ from the server's is what is tried here.
    complaints.length = 0
  })

  test('[G06] and not the default’s either, the page stays as it was sent, and leads on', async ({
    page,
  }) => {
    const logged = logOf(page)
    await page.route(/\/assets\/(?:en|nb)-[\w-]+\.js$/u, (route) => route.abort())
    await page.goto('/en/about')
    await expect.poll(() => logged.join()).toContain('Failed to load translations nb')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us')
    await menuLink(page, 'Shop').click()
    await expect(page).toHaveURL(/\/en\/shop$/u)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('[G02] a read is repeated three times, after 1, 2 and 4 s, and then the page says so; what was read is kept for five minutes while nobody looks at it', async ({
  page,
}) => {
  await page.clock.install()
  await noteReads(page)
  await open(page, '/en/products')
  const products = '**/api/catalog/products/*'
  const main = page.getByRole('main')
  await test.step('repeated', async () => {
    await page.route(products, (route) => route.fulfill({ status: 503, json: {} }))
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

    await page.unroute(products)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(main.getByRole('button', { name: 'Add to cart' })).toBeVisible()
  })

  await test.step('kept', async () => {
    // An address that no page is kept for: a kept page's data is as old as the page.
    const path = '/en/products/blueberry-jam?anew=1'
    await open(page, path)
    const heading = main.getByRole('heading', { level: 1 })
    const jam = await heading.textContent()
    /** Away and back, with nobody there to answer. */
    const back = async (afterMs: number) => {
      await page.unroute(products)
      await follow(page, '/en/about')
      await expect(heading).toHaveText('About us')
      await page.clock.fastForward(afterMs)
      // Going on is when old data is thrown away.
      await follow(page, '/en/contact')
      await expect(heading).toHaveText('Contact')
      await page.route(products, () => {})
      await page.evaluate(() => history.go(-2))
      await expect(page).toHaveURL(path)
    }
    await back(4 * 60_000)
    await expect(heading).toHaveText(jam ?? '')
    await page.unroute(products)
    await open(page, path)
    await back(6 * 60_000)
    await expect(main.getByRole('status', { name: 'Loading' })).toBeVisible()
    await expect(heading).toHaveCount(0)
  })
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
  await expect(toasts(page)).toBeVisible()
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

  test('[B10] [L04] shows the header’s skeleton in the reader’s language and direction, says and logs that the languages are missing, until a try succeeds', async ({
    page,
    context,
  }) => {
    await test.step('in the language of the cookie', async () => {
      await context.addCookies([{ name: 'preferred-language', value: 'ar', url: site.url }])
      await page.goto(`${site.url}/`)
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('تعذر تحميل هذه الصفحة')
      await context.clearCookies()
    })

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

/** Follows a link as a press does, without the hover before it that loads ahead. */
async function follow(page: Page, href: string): Promise<void> {
  await page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())
}

/** Notes when the page reads a product, by its own clock as it asks: on the way out a call may be held up. */
function noteReads(page: Page) {
  return page.addInitScript(() => {
    const askedAt: number[] = []
    const ask = window.fetch
    window.fetch = (...asked) => {
      if (/\/api\/catalog\/products\/./u.test(String(asked[0]))) askedAt.push(Date.now())
      return ask(...asked)
    }
    Object.assign(window, { askedAt })
  })
}
