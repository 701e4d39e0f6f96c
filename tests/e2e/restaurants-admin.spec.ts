import { osloClock } from '#domain/oslo-time.ts'
import { expect, test } from '#tests/support/browser.ts'
import { openAs } from '#tests/support/languages-page.ts'
import { idle } from '#tests/support/open-page.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('[28] a restaurant is closed for today, which guests read at once, and a new table has its card', async ({
  page,
  context,
  site,
}) => {
  // No evening of the day before goes on into today, whenever this runs.
  await site.database.execute('update opening_periods set closes_minute = 1320')
  await openAs(page, context, site, '/en/admin/restaurants')
  await page.getByRole('link', { name: 'Kvernhuset' }).click()
  const sheet = page.locator('.ws-sheet')
  await sheet.getByRole('tab', { name: 'Hours' }).click()
  await sheet.getByRole('button', { name: 'Add a day' }).click()
  await sheet.getByLabel('Day', { exact: true }).fill(osloClock(Date.now()).date)
  await sheet.getByLabel('Why, in English').fill('Inventory')
  // What comes of it is seen before it is saved.
  await expect(sheet.locator('.ws-facts dd').first()).toHaveText('Closed')
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await sheet.getByRole('tab', { name: 'Tables' }).click()
  await sheet.getByLabel('New table').fill('12')
  await sheet.getByRole('button', { name: 'Add the table' }).click()
  await expect(sheet.getByText('Another table of this restaurant is called so.')).toBeVisible()
  await sheet.getByLabel('New table').fill('Terrace')
  await sheet.getByRole('button', { name: 'Add the table' }).click()
  await idle(page)
  await sheet.getByRole('link', { name: 'Card of table Terrace' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cards for tables')
  const card = page.locator('.ws-paper section')
  await expect(card).toHaveCount(1)
  await expect(card.getByRole('img', { name: 'Code of table Terrace' })).toBeVisible()
  await expect(card.getByText('Skann for å se menyen')).toBeVisible()
  // On paper there are cards and nothing else.
  await page.emulateMedia({ media: 'print' })
  await expect(card).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Admin Panel' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  const { pathname } = new URL((await card.getByText('/t/').textContent()) ?? '')

  await page.goto(`/en${pathname}`)
  await expect(page).toHaveURL('/en/restaurant-menu/kvernhuset')
  await expect(page.getByText('Closed now').first()).toBeVisible()
  await expect(page.getByText('Inventory').first()).toBeVisible()
})
