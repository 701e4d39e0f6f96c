import { expect, test } from 'vitest'
import type { FilledCart } from '#domain/account.schema.ts'
import type { SavedList, SavedLists } from '#domain/saved-list.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { cartOf, refusal, useCarts } from '#tests/support/carts.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()
const { idOf } = useCarts(api)

async function listsOf(person: Visitor): Promise<SavedList[]> {
  return ((await (await person.get('/api/account/lists')).json()) as SavedLists).lists
}

async function made(person: Visitor, name = 'Every week'): Promise<SavedList> {
  const response = await person.send('POST', '/api/account/lists', { name })
  expect(response.status).toBe(201)
  return (await response.json()) as SavedList
}

async function save(person: Visitor, list: string, key: string, more: object = {}) {
  const body = { productId: await idOf(key), ...more }
  return person.send('POST', `/api/account/lists/${list}/items`, body)
}

const changes = (list: SavedList) =>
  [
    ['PATCH', `/api/account/lists/${list.id}`, { name: 'Mine', rev: 1 }],
    ['POST', `/api/account/lists/${list.id}/to-cart`, {}],
    ['DELETE', `/api/account/lists/${list.id}/items/${list.items[0]?.id}`, undefined],
    ['DELETE', `/api/account/lists/${list.id}`, undefined],
  ] as const

test('[U04] a list is made once, renamed and removed', async () => {
  const person = await callerOf(api, 'customer')
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const send = () => person.send('POST', '/api/account/lists', { name: 'Sunday' }, headers)
  await Promise.all([send(), send(), send()])
  const [list, ...others] = await listsOf(person)
  expect(others).toEqual([])
  const path = `/api/account/lists/${list?.id}`
  const renamed = await person.send('PATCH', path, { name: ' \u202EMonday ', rev: 1 })
  expect(await renamed.json()).toMatchObject({ name: 'Monday', rev: 2 })
  const late = await person.send('PATCH', path, { name: 'Late', rev: 1 })
  expect(await refusal(late)).toMatchObject({ status: 409, code: 'stale' })
  expect((await person.send('DELETE', path)).status).toBe(200)
  expect((await person.send('DELETE', path)).status).toBe(404)
  expect(await listsOf(person)).toEqual([])
})

test('[U04] the same product with the same options is one item with the last quantity', async () => {
  const person = await callerOf(api, 'customer')
  const { id } = await made(person)
  const cheese = { selectedAttributes: { size: 'wedge' } }
  await save(person, id, 'aged-farm-cheese', { ...cheese, quantity: 2 })
  await save(person, id, 'aged-farm-cheese', { selectedAttributes: { size: 'whole' } })
  const list = (await (
    await save(person, id, 'aged-farm-cheese', { ...cheese, quantity: 5 })
  ).json()) as SavedList
  expect(list.items.map(({ quantity, options }) => [quantity, options[0]?.value])).toEqual([
    [5, expect.stringContaining('edge')],
    [1, expect.any(String)],
  ])
  const gone = await person.send('DELETE', `/api/account/lists/${id}/items/${list.items[0]?.id}`)
  expect(((await gone.json()) as SavedList).items).toHaveLength(1)
})

test.each([
  ['nothing-like-this', {}, 404, 'product_not_found'],
  // A dish is ordered at its restaurant.
  ['kvernhuset-margherita', { selectedAttributes: { size: 'small' } }, 404, 'product_not_found'],
  ['aged-farm-cheese', {}, 422, 'option_missing'],
  ['aged-farm-cheese', { selectedAttributes: { size: 'half' } }, 422, 'option_unknown'],
  ['flatbread', { quantity: 0 }, 422, 'invalid_input'],
  ['flatbread', { quantity: 1e9 }, 422, 'invalid_input'],
  ['flatbread', { list_id: 'x' }, 422, 'invalid_input'],
])('saving %s with %j is refused', async (key, more, status, code) => {
  const person = await callerOf(api, 'customer')
  const { id } = await made(person)
  expect(await refusal(await save(person, id, key, more))).toMatchObject({ status, code })
  expect((await listsOf(person))[0]?.items).toEqual([])
})

test.each([{ name: '' }, { name: 'x', user_id: 'y' }, { name: 'x'.repeat(61) }, {}])(
  'a list as %j is refused and writes nothing',
  async (body) => {
    const person = await callerOf(api, 'customer')
    expect((await person.send('POST', '/api/account/lists', body)).status).toBe(422)
    expect(await listsOf(person)).toEqual([])
  },
)

test('a name that is too long for a list is told how long it may be', async () => {
  const person = await callerOf(api, 'customer')
  const response = await person.send('POST', '/api/account/lists', { name: 'x'.repeat(61) })
  expect(await response.json()).toMatchObject({
    code: 'list_name_long',
    field: 'name',
    message: 'The name of a list can have at most 60 characters.',
  })
})

test('an account holds 20 lists', async () => {
  const person = await callerOf(api, 'customer')
  const answers = await Promise.all(
    Array.from({ length: 22 }, () => person.send('POST', '/api/account/lists', { name: 'x' })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
})

test('[U04] a list goes into the cart once, and tells what stayed out', async () => {
  const person = await callerOf(api, 'customer')
  const { id } = await made(person)
  await save(person, id, 'flatbread', { quantity: 3 })
  await save(person, id, 'emmer-wheat')
  await save(person, id, 'kefir', { quantity: 5 })
  const [list] = await listsOf(person)
  expect(list?.items.map(({ issue }) => issue?.code)).toEqual([
    undefined,
    'not_for_sale',
    'stock_short',
  ])
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const toCart = () => person.send('POST', `/api/account/lists/${id}/to-cart`, {}, headers)
  const filled = (await (await toCart()).json()) as FilledCart
  expect(filled.cart.items.map(({ quantity }) => quantity)).toEqual([3])
  expect(filled.left).toEqual([
    { title: expect.stringContaining('Emmer'), message: expect.stringContaining('Emmer') },
    { title: 'Kefir', message: 'Only 4 of Kefir left.' },
  ])
  await toCart()
  expect((await cartOf(person)).total_items).toBe(3)
})

test('[U04] another’s list is not found, and stays as it was', async () => {
  const owner = await callerOf(api, 'customer')
  const { id } = await made(owner)
  await save(owner, id, 'flatbread')
  const before = await listsOf(owner)
  const stranger = await callerOf(api, 'owner')
  const mine = await made(stranger)
  expect((await save(stranger, id, 'flatbread', { quantity: 9 })).status).toBe(404)
  for (const list of before)
    for (const [method, path, body] of changes(list))
      expect((await stranger.send(method, path, body)).status).toBe(404)
  const item = before[0]?.items[0]?.id
  const through = `/api/account/lists/${mine.id}/items/${item}`
  expect((await stranger.send('DELETE', through)).status).toBe(404)
  expect(await listsOf(owner)).toEqual(before)
  expect((await cartOf(stranger)).items).toEqual([])
})
