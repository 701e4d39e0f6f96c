import type { Page } from '@playwright/test'
import type { Site } from './site.ts'

/** What a visitor is answered who was never here: a status, and where it leads, without following it. */
export async function answerAt(
  page: Page,
  site: Pick<Site, 'url'>,
  path: string,
): Promise<[status: number, location: string]> {
  const headers = { cookie: '' }
  const answer = await page.request.get(site.url + path, {
    headers,
    maxRedirects: 0,
    // The server may close a connection that was kept in the moment in which it is used again.
    maxRetries: 1,
  })
  return [answer.status(), answer.headers()['location'] ?? '']
}
