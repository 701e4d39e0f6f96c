import { expect, test } from '#tests/support/browser.ts'
import { openAs } from '#tests/support/languages-page.ts'
import { idle, open } from '#tests/support/open-page.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('[R01] a dish and its option group are made by the keyboard, answered for, published, and chosen from by a guest', async ({
  page,
  context,
  site,
}) => {
  await openAs(page, context, site, '/en/admin/dishes?restaurant=kvernhuset&view=groups')
  const sheet = page.locator('.ws-sheet')
  const press = async (name: string) => {
    await sheet.getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }

  // The group: its question and one option, whose allergens are answered for and not left open.
  await page.getByRole('link', { name: 'New option group' }).focus()
  await page.keyboard.press('Enter')
  await sheet.getByLabel('What is asked').focus()
  await page.keyboard.type('On top')
  await sheet.getByLabel('Name of option 1').focus()
  await page.keyboard.type('Toasted seeds')
  await sheet.getByLabel('Names in').selectOption('nb')
  await sheet.getByLabel('What is asked').fill('På toppen')
  await sheet.getByLabel('Name of option 1').fill('Ristede frø')
  await sheet.getByLabel('Adds, kr', { exact: true }).fill('12')
  await press('Save')
  await expect(sheet.getByText('It has no answer yet.').first()).toBeVisible()
  await press('It contains none of them')
  await press('Save')
  await expect(sheet.getByRole('heading', { name: 'On top' })).toBeVisible()

  // The dish.
  await idle(page)
  await open(page, '/en/admin/dishes?restaurant=kvernhuset')
  await page.getByRole('link', { name: 'New dish' }).focus()
  await page.keyboard.press('Enter')
  await sheet.getByLabel('Name', { exact: true }).focus()
  await page.keyboard.type('Nettle soup')
  await sheet.getByLabel('Price').focus()
  await page.keyboard.type('139,50')
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('heading', { name: 'Nettle soup' })).toBeVisible()
  await sheet.getByLabel('Add an option group').selectOption({ label: 'On top' })
  await press('Save')
  await expect(sheet.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)

  // Its allergens: nobody sees it before somebody has answered for all of them.
  await press('Publish')
  await expect(sheet.getByRole('alert').filter({ hasText: /\S/u })).toBeVisible()
  await sheet.getByRole('tab', { name: /^Food/u }).click()
  for (const answer of await sheet.getByRole('radio', { name: 'No', exact: true }).all())
    await answer.press('Space')
  await sheet.getByLabel('I have checked the allergens against the recipe').press('Space')
  await press('Save')
  await expect(sheet.getByText('Answered for last:')).toBeVisible()
  await press('Publish')
  await expect(sheet.getByText('Published', { exact: true })).toBeVisible()

  await idle(page)
  await open(page, '/en/restaurant-menu/kvernhuset')
  await page.getByRole('link', { name: 'Nettle soup' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Toasted seeds')).toBeVisible()
})
