import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { openAs } from '#tests/support/languages-page.ts'
import { idle, open } from '#tests/support/open-page.ts'
import type { Site } from '#tests/support/site.ts'
import { workbookOf } from '#tests/support/workbooks.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const csv = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text, 'latin1'),
})
const fileField = (page: Page) => page.locator('input[type=file]')
const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Which rows' }).getByRole('link', { name })

async function goods(site: Site) {
  const { rows } = await site.database.execute(
    `select sku, shop_price_ore from products where kind = 'goods' and shop_price_ore is not null order by sku limit 2`,
  )
  return rows.map((row) => ({ sku: String(row['sku']), ore: Number(row['shop_price_ore']) }))
}

test('[P01] a price list of Excel in Norwegian is tried, mended, brought in and taken back', async ({
  page,
  context,
  site,
}) => {
  const [one, other] = await goods(site)
  if (!one || !other) throw new Error('the demo has no goods')
  await openAs(page, context, site, '/en/admin/products')
  await page.getByRole('link', { name: 'Import' }).click()
  // Which section it belongs to is still seen.
  await expect(page.locator('.ws-side [aria-current=page]')).toHaveText('Products')
  await page.getByText('Prices', { exact: true }).click()
  await fileField(page).setInputFiles(
    csv(
      'vår.csv',
      `Varenr;Pris inkl. mva;Hylle\r\n${one.sku};189,50;Ø4\r\n${other.sku};sytti;D1\r\nFINNES-IKKE;10,00;\r\n`,
    ),
  )
  await expect(page.getByText('Encoding Windows-1252')).toBeVisible()
  await expect(page.getByText('Decimals with a comma')).toBeVisible()
  await page.getByRole('button', { name: 'Go on with 3 rows' }).click()

  // What names its field is matched; the shelf is nobody's.
  await expect(page.getByLabel('Hylle fills')).toHaveValue('')
  await page.getByRole('button', { name: 'Check 3 rows' }).click()
  await expect(tab(page, /changed/u)).toContainText('1')
  await expect(tab(page, /errors/u)).toContainText('2')
  await expect(page.locator('ins')).toHaveText('189.50')

  // A cell is mended where it is shown to be wrong.
  await tab(page, /errors/u).click()
  const wrong = page.getByLabel(/row 3$/u)
  await wrong.fill('70,00')
  await page.getByRole('table', { name: 'Rows' }).getByRole('button', { name: 'Save' }).click()
  await expect(tab(page, /errors/u)).toContainText('1')
  await expect(tab(page, /changed/u)).toContainText('2')

  await page.getByRole('button', { name: 'Bring in 2 rows' }).click()
  await expect(page.getByRole('heading', { name: /Done: 2 rows/u })).toBeVisible()
  expect((await goods(site)).map(({ ore }) => ore)).toEqual([18_950, 7000])
  await page.getByRole('button', { name: 'Undo 2 rows' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo 2 rows' }).click()
  await expect(page.getByRole('heading', { name: 'Undone: 2 rows' })).toBeVisible()
  expect(await goods(site)).toEqual([one, other])
})

test('[P01] an import that was left goes on: its file is chosen once more, its rows run by themselves', async ({
  page,
  context,
  site,
}) => {
  const [one] = await goods(site)
  const rows = Array.from({ length: 1200 }, (_, at) => `NY-${at};Vare ${at};100;g;50,00;Meieri`)
  const file = csv(
    'many.csv',
    `Varenr;Navn;Nettomengde;Enhet;Pris;Kategori\r\n${rows.join('\r\n')}\r\n${one?.sku};;;;;\r\n`,
  )
  await openAs(page, context, site, '/en/admin/import')
  // The second part never arrives, and the tab is closed.
  let parts = 0
  await page.route('**/api/admin/imports/*/rows', async (route) => {
    parts += 1
    await (parts > 1 ? route.abort() : route.continue())
  })
  await fileField(page).setInputFiles(file)
  await page.getByRole('button', { name: 'Go on with 1,201 rows' }).click()
  await expect.poll(() => parts).toBeGreaterThan(1)
  await page.unroute('**/api/admin/imports/*/rows')
  await open(page, '/en/admin/import')
  await page
    .getByRole('row', { name: /Not all of it is here/u })
    .getByRole('link')
    .click()
  await expect(page.getByText('Only a part of')).toBeVisible()
  await fileField(page).setInputFiles(csv('other.csv', 'a;b\r\n1;2\r\n'))
  await expect(page.getByText('This is another file')).toBeVisible()
  await fileField(page).setInputFiles(file)
  await page.getByRole('button', { name: 'Go on with 1,201 rows' }).click()
  await page.getByRole('button', { name: 'Check 1,201 rows' }).click()
  // More than a factory may have: nothing of it can be brought in.
  await expect(tab(page, /errors|new/u).first()).toBeVisible()
  await expect(page.getByText(/the limit is/u)).toBeVisible()
  await expect(page.getByRole('button', { name: /Bring in/u })).toHaveCount(0)
})

test('[P01] an export comes back as it went, and a bomb is not opened', async ({
  page,
  context,
  site,
}) => {
  await openAs(page, context, site, '/en/admin/products?open=export')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const bytes = await readFile(await (await download).path())
  await open(page, '/en/admin/import')
  const bomb = workbookOf([
    {
      name: 'a',
      xml: `<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${'0'.repeat(30_000_000)}</t></is></c></row></sheetData>`,
    },
  ])
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  await fileField(page).setInputFiles({ name: 'bomb.xlsx', mimeType, buffer: Buffer.from(bomb) })
  await expect(page.getByRole('alert').filter({ hasText: 'It was not opened' })).toBeVisible()
  await fileField(page).setInputFiles({ name: 'goods.xlsx', mimeType, buffer: bytes })
  await page.getByRole('button', { name: /Go on with/u }).click()
  await page.getByRole('button', { name: /Check \d+ rows/u }).click()
  await expect(page.getByText('Nothing to do: all is here already')).toBeVisible()
  await idle(page)
})
