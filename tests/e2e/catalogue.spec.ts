import { readFile } from 'node:fs/promises'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'

test('[N02] goods are chosen, the sheet follows, the file is fetched, and a link opens the same choice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, '/en/catalog-pdf')
  const preview = page.getByRole('region', { name: 'Preview' })
  const sheet = preview.getByRole('article')
  await expect(sheet).toContainText('Catalogue')
  await expectNoFaults(page)

  for (const name of await page.locator('.catalogue-categories label').allInnerTexts())
    if (!name.startsWith('Dairy')) await page.getByRole('checkbox', { name }).uncheck()
  await page.getByText('Price list', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Cover and contents' }).uncheck()
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveText('Dairy')
  await expect(sheet.getByRole('heading', { level: 3 }).first()).toBeVisible()
  const held = await page
    .locator('.catalogue-categories')
    .getByRole('checkbox', { checked: true })
    .count()
  expect(held).toBe(1)

  await page.getByRole('combobox', { name: 'Language' }).selectOption('ar')
  await expect(sheet).toHaveAttribute('dir', 'rtl')
  const names = await sheet.getByRole('heading', { level: 3 }).allInnerTexts()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/\.pdf$/u)
  const bytes = await readFile(await file.path())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')

  await page.getByRole('button', { name: 'Copy a link to this choice' }).click()
  const link = await page.getByLabel('Link', { exact: true }).inputValue()
  await open(page, new URL(link).pathname + new URL(link).search)
  await expect(sheet).toHaveAttribute('dir', 'rtl')
  expect(await sheet.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(names)
})

test('[N02] a single product is chosen by its name, and without a choice there is nothing to fetch', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await open(page, '/en/catalog-pdf?categories=-')
  const status = page.getByText('Choose a category or a product.')
  await expect(status).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download PDF' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.getByRole('button', { name: 'Choose single products' }).click()
  await page.getByLabel('Search by name or item number').fill('PF-1002')
  await page.locator('.catalogue-goods').getByRole('checkbox').check()
  await expect(status).toBeHidden()
  await expect(page.getByText('1 of at most 200')).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.locator('.paper').getByRole('heading', { level: 3 })).toHaveCount(1)
  await expectNoFaults(page)
})
