import { expect, type Locator, type Page } from '@playwright/test'

/** Opens a page that is about to be used: what is pressed before React is there would be lost. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Loads the page anew and waits until it can be used. */
export async function reload(page: Page): Promise<void> {
  await page.reload()
  await hydrated(page)
}

interface Root {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } }
}

/**
 * From here on presses are heard: React has taken the document over, and knows the last control of the page's own part and the
 * last link of its frame.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isKnownToReact, undefined, { polling: 50 })
  // What listens to the whole page does so after the next frame.
  await idle(page)
}

/** Runs in the page. Asked at each frame it would make the page draw them, which takes the time that it waits for. */
function isKnownToReact(): boolean {
  // An element is known while the page is still being gone through, in slices; the root is told when that is over.
  const rootKey = Object.keys(document).find((key) => key.startsWith('__reactContainer'))
  const root = rootKey && (Reflect.get(document, rootKey) as Root)
  if (!root || root.stateNode.current.memoizedState.isDehydrated) return false
  const isKnown = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber'))
  const control = [...document.querySelectorAll('main button, main input')].at(-1)
  const link = [...document.querySelectorAll('footer a, nav a')].at(-1)
  return !!link && isKnown(link) && (!control || isKnown(control))
}

/**
 * After the next frame, once the page has nothing else to do. A machine that is busy enough may never tell: after ten seconds the
 * test goes on, and says so.
 */
export async function idle(page: Page): Promise<void> {
  const came = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        let last = 'no frame'
        const limit = setTimeout(() => resolve(last), 10_000)
        requestAnimationFrame(() => {
          last = 'a frame'
          requestIdleCallback(() => {
            clearTimeout(limit)
            resolve('idle')
          })
        })
      }),
  )
  if (came !== 'idle') console.warn(`${page.url()} was not idle for ten seconds: ${came}`)
}

/** What has opened over the page listens to keys from the moment it has taken focus. */
export async function hasFocus(overlay: Locator): Promise<void> {
  await expect
    .poll(() => overlay.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true)
}
