import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { signedIn } from '#tests/support/signed-in.ts'

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })

async function openList(page: Page, query: string) {
  await page.goto(`/en/admin/collections?${query}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Collections')
  await page.waitForLoadState('networkidle')
}

test('a question is added, translated, moved, hidden, removed and brought back; visitors read it at once', async ({
  page,
  context,
  site,
  browser,
}) => {
  await signedIn(context, site, { role: 'owner' })
  await openList(page, 'collection=questions&language=nb')
  await page.getByRole('link', { name: 'Add a question' }).click()
  const sheet = page.getByRole('complementary').filter({ hasText: 'Add a question' })
  await sheet.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(sheet.getByText('This cannot be empty.').first()).toBeVisible()
  await sheet.getByLabel('Question').fill('Kan jeg besøke ysteriet?')
  await sheet.getByRole('textbox', { name: 'Answer' }).fill('Ja, hver torsdag.')
  await sheet.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(sheet).toBeHidden()
  const rows = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Carry / }) })
  await expect(rows.last()).toContainText('Kan jeg besøke ysteriet?')

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${site.url}/nb/faq`)
  const asked = visitor.locator('summary')
  await expect(asked.last()).toHaveText('Kan jeg besøke ysteriet?')

  await openList(page, 'collection=questions&language=en&open=question.13')
  const item = page.getByRole('complementary').filter({ hasText: 'Kan jeg besøke ysteriet?' })
  expect((await new AxeBuilder({ page }).include('.ws-section').analyze()).violations).toEqual([])
  await item.getByLabel('Question').fill('May I visit the dairy?')
  await item.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Move May I visit the dairy? up' }).click()
  await expect(rows.nth(-2)).toContainText('May I visit the dairy?')
  await visitor.goto(`${site.url}/en/faq`)
  await expect(asked.nth(-2)).toHaveText('May I visit the dairy?')

  await page.getByRole('button', { name: 'Hide May I visit the dairy?' }).click()
  await expect(rows.nth(-2)).toContainText('Hidden')
  await visitor.reload()
  await expect(asked.filter({ hasText: 'May I visit' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Show May I visit the dairy?' }).click()
  await expect(rows.nth(-2)).not.toContainText('Hidden')
  await page.getByRole('button', { name: 'Remove May I visit the dairy?' }).click()
  await expect(rows.filter({ hasText: 'May I visit' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows.filter({ hasText: 'May I visit' })).toHaveCount(1)
  await visitor.context().close()
})

test('the people and the certificates stand on their pages, dates in the reader’s language', async ({
  page,
}) => {
  await page.goto('/en/about')
  await expect(page.getByRole('heading', { name: 'The people behind the counter' })).toBeVisible()
  await expect(page.locator('.person')).toHaveCount(6)
  await page.goto('/ar/quality')
  await expect(page.locator('.certificate')).toHaveCount(3)
  await expect(page.locator('.certificate time').first()).toHaveAttribute('datetime', '2028-03-31')
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
})
