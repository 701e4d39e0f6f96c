import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { productId } from '#tests/support/shopper.ts'
import type { Site } from '#tests/support/site.ts'

/** The buttons and fields by what they are, not by their words: the journey is the same in every language. */
const field = (page: Page, name: string) => page.locator(`#checkout-${name}`)
const submit = (page: Page) => page.locator('button[type="submit"][form="order"]')
const told = (page: Page) => page.locator('#told')
const choose = (page: Page, name: string, value: string) =>
  page.locator(`input[name="${name}"][value="${value}"]`).check()
const orderAddress = /\/order-success\/[\w-]{22}$/u

async function slugOf(site: Site, key: string, language: string): Promise<string> {
  const { rows } = await site.database.execute({
    sql: `select slug from product_translations join products on products.id = product_id
      where key = ? and language_code = ?`,
    args: [key, language],
  })
  return String(rows[0]?.['slug'])
}

async function methodId(site: Site, kind: string): Promise<string> {
  const { rows } = await site.database.execute({
    sql: 'select id from shipping_methods where kind = ?',
    args: [kind],
  })
  return String(rows[0]?.['id'])
}

/** Fills the visitor's cart through the API, so that a test may begin at the checkout. */
async function fillCart(page: Page, site: Site, goods: Record<string, number>): Promise<void> {
  for (const [key, quantity] of Object.entries(goods)) {
    const response = await page.request.post(`${site.url}/api/cart/lines`, {
      headers: { origin: site.url, 'idempotency-key': crypto.randomUUID() },
      data: { productId: await productId(site.database, key), quantity },
    })
    expect(response.status()).toBe(200)
  }
}

async function fillContact(page: Page): Promise<void> {
  await field(page, 'email').fill('ingrid@example.no')
  await field(page, 'name').fill('Ingrid Solheim')
  await field(page, 'phone').fill('400 00 000')
}

async function chooseFirstTime(page: Page): Promise<void> {
  const free = page.locator('label').filter({
    has: page.locator('input[name="fromMinute"]:not(:disabled)'),
  })
  await free.first().click()
}

async function openCheckout(page: Page, address = '/en/checkout'): Promise<void> {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
}

async function count(site: Site, table: string): Promise<number> {
  const { rows } = await site.database.execute(`select count(*) as n from ${table}`)
  return Number(rows[0]?.['n'])
}

for (const { language, direction } of [
  { language: 'nb', direction: 'ltr' },
  { language: 'en', direction: 'ltr' },
  { language: 'ar', direction: 'rtl' },
]) {
  test(`[O05] from a product to the placed order in ${language}`, async ({ page, site }) => {
    await page.goto(`/${language}/products/${await slugOf(site, 'blueberry-jam', language)}`)
    await page.waitForLoadState('networkidle')
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/cart/lines'))
    await page.locator('main button.btn-primary.btn-l').first().click()
    await saved
    await fillCart(page, site, { 'cultured-butter': 3 })
    await openCheckout(page, `/${language}/checkout`)
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
    await fillContact(page)
    await choose(page, 'methodId', await methodId(site, 'own_van'))
    await field(page, 'street').fill('Strandgaten 12')
    await field(page, 'postcode').fill(language === 'ar' ? '٥٠٠٣' : '5003')
    await expect(field(page, 'city')).toHaveValue('Bergen')
    await field(page, 'note').fill('Ring på hos naboen')
    await field(page, 'terms').check()
    await expect(page.locator('.sums-total')).toContainText('360,00')
    await submit(page).click()
    await page.waitForURL(orderAddress)
    await expect(page.locator('main')).toContainText(/PF-\d\d-\d{6}/u)
    for (const words of ['Strandgaten 12', 'Ingrid Solheim', 'Ring på hos naboen', '360,00'])
      await expect(page.locator('main')).toContainText(words)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/u)
    const cart = (await (await page.request.get(`${site.url}/api/cart`)).json()) as {
      items: unknown[]
    }
    expect(cart.items).toEqual([])
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.getByRole('contentinfo')).toContainText('000 000 000')
    await expect(page.getByRole('banner')).toBeHidden()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
      'light',
    )
  })
}

test('[O01] wrong fields are told with the keyboard alone: summary on top, first one focused', async ({
  page,
  site,
}) => {
  await fillCart(page, site, { 'cultured-butter': 3 })
  await openCheckout(page)
  await submit(page).focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'email')).toBeFocused()
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true')
  const summary = page.locator('.told').first()
  await expect(summary.getByRole('listitem')).toHaveText([
    'Enter a valid e-mail address, for example name@example.no.',
    'Enter your name.',
    'Enter a phone number of 8 digits, or with country code.',
    'Choose a day and a time.',
    'Please accept the terms to order.',
  ])
  await page.keyboard.type('ingrid@example.no')
  await expect(field(page, 'email')).not.toHaveAttribute('aria-invalid', 'true')
  await summary.getByRole('link', { name: 'Please accept the terms to order.' }).focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'terms')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(field(page, 'terms')).toBeChecked()
})

test('[O04] two tabs: what the other one changed is shown before anything is taken', async ({
  page,
  context,
  site,
}) => {
  await fillCart(page, site, { 'cultured-butter': 3 })
  await openCheckout(page)
  await fillContact(page)
  await chooseFirstTime(page)
  await field(page, 'terms').check()
  const other = await context.newPage()
  await fillCart(other, site, { 'blueberry-jam': 1 })
  const before = await count(site, 'orders')
  await submit(page).click()
  await expect(told(page)).toContainText(
    'Something in your cart changed. Please check it before you continue.',
  )
  await expect(told(page)).toBeFocused()
  expect(await count(site, 'orders')).toBe(before)
  await expect(page.locator('.sums-total')).toContainText('271,00')
  await submit(page).click()
  await page.waitForURL(orderAddress)
  await openCheckout(other)
  await expect(other.locator('#order')).toHaveCount(0)
})

test('[O03] a double click, a lost reply and a reload make one order', async ({ page, site }) => {
  await fillCart(page, site, { 'cultured-butter': 3 })
  await openCheckout(page)
  await fillContact(page)
  await chooseFirstTime(page)
  await field(page, 'terms').check()
  const before = await count(site, 'orders')
  // The order is taken, and its answer never arrives.
  await page.route('**/api/orders', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await submit(page).dblclick()
  await expect.poll(() => count(site, 'orders')).toBe(before + 1)
  await page.unroute('**/api/orders')
  await page.reload()
  await page.waitForURL(orderAddress)
  expect(await count(site, 'orders')).toBe(before + 1)
})

test('[O03] a shop that is away is asked again with the same key, and says so', async ({
  page,
  site,
}) => {
  await fillCart(page, site, { 'cultured-butter': 3 })
  await openCheckout(page)
  await fillContact(page)
  await chooseFirstTime(page)
  await field(page, 'terms').check()
  const keys = new Set<string>()
  let calls = 0
  await page.route('**/api/orders', async (route) => {
    calls += 1
    keys.add(route.request().headers()['idempotency-key'] ?? '')
    if (calls === 1) await route.abort()
    else if (calls === 2)
      await route.fulfill({
        status: 503,
        json: { code: 'busy', message: 'Busy', retryable: true, ref: 'test' },
      })
    else await route.continue()
  })
  await submit(page).click()
  await expect(page.getByText('Not sent yet, we are trying again.')).toBeVisible()
  await page.waitForURL(orderAddress)
  expect(calls).toBe(3)
  expect(keys.size).toBe(1)
})

test('[O01] what was typed survives a reload, the consent does not', async ({ page, site }) => {
  await fillCart(page, site, { 'cultured-butter': 3 })
  await openCheckout(page)
  await fillContact(page)
  await field(page, 'note').fill('Bak huset')
  await field(page, 'terms').check()
  await page.reload()
  await expect(field(page, 'name')).toHaveValue('Ingrid Solheim')
  await expect(field(page, 'note')).toHaveValue('Bak huset')
  await expect(field(page, 'terms')).not.toBeChecked()
})

test('[O06] the buyer cancels after being asked, and the goods are back', async ({
  page,
  site,
}) => {
  await fillCart(page, site, { 'cultured-butter': 3 })
  await openCheckout(page)
  await fillContact(page)
  await chooseFirstTime(page)
  await field(page, 'terms').check()
  await submit(page).click()
  await page.waitForURL(orderAddress)
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByText('Cancelled')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toHaveCount(0)
})

test('[D11] somebody else with the link sees number and status', async ({
  page,
  browser,
  site,
}) => {
  await fillCart(page, site, { 'cultured-butter': 3 })
  await openCheckout(page)
  await fillContact(page)
  await chooseFirstTime(page)
  await field(page, 'terms').check()
  await submit(page).click()
  await page.waitForURL(orderAddress)
  const stranger = await browser.newPage()
  const response = await stranger.goto(page.url())
  expect(response?.headers()['cache-control']).toContain('no-store')
  expect(response?.headers()['x-robots-tag']).toBe('noindex')
  await expect(stranger.locator('main')).toContainText(/PF-\d\d-\d{6}/u)
  const html = await stranger.content()
  for (const secret of ['Ingrid Solheim', 'ingrid@example.no', 'Cultured butter'])
    expect(html).not.toContain(secret)
  await stranger.close()
})

test('[O01] without scripts the checkout says what it needs', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.url}/en/checkout`)
  await expect(page.locator('noscript p')).toBeVisible()
  await fillCart(page, site, { 'cultured-butter': 3 })
  await page.goto(`${site.url}/en/checkout`)
  await expect(page.locator('noscript p')).toBeVisible()
  await expect(submit(page)).toBeHidden()
  await context.close()
})

test('an empty checkout leads back to the products, an unknown order is not found', async ({
  page,
}) => {
  await openCheckout(page)
  await expect(page.locator('#order')).toHaveCount(0)
  await expect(page.locator('main').getByRole('link', { name: /products/iu })).toBeVisible()
  const response = await page.goto(`/en/order-success/${'A'.repeat(22)}`)
  expect(response?.status()).toBe(404)
})

test('the checkout and the order have no accessibility faults, in both directions', async ({
  page,
  site,
}) => {
  for (const language of ['en', 'ar']) {
    await fillCart(page, site, { 'cultured-butter': 3, 'blueberry-jam': 1 })
    await openCheckout(page, `/${language}/checkout`)
    await submit(page).click()
    await expect(page.locator('.told').first()).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await fillContact(page)
    await chooseFirstTime(page)
    await field(page, 'terms').check()
    await submit(page).click()
    await page.waitForURL(orderAddress)
    expect(await faultsOf(page)).toEqual([])
  }
})

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  )
}
