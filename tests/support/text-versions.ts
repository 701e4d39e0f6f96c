import { expect, type Locator, type Page } from '@playwright/test'
import { fieldOf, pencilOf } from './edit-mode.ts'

/** A rich text before and after its heading, a link, some words and the words of a picture were changed. */
export const former =
  '<h2>Our farms</h2><p>Milk from <a href="/farms">the valley</a> each day</p><p><img src="/pictures/aged-farm-cheese-320.webp" alt="A cow"></p>'
export const latter =
  '<h3>Our farms</h3><p>Milk from <a href="/about">the valley</a> <strong>each day</strong></p><p><img src="/pictures/aged-farm-cheese-320.webp" alt="Two cows"></p>'

/** Saves a text as its editor does, past the field: what is typed there is not what is tested. Named by its page and key, as `page/key`. */
export async function saveVersion(
  page: Page,
  at: string,
  value: string,
  language = 'en',
): Promise<void> {
  const saved = await page.evaluate(
    async ([path, words, code]) => {
      const address = `/api/admin/content/texts/${path}`
      const { rev } = (await (await fetch(`${address}?language=${code}`)).json()) as { rev: number }
      const answer = await fetch(address, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({ language: code, value: words, rev, type: 'html', as: 'publish' }),
      })
      return answer.status
    },
    [at, value, language] as const,
  )
  expect(saved).toBe(200)
}

/** Opens the history of a text by the keyboard. */
export async function openHistory(page: Page, name: string): Promise<Locator> {
  await pencilOf(page, name).press('Enter')
  // It takes the keyboard when it has come.
  await expect(fieldOf(page)).toBeFocused()
  await page.getByRole('button', { name: 'History' }).press('Enter')
  return page.getByRole('dialog')
}
