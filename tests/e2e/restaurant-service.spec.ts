import type { Browser, Page } from '@playwright/test'
import { sha256Hex } from '#domain/ids.ts'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { hydrated } from '#tests/support/open-page.ts'
import { makeTicket } from '#tests/support/restaurant-orders.ts'
import type { Site } from '#tests/support/site.ts'

test.use({ viewport: { width: 360, height: 780 } })

const dialog = (page: Page) => page.getByRole('dialog')

/** What a dish is called in Arabic. */
async function nameOf({ database }: Site, key: string): Promise<string> {
  const { rows } = await database.execute({
    sql: `select name from product_translations join products on products.id = product_id
      where key = ? and language_code = 'ar'`,
    args: [key],
  })
  return String(rows[0]?.['name'])
}

/** The address on the seventh table of a kitchen that is open around the clock. */
async function tableAddress({ database }: Site): Promise<string> {
  await database.execute(
    `update opening_periods set opens_minute = 0, closes_minute = 0
      where restaurant_id = (select id from restaurants where slug = 'kvernhuset')`,
  )
  const { rows } = await database.execute(
    `select token from restaurant_tables where name = '7'
      and restaurant_id = (select id from restaurants where slug = 'kvernhuset')`,
  )
  return `/ar/t/${String(rows[0]?.['token'])}`
}

/** A screen of the kitchen, in a browser of its own: paired and in its shift. */
async function kitchenOf(browser: Browser, { url, database }: Site): Promise<Page> {
  const code = 'K7QM4F2X'
  await database.execute({
    sql: `insert into kitchen_codes (code_hash, restaurant_id, name, expires_at)
      select ?, id, 'Pass', ? from restaurants where slug = 'kvernhuset'`,
    args: [await sha256Hex(code), Date.now() + 600_000],
  })
  const kitchen = await pageOf(browser, `${url}/nb/kitchen/dashboard`)
  await kitchen.getByLabel('Koblingskode').fill(code)
  await kitchen.getByRole('button', { name: 'Koble', exact: true }).click()
  await kitchen.getByRole('button', { name: 'Slå på lyd' }).click()
  await kitchen.getByRole('button', { name: 'Start skiftet' }).click()
  await expect(kitchen.getByRole('heading', { name: 'Lages nå' })).toBeVisible()
  return kitchen
}

/** A page in a browser that knows nothing of the others. */
async function pageOf(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } })
  const page = await context.newPage()
  await page.goto(address)
  return page
}

/** Rows as plain objects. */
async function rowsOf({ database }: Site, sql: string) {
  const { rows } = await database.execute(sql)
  return rows.map((row) => ({ ...row }))
}

test('[R02] [R03] [R04] [R05] a guest at a table orders in Arabic, a kitchen without network makes it in Norwegian, and the wall calls it', async ({
  page,
  browser,
  site,
}) => {
  const address = await tableAddress(site)
  const kitchen = await kitchenOf(browser, site)
  const [{ id } = { id: '' }] = await rowsOf(
    site,
    `select id from restaurants where slug = 'kvernhuset'`,
  )
  const wall = await pageOf(browser, `${site.url}/en/public-queue/${String(id)}`)

  const salad = await nameOf(site, 'kvernhuset-beet-salad')
  const pizza = await nameOf(site, 'kvernhuset-margherita')
  const cake = await nameOf(site, 'kvernhuset-apple-cake')
  await page.goto(address)
  await expect(page).toHaveURL('/ar/restaurant-menu/kvernhuset')
  await hydrated(page)

  await page.getByRole('link', { name: pizza, exact: true }).click()
  await dialog(page).getByLabel('الحساسية').fill('بلا مكسرات')
  await expectNoFaults(page)
  await dialog(page).getByRole('button', { name: 'أضف إلى الطلب' }).click()
  await expect(dialog(page)).toBeHidden()
  for (const name of [salad, cake]) {
    await page.getByRole('link', { name, exact: true }).click()
    await dialog(page).getByRole('button', { name: 'أضف إلى الطلب' }).click()
    await expect(dialog(page)).toBeHidden()
  }
  const bar = page.getByRole('link', { name: 'عرض الطلب' })
  await expect(bar).toContainText('الطاولة 7')
  await expect(bar).toContainText('437,00')
  await bar.click()

  await expect(page.getByRole('heading', { level: 1, name: 'الطلب' })).toBeVisible()
  await expect(page.getByRole('radio', { name: /تناول هنا/u })).toBeChecked()
  await expect(page.getByText(/25\s?%/u)).toBeVisible()
  await expect(page.getByText('بلا مكسرات')).toBeVisible()
  await expectNoFaults(page)

  // What is missing is said at its field, and nothing is ordered.
  const order = page.getByRole('button', { name: 'اطلب وادفع عند الصندوق' })
  await order.click()
  await expect(page.getByLabel('الاسم')).toBeFocused()
  await page.getByLabel('الاسم').fill('ليلى')
  await page.getByRole('checkbox', { name: 'شروط البيع' }).check()
  await order.click()
  await expect(page).toHaveURL(/\/ar\/order-tracking\/[\w-]{22}$/u)

  const placed = `select ticket, mode, table_name, language_code, name, status, total_ore from restaurant_orders order by sequence`
  expect(await rowsOf(site, placed)).toEqual([
    {
      ...{ ticket: 1, mode: 'eat_in', table_name: '7', language_code: 'ar' },
      ...{ name: 'ليلى', status: 'new', total_ore: 43_700 },
    },
  ])
  await expect(page.getByText('لم يجب المطبخ بعد.')).toBeVisible()

  // The cook reads it in Norwegian, the guest's own words as they are, the allergy in red and in words.
  const ticket = kitchen.getByRole('article', { name: 'Bong 1', exact: true })
  await expect(ticket).toContainText('Margherita')
  await expect(ticket).toContainText('Bord 7')
  await expect(ticket.getByText('ALLERGI', { exact: true })).toBeVisible()
  await expect(ticket).toContainText('بلا مكسرات')

  // The network goes: the kitchen accepts and makes it all the same, and somebody else orders meanwhile.
  await kitchen.context().setOffline(true)
  await ticket.getByRole('button', { name: /^Godta/u }).click()
  await ticket.getByRole('button', { name: /Margherita/u }).click()
  await ticket.getByRole('button', { name: 'Klar', exact: true }).click()
  await expect(ticket).toContainText('venter på nett')
  const later = await makeTicket(site.database, { dishes: ['fish-soup'] })
  expect(await rowsOf(site, 'select status from restaurant_orders order by sequence')).toEqual([
    { status: 'new' },
    { status: 'new' },
  ])

  // It comes back: nothing is lost and nothing done twice, and guest and wall hear of it.
  await kitchen.context().setOffline(false)
  await expect(
    kitchen.getByRole('article', { name: `Bong ${later.ticket}`, exact: true }),
  ).toBeVisible()
  // What is more than twenty minutes away is asked for every half minute.
  await expect(page.getByRole('heading', { level: 1, name: 'طعامك جاهز' })).toBeVisible({
    timeout: 45_000,
  })
  await expect(wall.locator('.q-now')).toHaveText('1')
  await expect(kitchen.getByRole('article')).toHaveCount(2)
  const told = `select event, count(*) as times from events where entity = 'restaurant_order' and entity_id =
    (select id from restaurant_orders where sequence = 1) and event in ('accept', 'finish') group by event order by event`
  expect(await rowsOf(site, told)).toEqual([
    { event: 'accept', times: 1 },
    { event: 'finish', times: 1 },
  ])

  await ticket.getByRole('button', { name: 'Servert' }).click()
  await expect(wall.locator('.q-now')).toHaveCount(0)
  await kitchen.context().close()
  await wall.context().close()
})
