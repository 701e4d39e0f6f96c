import { expect, test } from '#tests/support/browser.ts'
import { openAs } from '#tests/support/languages-page.ts'
import { idle, open } from '#tests/support/open-page.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('[P01] a category is made, worded in two languages, moved and shown, and its old address leads on', async ({
  page,
  context,
  site,
}) => {
  await openAs(page, context, site, '/en/admin/categories')
  const rows = page.getByRole('table', { name: 'Categories' }).locator('.ws-row-link')
  const before = await rows.allTextContents()
  await page.getByRole('link', { name: 'New category' }).click()
  const sheet = page.locator('.ws-sheet')
  await sheet.getByLabel('Name').fill('Jam & syrup')
  await expect(sheet.getByLabel('Address')).toHaveValue('jam-syrup')
  await sheet.getByText('Leaf').click()
  await sheet.getByRole('button', { name: 'Make the category' }).click()
  await expect(sheet.getByRole('heading', { name: 'Jam & syrup' })).toBeVisible()
  await expect(sheet.getByText('Hidden')).toBeVisible()

  // Its words in another language, with the address that they suggest.
  await sheet.getByRole('link', { name: 'العربية' }).click()
  await sheet.getByLabel('Name').fill('مربى')
  await sheet.getByLabel('Address').focus()
  await expect(sheet.getByLabel('Address')).toHaveValue('mrba')
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(sheet.getByRole('link', { name: 'العربية' })).toContainText('mrba')

  // Shown, and moved to the front by the keyboard alone.
  await sheet.getByLabel('Visitors see it').check()
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(sheet.getByText('Shown', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rows).toHaveText([...before, 'Jam & syrup'])
  await page.getByRole('button', { name: 'Move Jam & syrup up' }).focus()
  await page.keyboard.press('Enter')
  await expect(rows).toHaveText([...before.slice(0, -1), 'Jam & syrup', before.at(-1) ?? ''])

  // Another address: whoever has the old one is led to the new one.
  await rows.getByText('Jam & syrup').click()
  await sheet.getByRole('link', { name: 'English' }).click()
  const asVisitor = sheet.getByRole('link', { name: 'See it as a visitor' })
  for (const slug of ['preserves', 'jars']) {
    await sheet.getByLabel('Address').fill(slug)
    await sheet.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(asVisitor).toHaveAttribute('href', `/en/categories/${slug}`)
  }
  await idle(page)
  await open(page, '/en/categories/preserves')
  await expect(page).toHaveURL(/\/en\/categories\/jars$/u)
  await expect(page.getByRole('heading', { level: 1, name: 'Jam & syrup' })).toBeVisible()
})
