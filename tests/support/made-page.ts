import type { Page } from '@playwright/test'

/** Makes a page as its editor does, past the form. */
export function makePage(
  page: Page,
  words: { languageCode: string; slug: string; title: string },
): Promise<number> {
  return page.evaluate(
    async (body) => {
      const answer = await fetch('/api/admin/content/pages', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify(body),
      })
      return answer.status
    },
    { template: 'article', parentId: null, ...words },
  )
}
