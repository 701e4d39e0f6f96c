import { expect, test } from 'vitest'
import { appConfig } from '#config'
import { useApi } from '#tests/support/api.ts'
import { useMerging } from '#tests/support/merging.ts'
import { cartOf, firstId, useCarts } from '#tests/support/carts.ts'
import { newPerson } from '#tests/support/people.ts'
import { placed } from '#tests/support/shopping.ts'

const api = useApi()
const carts = useCarts(api)
const butter = 'cultured-butter'
const jam = 'blueberry-jam'
const { newBrowser, merged, quantities, change } = useMerging(api)

test('[C01] a person’s cart is theirs in every browser, and no guest’s', async () => {
  const home = await newBrowser()
  home.signIn()
  const cart = await carts.added(home.visitor, butter, { quantity: 2 })
  expect(cart).toMatchObject({ session_id: null, total_items: 2 })
  expect(home.visitor.cookies.has(appConfig.guestCookie)).toBe(false)
  const work = api.visitor()
  work.cookies.set(appConfig.sessionCookie, home.person.secret)
  expect((await cartOf(work)).id).toBe(cart.id)
  home.signOut()
  expect((await cartOf(home.visitor)).items).toEqual([])
})

test('[C01] a stranger’s line is not found', async () => {
  const owner = await newBrowser()
  owner.signIn()
  const line = firstId(await carts.added(owner.visitor, butter))
  const stranger = await newBrowser()
  stranger.signIn()
  await carts.added(stranger.visitor, jam)
  for (const [method, body] of [['PATCH', { quantity: 5 }], ['DELETE']] as const) {
    const response = await stranger.visitor.send(method, `/api/cart/lines/${line}`, body)
    expect(response.status).toBe(404)
  }
  expect(quantities(await cartOf(owner.visitor))).toEqual([1])
})

test('[C07] twenty adds at once by a person are one line of twenty', async () => {
  const { visitor, signIn } = await newBrowser()
  signIn()
  await Promise.all(Array.from({ length: 20 }, () => carts.added(visitor, 'apple-juice')))
  expect(quantities(await cartOf(visitor))).toEqual([20])
})

test('[C03] the guest’s lines come along: equal ones are summed, others move', async () => {
  const { visitor, signIn, signOut } = await newBrowser()
  signIn()
  await carts.added(visitor, butter, { quantity: 2 })
  signOut()
  await carts.added(visitor, butter, { quantity: 3 })
  await carts.added(visitor, jam)
  signIn()
  expect(await merged(visitor)).toEqual({ success: true, merged_items: 4 })
  const cart = await cartOf(visitor)
  expect(quantities(cart)).toEqual([5, 1])
  expect(cart.total_items).toBe(6)
  signOut()
  expect(await cartOf(visitor)).toMatchObject({ id: null, items: [] })
})

test('[D5] merging again merges nothing, and twenty at once merge once', async () => {
  const { visitor, signIn } = await newBrowser()
  await carts.added(visitor, butter, { quantity: 3 })
  signIn()
  const answers = await Promise.all(Array.from({ length: 20 }, () => merged(visitor)))
  expect(answers.every(({ success }) => success)).toBe(true)
  expect(answers.reduce((sum, { merged_items }) => sum + merged_items, 0)).toBe(3)
  expect(quantities(await cartOf(visitor))).toEqual([3])
  expect(await merged(visitor)).toEqual({ success: true, merged_items: 0 })
})

test('[D5] what a guest added counts once where its answer was lost, and is repeated by who has signed in since', async () => {
  const { visitor, signIn } = await newBrowser()
  await carts.added(visitor, jam)
  const key = { 'idempotency-key': crypto.randomUUID() }
  await carts.add(visitor, butter, { quantity: 2 }, key)
  signIn()
  await merged(visitor)
  await carts.added(visitor, jam)
  const repeat = await carts.add(visitor, butter, { quantity: 2 }, key)
  expect(await repeat.json()).toMatchObject({ total_items: 4, session_id: null })
  expect(quantities(await cartOf(visitor))).toEqual([2, 2])
})

test('[D5] a guest who repeats what was added before the session ended is not shown that person’s cart', async () => {
  const { visitor, signIn, signOut } = await newBrowser()
  await carts.added(visitor, jam)
  signIn()
  const key = { 'idempotency-key': crypto.randomUUID() }
  await carts.add(visitor, butter, {}, key)
  signOut()
  const repeat = await carts.add(visitor, butter, {}, key)
  expect(await repeat.json()).toEqual(await cartOf(visitor))
  expect((await cartOf(visitor)).total_items).toBe(1)
})

test('[D5] owners other than the session’s and the cookie’s merge nothing', async () => {
  const { visitor, person, signIn } = await newBrowser()
  const { session_id: label } = await carts.added(visitor, butter)
  const other = await newPerson(api.database)
  signIn()
  const refused = { success: false, merged_items: 0 }
  expect(await merged(visitor, { p_user_id: other.id })).toEqual(refused)
  expect(await merged(visitor, { p_session_id: 'guest_1_x' })).toEqual(refused)
  expect(await cartOf(visitor)).toMatchObject({ items: [] })
  const own = { p_session_id: label, p_user_id: person.id }
  expect(await merged(visitor, own)).toEqual({ success: true, merged_items: 1 })
  expect(await merged(visitor, own)).toEqual({ success: true, merged_items: 0 })
})

test('[D5] a label without its cookie merges nothing', async () => {
  const guest = api.visitor()
  const { session_id: label } = await carts.added(guest, butter)
  const { visitor, signIn } = await newBrowser()
  signIn()
  expect(await merged(visitor, { p_session_id: label })).toEqual({
    success: false,
    merged_items: 0,
  })
  expect(quantities(await cartOf(guest))).toEqual([1])
})

test('[D5] a visitor is asked to sign in, and further fields are refused', async () => {
  const { visitor, signIn } = await newBrowser()
  await carts.added(visitor, butter)
  expect((await visitor.send('POST', '/api/cart/merge', {})).status).toBe(401)
  signIn()
  const response = await visitor.send('POST', '/api/cart/merge', { user_id: 'x' })
  expect(response.status).toBe(422)
})

test('[C03] what is sold out meanwhile comes along and says so; nothing is taken from the person', async () => {
  const { visitor, signIn, signOut } = await newBrowser()
  const [one, two] = [await carts.idOf('apple-juice'), await carts.idOf(jam)]
  signIn()
  await carts.added(visitor, jam, { quantity: 4 })
  signOut()
  await carts.added(visitor, jam, { quantity: 4 })
  await carts.added(visitor, 'apple-juice', { quantity: 2 })
  const empty = 'update stock_levels set on_hand = reserved where product_id in (?, ?)'
  await change(empty, [one, two])
  signIn()
  expect(await merged(visitor)).toEqual({ success: true, merged_items: 2 })
  const cart = await cartOf(visitor)
  expect(quantities(cart)).toEqual([4, 2])
  expect(cart.items.map(({ issue }) => issue?.code)).toEqual(['sold_out', 'sold_out'])
  await change('update stock_levels set on_hand = reserved + 100 where product_id in (?, ?)', [
    one,
    two,
  ])
})

test('[D5] a merged cart shows today’s prices, and which the buyer has not seen', async () => {
  const { visitor, signIn } = await newBrowser()
  const cart = await carts.added(visitor, jam)
  const before = cart.items[0]?.unitPriceOre ?? 0
  const id = await carts.idOf(jam)
  await change('update products set shop_price_ore = shop_price_ore + 500 where id = ?', [id])
  signIn()
  await merged(visitor)
  const [line] = (await cartOf(visitor)).items
  expect(line).toMatchObject({
    unitPriceOre: before + 500,
    priceChanged: { from: before, to: before + 500 },
  })
  await change('update products set shop_price_ore = shop_price_ore - 500 where id = ?', [id])
})

test('[C01] an order of a person is theirs, and a customer’s in its history', async () => {
  const { visitor, person, signIn, signOut } = await newBrowser()
  signIn()
  await carts.added(visitor, butter, { quantity: 4 })
  const { token } = await placed(visitor)
  const { rows } = await api.database.execute({
    sql: `select user_id, guest_hash, actor_type, actor_id from orders
      join events on entity_id = orders.id where public_token = ?`,
    args: [token],
  })
  expect(rows).toMatchObject([
    { user_id: person.id, guest_hash: null, actor_type: 'customer', actor_id: person.id },
  ])
  const seen = async () => (await (await visitor.get(`/api/orders/${token}`)).json()) as object
  expect(await seen()).toMatchObject({ details: { name: 'Ingrid Solheim' } })
  for (const leave of [signOut, (await newBrowser(visitor)).signIn]) {
    leave()
    expect(await seen()).toMatchObject({ status: 'placed', details: null })
  }
})
