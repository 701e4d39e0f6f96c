import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { appConfig } from '#config'
import { catchCalls } from './caught-calls.ts'
import { idle, open } from './open-page.ts'
import { keepCookie, signedIn } from './signed-in.ts'
import type { Site } from './site.ts'

/** Opens a page as somebody who works here, with Edit Mode on: it stays on from one page to the next, so this one comes with it. */
export async function editing(
  page: Page,
  site: Pick<Site, 'url' | 'database'>,
  path: string,
  role: Parameters<typeof signedIn>[2] = {},
): Promise<void> {
  await signedIn(page.context(), site, { role: 'editor', ...role })
  await keepOn(page, site.url)
  await openEdited(page, `${site.url}${path}`)
}

/** What the switch leaves behind: the tab knows that it edits, and the server that it is shown drafts. */
async function keepOn(page: Page, url: string): Promise<void> {
  // A tab that has seen no page of the site keeps nothing for it yet.
  if (!page.url().startsWith(url)) await page.goto(`${url}/favicon.svg`)
  await page.evaluate(() => {
    const on = { isOn: true, view: { drafts: true, asOf: null } }
    sessionStorage.setItem('edit-mode', JSON.stringify(on))
  })
  await keepCookie(page.context(), url, { name: appConfig.viewCookie, value: '1.' })
}

/** By its switch. */
export async function turnOn(page: Page): Promise<void> {
  // The page is read and drawn anew, with its drafts.
  const isRead = page.waitForResponse('**/api/shell*')
  await page.getByRole('switch').click()
  await expect(page.locator('.edit-bar')).toBeVisible()
  await expect(page.locator('.edit-mark').first()).toBeAttached()
  await isRead
  await idle(page)
}

/** Opens another page in a tab where Edit Mode is on. */
export async function openEdited(page: Page, path: string): Promise<void> {
  await open(page, path)
  await expect(page.locator('.edit-bar')).toBeVisible()
  await expect(page.locator('.edit-mark').first()).toBeAttached()
  await idle(page)
}

/** Closes the open text without saving it. */
export async function giveUp(page: Page): Promise<void> {
  await fieldOf(page).press('Escape')
  await expect(page.locator('.edit-open')).toHaveCount(0)
}

/** Saves the open line. */
export async function saveLine(field: Locator): Promise<void> {
  await field.press('Enter')
  await expect(field.page().locator('.edit-open')).toHaveCount(0)
}

/** The page's own element of a text. */
export function textOf(page: Page, name: string): Locator {
  return page.locator(`[data-content="${name}"]`).first()
}

export function pencilOf(page: Page, name: string): Locator {
  return page.locator(`[data-mark="text ${name} 1"]`)
}

/** What an open text is written in. */
export function fieldOf(page: Page): Locator {
  return page.locator('.edit-open').getByRole('textbox').first()
}

/** Opens a text as most people do, and answers its field. */
export async function openText(page: Page, name: string): Promise<Locator> {
  await expect(pencilOf(page, name)).toBeAttached()
  // The words of the last one stand in the page before its field has gone.
  await expect(page.locator('.edit-open')).toHaveCount(0)
  await textOf(page, name).dblclick()
  const field = fieldOf(page)
  await expect(field).toBeFocused()
  return field
}

/** Two clicks on a link as one gesture: where the machine is slow between them, the first by itself would follow it. */
export async function doubleClick(link: Locator): Promise<void> {
  await link.hover()
  await link.evaluate((element: HTMLElement) => {
    const { left, top } = element.getBoundingClientRect()
    const at = { bubbles: true, cancelable: true, clientX: left, clientY: top }
    for (const kind of ['click', 'click', 'dblclick'])
      element.dispatchEvent(new MouseEvent(kind, at))
  })
}

/** That the page, scrolled to its end, has its last row above what lies over the foot of the window. */
export async function expectFootClearOf(page: Page, over: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const [foot, top] = await Promise.all([
      page.getByRole('contentinfo').evaluate((row) => row.getBoundingClientRect().bottom),
      over.evaluate((element) => element.getBoundingClientRect().top),
    ])
    expect(foot).toBeLessThanOrEqual(top)
  }).toPass({ timeout: 5000 })
}

/** A second person at another computer. */
export async function another(context: BrowserContext, locale = 'nb-NO'): Promise<Page> {
  const browser = context.browser()
  if (!browser) throw new Error('no browser')
  const page = await (await browser.newContext({ locale, timezoneId: 'Europe/Oslo' })).newPage()
  catchCalls(page)
  return page
}

/** Somebody without a name writes a text past the page that has it open. */
export async function elsewhere(
  site: Pick<Site, 'database'>,
  text: { name: string; language: string; words: string },
): Promise<void> {
  const [page = '', key = ''] = text.name.split('.')
  await site.database.execute({
    sql: `update page_content_translations set content_value = ?, rev = rev + 1
      where language_code = ? and page_content_id =
        (select id from page_contents where page_slug = ? and content_key = ?)`,
    args: [text.words, text.language, page, key],
  })
}

/** What the public page says, asked by a visitor's browser past every cache of ours that may be 5 s old. */
export function publicText(page: Page, path: string, words: string): Promise<void> {
  return expect
    .poll(async () => (await page.request.get(path, { headers: { cookie: '' } })).text())
    .toContain(words)
}
