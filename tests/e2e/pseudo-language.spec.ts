import { buyAs } from '#tests/support/checkout-page.ts'
import { takenAway } from '#tests/support/gone-pages.ts'
import { literalsOn } from '#tests/support/literals.ts'
import { hasFocus, open } from '#tests/support/open-page.ts'
import { expect, test } from '#tests/support/pseudo-site.ts'
import { publicPaths } from '#tests/support/routes.ts'
import { productId } from '#tests/support/shopper.ts'

test('[L06] so many own words come from an address of their revision, once', async ({
  page,
  site,
}) => {
  const asked: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/api/words/')) asked.push(pathname)
  })
  const html = await (await page.request.get(`${site.url}/en/about`)).text()
  // Asked for in the head already: the page need not wait for its script to ask.
  const preloaded = /<link rel="preload" href="(\/api\/words\/[^"]+)" as="fetch"/u.exec(html)?.[1]
  expect(preloaded).toMatch(/^\/api\/words\/[\w-]+\/en\/\d+(?:\.\d+)+\/\w+$/u)
  await open(page, `${site.url}/en/about`)
  expect(asked).toEqual([preloaded])
  // The words of a drawer are in no page: only what was fetched can hold them.
  expect(html.includes('Ýóúŕ ćàŕť íś éɱƥťý')).toBe(false)
  await page.locator('.cart-button').first().click()
  await expect(page.getByRole('dialog')).toContainText('Ýóúŕ ćàŕť íś éɱƥťý')
})

test('[A02] [L06] a page that is gone says so beside more own words than a document holds', async ({
  page,
  site,
}) => {
  await takenAway(site, '/gone-beside-many')
  await open(page, `${site.url}/en/gone-beside-many`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is gone')
})

test('[L05] a literal on a page is found', async ({ page, site }) => {
  await open(page, `${site.url}/en/about`)
  expect(await literalsOn(page)).toEqual([])
  await page.evaluate(() => {
    const main = document.querySelector('main')
    main?.append(Object.assign(document.createElement('p'), { textContent: 'Buy now' }))
    // Made of words that the server's messages are made of, too.
    main?.append(Object.assign(document.createElement('p'), { textContent: 'Received goods To' }))
    main?.append(Object.assign(document.createElement('img'), { alt: 'A picture' }))
  })
  expect(await literalsOn(page)).toEqual(['Buy now', 'Received goods To', 'A picture'])
})

test('[L05] [L06] no page holds interface text outside the catalogues, as sent and as it comes alive', async ({
  page,
  browser,
  site,
}) => {
  const unscripted = await browser.newContext({ javaScriptEnabled: false })
  const sent = await unscripted.newPage()
  const found: Record<string, string[]> = {}
  for (const path of publicPaths) {
    // What was typed is nobody's to translate.
    const typed = path.replace(/search=\w+/u, 'search=%C3%B8%C3%B8')
    const address = `${site.url}/en${path === '/' ? '' : typed}`
    await sent.goto(address)
    await open(page, address)
    const literals = [...(await literalsOn(sent)), ...(await literalsOn(page))]
    if (literals.length > 0) found[path] = literals
  }
  await unscripted.close()
  expect(found).toEqual({})
})

test('[L05] nor does what opens on them, on the way to an order', async ({ page, site }) => {
  page.setDefaultTimeout(10_000)
  const found: Record<string, string[]> = {}
  const look = async (what: string) => {
    const literals = await literalsOn(page)
    if (literals.length > 0) found[what] = literals
  }
  await open(page, `${site.url}/en/shop`)
  const search = page.getByRole('banner').getByRole('combobox')
  await search.fill('butter')
  await expect(page.getByRole('option').first()).toBeVisible()
  await look('search')
  await search.fill('zzzzzz')
  await expect(page.locator('.search-status')).toContainText('zzzzzz')
  await search.fill('')

  await page.setViewportSize({ width: 360, height: 740 })
  await page.locator('.phone-menu button').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look('menu')
  await hasFocus(page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1280, height: 800 })

  await page.locator('main button.add-button').first().click()
  await expect(page.locator('[data-sonner-toast]')).toBeVisible()
  await look('toast')
  for (const key of ['cultured-butter', 'blueberry-jam'])
    await page.request.post(`${site.url}/api/cart/lines`, {
      headers: { origin: site.url, 'idempotency-key': crypto.randomUUID() },
      data: { productId: await productId(site.database, key), quantity: 3 },
    })
  await open(page, `${site.url}/en/cart`)
  await expect(page.locator('main .quantity').first()).toBeVisible()
  await look('cart')
  await open(page, `${site.url}/en/shop`)
  await page.locator('.cart-button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look('drawer')

  await open(page, `${site.url}/en/checkout`)
  await look('checkout')
  await page.locator('button[type="submit"][form="order"]').click()
  await expect(page.locator('.field-error').first()).toBeVisible()
  await look('refused checkout')
  await buyAs(page, 'business')
  await look('business')
  await buyAs(page, 'private')
  await page.locator('#checkout-email').fill('123@123.no')
  await page.locator('#checkout-name').fill('Åå Øø')
  await page.locator('#checkout-phone').fill('400 00 000')
  const free = page.locator('label', { has: page.locator('input[name="fromMinute"]:enabled') })
  await free.first().click()
  await page.locator('#checkout-terms').check()
  await page.locator('button[type="submit"][form="order"]').click()
  await page.waitForURL(/order-success/u)
  await expect(page.locator('.order-facts')).toBeVisible()
  await look('order')
  await page.locator('main .btn-plain').last().click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await look('cancel')
  expect(found).toEqual({})
})
