import { expect, type Locator, type Page } from '@playwright/test'
import { appConfig } from '#config'
import type { MediaItem } from '#domain/media.schema.ts'
import { uploadOf } from './media.ts'
import { newPerson } from './people.ts'
import { pictureOf } from './pictures.ts'
import type { Site } from './site.ts'

/** Calls the API as an editor at another computer. */
export async function editorOf(site: Site) {
  const { secret } = await newPerson(site.database, { role: 'editor' })
  const by = { cookie: `${appConfig.sessionCookie}=${secret}`, origin: site.url }
  return async <Answer>(path: string, init: RequestInit = {}): Promise<Answer> => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const headers = { 'content-type': 'application/json', ...key, ...by, ...init.headers }
    const answer = await fetch(`${site.url}/api/admin${path}`, { ...init, headers })
    expect(answer.ok, path).toBe(true)
    return (await answer.json()) as Answer
  }
}

/** A picture of the library that nobody has described. */
export async function silentPicture(site: Site, width: number): Promise<MediaItem> {
  const call = await editorOf(site)
  const { headers, body } = uploadOf('rye.png', await pictureOf('png', { width, height: 800 }))
  return call<MediaItem>('/media', { method: 'POST', headers, body })
}

/** A picture of the library with a description in a language. */
export async function pictureIn(site: Site, width = 1200, code = 'en'): Promise<MediaItem> {
  const item = await silentPicture(site, width)
  const call = await editorOf(site)
  return call<MediaItem>(`/media/${item.id}`, {
    method: 'PATCH',
    body: JSON.stringify({ altTexts: { [code]: 'Rye in the wind' }, rev: item.rev }),
  })
}

/** In an open rich text: what puts a picture of the library into it. */
export const pictureButton = (page: Page): Locator =>
  page.locator('.edit-toolbar .edit-tool:has([href$="#image"])')

/** The picture in an open rich text. */
export const pictureInText = (page: Page): Locator =>
  page.locator('.edit-rich img:not(.ProseMirror-separator)')

/** Puts the library's newest picture into the open rich text. */
export async function choosePicture(page: Page): Promise<void> {
  await pictureButton(page).click()
  await page.locator('.media-card').first().click()
  await expect(pictureInText(page)).toHaveCount(1)
}

/** Saves the open text. */
export async function saveText(page: Page): Promise<void> {
  await page.locator('.edit-actions .btn-primary').click()
  await expect(page.locator('.edit-open')).toHaveCount(0)
}
