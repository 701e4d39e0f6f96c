import { expect, test } from 'vitest'
import { appConfig } from '#config'
import type { CartView } from '#domain/cart.schema.ts'
import { newId, sha256Hex } from '#domain/ids.ts'
import { openDatabase } from '#server/platform/database.ts'
import { consoleLog } from '#server/platform/log.ts'
import { useApi } from '#tests/support/api.ts'
import { callerOf } from '#tests/support/people.ts'
import { cartOf, firstId, useCarts } from '#tests/support/carts.ts'
import { cleanCarts } from './clean-carts.ts'

const api = useApi()
const { idOf, add, added, count } = useCarts(api)

test('[C01] a guest’s cart has a label and no user', async () => {
  const cart = await added(api.visitor(), 'cultured-butter')
  const { rows } = await api.database.execute({
    sql: 'select user_id, session_id from carts where id = ?',
    args: [cart.id],
  })
  expect(rows[0]).toMatchObject({ user_id: null, session_id: cart.session_id })
})

test('[C02] the first add makes the guest: a label to keep, a cookie as proof, stored as a hash', async () => {
  const visitor = api.visitor()
  const before = await visitor.get('/api/cart')
  expect(before.headers.getSetCookie()).toEqual([])
  expect(await before.json()).toMatchObject({ id: null, session_id: null, items: [] })
  const response = await add(visitor, 'cultured-butter')
  const cart = (await response.json()) as CartView
  expect(cart.session_id).toMatch(/^guest_\d{13}_[\w-]{22}$/u)
  const [cookie = ''] = response.headers.getSetCookie()
  expect(cookie).toMatch(/^__Host-guest=[\w-]{43}; /u)
  for (const flag of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/'])
    expect(cookie).toContain(flag)
  expect(cookie).not.toContain('Domain')
  const secret = visitor.cookies.get('__Host-guest') ?? ''
  const { rows } = await api.database.execute({
    sql: 'select guest_hash from carts where id = ?',
    args: [cart.id],
  })
  expect(rows[0]?.['guest_hash']).toBe(await sha256Hex(secret))
})

test('[C02] a label without its cookie opens nothing', async () => {
  const owner = await added(api.visitor(), 'cultured-butter')
  const thief = api.visitor()
  thief.cookies.set('guest_session_id', owner.session_id ?? '')
  expect(await cartOf(thief)).toMatchObject({ id: null, items: [] })
  const own = await added(thief, 'cultured-butter')
  expect(own.id).not.toBe(owner.id)
  expect(own.session_id).not.toBe(owner.session_id)
  expect(own.total_items).toBe(1)
})

test('reading an empty cart writes nothing', async () => {
  const carts = await count('carts')
  expect((await cartOf(api.visitor())).items).toEqual([])
  expect(await count('carts')).toBe(carts)
})

test('no answer about a cart may be kept', async () => {
  const visitor = api.visitor()
  expect((await add(visitor, 'cultured-butter')).headers.get('cache-control')).toBe(
    'private, no-store',
  )
  expect((await visitor.get('/api/cart')).headers.get('cache-control')).toBe('private, no-store')
})

test('[C04] a line carries product, quantity, options, price, title and barcode', async () => {
  const cart = await added(api.visitor({ language: 'nb' }), 'aged-farm-cheese', {
    quantity: 2,
    selectedAttributes: { size: 'whole' },
  })
  const { rows } = await api.database.execute({
    sql: 'select * from cart_items where id = ?',
    args: [firstId(cart)],
  })
  expect(rows[0]).toMatchObject({
    product_id: await idOf('aged-farm-cheese'),
    quantity: 2,
    unit_price_ore: 28_900,
    snapshot_title: 'Modnet gårdsost',
    snapshot_sku: '7090009010011',
  })
  expect(JSON.parse(String(rows[0]?.['selected_attributes']))).toMatchObject({
    size: 'whole',
    pricing_breakdown: { total_price: 28_900 },
  })
})

test('[C05] the view sums quantities and prices', async () => {
  const visitor = api.visitor()
  await added(visitor, 'cultured-butter', { quantity: 3 })
  const cart = await added(visitor, 'aged-farm-cheese', { selectedAttributes: { size: 'wedge' } })
  expect(cart).toMatchObject({ total_items: 4, subtotal: 3 * 6400 + 9800 })
  expect(await cartOf(visitor)).toEqual(cart)
})

test.each([0, -1, -999])('[C06] setting a line to %d removes it', async (quantity) => {
  const visitor = api.visitor()
  const line = firstId(await added(visitor, 'cultured-butter'))
  const response = await visitor.send('PATCH', `/api/cart/lines/${line}`, { quantity })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ items: [], total_items: 0, subtotal: 0 })
})

test('[C06] a positive quantity is set', async () => {
  const visitor = api.visitor()
  const line = firstId(await added(visitor, 'cultured-butter'))
  const response = await visitor.send('PATCH', `/api/cart/lines/${line}`, { quantity: 7 })
  expect(await response.json()).toMatchObject({ total_items: 7 })
})

test('options are told in the page’s language', async () => {
  const cart = await added(api.visitor({ language: 'nb' }), 'aged-farm-cheese', {
    selectedAttributes: { size: 'whole' },
  })
  expect(cart.items[0]?.options).toEqual([{ label: 'Størrelse', value: 'Hel ost, 800 g' }])
})

test('removing and clearing', async () => {
  const visitor = api.visitor()
  const line = firstId(await added(visitor, 'cultured-butter'))
  await added(visitor, 'flatbread')
  const removed = await visitor.send('DELETE', `/api/cart/lines/${line}`)
  expect(await removed.json()).toMatchObject({ total_items: 1 })
  const cleared = await visitor.send('DELETE', '/api/cart/lines')
  expect(await cleared.json()).toMatchObject({ items: [], subtotal: 0 })
  expect(await (await api.visitor().send('DELETE', '/api/cart/lines')).json()).toMatchObject({
    items: [],
  })
})

test('old carts and keys are forgotten, younger ones stay', async () => {
  const old = api.visitor()
  const young = api.visitor()
  const oldCart = await added(old, 'cultured-butter')
  await added(young, 'cultured-butter')
  const day = 24 * 3600 * 1000
  await api.database.batch(
    [
      {
        sql: 'update carts set updated_at = ? where id = ?',
        args: [Date.now() - (appConfig.cart.guestDays + 1) * day, oldCart.id],
      },
      {
        sql: `insert into idempotency_keys values ('old', 'cart.add', 'x', null, ?)`,
        args: [Date.now() - 2 * day],
      },
    ],
    'write',
  )
  const person = await callerOf(api, 'customer')
  const personsCart = await added(person, 'cultured-butter')
  const personsAge = async (days: number) => {
    await api.database.execute({
      sql: 'update carts set updated_at = ? where id = ?',
      args: [Date.now() - days * day, personsCart.id],
    })
  }
  await personsAge(appConfig.cart.guestDays + 1)
  const keys = await count('idempotency_keys')
  const database = openDatabase(api.platform, () => {})
  const clean = () => cleanCarts({ database, now: () => Date.now(), log: consoleLog('test') })
  await clean()
  expect((await cartOf(person)).total_items).toBe(1)
  await personsAge(appConfig.cart.userDays + 1)
  await clean()
  expect((await cartOf(person)).items).toEqual([])
  expect((await cartOf(old)).items).toEqual([])
  expect((await cartOf(young)).total_items).toBe(1)
  expect(await count('idempotency_keys')).toBe(keys - 1)
  const { rows } = await api.database.execute({
    sql: 'select count(*) as n from cart_items where cart_id = ?',
    args: [oldCart.id],
  })
  expect(rows[0]).toMatchObject({ n: 0 })
})

test('[D09] one guest has a cart of their own with each factory', async () => {
  const guest = api.visitor()
  const { id } = await added(guest, 'cultured-butter')
  const other = newId()
  await api.database.batch(
    [
      {
        sql: "insert into factories (id, name, is_active, created_at, updated_at) values (?, 'Another', 0, 0, 0)",
        args: [other],
      },
      {
        sql: `insert into carts (id, factory_id, guest_hash, created_at, updated_at)
          select ?, ?, guest_hash, 0, 0 from carts where id = ?`,
        args: [newId(), other, id],
      },
    ],
    'write',
  )
  expect(await added(guest, 'cultured-butter')).toMatchObject({ id, total_items: 2 })
})

test('[O01] a cart says what the smallest order is, as the factory has set it', async () => {
  const minOrderOre = 15_000
  expect(await cartOf(api.visitor())).toMatchObject({ minOrderOre })
  expect(await added(api.visitor(), 'cultured-butter')).toMatchObject({ minOrderOre })
})
