import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'
import { saveAddress, valueOf } from '#tests/support/own-things.ts'
import { signedIn } from '#tests/support/signed-in.ts'

const inMain = (page: Page) => page.getByRole('main')
const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').getByText(text)
const dialog = (page: Page) => page.getByRole('alertdialog')

test('[U04] an address is added once, however often the button is pressed; what is wrong is told at its field', async ({
  page,
  context,
  site,
}) => {
  const { id } = await signedIn(context, site)
  await open(page, '/en/account/addresses')
  await page.getByRole('button', { name: 'Add an address' }).click()
  await page.getByLabel('Full name').fill('Ingrid Solheim')
  await page.getByLabel('Mobile').fill('400 00 000')
  await page.getByLabel('Street and number').fill('Strandgaten 12')
  await page.getByLabel('Postcode').fill('12')
  await page.getByLabel('City').fill('Bergen')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Postcode')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Postcode')).toBeFocused()
  await expect(page.getByLabel('Street and number')).toHaveValue('Strandgaten 12')
  await page.getByLabel('Postcode').fill('5003')
  await page.getByRole('button', { name: 'Save' }).dblclick()
  await expect(inMain(page).locator('address')).toContainText('5003 Bergen')
  expect(await valueOf(site, 'select count(*) from addresses where user_id = ?', id)).toBe('1')
})

test('[U04] an address that was changed elsewhere is shown beside what was typed, and then saved', async ({
  page,
  context,
  site,
}) => {
  const { id } = await signedIn(context, site)
  await saveAddress(page, site)
  await open(page, '/en/account/addresses')
  await page.getByRole('button', { name: 'Change Cabin' }).click()
  await site.database.execute({
    sql: "update addresses set street = 'Nygata 5', rev = rev + 1 where user_id = ?",
    args: [id],
  })
  await page.getByLabel('Street and number').fill('Strandgaten 14')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Someone else changed this while you were editing.')).toBeVisible()
  await expect(page.getByText('Now saved: Nygata 5')).toBeVisible()
  await expect(page.getByLabel('Street and number')).toHaveValue('Strandgaten 14')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(inMain(page).locator('address')).toContainText('Strandgaten 14')
})

test('[U04] an address is removed after a question', async ({ page, context, site }) => {
  await signedIn(context, site)
  await saveAddress(page, site)
  await open(page, '/en/account/addresses')
  await page.getByRole('button', { name: 'Remove Cabin' }).click()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(inMain(page).locator('address')).toHaveCount(1)
  await page.getByRole('button', { name: 'Remove Cabin' }).click()
  await dialog(page).getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('heading', { name: 'No addresses yet' })).toBeVisible()
})

test('[G01] what was done to an address is told, and the keyboard goes on beside it', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site)
  await saveAddress(page, site)
  await saveAddress(page, site, { label: 'Shop', isDefault: false })
  await open(page, '/en/account/addresses')
  await page.getByRole('button', { name: 'Change Cabin' }).click()
  await expect(page.getByLabel('What you call it')).toBeFocused()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Change Cabin' })).toBeFocused()
  await page.getByRole('button', { name: 'Change Cabin' }).click()
  await expect(page.getByLabel('What you call it')).toBeFocused()
  await page.getByLabel('Street and number').fill('Strandgaten 14')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Address saved')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change Cabin' })).toBeFocused()
  for (const [name, next] of [
    ['Cabin', 'Change Shop'],
    ['Shop', 'Add an address'],
  ]) {
    await page.getByRole('button', { name: `Remove ${name}` }).click()
    await dialog(page).getByRole('button', { name: 'Remove' }).click()
    await expect(toast(page, 'Address removed')).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: next ?? '' })).toBeFocused()
  }
  await page.getByRole('button', { name: 'Add an address' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Add an address' })).toBeFocused()
})

test('[O01] a postcode fills in its city, and leaves one that was typed', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site)
  await open(page, '/en/account/addresses?open=new')
  await page.getByLabel('Postcode').fill('5003')
  await expect(page.getByLabel('City')).toHaveValue('Bergen')
  await page.getByLabel('City').fill('Askøy')
  const answered = page.waitForResponse(/checkout\?postcode=5006/u)
  await page.getByLabel('Postcode').fill('5006')
  await (await answered).finished()
  await expect(page.getByLabel('City')).toHaveValue('Askøy')
})
