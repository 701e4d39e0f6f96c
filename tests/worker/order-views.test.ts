import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appConfig, serverConfig } from '#config'
import { addressHeader } from '#server/http/network-address.ts'
import { newPerson } from '#tests/support/people.ts'
import { newShopper, productId } from '#tests/support/shopper.ts'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

/** The page of an order, asked for from another network than the test below counts the views of. */
function pageOf(token: string, cookie = ''): Promise<Response> {
  const headers = { cookie, [addressHeader]: '203.0.113.7' }
  return fetch(`${site.url}/en/order-success/${token}`, { headers })
}

test('[D11] [I02] the page of an order shows somebody else number and status alone, also of an order of an account', async () => {
  const buyer = newShopper(site.url)
  await buyer.addToCart(await productId(site.database, 'blueberry-jam'), 3)
  const { token, number } = (await (await buyer.order()).json()) as {
    token: string
    number: string
  }
  const own = await (await pageOf(token, `__Host-guest=${buyer.secret()}`)).text()
  const other = await newPerson(site.database)
  const asStranger = async (cookie: string) => {
    const answer = await pageOf(token, cookie)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    const html = await answer.text()
    for (const shown of [number, 'This is my order']) expect(html).toContain(shown)
    for (const secret of ['Kari Prøve', 'buyer-', 'Blueberry jam']) {
      expect(own).toContain(secret)
      expect(html).not.toContain(secret)
    }
  }
  const signedIn = `${appConfig.sessionCookie}=${other.secret}`
  for (const cookie of ['', signedIn]) await asStranger(cookie)
  const { id } = await newPerson(site.database)
  await site.database.execute({
    sql: 'update orders set user_id = ?, guest_hash = null where public_token = ?',
    args: [id, token],
  })
  await asStranger(signedIn)
})

test('[D08] an order that there is not has no page', async () => {
  expect((await pageOf('A'.repeat(22))).status).toBe(404)
})

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
    Array.from({ length: serverConfig.orders.viewsPerMinute }, () =>
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
