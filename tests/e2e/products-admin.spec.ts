import type { Locator, Page } from '@playwright/test'
import { allergenCodes } from '#domain/catalog.ts'
import { expect, test } from '#tests/support/browser.ts'
import { buyByKeyboard, tabTo } from '#tests/support/keyboard.ts'
import { openAs } from '#tests/support/languages-page.ts'
import { idle, open } from '#tests/support/open-page.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('[P02] a new product goes from an empty form to bought by a visitor, by the keyboard alone', async ({
  page,
  context,
  browser,
  site,
}) => {
  let inputs = 0
  const type = async (at: Page, field: Locator, words: string) => {
    await tabTo(at, field)
    await at.keyboard.type(words)
    inputs += 1
  }
  await openAs(page, context, site, '/en/admin/products')
  await tabTo(page, page.getByRole('link', { name: 'New product' }))
  await page.keyboard.press('Enter')
  const sheet = page.locator('.ws-sheet')
  await expect(sheet.getByRole('heading', { level: 2, name: 'New product' })).toBeFocused()
  await type(page, sheet.getByLabel('Name'), 'Brown cheese')
  await type(page, sheet.getByLabel('Price'), '249')
  await type(page, sheet.getByLabel('Net quantity'), '500')
  await expect(sheet.getByLabel('Address')).toHaveValue('brown-cheese')
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('heading', { level: 2, name: 'Brown cheese' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Brown cheese' })).toContainText('Draft')

  // What came, into the book.
  await tabTo(page, sheet.getByRole('tab', { name: 'Texts' }))
  for (const name of ['Facts', 'Price', 'Businesses', 'Stock']) {
    await page.keyboard.press('ArrowRight')
    await expect(sheet.getByRole('tab', { name })).toBeFocused()
  }
  await type(page, sheet.getByLabel('How many'), '24')
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('row', { name: /Received/u })).toContainText('+24')

  // Nobody has answered for its food: it stays a draft until somebody has.
  const publish = sheet.getByRole('button', { name: 'Publish' })
  await tabTo(page, publish)
  await page.keyboard.press('Enter')
  await expect(
    sheet.getByRole('alert').filter({ hasText: 'food information is not complete' }),
  ).toBeVisible()
  await site.database.execute(
    `update products set food_info_confirmed_at = 1, vat_class = 'alcohol', free_of = '${JSON.stringify(allergenCodes)}' where key = 'brown-cheese'`,
  )
  await publish.focus()
  await page.keyboard.press('Enter')
  await expect(sheet.locator('.ws-sheet-meta').getByText('Published')).toBeVisible()
  expect(inputs).toBe(4)
  await idle(page)

  const visitor = await (await browser.newContext({ baseURL: site.url })).newPage()
  await open(visitor, '/en/products/brown-cheese')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Brown cheese' })).toBeVisible()
  await buyByKeyboard(visitor, 'ingrid-keys@example.no')
  const { rows } = await site.database.execute(
    `select reserved from stock_levels where product_id = (select id from products where key = 'brown-cheese')`,
  )
  expect(rows[0]?.['reserved']).toBe(1)
  await visitor.context().close()
})
