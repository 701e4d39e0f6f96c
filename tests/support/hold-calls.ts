import type { Page } from '@playwright/test'

/** Holds calls to an address on their way, until what this answers is called: those by one method alone, where one is named. */
export async function holdCalls(
  page: Page,
  address: string | RegExp,
  method?: string,
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    if (method && route.request().method() !== method) return route.fallback()
    await promise
    return route.continue()
  })
  return resolve
}
