import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appConfig } from '#config'
import { newShopper, productId } from '#tests/support/shopper.ts'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

test('[D11] the page and the API of an order together open 30 times a minute, and then say to wait', async () => {
  const buyer = newShopper(site.url)
  await buyer.addToCart(await productId(site.database, 'blueberry-jam'), 3)
  const { token, number } = (await (await buyer.order()).json()) as {
    token: string
    number: string
  }
  await timeInThisMinute()
  const page = () => fetch(`${site.url}/en/order-success/${token}`)
  const first = await page()
  expect(first.status).toBe(200)
  expect(await first.text()).toContain(number)

  // All at once, so that they are over within the minute.
  const views = await Promise.all(
    Array.from({ length: appConfig.orders.viewsPerMinute }, () =>
      fetch(`${site.url}/api/orders/${token}`),
    ),
  )
  // The page was the first view.
  const statuses = views.map(({ status }) => status).toSorted()
  expect(statuses).toEqual([...statuses.slice(1).map(() => 200), 429])

  const refused = await page()
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(refused.headers.get('cache-control')).toBe('private, no-store')
  const html = await refused.text()
  expect(html).toContain('This page did not load')
  expect(html).not.toContain(number)
  expect((await fetch(`${site.url}/en/about`)).status).toBe(200)
})

/** The limiter counts by the minute of the clock: a new one in the midst of the test would count anew. */
async function timeInThisMinute(): Promise<void> {
  while (new Date().getSeconds() > 45) await wait(200)
}
