import { expect, type Page, type Request } from '@playwright/test'
import { idle, open } from './open-page.ts'

/** Opens a page and waits until nothing is on its way any more: what it reads by itself is there. */
export function openWhole(page: Page, path: string): Promise<void> {
  return whole(page, () => open(page, path))
}

/** Goes to a page as a link of the site does, which takes half of what it takes to open it, and waits for all of it. */
export function followWhole(page: Page, path: string): Promise<void> {
  return whole(page, () =>
    page.evaluate(async (href) => {
      const router = Reflect.get(globalThis, '__TSR_ROUTER__') as Router
      await router.navigate({ href })
      // It has arrived once it has been drawn.
      while (router.state.resolvedLocation?.href !== router.state.location.href)
        await new Promise((resolve) => requestAnimationFrame(resolve))
    }, path),
  )
}

interface Router {
  navigate: (to: { href: string }) => Promise<void>
  state: { location: { href: string }; resolvedLocation?: { href: string } }
}

async function whole(page: Page, come: () => Promise<void>): Promise<void> {
  const onTheWay = new Set<Request>()
  const begin = (request: Request) => void onTheWay.add(request)
  const end = (request: Request) => void onTheWay.delete(request)
  page.on('request', begin)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  await come()
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
