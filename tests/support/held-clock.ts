import type { Page } from '@playwright/test'

/** Holds the page's clock a little ahead of now: from here on its time passes by `page.clock.runFor` alone. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.install()
  // A clock is not put back: it is held further ahead than the call itself may take.
  await page.clock.pauseAt(Date.now() + 60_000)
}
