import type { Page } from '@playwright/test'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { fill } from '#tests/support/cart-page.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { open, reload } from '#tests/support/open-page.ts'
import { productId } from '#tests/support/shopper.ts'
import type { Site } from '#tests/support/site.ts'

const requests = '**/api/quotes'
const row = (page: Page, title: string) => page.locator('.quote-line').filter({ hasText: title })
const header = (page: Page) => page.locator('.quote-button')
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const send = (page: Page) => page.locator('button[type="submit"][form="quote-request"]')
const wrong = (page: Page) => page.locator('form .form-message').first().getByRole('link')

/** A day of the future, far enough for any calendar. */
const wanted = () => new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)

async function fillIn(page: Page, typed: Record<string, string> = {}): Promise<void> {
  const values = {
    orgNo: '974 760 673',
    company: 'Kafé Fjordblikk AS',
    contact: 'Ingrid Solheim',
    phone: '400 00 000',
    email: 'ingrid@example.no',
    postcode: '5013',
    wantedOn: wanted(),
    ...typed,
  }
  for (const [name, text] of Object.entries(values)) await field(page, name).fill(text)
  await field(page, 'consent').check()
}

async function quotesOf(site: Site, company: string) {
  const { rows } = await site.database.execute({
    sql: 'select * from quotes where company = ? order by created_at',
    args: [company],
  })
  return rows
}

async function linesOf(site: Site, quoteId: unknown) {
  const { rows } = await site.database.execute({
    sql: 'select title, quantity, unit, pieces, note from quote_lines where quote_id = ? order by sort_order',
    args: [String(quoteId)],
  })
  return rows
}

test('[B05] [Q01] [Q02] [Q03] [Q04] a guest asks for goods from their page by the carton, with a note and a file, and is told when an answer comes', async ({
  page,
  site,
}) => {
  await open(page, '/nb/products/kinnet-smor')
  await expect(header(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Legg i forespørselen', exact: true }).click()
  await expect(header(page)).toHaveAccessibleName('Forespørselen, 1 linje')
  await page.getByRole('button', { name: 'Legg i forespørselen', exact: true }).click()
  await header(page).click()
  const drawer = page.getByRole('dialog', { name: 'Forespørselen' })
  const butter = row(page, 'Kinnet smør')
  await expect(butter.getByRole('spinbutton')).toHaveValue('2')
  await butter.getByRole('button', { name: 'Legg til 18 til for en full kartong' }).click()
  await butter.getByText('Kartong', { exact: true }).click()
  await expect(butter.getByRole('spinbutton')).toHaveValue('1')
  await butter.getByRole('button', { name: 'Én til' }).click()
  await expect(butter.getByRole('spinbutton')).toHaveValue('2')
  await butter.getByRole('button', { name: /^Legg til merknad/u }).click()
  await page.keyboard.type('Usaltet')
  await page.keyboard.press('Enter')
  await expect(drawer.getByText('2 kartonger')).toBeVisible()
  await expectNoFaults(page, { within: '[role=dialog]' })
  await drawer.getByRole('link', { name: 'Be om tilbud' }).click()
  await expect(page).toHaveURL(/\/nb\/quote-checkout$/u)
  await reload(page)
  await expect(row(page, 'Kinnet smør').getByText('Usaltet')).toBeVisible()
  await fillIn(page)
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Krav.pdf', mimeType: 'application/pdf', buffer: pdf })
  await expect(page.getByRole('list', { name: 'Filer' }).getByText('0,1 MB')).toBeVisible()
  await expectNoFaults(page)
  await send(page).click()
  await expect(page).toHaveURL(/\/nb\/quote-success$/u)
  const [quote] = await quotesOf(site, 'Kafé Fjordblikk AS')
  const main = page.getByRole('main')
  await expect(main.getByText(String(quote?.['number']))).toBeVisible()
  await expect(main.getByText('ingrid@example.no')).toBeVisible()
  await expect(main.getByText(/^Svar innen \p{L}+/u)).toBeVisible()
  await expect(header(page)).toHaveCount(0)
  expect(await linesOf(site, quote?.['id'])).toMatchObject([
    { title: 'Kinnet smør', quantity: 2, unit: 'carton', pieces: 40, note: 'Usaltet' },
  ])
  const { rows: files } = await site.database.execute({
    sql: 'select name from quote_files where quote_id = ?',
    args: [String(quote?.['id'])],
  })
  expect(files).toMatchObject([{ name: 'Krav.pdf' }])
  await expectNoFaults(page)
})

test('[Q03] [Q04] what is wrong is said at its field, and what is typed survives a reload and an answer that is lost: it is asked once', async ({
  page,
  site,
}) => {
  await open(page, '/en/products/cultured-butter')
  await page.getByRole('button', { name: 'Add to request', exact: true }).click()
  await expect(header(page)).toBeVisible()
  await open(page, '/en/quote-checkout')
  await field(page, 'orgNo').fill('974760674')
  await field(page, 'company').focus()
  await expect(field(page, 'orgNo')).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'wantedOn').fill('2020-01-01')
  await field(page, 'company').fill('Lost Answers AS')
  await send(page).click()
  await expect(field(page, 'orgNo')).toBeFocused()
  await expect(wrong(page).filter({ hasText: 'organisation number' })).toBeVisible()
  await reload(page)
  await expect(field(page, 'company')).toHaveValue('Lost Answers AS')
  await expect(field(page, 'consent')).not.toBeChecked()
  await fillIn(page, { company: 'Lost Answers AS' })
  let isLost = true
  const keys = new Set<string>()
  await page.route(requests, async (route) => {
    keys.add(route.request().headers()['idempotency-key'] ?? '')
    if (!isLost) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await send(page).click()
  await expect.poll(async () => (await quotesOf(site, 'Lost Answers AS')).length).toBe(1)
  await reload(page)
  await expect(row(page, 'Cultured butter')).toBeVisible()
  await field(page, 'consent').check()
  isLost = false
  await send(page).click()
  await expect(page).toHaveURL(/\/en\/quote-success$/u)
  expect(keys.size).toBe(1)
  expect(await quotesOf(site, 'Lost Answers AS')).toHaveLength(1)
})

test('[Q02] [Q03] a list is pasted, other goods described, and another tab shows the same; what is not found stays in the box', async ({
  page,
}) => {
  await open(page, '/en/quote-checkout')
  await expect(page.getByRole('heading', { name: 'What do you need?' })).toBeVisible()
  await page.getByText('Paste a list of item numbers').click()
  await page.getByLabel('Item numbers').fill('PF-1002;40\npf-2001\t3\nPF-0000 7')
  await page.getByRole('button', { name: 'Add to request' }).click()
  await expect(page.locator('.quote-line')).toHaveCount(2)
  await expect(row(page, 'Cultured butter').getByRole('spinbutton')).toHaveValue('40')
  const other = await page.context().newPage()
  await open(other, '/en/quote-checkout')
  await other.getByText('Describe something else').click()
  await other.getByLabel('Something that is not in the shop').fill('Heather honey, 5 kg pail')
  await other.keyboard.press('Enter')
  await expect(row(page, 'Heather honey, 5 kg pail')).toBeVisible()
  await row(page, 'Heather honey, 5 kg pail').getByRole('spinbutton').fill('0')
  await page.keyboard.press('Enter')
  await expect(page.locator('.quote-line')).toHaveCount(2)
  await expect(other.locator('.quote-line')).toHaveCount(2)
  await other.close()
})

test('[C13] [Q02] the cart’s goods come along with their options, and the cart stays as it is', async ({
  page,
}) => {
  await fill(page, site, [{ product: 'cultured-butter', quantity: 6 }])
  await open(page, '/en/products')
  await page.locator('.cart-button').click()
  await page.getByRole('dialog').getByRole('link', { name: 'Request a quote' }).click()
  await expect(page).toHaveURL(/\/en\/quote-checkout$/u)
  await expect(row(page, 'Cultured butter').getByRole('spinbutton')).toHaveValue('6')
  await expect(page.locator('.cart-button:not(.quote-button) .cart-count')).toHaveText('6')
  // On a phone both are in use, and both are shown.
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(header(page)).toBeVisible()
  await expect(page.locator('.cart-button:not(.quote-button)')).toBeVisible()
})

test('[Q03] a tampered basket is mended, and goods that are gone can be taken out', async ({
  page,
  site,
}) => {
  const [gone, butter] = await Promise.all([
    productId(site.database, 'muesli'),
    productId(site.database, 'cultured-butter'),
  ])
  await site.database.execute(`update products set is_active = 0 where key = 'muesli'`)
  await open(page, '/en/faq')
  await page.evaluate(
    ([id, other]) => {
      const line = { productName: 'Thing', productImage: null, notes: '', unit: 'each' }
      const lines = [
        { ...line, id: 'a', productId: id, quantity: 3 },
        { ...line, id: 'b', productId: other, quantity: 2 },
        { ...line, id: 'c', productId: 'DROP TABLE', quantity: -1 },
        null,
      ]
      localStorage.setItem('quote-basket', JSON.stringify({ version: 9, lines }))
    },
    [gone, butter],
  )
  await open(page, '/en/quote-checkout')
  await expect(page.locator('.quote-line')).toHaveCount(2)
  await expect(header(page)).toHaveAccessibleName('Your request, 2 lines')
  await fillIn(page, { company: 'Gone AS' })
  await send(page).click()
  await expect(page.locator('#quote-message')).toBeFocused()
  expect(await quotesOf(site, 'Gone AS')).toHaveLength(0)
  await page.getByRole('button', { name: 'Take them out' }).click()
  await expect(page.locator('.quote-line')).toHaveCount(1)
  await send(page).click()
  await expect(page).toHaveURL(/\/en\/quote-success$/u)
})

test('[Q04] where the browser keeps nothing, and with the keyboard alone, a request is sent all the same', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  })
  await open(page, '/en/products?search=emmer')
  await tabTo(page, page.getByRole('button', { name: 'Add Emmer wheat to your request' }))
  await page.keyboard.press('Enter')
  await tabTo(page, header(page))
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog')
  await expect(row(page, 'Emmer wheat').getByRole('radio', { name: 'Pieces' })).toBeChecked()
  await tabTo(page, drawer.getByRole('link', { name: 'Ask for an offer' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/quote-checkout$/u)
  const typed = {
    orgNo: '974760673',
    company: 'Keyboard AS',
    contact: 'Ingrid Solheim',
    phone: '40000000',
    email: 'ingrid@example.no',
    postcode: '5013',
  }
  for (const [name, text] of Object.entries(typed)) {
    await tabTo(page, field(page, name))
    await page.keyboard.type(text)
  }
  await field(page, 'wantedOn').fill(wanted())
  await tabTo(page, field(page, 'consent'))
  await page.keyboard.press('Space')
  await tabTo(page, send(page))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/quote-success$/u)
  const [quote] = await quotesOf(site, 'Keyboard AS')
  expect(await linesOf(site, quote?.['id'])).toMatchObject([{ quantity: 1, unit: 'each' }])
})
