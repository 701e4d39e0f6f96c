import { expect, type Locator, type Page } from '@playwright/test'
import { newPicture } from './media.ts'
import { open, reload } from './open-page.ts'
import { sheet } from './savings.ts'
import type { Site } from './site.ts'

export const chooser = (page: Page) => page.locator('.ws-section-actions input[type=file]')
export const cards = (page: Page) => page.locator('.media-card')
export const cardOf = (page: Page, name: string) => cards(page).filter({ hasText: name })

/** A file as a person chooses it. */
export async function fileOf(name: string, bytes: Uint8Array) {
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) }
}

/** Pressed by the keyboard alone. */
export async function enter(control: Locator): Promise<void> {
  await control.focus()
  await control.press('Enter')
}

/** A picture that is open in the sheet, with a Norwegian text. */
export async function openPicture(page: Page, site: Site, name: string): Promise<void> {
  await open(page, '/en/admin/media')
  await chooser(page).setInputFiles(await fileOf(name, await newPicture()))
  await expect(cardOf(page, name)).toBeVisible()
  await site.database.execute({
    sql: `insert into media_texts select id, 'nb', 'MINE' from media where name = ?`,
    args: [name],
  })
  await reload(page)
  await cardOf(page, name).click()
  await expect(sheet(page).locator('[name=alt-nb]')).toHaveValue('MINE')
}

/** Somebody else saves texts of it elsewhere. */
export async function saveElsewhere(site: Site, name: string, texts: Record<string, string>) {
  await site.database.batch([
    ...Object.entries(texts).map(([code, text]) => ({
      sql: `insert into media_texts select id, ?, ? from media where name = ?
        on conflict do update set alt_text = excluded.alt_text`,
      args: [code, text, name],
    })),
    { sql: 'update media set rev = rev + 1 where name = ?', args: [name] },
  ])
}

export async function textsOf(site: Site, name: string) {
  const { rows } = await site.database.execute({
    sql: `select language_code, alt_text from media_texts join media on id = media_id where name = ?`,
    args: [name],
  })
  return Object.fromEntries(rows.map((row) => [row['language_code'], row['alt_text']]))
}
