import { readFile } from 'node:fs/promises'
import { expect, test } from '#tests/support/browser.ts'
import { openAs } from '#tests/support/languages-page.ts'
import { newShopper, productId } from '#tests/support/shopper.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('[C14] today leads to a new order and shows its sum; its guest is noted, given their data and forgotten', async ({
  page,
  context,
  site,
}) => {
  const shopper = newShopper(site.url)
  await shopper.addToCart(await productId(site.database, 'cultured-butter'), 6)
  await shopper.look()
  expect((await shopper.order()).status).toBe(201)
  await site.database.execute(`update orders set email = 'guest@example.no'`)
  await openAs(page, context, site, '/en/admin')
  const sales = page.locator('[data-panel="sales"]')
  await expect(sales.getByRole('img', { name: /Sales by day/u })).toBeVisible()
  await sales.getByRole('button', { name: 'Show as a table' }).click()
  await expect(sales.getByRole('row')).toHaveCount(31)
  await expect(sales.getByRole('row').nth(1)).toContainText('384')
  await page.getByRole('link', { name: 'Open orders' }).click()
  await expect(page.getByRole('table', { name: 'Orders' }).locator('.ws-row-link')).toHaveCount(1)
  await site.database.execute(`update orders set status = 'completed'`)

  await page.getByRole('link', { name: 'Customers', exact: true }).click()
  await page.getByRole('table', { name: 'Customers' }).locator('.ws-row-link').click()
  const sheet = page.locator('.ws-sheet')
  await sheet.getByLabel('New note').fill('Rings twice')
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(sheet.locator('.ws-note').getByText('Rings twice')).toBeVisible()

  const downloading = page.waitForEvent('download')
  await sheet.getByRole('button', { name: 'Download their data' }).click()
  const file = await (await downloading).path()
  const data = JSON.parse(await readFile(file, 'utf8')) as { customerNotes: { text: string }[] }
  expect(data.customerNotes.map(({ text }) => text)).toEqual(['Rings twice'])

  await sheet.getByRole('button', { name: 'Delete their data' }).click()
  const asked = page.getByRole('alertdialog')
  await asked.getByLabel('Type the customer’s e-mail address').fill('other@example.no')
  await asked.getByRole('button', { name: 'Delete for good' }).click()
  await expect(asked.getByText('This is not the customer’s e-mail address.')).toBeVisible()
  await asked.getByLabel('Type the customer’s e-mail address').fill('guest@example.no')
  await asked.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('No customer fits this')).toBeVisible()
})
