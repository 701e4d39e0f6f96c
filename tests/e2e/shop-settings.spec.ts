import { fillGuestCart } from '#tests/support/checkout-page.ts'
import { expect, test } from '#tests/support/browser.ts'
import { openAs } from '#tests/support/languages-page.ts'
import { idle, open } from '#tests/support/open-page.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('[O02] a new way of delivery is made, a time closed and a rate of VAT added, and a visitor meets it at the checkout', async ({
  page,
  context,
  site,
}) => {
  await openAs(page, context, site, '/en/admin/shop')
  const sheet = page.locator('.ws-sheet')
  const save = sheet.getByRole('button', { name: 'Save', exact: true })
  await page.getByRole('link', { name: 'New way of delivery' }).click()
  await sheet.getByLabel('Language').selectOption('en')
  await sheet.getByLabel('Name').fill('At the market')
  await sheet.getByRole('button', { name: 'Make it' }).click()
  await expect(sheet.getByRole('heading', { name: 'At the market' })).toBeVisible()

  // A time that ends before it begins is told at its field; what was typed stays.
  await sheet.getByRole('button', { name: 'Add a row' }).click()
  await expect(sheet.getByLabel('Weekday')).toBeFocused()
  await sheet.getByLabel('Weekday').selectOption('6')
  await sheet.getByLabel('Orders it holds').fill('4')
  await sheet.getByLabel('From', { exact: true }).fill('12')
  await sheet.getByLabel('To', { exact: true }).fill('11:30')
  await save.click()
  await expect(sheet.getByText('It must end after it begins.')).toBeVisible()
  await sheet.getByLabel('To', { exact: true }).fill('14')
  const isRead = page.waitForResponse(
    (answer) => answer.url().endsWith('/admin/deliveries') && answer.request().method() === 'GET',
  )
  await save.click()
  await expect(save).toBeHidden()
  // The next form names the number that this one has left.
  await isRead
  await idle(page)
  await sheet.getByLabel('Checkouts offer it').check()
  await save.click()
  await expect(sheet.getByText('Offered', { exact: true })).toBeVisible()

  // Saturday is closed at the shop.
  await page.getByRole('link', { name: 'Pick up at the factory shop' }).click()
  await expect(sheet.getByRole('heading', { level: 2, name: /factory shop/u })).toBeVisible()
  const rows = sheet.getByRole('group', { name: /^Row / })
  const before = await rows.count()
  await sheet.getByRole('button', { name: `Remove row ${before}`, exact: true }).click()
  await save.click()
  await expect(save).toBeHidden()
  await expect(rows).toHaveCount(before - 1)
  await idle(page)

  await open(page, '/en/admin/shop?part=vat')
  await page.getByLabel('Rate, in percent').fill('12,5')
  await page.getByLabel('From').fill('2020-01-01')
  await page.getByRole('button', { name: 'Add the rate' }).click()
  await expect(page.getByText('Choose a day that is still to come')).toBeVisible()
  await page.getByLabel('From').fill('2099-01-01')
  await page.getByRole('button', { name: 'Add the rate' }).click()
  await expect(
    page.getByRole('row', { name: /Food and drink 12.5% .*2099 To come/u }),
  ).toBeVisible()
  await idle(page)

  await context.clearCookies()
  await fillGuestCart(page, site, { 'cultured-butter': 6 })
  await open(page, '/en/checkout')
  await page.getByText('At the market').click()
  const times = page.getByRole('group', { name: 'Time' })
  await expect(times.getByText('12–14')).toBeVisible()
  await expect(page.getByText(/15\s%\sVAT/u)).toBeVisible()
  await page.getByText('Pick up at the factory shop').click()
  await expect(times.getByText('10–12')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Day' }).getByText(/^Sat /u)).toHaveCount(0)
})
