import { type BrowserContext, expect, type Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { openAs } from './languages-page.ts'
import type { Site } from './site.ts'

export const filesSheet = (page: Page) =>
  page.getByRole('complementary').filter({ hasText: 'Files for translators' })

/** The owner's browser at the files of an area of the English texts. */
export async function openFiles(page: Page, context: BrowserContext, site: Site, area: string) {
  await openAs(page, context, site, `/en/admin/translations?language=en&area=${area}`)
  await page.getByRole('link', { name: 'Files for translators' }).click()
  await expect(filesSheet(page).getByLabel('Translated file')).toBeEnabled()
}

export async function download(page: Page, format: string): Promise<string> {
  const waiting = page.waitForEvent('download')
  await filesSheet(page)
    .getByRole('button', { name: `Download ${format}` })
    .click()
  return readFile(await (await waiting).path(), 'utf8')
}

export function bringIn(page: Page, name: string, content: string) {
  const buffer = Buffer.from(content)
  const field = filesSheet(page).getByLabel('Translated file')
  return field.setInputFiles({ name, mimeType: 'text/plain', buffer })
}
