import { expect, type Page } from '@playwright/test'
import { fieldOf } from './edit-mode.ts'

/** Adds a section at the end of what the page has: it is shown, with its first words to be written. */
export async function addSection(page: Page, kind: string): Promise<void> {
  const sections = page.locator('[data-section]')
  const before = await sections.count()
  await page.getByRole('button', { name: 'Sections of this page' }).click()
  await page
    .getByRole('dialog', { name: 'Sections of this page' })
    .getByRole('button', { name: /^Add a section/u })
    .last()
    .click()
  await page
    .getByRole('dialog', { name: 'Add a section' })
    .getByRole('button', { name: new RegExp(`^${kind}`, 'u') })
    .click()
  await expect(sections).toHaveCount(before + 1)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(fieldOf(page)).toBeFocused()
  await expect(sections.last()).toBeInViewport()
  await expect(fieldOf(page)).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(page.locator('.edit-open')).toHaveCount(0)
}
