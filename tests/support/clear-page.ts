import type { Page } from '@playwright/test'
import type { WarmPage } from './warm-page.ts'

/** What tests listen for. The runner listens to a page's end as well, which stays. */
const heard = [
  'console',
  'dialog',
  'domcontentloaded',
  'download',
  'filechooser',
  'frameattached',
  'framedetached',
  'framenavigated',
  'load',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
  'worker',
]

/** Makes a page what a new one is, but for the files it has kept. False where it does not let itself be cleared. */
export async function clearPage(warm: WarmPage): Promise<boolean> {
  try {
    await clear(warm)
    return true
  } catch {
    return false
  }
}

async function clear({ page, context, options, scripts }: WarmPage): Promise<void> {
  for (const event of heard) page.removeAllListeners(event)
  for (const other of context.pages()) if (other !== page) await other.close()
  await Promise.all(scripts.splice(0).map((script) => script.dispose()))
  // Left while its calls are still caught as the test wanted: what a page tries again would reach the site otherwise.
  // To a picture of the site, and not to a blank page, which the browser would start another process for.
  await page.goto(`${options.baseURL ?? ''}/favicon.svg`)
  await Promise.all([
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    context.clearCookies(),
    context.clearPermissions(),
    page.evaluate(forget),
    page.emulateMedia({
      media: null,
      colorScheme: options.colorScheme ?? null,
      reducedMotion: options.reducedMotion ?? null,
      forcedColors: options.forcedColors ?? null,
      contrast: options.contrast ?? null,
    }),
    resize(page, options.viewport),
  ])
}

/** Runs in the page: gives up all that the site has kept there. */
async function forget(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  Object.assign(globalThis, { name: '' })
  for (const key of await caches.keys()) await caches.delete(key)
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
}

async function resize(page: Page, size: WarmPage['options']['viewport']): Promise<void> {
  // Beside the window, where a pointer touches nothing of the next page.
  await page.mouse.move(-1, -1)
  if (size) await page.setViewportSize(size)
}
