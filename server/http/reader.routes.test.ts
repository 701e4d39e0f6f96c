import { expect, test } from 'vitest'
import { appConfig } from '#config'
import type { ErrorBody } from '#domain/errors.ts'
import { readerHeader } from '#domain/reader-header.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { cartOf, firstId, refusal, useCarts } from '#tests/support/carts.ts'
import { callerOf } from '#tests/support/people.ts'
import { usePlacing } from '#tests/support/placing.ts'
import { checkoutOf, orderFor } from '#tests/support/shopping.ts'
import { matrix } from '#tests/support/who-may-call.ts'

const api = useApi()
const { idOf, added, count } = useCarts(api)
const { counts } = usePlacing(api)

const ended = { status: 401, code: 'signed_out', retryable: false }

/** Somebody with goods in the cart, whose session ends behind the page's back. */
async function shopperOfEndedSession() {
  const caller = await callerOf(api, 'customer')
  const cart = await added(caller, 'cultured-butter', { quantity: 3 })
  const body = orderFor(await checkoutOf(caller))
  await endSession(caller)
  return { caller, cart, body, reader: { [readerHeader]: caller.person?.id ?? '' } }
}

async function endSession({ person }: { person?: { id: string } }): Promise<void> {
  await api.database.execute({
    sql: 'delete from sessions where user_id = ?',
    args: [person?.id ?? ''],
  })
}

test.each(['visitor', 'customer', 'owner'] as const)(
  'a write that was meant for somebody else’s things does nothing for a %s',
  async (role) => {
    const caller = await callerOf(api, role)
    const writes = Object.keys(matrix).filter((endpoint) => !endpoint.startsWith('GET '))
    const wrong: string[] = []
    for (const endpoint of writes) {
      const [method = '', path = ''] = endpoint.split(' ')
      const address = path.replaceAll(/:\w+/gu, 'nobody')
      const answer = await caller.send(method, address, {}, { [readerHeader]: 'somebody-else' })
      const { code } = (await answer.json()) as ErrorBody
      if (answer.status !== 401 || code !== 'signed_out') wrong.push(`${endpoint} answers ${code}`)
    }
    expect(wrong).toEqual([])
  },
)

test('an order of whose session has ended is not told that its cart is empty, and is placed once they are back', async () => {
  const { caller, body, reader } = await shopperOfEndedSession()
  const before = await counts()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const told = await refusal(await caller.send('POST', '/api/orders', body, { ...reader, ...key }))
  expect(told).toMatchObject({
    ...ended,
    message: 'You are signed out. Sign in again; what you typed is kept.',
  })
  expect(await counts()).toEqual(before)
  await signInAgain(caller)
  const answer = await caller.send('POST', '/api/orders', body, { ...reader, ...key })
  expect(answer.status).toBe(201)
})

test('the checkout of whose session has ended is not another one’s', async () => {
  const { caller, reader } = await shopperOfEndedSession()
  expect(await refusal(await caller.get('/api/checkout', { headers: reader }))).toMatchObject(ended)
})

test('changes to the cart of whose session has ended are made to no guest’s cart', async () => {
  const { caller, cart, reader } = await shopperOfEndedSession()
  const lineId = firstId(cart)
  const productId = await idOf('flatbread')
  const carts = await count('carts')
  const writes: [method: string, path: string, body?: object][] = [
    ['POST', '/api/cart/lines', { productId, quantity: 1 }],
    ['PATCH', `/api/cart/lines/${lineId}`, { quantity: 5 }],
    ['DELETE', `/api/cart/lines/${lineId}`],
    ['DELETE', '/api/cart/lines'],
    ['PUT', '/api/cart/prices', { lines: [] }],
  ]
  for (const [method, path, body] of writes)
    expect(await refusal(await caller.send(method, path, body, reader))).toMatchObject(ended)
  expect(await count('carts')).toBe(carts)
  await signInAgain(caller)
  expect((await cartOf(caller)).items.map((line) => line.quantity)).toEqual([3])
})

test('an add that hopes for a session which has ended is refused as well', async () => {
  const caller = await callerOf(api, 'customer')
  await added(caller, 'flatbread')
  await added(caller, 'flatbread')
  await endSession(caller)
  const add = { productId: await idOf('flatbread'), quantity: 1 }
  const reader = { [readerHeader]: caller.person?.id ?? '' }
  const told = await refusal(await caller.send('POST', '/api/cart/lines', add, reader))
  expect(told).toMatchObject(ended)
})

test('the person that the page takes its reader for may do what they may', async () => {
  const caller = await callerOf(api, 'customer')
  const reader = { [readerHeader]: caller.person?.id ?? '' }
  const add = { productId: await idOf('flatbread'), quantity: 1 }
  expect((await caller.send('POST', '/api/cart/lines', add, reader)).status).toBe(200)
})

/** As somebody does who follows the notice: a session of the same person in the same browser. */
async function signInAgain(caller: Visitor & { person?: { id: string } }): Promise<void> {
  const other = await callerOf(api, 'customer')
  await api.database.execute({
    sql: 'update sessions set user_id = ? where user_id = ?',
    args: [caller.person?.id ?? '', other.person?.id ?? ''],
  })
  caller.cookies.set(appConfig.sessionCookie, other.cookies.get(appConfig.sessionCookie) ?? '')
}
