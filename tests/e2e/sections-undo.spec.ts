import type { Locator, Page } from '@playwright/test'
import { addSection } from '#tests/support/add-section.ts'
import { anotherAdmin } from '#tests/support/another-admin.ts'
import { expect, test } from '#tests/support/browser.ts'
import { editing, openText, textOf } from '#tests/support/edit-mode.ts'
import { reload } from '#tests/support/open-page.ts'

const barOf = (page: Page) => page.locator('.edit-bar')
const undoOf = (page: Page) => barOf(page).getByRole('button', { name: 'Undo' })
const redoOf = (page: Page) => barOf(page).getByRole('button', { name: 'Redo' })
const listOf = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('[data-section]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-section')))
const toolsOf = (page: Page, name: string): Locator =>
  page.getByRole('group', { name, exact: true })

test('[T04] what was done to the sections of a page is taken back and taken again, in one row with its texts', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/quality')
  await addSection(page, 'Steps')
  await addSection(page, 'Call to action')
  await expect.poll(() => listOf(page)).toEqual(['quality:1', 'quality:2'])

  const title = textOf(page, 'quality.section.2.title')
  const field = await openText(page, 'quality.section.2.title')
  await field.fill('Ask us')
  await field.press('Enter')
  await expect(title).toHaveText('Ask us')
  await toolsOf(page, 'Call to action').getByRole('button', { name: 'Move up' }).click()
  await expect.poll(() => listOf(page)).toEqual(['quality:2', 'quality:1'])
  await toolsOf(page, 'Steps').getByRole('button', { name: 'Hide from the page' }).click()
  await expect.poll(() => listOf(page)).toEqual(['quality:2'])
  await toolsOf(page, 'Call to action').getByRole('button', { name: 'Settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Call to action' })
  await dialog.getByLabel('Background').selectOption('Tinted')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const block = page.locator('[data-kind="call-to-action"]')
  await expect(block).toHaveAttribute('data-ground', 'tint')
  await toolsOf(page, 'Call to action').getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => listOf(page)).toEqual([])

  await undoOf(page).click()
  await expect(title).toHaveText('Ask us')
  await undoOf(page).click()
  await expect(block).not.toHaveAttribute('data-ground', 'tint')
  await undoOf(page).click()
  await expect.poll(() => listOf(page)).toEqual(['quality:2', 'quality:1'])
  await page.keyboard.press('Control+z')
  await expect.poll(() => listOf(page)).toEqual(['quality:1', 'quality:2'])
  await page.keyboard.press('Control+z')
  await expect(title).not.toHaveText('Ask us')
  for (const keys of ['Control+z', 'Control+z']) await page.keyboard.press(keys)
  await expect.poll(() => listOf(page)).toEqual([])
  await expect(undoOf(page)).toBeDisabled()

  // Adding it again gives it its number and its words again.
  for (const rest of [6, 5, 4, 3]) {
    await redoOf(page).click()
    await expect(redoOf(page), `${rest} more`).toBeEnabled()
  }
  await expect.poll(() => listOf(page)).toEqual(['quality:2', 'quality:1'])
  await expect(title).toHaveText('Ask us')
  await reload(page)
  await expect.poll(() => listOf(page)).toEqual(['quality:2', 'quality:1'])
})

test('[T04] where somebody else has changed the sections since, undo leaves them alone and says so', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/terms')
  await addSection(page, 'Steps')
  await expect.poll(() => listOf(page)).toEqual(['terms:1'])
  const theirs = await anotherAdmin(site, 'editor')
  const read = await (await theirs('GET', '/content/sections/terms')).json()
  const { sections, rev } = read as { sections: object[]; rev: number }
  await theirs('PUT', '/content/sections/terms', { sections: [...sections, { kind: 'text' }], rev })
  await undoOf(page).click()
  await expect(
    page.getByText('Somebody else changed the sections since. Nothing was undone.'),
  ).toBeVisible()
  await expect.poll(() => listOf(page)).toEqual(['terms:1', 'terms:2'])
})
