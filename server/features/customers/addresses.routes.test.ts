import { expect, test } from 'vitest'
import type { Address, Addresses, NewAddress } from '#domain/address.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()
const home: NewAddress = {
  label: 'Home',
  name: 'Kari Prøve',
  phone: '400 00 000',
  street: 'Storgata 1',
  postcode: '0155',
  city: 'Oslo',
  isDefault: false,
}

async function addressesOf(person: Visitor): Promise<Address[]> {
  return ((await (await person.get('/api/account/addresses')).json()) as Addresses).addresses
}

async function added(person: Visitor, change: Partial<NewAddress> = {}): Promise<Address> {
  const response = await person.send('POST', '/api/account/addresses', { ...home, ...change })
  expect(response.status).toBe(201)
  return (await response.json()) as Address
}

test('[U04] the list tells how many addresses there may be, before the book is full', async () => {
  const person = await callerOf(api, 'customer')
  expect(await (await person.get('/api/account/addresses')).json()).toEqual({
    addresses: [],
    most: 20,
  })
})

const defaultsOf = async (person: Visitor) =>
  (await addressesOf(person)).filter(({ isDefault }) => isDefault).map(({ label }) => label)

test('[U04] addresses are added, changed and removed; the default is always one', async () => {
  const person = await callerOf(api, 'customer')
  const first = await added(person)
  expect(first).toMatchObject({ isDefault: true, rev: 1, phone: '+4740000000' })
  const cabin = await added(person, { label: 'Cabin', isDefault: true })
  expect(await defaultsOf(person)).toEqual(['Cabin'])
  const path = `/api/account/addresses/${cabin.id}`
  const changed = await person.send('PATCH', path, {
    ...home,
    label: 'Hut',
    isDefault: false,
    rev: cabin.rev,
  })
  expect(await changed.json()).toMatchObject({ label: 'Hut', isDefault: false, rev: 2 })
  expect(await defaultsOf(person)).toEqual(['Home'])
  await person.send('DELETE', `/api/account/addresses/${first.id}`)
  expect(await defaultsOf(person)).toEqual(['Hut'])
})

test('an address sent twice, or twice at once, is there once', async () => {
  const person = await callerOf(api, 'customer')
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const send = (body: object) => person.send('POST', '/api/account/addresses', body, headers)
  const answers = await Promise.all(Array.from({ length: 12 }, () => send(home)))
  const ids = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as Address).id),
  )
  expect(new Set(ids).size).toBe(1)
  expect(await addressesOf(person)).toHaveLength(1)
  expect(await refusal(await send({ ...home, label: 'Other' }))).toMatchObject({
    status: 409,
    code: 'key_reused',
  })
})

test('a change of what somebody else changed meanwhile is refused and writes nothing', async () => {
  const person = await callerOf(api, 'customer')
  const first = await added(person)
  const second = await added(person, { label: 'Cabin' })
  const path = `/api/account/addresses/${second.id}`
  const change = { ...home, label: 'Hut', rev: second.rev }
  expect((await person.send('PATCH', path, change)).status).toBe(200)
  const late = await person.send('PATCH', path, { ...change, label: 'Late', isDefault: true })
  expect(await refusal(late)).toMatchObject({ status: 409, code: 'stale' })
  expect((await addressesOf(person)).map(({ id, label }) => [id, label])).toEqual([
    [first.id, 'Home'],
    [second.id, 'Hut'],
  ])
})

test('an account holds 20 addresses, also when many are sent at once', async () => {
  const person = await callerOf(api, 'customer')
  for (let number = 0; number < 18; number += 1) await added(person)
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => person.send('POST', '/api/account/addresses', home)),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409])
  expect(await addressesOf(person)).toHaveLength(20)
})

test('[U04] another’s address is not found, and stays as it was', async () => {
  const owner = await callerOf(api, 'customer')
  const address = await added(owner)
  const stranger = await callerOf(api, 'owner')
  const path = `/api/account/addresses/${address.id}`
  expect((await stranger.send('PATCH', path, { ...home, label: 'Mine', rev: 1 })).status).toBe(404)
  expect((await stranger.send('DELETE', path)).status).toBe(404)
  expect(await addressesOf(owner)).toEqual([address])
  expect(await addressesOf(stranger)).toEqual([])
})

test.each(['id', 'user_id', 'userId', 'rev', 'created_at', 'role', 'factory_id'])(
  'an address with %s is refused and writes nothing',
  async (field) => {
    const person = await callerOf(api, 'customer')
    const response = await person.send('POST', '/api/account/addresses', { ...home, [field]: 1 })
    expect(response.status).toBe(422)
    expect(await addressesOf(person)).toEqual([])
  },
)

test.each([
  ['name', '1', 'name_invalid'],
  ['phone', '12', 'phone_invalid'],
  ['street', 'x', 'street_invalid'],
  ['postcode', '99', 'postcode_invalid'],
  ['city', '', 'city_missing'],
  ['label', 'x'.repeat(41), 'label_long'],
  ['name', 'x'.repeat(101), 'name_long'],
  ['street', 'x'.repeat(101), 'street_long'],
  ['city', 'x'.repeat(61), 'city_long'],
])('an address with a wrong %s says so at the field', async (field, value, code) => {
  const person = await callerOf(api, 'customer')
  const body = { ...home, [field]: value }
  expect(await refusal(await person.send('POST', '/api/account/addresses', body))).toMatchObject({
    status: 422,
    code,
    field,
  })
})

test('what cannot be seen does not stay in names and labels', async () => {
  const person = await callerOf(api, 'customer')
  const address = await added(person, {
    label: 'Ca\u202Ebin\u200B',
    name: '\u2066Kari\u2069\u0000  Prøve',
  })
  expect(address).toMatchObject({ label: 'Cabin', name: 'Kari Prøve' })
})
