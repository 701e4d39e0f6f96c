import { expect, type Locator, type Page } from '@playwright/test'

/** Holds the page's clock a little ahead of now: from here on its time passes by `page.clock.runFor` alone. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.install()
  // A clock is not put back: it is held further ahead than the call itself may take.
  await page.clock.pauseAt(Date.now() + 60_000)
}

/**
 * Lets the page's own time pass, by steps of this many ms, until something is to be seen: nobody waits for what is tried again
 * after seconds. Its clock was installed before it was opened.
 */
export async function passUntil(page: Page, seen: Locator, stepMs: number): Promise<void> {
  // What was asked for meanwhile is answered in real time, between the steps.
  await expect(async () => {
    await page.clock.runFor(stepMs)
    expect(await seen.isVisible()).toBe(true)
  }).toPass({ intervals: [50] })
}
