import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { appConfig } from '#config'
import { readXml } from '#server/platform/xml-reader.ts'
import { brokenRules } from '#domain/ubl/ubl-rules.ts'
import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'
import { newShopper, productId } from '#tests/support/shopper.ts'
import { keepCookie, signedIn } from '#tests/support/signed-in.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('what an invoice lacks is filled in, it is issued with the goods that leave, and its buyer has it as a PDF and as a file', async ({
  page,
  browser,
  site,
}) => {
  await site.database.execute('update factory_settings set bank_account = null')
  const shopper = newShopper(site.url)
  await shopper.addToCart(await productId(site.database, 'blueberry-jam'), 6)
  await shopper.look()
  // By post, on a company's invoice.
  const placed = await shopper.order()
  const { token, number } = (await placed.json()) as { token: string; number: string }

  const office = await browser.newContext({ baseURL: site.url })
  await signedIn(office, site, { role: 'owner' })
  const desk = await office.newPage()
  await open(desk, `/en/admin/orders?q=${number}`)
  await desk.locator('.ws-row-link').first().click()
  const sheet = desk.locator('.ws-sheet')
  await expect(sheet.getByText('the account number')).toBeVisible()
  await sheet.getByRole('link', { name: 'Settings for invoices' }).click()
  const account = desk.getByLabel('Account number')
  await account.fill('1506.11.12345')
  await desk.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(desk.getByText('An account number has eleven digits.').first()).toBeVisible()
  await account.fill('1506.11.12348')
  await desk.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(desk.getByText('Settings saved')).toBeVisible()

  await open(desk, `/en/admin/orders/${number}`)
  for (const step of ['Confirm', 'Start picking', 'Mark as sent']) await take(desk, step)
  const own = desk.getByRole('listitem').filter({ hasText: /F-\d\d-000001/u })
  await expect(own.getByRole('link', { name: 'PDF' })).toBeVisible()
  await office.close()

  await keepCookie(page.context(), site.url, {
    name: appConfig.guestCookie,
    value: shopper.secret(),
  })
  await open(page, `/en/order-success/${token}`)
  const paper = page.getByRole('listitem').filter({ hasText: /F-\d\d-000001/u })
  const pdf = await downloaded(paper, 'PDF')
  expect(pdf.toString('latin1').slice(0, 5)).toBe('%PDF-')
  const file = await downloaded(paper, 'E-invoice (EHF)')
  expect(brokenRules(readXml(file.toString('utf8')))).toEqual([])
})

async function take(desk: Page, step: string): Promise<void> {
  const button = desk.getByRole('button', { name: step, exact: true })
  await button.click()
  await expect(button).toHaveCount(0)
}

async function downloaded(paper: Locator, name: string): Promise<Buffer> {
  const [file] = await Promise.all([
    paper.page().waitForEvent('download'),
    paper.getByRole('link', { name }).click(),
  ])
  return readFile(await file.path())
}
