import { allergenCodes } from '#domain/catalog.ts'
import { expect, test } from '#tests/support/browser.ts'
import { openAs } from '#tests/support/languages-page.ts'
import { idle, open } from '#tests/support/open-page.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('[P01] what is in a product is declared, answered for by name and published, and visitors read it', async ({
  page,
  context,
  site,
}) => {
  await site.database.execute(
    `update products set is_active = 0, food_info_confirmed_at = null, free_of = '["milk"]' where key = 'rye-flour'`,
  )
  await site.database.execute(
    `delete from product_allergens where product_id = (select id from products where key = 'rye-flour')`,
  )
  const { rows } = await site.database.execute(`select id from products where key = 'rye-flour'`)
  const address = `/en/admin/products?open=${String(rows[0]?.['id'])}&tab=food`
  await openAs(page, context, site, address)
  const sheet = page.locator('.ws-sheet')
  await sheet.getByRole('link', { name: 'Norsk' }).click()
  await expect(sheet.getByText('13 of 14 allergens have no answer.')).toBeVisible()

  // The answers, and which cereal; a word with stars that nothing explains is named until then.
  await expect(sheet.getByText('With stars, and no allergen that it contains: rug')).toBeVisible()
  await sheet.getByRole('button', { name: 'Go to gluten' }).click()
  await page.keyboard.press('Space')
  await sheet.getByRole('group', { name: 'Contains', exact: true }).getByLabel('rye').check()
  await expect(sheet.getByText(/With stars, and no allergen/u)).toBeHidden()
  for (const code of allergenCodes.filter((each) => each !== 'gluten' && each !== 'milk'))
    await sheet
      .getByRole('group', { name: code, exact: true })
      .getByText('No', { exact: true })
      .click()
  await expect(sheet.getByText('It cannot be published')).toBeHidden()
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(sheet.getByText('Nobody has answered for it yet.')).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Save', exact: true })).toBeHidden()

  // Nobody has answered for it: not published. Somebody does, by name.
  await sheet.getByRole('button', { name: 'Publish' }).click()
  await expect(sheet.getByText('its food information is not complete')).toBeVisible()
  await sheet.getByLabel('I have checked ingredients and allergens against the pack').check()
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(sheet.getByText('Answered for last:')).toBeVisible()
  await sheet.getByRole('button', { name: 'Publish' }).click()
  await expect(sheet.getByText('Published', { exact: true })).toBeVisible()
  await idle(page)
  const link = await sheet.getByRole('link', { name: 'See it as a visitor' }).getAttribute('href')
  await open(page, link ?? '')
  await expect(page.locator('.allergens-contains')).toContainText('gluten (rye)')
})
