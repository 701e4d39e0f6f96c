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

/** From here on presses are heard and links are followed by the router: React knows the last link of the page. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const link = [...document.querySelectorAll('footer a')].at(-1)
    return link && Object.keys(link).some((key) => key.startsWith('__reactFiber'))
  })
}
