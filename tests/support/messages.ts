import { expect, type Page } from '@playwright/test'

/**
 * Waits until all that messages are made of has been fetched: who loses the connection from here on can be told of it. A page whose
 * clock is a test's own does not know what it has fetched.
 */
export async function messagesAreLoaded(page: Page): Promise<void> {
  await expect.poll(() => madeOf(page)).toBeDefined()
  // Comes once what it imports has come too.
  await page.evaluate((address) => import(address), (await madeOf(page)) ?? '')
}

const madeOf = (page: Page) =>
  page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .find(({ name }) => /\/assets\/notices-[\w-]+\.js$/u.test(name))?.name,
  )
