import type { Page } from '@playwright/test'

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

/** From here on presses are heard: React knows the last control of the page's own part and the last link of its frame. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isKnown = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber'))
    const control = [...document.querySelectorAll('main button, main input')].at(-1)
    const link = [...document.querySelectorAll('footer a, nav a')].at(-1)
    return link && isKnown(link) && (!control || isKnown(control))
  })
  // What listens to the whole page does so after the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  )
}
