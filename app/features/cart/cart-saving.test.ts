import { expect, test } from 'vitest'
import { appConfig } from '#config'
import { answered, away, failing, held, lost, refusing } from '#tests/support/cart-shop.ts'
import { adding, pass, setting, useCartBrowser } from '#tests/support/cart-tab.ts'
import { emptyCart, type Wish } from './cart-changes.ts'

const browser = useCartBrowser()

const keysOf = (calls: { key: string }[]) => new Set(calls.map(({ key }) => key))

test('ten clicks are one write', async () => {
  const shop = browser.shopWith({ butter: 1 })
  const tab = await browser.openTab()
  for (let quantity = 2; quantity <= 11; quantity += 1) {
    tab.change(setting('butter', quantity))
    await pass(20)
    expect(tab.shown()).toEqual({ butter: quantity })
  }
  await pass(1000)
  expect(shop.written()).toMatchObject([{ method: 'PATCH', body: { quantity: 11 } }])
  expect(shop.goods).toEqual({ butter: 11 })
})

test('a change is kept while nobody answers, and made once when the connection is back', async () => {
  const shop = browser.shopWith({})
  const tab = await browser.openTab()
  shop.writes = away
  tab.change(adding('butter'))
  await pass(500)
  expect(tab.told).toEqual(['retrying'])
  expect(tab.state()).toMatchObject({ isRetrying: true, cart: { total_items: 1 } })
  shop.writes = answered
  await browser.connect()
  expect(tab.told).toEqual(['retrying', 'saved add'])
  expect(shop.goods).toEqual({ butter: 1 })
  expect(shop.written()).toHaveLength(2)
  expect(keysOf(shop.written()).size).toBe(1)
})

test('an answer that was lost is not an order for two', async () => {
  const shop = browser.shopWith({ butter: 1 })
  const tab = await browser.openTab()
  shop.writes = lost
  tab.change(adding('butter'))
  await pass(500)
  shop.writes = answered
  await pass(1000)
  expect(tab.told).toEqual(['retrying', 'saved add'])
  expect(tab.shown()).toEqual({ butter: 2 })
  expect(shop.goods).toEqual({ butter: 2 })
  expect(tab.state().isRetrying).toBe(false)
})

test('an add whose answer was lost is counted once, however often the cart is read meanwhile', async () => {
  const shop = browser.shopWith({ juice: 1 })
  const tab = await browser.openTab()
  shop.writes = lost
  tab.change(adding('butter'))
  await pass(500)
  expect(shop.goods).toEqual({ juice: 1, butter: 1 })
  await tab.read()
  await tab.read()
  expect(tab.shown()).toEqual({ juice: 1, butter: 1 })
  shop.writes = answered
  await pass(1000)
  expect(tab.shown()).toEqual({ juice: 1, butter: 1 })
})

test('[C11] an add whose answer never came is not reported as failed: the cart has it', async () => {
  const shop = browser.shopWith({ juice: 1 })
  const tab = await browser.openTab()
  shop.writes = lost
  tab.change(adding('butter'))
  await pass(31_000)
  expect(tab.told).toEqual(['retrying', 'saved add'])
  expect(tab.shown()).toEqual({ juice: 1, butter: 1 })
})

test('a first add of goods whose least is above one is not reported as failed, either', async () => {
  const shop = browser.shopWith({ juice: 1 })
  shop.least = { crisps: { minQty: 6, stepQty: 4 } }
  const tab = await browser.openTab()
  shop.writes = lost
  tab.change(adding('crisps', 6))
  expect(tab.shown()).toEqual({ juice: 1, crisps: 6 })
  await pass(31_000)
  expect(tab.told).toEqual(['retrying', 'saved add'])
  expect(tab.shown()).toEqual({ juice: 1, crisps: 6 })
})

test.each<[told: string, Wish, goods: Record<string, number>]>([
  ['failed create', adding('butter'), {}],
  ['failed add', adding('butter'), { juice: 1 }],
  ['failed set', setting('juice', 5), { juice: 1 }],
  ['failed remove', { kind: 'remove', lineId: 'juice' }, { juice: 1 }],
  ['failed clear', { kind: 'clear' }, { juice: 1, butter: 2 }],
])('[C11] what could not be saved for 30 s is taken back: %s', async (told, wish, goods) => {
  const shop = browser.shopWith({ ...goods })
  const tab = await browser.openTab()
  shop.writes = away
  tab.change(wish)
  await pass(appConfig.cart.retryForMs - 1000)
  expect(tab.told).toEqual(['retrying'])
  expect(tab.shown()).not.toEqual(goods)
  await pass(2000)
  expect(tab.told).toEqual(['retrying', told])
  expect(tab.notices.at(-1)).toMatchObject({ isRefused: false, message: undefined })
  expect(tab.shown()).toEqual(goods)
  expect(keysOf(shop.written()).size).toBe(1)
  expect(browser.waiting()).toEqual([])
})

test('[C11] a server that twice fails is asked no more, and the change is taken back at once', async () => {
  const shop = browser.shopWith({ juice: 1 })
  const tab = await browser.openTab()
  shop.writes = failing
  tab.change(adding('butter'))
  await pass(1000)
  expect(tab.told).toEqual(['retrying', 'failed add'])
  expect(tab.notices.at(-1)).toMatchObject({ isRefused: false })
  expect(tab.shown()).toEqual({ juice: 1 })
  expect(shop.written()).toHaveLength(2)
  expect(keysOf(shop.written()).size).toBe(1)
})

test('a refused change is taken back with the reason, and the cart is read anew', async () => {
  const shop = browser.shopWith({ honey: 3 })
  const tab = await browser.openTab()
  shop.writes = refusing('stock_short', 'Only 1 of Heather honey left.')
  tab.change(setting('honey', 4))
  shop.goods['honey'] = 1
  await pass(1000)
  expect(tab.told).toEqual(['failed set'])
  expect(tab.notices).toMatchObject([{ isRefused: true, message: 'Only 1 of Heather honey left.' }])
  expect(tab.shown()).toEqual({ honey: 1 })
  expect(shop.written()).toHaveLength(1)
})

test('what is known of the cart stays where it cannot be read anew after a refusal', async () => {
  const shop = browser.shopWith({ butter: 1 })
  const tab = await browser.openTab()
  const before = shop.readings()
  shop.writes = refusing('stock_short', 'Only 1 of Cultured butter left.')
  shop.reads = away
  tab.change(setting('butter', 2))
  await pass(60_000)
  expect(shop.readings() - before).toBe(appConfig.reads.retries + 1)
  expect(tab.shown()).toEqual({ butter: 1 })
  expect(tab.state().status).toBe('read')
})

test('what was removed elsewhere is removed', async () => {
  const shop = browser.shopWith({ butter: 1 })
  const tab = await browser.openTab()
  shop.writes = refusing('line_not_found', 'It is gone.')
  delete shop.goods['butter']
  tab.change({ kind: 'remove', lineId: 'butter' })
  await pass(0)
  expect(tab.told).toEqual(['saved remove'])
  expect(tab.shown()).toEqual({})
})

test('a reading of the cart that a write has overtaken is dropped', async () => {
  const shop = browser.shopWith({ butter: 1 })
  const tab = await browser.openTab()
  const { way, letGo } = held()
  shop.reads = way
  void tab.read()
  tab.change(setting('butter', 2))
  await pass(1000)
  letGo()
  await pass(0)
  expect(tab.shown()).toEqual({ butter: 2 })
})

test('a browser that keeps no cookie of its first cart gets a message', async () => {
  const shop = browser.shopWith({})
  const tab = await browser.openTab()
  shop.reads = () => Response.json(emptyCart)
  tab.change(adding('butter'))
  await pass(0)
  expect(tab.told).toEqual(['forgotten'])
  expect(tab.shown()).toEqual({})
})

test('[C12] where neither an add nor the cart is answered, the cart cannot be reached', async () => {
  const shop = browser.shopWith({ juice: 1 })
  Object.assign(shop, { reads: away, writes: away })
  const tab = await browser.openTab()
  tab.change(adding('butter'))
  void tab.read()
  await pass(60_000)
  expect(tab.told).toEqual(['retrying', 'failed add'])
  expect(tab.state()).toMatchObject({ status: 'failed', cart: { items: [] } })
})

test('two tabs stay in step', async () => {
  browser.shopWith({ butter: 1 })
  const [tab, other] = [await browser.openTab(), await browser.openTab()]
  tab.change(setting('butter', 2))
  await pass(1000)
  expect(other.shown()).toEqual({ butter: 2 })
  other.change({ kind: 'remove', lineId: 'butter' })
  await pass(0)
  expect(tab.shown()).toEqual({})
})

test('what another tab saved while the answers to an add were lost is shown once the add is answered, in both', async () => {
  const shop = browser.shopWith({ juice: 1 })
  const [tab, other] = [await browser.openTab(), await browser.openTab()]
  shop.writes = lost
  tab.change(adding('butter'))
  await pass(500)
  shop.writes = answered
  other.change(setting('juice', 5))
  await pass(450)
  expect(other.shown()).toEqual({ juice: 5, butter: 1 })
  // Its own add is under way: what comes otherwise may hold it already.
  expect(tab.shown()).toEqual({ juice: 1, butter: 1 })
  await pass(100)
  expect(tab.told).toEqual(['retrying', 'saved add'])
  for (const each of [tab, other]) expect(each.shown()).toEqual({ juice: 5, butter: 1 })
})

test('a tab that reads the cart after a lost answer hides nothing that another one saves meanwhile', async () => {
  const shop = browser.shopWith({ juice: 1, butter: 1 })
  const [tab, other] = [await browser.openTab(), await browser.openTab()]
  shop.writes = lost
  tab.change(setting('butter', 2))
  await pass(500)
  const { way, letGo } = held()
  Object.assign(shop, { reads: way, writes: answered })
  const before = shop.readings()
  await pass(1000)
  expect(shop.readings() - before).toBe(1)
  other.change(setting('juice', 2))
  await pass(1000)
  letGo()
  await pass(1000)
  for (const each of [tab, other]) expect(each.shown()).toEqual({ juice: 2, butter: 2 })
})

test('[C02] a tab that cannot read the cart after signing in tells the others to read, and of no empty cart', async () => {
  const shop = browser.shopWith({ butter: 1 })
  const tab = await browser.openTab()
  shop.reads = away
  await tab.signIn(1)
  await pass(60_000)
  expect(tab.told).toEqual(['merged'])
  expect(tab.state().status).toBe('failed')
  expect(browser.news).toHaveLength(1)
  expect(browser.news[0]?.cart).toBeUndefined()
})

test('[C02] a tab that hears of another cart reads it for itself', async () => {
  const shop = browser.shopWith({ butter: 1 })
  const [tab, other] = [await browser.openTab(), await browser.openTab()]
  shop.goods['juice'] = 2
  await tab.signIn(1)
  await pass(0)
  expect(other.shown()).toEqual({ butter: 1, juice: 2 })
})
