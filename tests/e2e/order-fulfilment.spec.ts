import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import {
  buyAs,
  checkoutField,
  chooseWay,
  fillContact,
  fillGuestCart,
  orderAddress,
  placeOrder,
} from '#tests/support/checkout-page.ts'
import { open, reload } from '#tests/support/open-page.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import type { Site } from '#tests/support/site.ts'

const goods = { 'blueberry-jam': 3, 'rye-crispbread': 2, 'heather-honey': 4 } as const
type Key = keyof typeof goods

test.use({ viewport: { width: 1280, height: 900 } })

test('[O06] an order in Arabic is packed with one short, sent in two parts and paid back for what was left out, to the øre', async ({
  page,
  browser,
  site,
}) => {
  const shelves = await shelvesOf(site)
  const url = await order(page, site)
  const number = await numberOf(site)
  const names = await namesOf(site)

  const { sheet: packing, context } = await workOn(browser, site, 'fulfilment', number)
  await take(packing, 'Confirm', 'Confirmed')
  await take(packing, 'Start picking', 'Being packed')
  const jam = lineOf(packing, names['blueberry-jam'])
  await jam.getByLabel('Lot').fill('B-2647')
  await jam.getByLabel('Best before').fill('2027-03-31')
  await jam.getByRole('button', { name: 'Picked', exact: true }).click()
  await expect(jam.getByText('Lot B-2647')).toBeVisible()
  await sendPart(packing, names['blueberry-jam'], '2')
  await expect(packing.locator('.ws-sheet-meta').getByText('Partly sent')).toBeVisible()
  expect(await paymentOf(site, number)).toBe('invoice_open')
  await packing.getByRole('button', { name: 'The invoice is paid' }).click()
  const asked = packing.page().getByRole('alertdialog')
  await asked.getByRole('button', { name: 'The invoice is paid' }).click()
  await expect(packing.getByText('Invoice paid', { exact: true })).toBeVisible()

  const honey = lineOf(packing, names['heather-honey'])
  await honey.getByRole('button', { name: 'Some of it is missing' }).click()
  await honey.getByLabel('How many are missing').selectOption('1')
  await honey.getByRole('button', { name: 'Ask the buyer' }).click()
  await expect(honey.getByText('1 missing')).toBeVisible()
  await expect(packing.getByRole('button', { name: 'Mark as sent' })).toHaveCount(0)

  const question = await mailOf(site, number, 'M3')
  expect(question.text).toContain('نجهّز الطلب')
  const link = /https?:\/\/\S+#missing/u.exec(question.text)?.[0] ?? ''
  expect(new URL(link).pathname).toBe(new URL(url).pathname)
  await open(page, new URL(link).pathname)
  await expect(page.getByRole('heading', { name: 'هناك نقص' })).toBeVisible()
  await page.getByRole('button', { name: 'احذفه من الطلب' }).click()
  await expect(page.getByText('حُذف من الطلب ولا يُدفع ثمنه')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'أُرسل إليك' })).toBeVisible()

  await reload(packing.page())
  await take(packing, 'Mark as sent', 'On its way')
  await context.close()

  const { sheet: office, context: other } = await workOn(browser, site, 'manager', number)
  await expect(office.getByText('of it is for goods that the buyer will not get.')).toBeVisible()
  await office.getByRole('button', { name: 'Pay money back' }).click()
  await office.getByLabel('Reason').fill('عسل ناقص')
  await office.getByRole('button', { name: /^Pay back/u }).click()
  await expect(office.getByText('K-26-000001')).toBeVisible()
  await expect(office.getByText('Partly paid back')).toBeVisible()
  await other.close()

  await reload(page)
  await expect(page.getByText('في الطريق', { exact: true })).toBeVisible()
  await expect(page.getByText('K-26-000001')).toBeVisible()
  await expect(page.getByText('إلى حسابك المصرفي')).toBeVisible()
  await expect(page.getByText('أُعيد جزء من المبلغ')).toBeVisible()
  expect((await mailOf(site, number, 'M10')).text).toContain('أعدنا')
  await agrees(site, number, shelves)
})

/** Three goods by post, on a company's invoice; answers the address of the order. */
async function order(page: Page, site: Site): Promise<string> {
  await fillGuestCart(page, site, goods)
  await open(page, '/ar/checkout')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await fillContact(page)
  await buyAs(page, 'business')
  await checkoutField(page, 'orgNo').fill('974760673')
  await checkoutField(page, 'companyName').fill('Kafé Fjord AS')
  await chooseWay(page, site, 'post')
  await checkoutField(page, 'postcode').fill('0150')
  await checkoutField(page, 'street').fill('Storgata 1')
  await checkoutField(page, 'city').fill('Oslo')
  await page.locator('input[name="payment"][value="invoice"]').check()
  await checkoutField(page, 'terms').check()
  await placeOrder(page).click()
  await page.waitForURL(orderAddress)
  return page.url()
}

/** Somebody of the factory with the order open beside the list. */
async function workOn(
  browser: Browser,
  site: Site,
  role: 'fulfilment' | 'manager',
  number: string,
): Promise<{ sheet: Locator; context: BrowserContext }> {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 1280, height: 900 },
  })
  await signedIn(context, site, { role })
  const page = await context.newPage()
  await open(page, `/en/admin/orders?q=${number}`)
  await page.locator('.ws-row-link').first().click()
  const sheet = page.locator('.ws-sheet')
  await expect(sheet.getByRole('heading', { level: 2, name: number })).toBeVisible()
  return { sheet, context }
}

async function take(sheet: Locator, step: string, state: string): Promise<void> {
  await sheet.getByRole('button', { name: step, exact: true }).click()
  await expect(sheet.locator('.ws-sheet-meta').getByText(state, { exact: true })).toBeVisible()
}

/** Where a line of the order is packed. */
function lineOf(sheet: Locator, title: string): Locator {
  return sheet.getByRole('listitem').filter({ hasText: title }).filter({ hasText: 'ordered' })
}

/** So many of one line are sent, and nothing of the others. */
async function sendPart(sheet: Locator, title: string, quantity: string): Promise<void> {
  await sheet.getByRole('button', { name: 'Send a part' }).click()
  await sheet.getByLabel(title, { exact: true }).selectOption(quantity)
  await sheet.getByRole('button', { name: 'Mark these as sent' }).click()
}

async function rowsOf(site: Site, sql: string, ...args: string[]) {
  return (await site.database.execute({ sql, args })).rows
}

async function numberOf(site: Site): Promise<string> {
  const [row] = await rowsOf(site, 'select number from orders order by rowid desc limit 1')
  return String(row?.['number'])
}

async function paymentOf(site: Site, number: string): Promise<string> {
  const [row] = await rowsOf(
    site,
    'select payment_status as p from orders where number = ?',
    number,
  )
  return String(row?.['p'])
}

/** What the goods are called on this order: in the buyer's language. */
async function namesOf(site: Site): Promise<Record<Key, string>> {
  const rows = await rowsOf(
    site,
    `select key, title_snapshot as title from order_lines join products on products.id = product_id
      where order_id = (select id from orders order by rowid desc limit 1)`,
  )
  return Object.fromEntries(
    rows.map((row) => [String(row['key']), String(row['title'])]),
  ) as Record<Key, string>
}

async function shelvesOf(
  site: Site,
): Promise<Record<string, { onHand: number; reserved: number }>> {
  const rows = await rowsOf(
    site,
    'select key, on_hand, reserved from stock_levels join products on id = product_id',
  )
  return Object.fromEntries(
    rows.map((row) => [
      String(row['key']),
      { onHand: Number(row['on_hand']), reserved: Number(row['reserved']) },
    ]),
  )
}

/** The last mail of a kind about an order, as its buyer gets it. */
async function mailOf(site: Site, number: string, kind: string) {
  await site.worker.tick()
  const [row] = await rowsOf(
    site,
    `select payload, language_code from outbox where kind = ? and payload ->> 'entityId' =
      (select id from orders where number = ?) order by rowid desc`,
    kind,
    number,
  )
  expect(row?.['language_code']).toBe('ar')
  return JSON.parse(String(row?.['payload'])) as { subject: string; text: string }
}

/** Shelves, sums and history of the order, as they must be after all of it. */
async function agrees(site: Site, number: string, before: Awaited<ReturnType<typeof shelvesOf>>) {
  const after = await shelvesOf(site)
  // Of the honey three have left, and one was not there: that one is not for sale either.
  for (const [key, quantity] of Object.entries(goods)) {
    const { onHand = 0, reserved = 0 } = before[key] ?? {}
    expect({ key, ...after[key] }).toEqual({ key, onHand: onHand - quantity, reserved })
  }
  const [sums] = await rowsOf(
    site,
    `select items_ore, shipping_ore, total_ore, paid_ore, refunded_ore, status, payment_status,
      (select sum(line_ore) from order_lines where order_id = orders.id) as lines,
      (select sum((value ->> 'netOre') + (value ->> 'vatOre')) from json_each(vat)) as taxed,
      (select unit_ore from order_lines join products on products.id = product_id
        where order_id = orders.id and key = 'heather-honey') as honey
      from orders where number = ?`,
    number,
  )
  expect(sums).toMatchObject({ status: 'shipped', payment_status: 'partly_refunded' })
  const [items, total, paid, back] = ['items_ore', 'total_ore', 'paid_ore', 'refunded_ore'].map(
    (name) => Number(sums?.[name]),
  )
  expect([Number(sums?.['lines']), Number(sums?.['taxed'])]).toEqual([items, total])
  expect(back).toBe(Number(sums?.['honey']))
  expect(Number(paid) - Number(back)).toBe(total)
  const history = await rowsOf(
    site,
    `select event from events where entity_id = (select id from orders where number = ?) order by id`,
    number,
  )
  expect(history.map(({ event }) => event)).toEqual([
    ...['place', 'confirm', 'start_picking', 'ship_part', 'invoice_paid'],
    ...['short_item', 'item_dropped', 'ship', 'refunded'],
  ])
}
