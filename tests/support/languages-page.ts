import { type BrowserContext, expect, type Page } from '@playwright/test'
import { open } from './open-page.ts'
import { signedIn } from './signed-in.ts'
import type { Site } from './site.ts'

/** The owner's browser on a section, ready to be used. */
export async function openAs(page: Page, context: BrowserContext, site: Site, path: string) {
  await signedIn(context, site, { role: 'owner' })
  await open(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

export async function addLanguage(page: Page, code: string) {
  await page.getByRole('link', { name: 'Add a language' }).click()
  const sheet = page.getByRole('complementary').filter({ hasText: 'Add a language' })
  await sheet.getByLabel('Language', { exact: true }).selectOption(code)
  await sheet.getByRole('button', { name: 'Add the language' }).click()
  await expect(sheet).toBeHidden()
}

export async function showAnyway(page: Page, nativeName: string) {
  await page.getByRole('link', { name: nativeName }).click()
  await page.getByRole('button', { name: 'Show to visitors' }).click()
  await page.getByRole('button', { name: 'Show it anyway' }).click()
  await expect(page.getByRole('button', { name: 'Hide from visitors' })).toBeVisible()
}
