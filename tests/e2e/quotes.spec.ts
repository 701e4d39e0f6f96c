import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { openAs } from '#tests/support/languages-page.ts'
import { open, reload } from '#tests/support/open-page.ts'
import type { Site } from '#tests/support/site.ts'

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const panel = (page: Page) => page.locator('#answer')

/** A guest puts butter into the request on its page, and sends it in the language of the page. */
async function askFor(
  page: Page,
  { path, button, company }: Record<'path' | 'button' | 'company', string>,
) {
  await open(page, path)
  await page.getByRole('button', { name: button, exact: true }).click()
  await page.locator('.quote-button').click()
  await page.getByRole('dialog').locator('a[href$="/quote-checkout"]').click()
  await page.waitForURL(/\/quote-checkout$/u)
  const values = {
    orgNo: '974 760 673',
    company,
    contact: 'Ingrid Solheim',
    phone: '400 00 000',
    email: 'ingrid@example.no',
    postcode: '5013',
    wantedOn: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
  }
  for (const [name, text] of Object.entries(values)) await field(page, name).fill(text)
  await field(page, 'consent').check()
  await page.locator('button[type="submit"][form="quote-request"]').click()
  await page.waitForURL(/\/quote-success$/u)
}

async function quoteOf(site: Site, company: string) {
  const { rows } = await site.database.execute({
    sql: 'select number, public_token, order_id from quotes where company = ?',
    args: [company],
  })
  const [quote] = rows
  return {
    number: String(quote?.['number']),
    token: String(quote?.['public_token']),
    orderId: quote?.['order_id'],
  }
}

/** Sales open the request and take it. */
async function takeQuote(page: Page, context: BrowserContext, site: Site, number: string) {
  await openAs(page, context, site, `/en/admin/quotes?q=${number}`)
  await page.locator('.ws-table tbody a').first().click()
  const sheet = page.locator('.ws-sheet')
  await sheet.getByRole('button', { name: 'Take it' }).click()
  await expect(sheet.getByRole('status')).toHaveText('Being answered')
  return sheet
}

test('[Q01] [Q04] [Q05] from the product’s page to an order: a guest asks in Norwegian, sales answer with a price, the guest accepts', async ({
  page,
  context,
  browser,
  site,
}) => {
  const guests = await browser.newContext({ baseURL: site.url })
  const guest = await guests.newPage()
  await askFor(guest, {
    path: '/nb/products/kinnet-smor',
    button: 'Legg i forespørselen',
    company: 'Kafé Fjordblikk AS',
  })
  const { number, token } = await quoteOf(site, 'Kafé Fjordblikk AS')
  const sheet = await takeQuote(page, context, site, number)
  await sheet.getByLabel('Net price').first().fill('60')
  await sheet.getByLabel('Freight, without VAT').fill('100')
  await sheet.getByLabel('Days to pay').fill('14')
  await sheet.getByRole('button', { name: 'Send version 1' }).click()
  await expect(sheet.getByRole('status')).toHaveText('Offered')
  await open(guest, `/nb/quote/${token}`)
  await expect(guest.getByText('Faktura, netto per 14 dager')).toBeVisible()
  await panel(guest).getByRole('checkbox').check()
  await panel(guest).getByLabel('Gateadresse vi leverer til').fill('Strandgaten 14')
  // 60 and 100 kr, with 15 and 15 % VAT.
  await panel(guest)
    .getByRole('button', { name: /^Godta 184,00/u })
    .click()
  await expect(panel(guest)).toContainText('Du har godtatt tilbudet')
  await panel(guest)
    .getByRole('link', { name: /^Se bestilling/u })
    .click()
  await guest.waitForURL(/\/nb\/order-success\//u)
  await expect(guest.locator('h1')).toContainText('PF-26-')
  await reload(page)
  await expect(sheet.getByRole('status')).toHaveText('Accepted')
  await sheet.getByRole('link', { name: /PF-26-/u }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('PF-26-')
  await guests.close()
})

test('[Q05] in Arabic a guest asks for a new round and accepts the second version, whose sum is the order’s', async ({
  page,
  context,
  browser,
  site,
}) => {
  const guests = await browser.newContext({ baseURL: site.url })
  const guest = await guests.newPage()
  const { rows } = await site.database.execute(
    `select slug from product_translations where language_code = 'ar'
     and product_id = (select id from products where key = 'cultured-butter')`,
  )
  await askFor(guest, {
    path: `/ar/products/${String(rows[0]?.['slug'])}`,
    button: 'أضف إلى طلب عرض السعر',
    company: 'Nordlys Hotell AS',
  })
  const { number, token } = await quoteOf(site, 'Nordlys Hotell AS')
  const sheet = await takeQuote(page, context, site, number)
  await sheet.getByLabel('Net price').first().fill('80')
  await sheet.getByRole('button', { name: 'Send version 1' }).click()
  await expect(sheet.getByRole('status')).toHaveText('Offered')
  await open(guest, `/ar/quote/${token}`)
  await guest.getByRole('button', { name: 'اطلب جولة جديدة' }).click()
  const dialog = guest.getByRole('dialog')
  await dialog.getByRole('textbox').fill('نريد سعرًا أفضل للزبدة')
  await dialog.getByRole('button', { name: 'اطلب جولة جديدة' }).click()
  await expect(dialog).toBeHidden()
  await reload(page)
  await expect(sheet.getByText('نريد سعرًا أفضل للزبدة').first()).toBeVisible()
  await sheet.getByLabel('Net price').first().fill('70')
  await sheet.getByRole('button', { name: 'Send version 2' }).click()
  await expect(sheet.getByRole('button', { name: 'Send version 3' })).toBeVisible()
  await guest.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(guest.locator('.offer-versions li')).toHaveCount(2)
  await panel(guest).getByRole('checkbox').check()
  await field(guest, 'street').fill('Strandgaten 14')
  await panel(guest).locator('button[type=submit]').click()
  await expect.poll(async () => (await quoteOf(site, 'Nordlys Hotell AS')).orderId).not.toBeNull()
  const { rows: sums } = await site.database.execute(
    `select o.total_ore = f.total_ore as same from quotes q join orders o on o.id = q.order_id
     join quote_offers f on f.quote_id = q.id and f.version = 2 where q.company = 'Nordlys Hotell AS'`,
  )
  expect(sums).toMatchObject([{ same: 1 }])
  await guests.close()
})
