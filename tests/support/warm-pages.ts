import type { Browser, BrowserContextOptions } from '@playwright/test'
import { catchCalls } from './caught-calls.ts'
import { clearPage } from './clear-page.ts'
import { noteChanges } from './noted-changes.ts'
import { separateCalls } from './separate-calls.ts'
import type { WarmPage } from './warm-page.ts'

/** The pages that are kept, one for each set of options, all of one site. */
export interface WarmPages {
  /** A new page. */
  open: (options: BrowserContextOptions) => Promise<WarmPage>
  /** The page with these options, a new one where there is none. */
  take: (options: BrowserContextOptions) => Promise<WarmPage>
  /** Gives it back after a test. What cannot be cleared, or is not to be kept, is closed. */
  giveBack: (warm: WarmPage, isToBeKept: boolean) => Promise<void>
  close: () => Promise<void>
}

export function warmPages(browser: Browser): WarmPages {
  const kept = new Map<string, WarmPage>()
  let keptUrl: string | undefined
  const close = async () => {
    for (const { context } of kept.values()) await context.close()
    kept.clear()
  }
  return {
    close,
    open: (options) => newPage(browser, options),
    async take(options) {
      if (options.baseURL !== keptUrl) await close()
      keptUrl = options.baseURL
      const key = JSON.stringify(options)
      const known = kept.get(key)
      kept.delete(key)
      if (!known) return newPage(browser, options)
      // What the last test's page sent as it was left may have been answered since, with a cookie.
      await known.context.clearCookies()
      catchCalls(known.page)
      return known
    },
    async giveBack(warm, isToBeKept) {
      if (isToBeKept && !warm.isSpoiled && (await clearPage(warm)))
        kept.set(JSON.stringify(warm.options), warm)
      else await warm.context.close()
    },
  }
}

async function newPage(browser: Browser, options: BrowserContextOptions): Promise<WarmPage> {
  const context = await browser.newContext(options)
  separateCalls(context.request)
  context.on('page', catchCalls)
  const page = await context.newPage()
  const warm: WarmPage = { page, context, options, scripts: [], isSpoiled: false }
  noteChanges(warm)
  return warm
}
