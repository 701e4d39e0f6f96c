import type { Page } from '@playwright/test'

/** The server does what the first call asks for, and its answer gets lost. What came of each call, by its key. */
export async function loseAnswer(
  page: Page,
  { call, method }: { call: string; method: string },
): Promise<{ key: string | undefined; status: number }[]> {
  const calls: { key: string | undefined; status: number }[] = []
  await page.route(call, async (route) => {
    const request = route.request()
    if (request.method() !== method) return route.fallback()
    // By a connection of its own: one that has rested is hung up on, and the call lost.
    const headers = { ...request.headers(), connection: 'close' }
    const answer = await route.fetch({ headers })
    calls.push({ key: request.headers()['idempotency-key'], status: answer.status() })
    return calls.length === 1 ? route.abort() : route.fulfill({ response: answer })
  })
  return calls
}
