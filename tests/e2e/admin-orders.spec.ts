import { expect, test } from '#tests/support/browser.ts'
import { openAs } from '#tests/support/languages-page.ts'
import { idle } from '#tests/support/open-page.ts'
import { newShopper, productId } from '#tests/support/shopper.ts'
import type { Site } from '#tests/support/site.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('[P02] an order is found, confirmed, packed and handed over, and its receipt written down', async ({
  page,
  context,
  site,
}) => {
  const number = await ordered(site)
  await ordered(site)
  await openAs(page, context, site, '/en/admin/orders')
  const listed = page.getByRole('table', { name: 'Orders' }).locator('.ws-row-link')
  expect(await listed.count()).toBeGreaterThan(1)
  await page.getByRole('searchbox', { name: 'Number, name, e-mail, phone or product' }).fill(number)
  await expect(listed).toHaveText([number])

  await listed.focus()
  await page.keyboard.press('Enter')
  const sheet = page.locator('.ws-sheet')
  await expect(sheet.getByRole('heading', { level: 2, name: number })).toBeVisible()
  for (const [step, state] of [
    ['Confirm', 'Confirmed'],
    ['Start picking', 'Being packed'],
    ['Packed and ready', 'Ready for pick-up'],
    ['Mark as delivered', 'Delivered'],
  ] as const) {
    await sheet.getByRole('button', { name: step, exact: true }).click()
    await expect(sheet.locator('.ws-sheet-meta').getByText(state, { exact: true })).toBeVisible()
  }
  await expect(sheet.getByRole('button', { name: 'Call off' })).toHaveCount(0)

  await sheet.getByLabel('Receipt number').fill('T-1042')
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(sheet.getByText('receipt T-1042')).toBeVisible()
  await sheet.getByLabel('New note').fill('Came by bicycle.')
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(sheet.getByText('Came by bicycle.')).toBeVisible()
  await idle(page)
})

test('[P02] [P04] several orders move on at once, and one is called off with a reason that its buyer reads', async ({
  page,
  context,
  site,
}) => {
  await ordered(site)
  await ordered(site)
  await openAs(page, context, site, '/en/admin/orders?status=placed&sort=placed')
  const boxes = page.getByRole('checkbox', { name: /^Choose order/u })
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  const bar = page.getByRole('region', { name: 'With the chosen orders' })
  await bar.getByRole('button', { name: 'Confirm (2)' }).click()
  await expect(page.getByText('2 orders moved on')).toBeVisible()

  await page.goto('/en/admin/orders?status=confirmed')
  await page.locator('.ws-row-link').first().click()
  const sheet = page.locator('.ws-sheet')
  await sheet.getByRole('button', { name: 'Call off' }).click()
  const asked = page.getByRole('alertdialog')
  await asked.getByLabel('Reason').fill('The cows are on holiday.')
  await asked.getByRole('button', { name: 'Call off' }).click()
  await expect(
    sheet.locator('.ws-sheet-meta').getByText('Cancelled', { exact: true }),
  ).toBeVisible()
  await expect(sheet.getByText('The cows are on holiday.')).toBeVisible()
})

/** A guest orders something chilled, which is fetched and paid at the counter; answers the order's number. */
async function ordered(site: Site): Promise<string> {
  const shopper = newShopper(site.url)
  await shopper.addToCart(await productId(site.database, 'cultured-butter'), 6)
  const answer = await shopper.order()
  if (answer.status !== 201) throw new Error(`not placed: ${await answer.text()}`)
  const { rows } = await site.database.execute(
    'select number from orders order by rowid desc limit 1',
  )
  return String(rows[0]?.['number'])
}
