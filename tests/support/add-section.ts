import { expect, type Page } from '@playwright/test'
import { fieldOf } from './edit-mode.ts'

const inEnglish = { sections: 'Sections of this page', addOne: 'Add a section' }

/** Adds a section at the end of what the page has: it is shown, with its first words to be written. */
export async function addSection(page: Page, kind: string, words = inEnglish): Promise<void> {
  const sections = page.locator('[data-section]')
  const before = await sections.count()
  await page.getByRole('button', { name: words.sections }).click()
  await page
    .getByRole('dialog', { name: words.sections })
    .getByRole('button', { name: new RegExp(`^${words.addOne}`, 'u') })
    .last()
    .click()
  await page
    .getByRole('dialog', { name: words.addOne })
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
