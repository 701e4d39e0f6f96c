import { expect, test } from '#tests/support/browser.ts'
import { openAs } from '#tests/support/languages-page.ts'
import { reload } from '#tests/support/open-page.ts'
import { makeApplication } from '#tests/support/seller-applications.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('[N03] an application is taken, sent back with marks, approved; the seller is edited, suspended and brought back', async ({
  page,
  context,
  site,
}) => {
  const { id, number } = await makeApplication(site.database)
  await openAs(page, context, site, '/en/admin/sellers?queue=waiting')
  await page.getByRole('link', { name: `Utne Gårdsbutikk AS, ${number}` }).click()
  const sheet = page.locator('.ws-sheet')
  await expect(sheet.getByRole('status')).toHaveText('New application')
  await sheet.getByRole('button', { name: 'Take it' }).click()
  await expect(sheet.getByRole('status')).toHaveText('In review')

  // Nothing marked: said in the dialog, and what was typed stays.
  await sheet.getByRole('button', { name: 'Ask for changes' }).click()
  const asked = page.getByRole('alertdialog')
  await asked.getByLabel('What you want to tell them').fill('Move the pin to the door, please.')
  await asked.getByRole('button', { name: 'Ask for changes' }).click()
  await expect(asked.getByRole('alert')).toHaveText('Mark what is to be changed.')
  await asked.getByLabel('Pin on the map').check()
  await asked.getByRole('button', { name: 'Ask for changes' }).click()
  await expect(sheet.getByRole('status')).toHaveText('Changes asked for')
  await expect(sheet.locator('mark')).toHaveText('Pin on the map')

  // The business sends it in once more.
  await site.database.execute({
    sql: `update seller_applications set status = 'submitted', marked_fields = '[]', rev = rev + 1 where id = ?`,
    args: [id],
  })
  await reload(page)
  await sheet.getByRole('button', { name: 'Take it' }).click()
  await sheet.getByRole('button', { name: 'Approve' }).click()
  await expect(sheet.getByRole('status')).toHaveText('Approved')
  await sheet.getByRole('link', { name: 'Open the seller' }).click()

  await expect(sheet.getByRole('status')).toHaveText('On the map')
  await expect(sheet.getByText(/invited until/u)).toBeVisible()
  await sheet.getByLabel('Website').fill('utne')
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(sheet.getByLabel('Website')).toBeFocused()
  await sheet.getByLabel('Website').fill('utne.example')
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(sheet.getByLabel('Website')).toHaveValue('https://utne.example')

  await sheet.getByRole('button', { name: 'Suspend' }).click()
  await asked.getByLabel('Why').fill('Goods stand in the sun.')
  await asked.getByRole('button', { name: 'Suspend' }).click()
  await expect(sheet.getByRole('status')).toHaveText('Suspended')
  await sheet.getByRole('button', { name: 'Bring it back' }).click()
  await expect(sheet.getByRole('status')).toHaveText('On the map')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Utne Gårdsbutikk AS, Utne' })).toBeVisible()
})
