import { expect, type Page } from '@playwright/test'
import { openText, textOf } from './edit-mode.ts'

/** Gives a text other words, for readers. */
export async function write(page: Page, name: string, words: string): Promise<void> {
  const field = await openText(page, name)
  await field.fill(words)
  await field.press('Enter')
  await closed(page)
  await expect(textOf(page, name)).toHaveText(words)
}

/** Gives a text other words, which wait as a draft. */
export async function writeDraft(page: Page, name: string, words: string): Promise<void> {
  const field = await openText(page, name)
  await field.fill(words)
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await closed(page)
  await expect(textOf(page, name)).toHaveText(words)
}

/** Chooses something else that can be done with the text that is open. */
export async function chooseMore(page: Page, what: string): Promise<void> {
  await page.locator('.edit-foot').getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: what }).click()
}

/** That no text is open any more. */
export async function closed(page: Page): Promise<void> {
  await expect(page.locator('.edit-open')).toHaveCount(0)
}

/** A message of this title and description. */
export async function told(page: Page, title: string, description = title): Promise<void> {
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: description })
  await expect(toast.first()).toBeVisible()
  await expect(toast.first()).toContainText(title)
}
