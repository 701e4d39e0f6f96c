import { expect, type Page } from '@playwright/test'

/**
 * Waits until what messages are made of has been fetched: who loses the connection from here on can be told of it. A page whose
 * clock is a test's own does not know what it has fetched.
 */
export async function messagesAreLoaded(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .some(({ name }) => /\/assets\/toaster-[\w-]+\.js$/u.test(name)),
      ),
    )
    .toBe(true)
}
