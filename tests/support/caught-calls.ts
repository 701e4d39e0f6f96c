import { expect, type Page } from '@playwright/test'

const probe = '/api/health?caught'
const waiting = new WeakSet<Page>()

/**
 * The browser says that it hands a page's calls over a moment before it does: what an open page asks for right after its first route
 * would go past it. The first route is answered once a call has been caught.
 */
export function catchCalls(page: Page): void {
  if (waiting.has(page)) return
  waiting.add(page)
  const route = page.route.bind(page)
  page.route = async (...given) => {
    page.route = route
    waiting.delete(page)
    const caught = await route(...given)
    if (page.url().startsWith('http')) await catchOne(page)
    return caught
  }
}

async function catchOne(page: Page): Promise<void> {
  await page.route(`**${probe}`, async (call) => call.fulfill({ status: 204 }))
  const ask = async (address: string) =>
    fetch(address).then(
      ({ status }) => status,
      () => 0,
    )
  // A page that is left meanwhile answers nothing; the one after it is caught from its beginning.
  await expect.poll(async () => page.evaluate(ask, probe).catch(() => 0)).toBe(204)
  await page.unroute(`**${probe}`)
}
