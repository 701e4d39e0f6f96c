import { expect, type Page, type Request } from '@playwright/test'
import { idle, open } from './open-page.ts'

/** Opens a page and waits until nothing is on its way any more: what it reads by itself is there. */
export async function openWhole(page: Page, path: string): Promise<void> {
  const onTheWay = new Set<Request>()
  const begin = (request: Request) => void onTheWay.add(request)
  const end = (request: Request) => void onTheWay.delete(request)
  page.on('request', begin)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  await open(page, path)
  await expect(async () => {
    const before = onTheWay.size
    // What has come may ask for more.
    await idle(page)
    expect([before, onTheWay.size]).toEqual([0, 0])
  }).toPass({ intervals: [0] })
  page.off('request', begin)
  page.off('requestfinished', end)
  page.off('requestfailed', end)
}
