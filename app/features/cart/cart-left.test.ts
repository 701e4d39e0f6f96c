import { expect, test } from 'vitest'
import { appConfig } from '#config'
import { answered, away, lost } from '#tests/support/cart-shop.ts'
import { adding, pass, setting, useCartBrowser } from '#tests/support/cart-tab.ts'
import type { Wish } from './cart-changes.ts'

const browser = useCartBrowser()

test('a browser that never had a cart reads none, neither when a page opens nor when one is restored', async () => {
  const shop = browser.shopWith({})
  await browser.openTab()
  await browser.goBack()
  await pass(60_000)
  expect(shop.calls).toEqual([])
})

test('what still waits for the next click is sent with the page that is left, what is under way is not sent twice', async () => {
  const shop = browser.shopWith({ butter: 1, juice: 1 })
  const tab = await browser.openTab()
  shop.writes = () => new Promise(() => {})
  tab.change(setting('juice', 3))
  await pass(500)
  tab.change(setting('butter', 2))
  shop.writes = answered
  browser.leave()
  expect(shop.written()).toMatchObject([
    { path: '/api/cart/lines/juice', keepalive: false },
    { path: '/api/cart/lines/butter', body: { quantity: 2 }, keepalive: true },
  ])
  expect(shop.goods).toEqual({ butter: 2, juice: 1 })
})

test('a change that could not be saved before a reload is shown and saved after it, under the same key', async () => {
  const shop = browser.shopWith({ butter: 1 })
  const tab = await browser.openTab()
  shop.writes = away
  tab.change(setting('butter', 2))
  await pass(500)
  browser.leave()
  const next = await browser.openTab()
  expect(next.shown()).toEqual({ butter: 2 })
  shop.writes = answered
  await pass(2000)
  expect(shop.goods).toEqual({ butter: 2 })
  expect(next.shown()).toEqual({ butter: 2 })
  expect(next.notices.at(-1)).toMatchObject({ kind: 'saved', change: 'set', wasRetried: true })
  expect(new Set(shop.written().map(({ key }) => key)).size).toBe(1)
})

test('an add that is sent again after a reload hides nothing that was saved since its answer was lost', async () => {
  const shop = browser.shopWith({ juice: 1 })
  const tab = await browser.openTab()
  shop.writes = lost
  tab.change(adding('butter'))
  await pass(500)
  browser.leave()
  shop.goods['juice'] = 5
  shop.writes = answered
  const next = await browser.openTab()
  await pass(1000)
  expect(next.shown()).toEqual({ juice: 5, butter: 1 })
})

test('a change of another day is not sent', async () => {
  const shop = browser.shopWith({ butter: 1 })
  waitFrom(setting('butter', 7), 86_400_000)
  const tab = await browser.openTab()
  expect(tab.shown()).toEqual({ butter: 1 })
  tab.change(setting('butter', 2))
  await pass(1000)
  expect(shop.written()).toMatchObject([{ body: { quantity: 2 } }])
})

test('a quantity that was saved while the page was left is not reported as failed a minute later', async () => {
  const shop = browser.shopWith({ butter: 1 })
  const tab = await browser.openTab()
  shop.writes = lost
  tab.change(setting('butter', 2))
  await pass(500)
  browser.leave()
  await pass(60_000)
  shop.writes = answered
  const next = await browser.openTab()
  await pass(60_000)
  expect(next.shown()).toEqual({ butter: 2 })
  expect(next.told).toEqual(['saved set'])
})

test('a page that is restored shows the cart as it is now', async () => {
  const shop = browser.shopWith({ butter: 1 })
  const tab = await browser.openTab()
  shop.goods['butter'] = 3
  await browser.goBack()
  expect(tab.shown()).toEqual({ butter: 3 })
})

test('a page that is restored does not send again what the page in between has saved and changed', async () => {
  const shop = browser.shopWith({ butter: 1 })
  const tab = await browser.openTab()
  shop.writes = away
  tab.change(setting('butter', 2))
  await pass(500)
  // It has saved all that waited, and more.
  browser.keepWaiting([])
  shop.goods['butter'] = 5
  await browser.goBack()
  shop.writes = answered
  shop.calls.length = 0
  await pass(60_000)
  expect(tab.shown()).toEqual({ butter: 5 })
  expect(tab.told).toEqual(['retrying', 'overtaken'])
  expect(tab.state().isRetrying).toBe(false)
  tab.change(setting('butter', 6))
  await pass(1000)
  expect(shop.written()).toMatchObject([{ body: { quantity: 6 } }])
})

test('what the page in between could not save is shown and saved by the one that is restored', async () => {
  const shop = browser.shopWith({ butter: 1 })
  const tab = await browser.openTab()
  waitFrom(setting('butter', 4), 400)
  await browser.goBack()
  expect(tab.shown()).toEqual({ butter: 4 })
  await pass(1000)
  expect(shop.goods).toEqual({ butter: 4 })
})

test('a page that is restored without a connection keeps what it knew of the cart', async () => {
  const shop = browser.shopWith({ butter: 1 })
  const tab = await browser.openTab()
  const before = shop.readings()
  shop.reads = away
  await browser.goBack()
  await pass(60_000)
  expect(shop.readings() - before).toBe(appConfig.reads.retries + 1)
  expect(tab.shown()).toEqual({ butter: 1 })
  expect(tab.state().status).toBe('read')
})

test.each([
  ['was not saved', away, 'failed add', { juice: 1 }],
  ['was saved, though the answer was lost,', lost, 'saved add', { juice: 1, butter: 1 }],
])(
  '[C11] an add that %s is reported as that after a minute elsewhere',
  async (_, way, told, goods) => {
    const shop = browser.shopWith({ juice: 1 })
    const tab = await browser.openTab()
    shop.writes = way
    tab.change(adding('butter'))
    await pass(500)
    expect(tab.told).toEqual(['retrying'])
    // A minute passes elsewhere, where no page of the shop sends anything.
    browser.keepWaiting(
      browser.waiting().map((each) => ({ ...each, madeAt: each.madeAt - 60_000 })),
    )
    await browser.goBack()
    await pass(60_000)
    expect(tab.told).toEqual(['retrying', told])
    expect(tab.shown()).toEqual(goods)
    expect(tab.state().isRetrying).toBe(false)
    expect(new Set(shop.written().map(({ key }) => key)).size).toBe(1)
  },
)

test('what waited for its turn when the page was left is sent when it is restored, though the browser has dropped its turn', async () => {
  const shop = browser.shopWith({ butter: 1 })
  const tab = await browser.openTab()
  browser.isLocked = true
  tab.change(setting('butter', 2))
  await pass(1000)
  expect(shop.written()).toEqual([])
  browser.isLocked = false
  await browser.goBack()
  await pass(1000)
  expect(shop.goods).toEqual({ butter: 2 })
})

/** So long ago, in ms, a page of this tab wished for something that it could not save. */
function waitFrom(wish: Wish, agoMs: number): void {
  const madeAt = Date.now() - agoMs
  browser.keepWaiting([{ ...wish, key: crypto.randomUUID(), madeAt, madeBy: '' }])
}
