import { beforeEach, expect, test } from 'vitest'
import type { OrderView } from '#domain/order-view.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal, useCarts } from '#tests/support/carts.ts'
import { callerOf } from '#tests/support/people.ts'
import { fillCart, placed } from '#tests/support/shopping.ts'

const api = useApi()
const { added } = useCarts(api)

beforeEach(async () => {
  await api.database.execute('delete from outbox')
  await api.database.execute('delete from tries')
})

async function bought(buyer = api.visitor()) {
  await fillCart(api.database, buyer, { 'cultured-butter': 3 })
  const order = await placed(buyer)
  await api.database.execute('delete from outbox')
  return order
}

const claim = (visitor: Visitor, token: string) =>
  visitor.send('POST', `/api/orders/${token}/claim`, {})

const confirm = (visitor: Visitor, token: string, code: string) =>
  visitor.send('POST', `/api/orders/${token}/claim/confirm`, { code })

async function mailed(): Promise<{ recipient: unknown; code: string }> {
  const { rows } = await api.database.execute(
    `select recipient, payload from outbox where kind = 'A9' order by created_at desc, id desc limit 1`,
  )
  const payload = JSON.parse(String(rows[0]?.['payload'])) as { secret: string }
  return { recipient: rows[0]?.['recipient'], code: payload.secret }
}

const isSeenInFull = async (visitor: Visitor, token: string) =>
  ((await (await visitor.get(`/api/orders/${token}`)).json()) as OrderView).details !== null

test('[D11] a guest in another browser sees the order in full by the code that was mailed', async () => {
  const { token } = await bought()
  const visitor = api.visitor()
  expect((await claim(visitor, token)).status).toBe(202)
  const { recipient, code } = await mailed()
  expect(recipient).toBe('ingrid@example.no')
  expect(code).toMatch(/^\d{8}$/u)
  expect(await isSeenInFull(visitor, token)).toBe(false)
  const spaced = ` ${code.slice(0, 4)} ${code.slice(4)} `
  const view = (await (await confirm(visitor, token, spaced)).json()) as OrderView
  expect(view.details?.name).toBe('Ingrid Solheim')
  expect(await isSeenInFull(visitor, token)).toBe(true)
  expect((await confirm(visitor, token, code)).status).toBe(200)
})

test('[D11] the database never holds the code beside the letter that tells it', async () => {
  const { token } = await bought()
  await claim(api.visitor(), token)
  const { code } = await mailed()
  const { rows } = await api.database.execute('select * from auth_challenges')
  expect(JSON.stringify(rows)).not.toContain(code)
})

test('[D11] who is signed in gets the order into their account', async () => {
  const { token, number } = await bought()
  const person = await callerOf(api, 'customer')
  await claim(person, token)
  await confirm(person, token, (await mailed()).code)
  const orders = await (await person.get('/api/account/orders')).json()
  expect(orders).toMatchObject({ orders: [{ number }] })
  const { rows } = await api.database.execute({
    sql: `select action from audit_log where actor_id = ?`,
    args: [person.person?.id ?? ''],
  })
  expect(rows).toEqual([{ action: 'order_claimed' }])
})

test('[D11] the answer is the same for every owner of an order; an unknown order has none', async () => {
  const buyer = api.visitor()
  const own = await bought(buyer)
  const owner = await callerOf(api, 'customer')
  await added(owner, 'cultured-butter', { quantity: 3 })
  const theirs = await placed(owner)
  const seen = async (visitor: Visitor, token: string) => {
    const response = await claim(visitor, token)
    return [response.status, await response.text()]
  }
  const answers = [
    await seen(buyer, own.token),
    await seen(api.visitor(), own.token),
    await seen(api.visitor(), theirs.token),
  ]
  expect(new Set(answers.map((answer) => answer.join())).size).toBe(1)
  expect((await claim(api.visitor(), 'A'.repeat(22))).status).toBe(404)
  expect((await confirm(api.visitor(), 'A'.repeat(22), '12345678')).status).toBe(404)
})

test('[D11] a code opens nothing in a browser that did not ask for it', async () => {
  const { token } = await bought()
  await claim(api.visitor(), token)
  const { code } = await mailed()
  const thief = api.visitor()
  await fillCart(api.database, thief, { flatbread: 1 })
  for (const visitor of [thief, api.visitor()])
    expect(await refusal(await confirm(visitor, token, code))).toMatchObject({
      status: 422,
      code: 'code_wrong',
    })
  expect(await isSeenInFull(thief, token)).toBe(false)
})

test('[D11] after five tries the right code opens nothing either', async () => {
  const { token } = await bought()
  const visitor = api.visitor()
  await claim(visitor, token)
  const { code } = await mailed()
  const wrong = code === '00000000' ? '00000001' : '00000000'
  const answers = await Promise.all(
    Array.from({ length: 5 }, async () => (await confirm(visitor, token, wrong)).status),
  )
  expect(answers).toEqual([422, 422, 422, 422, 422])
  expect((await confirm(visitor, token, code)).status).toBe(429)
  expect(await isSeenInFull(visitor, token)).toBe(false)
})

test('[D11] a code is good for ten minutes, and only the last one', async () => {
  const { token } = await bought()
  const visitor = api.visitor()
  await claim(visitor, token)
  const first = await mailed()
  await claim(visitor, token)
  const second = await mailed()
  if (first.code !== second.code)
    expect((await confirm(visitor, token, first.code)).status).toBe(422)
  await api.database.execute({
    sql: 'update auth_challenges set expires_at = ?',
    args: [Date.now()],
  })
  expect((await confirm(visitor, token, second.code)).status).toBe(422)
  expect(await isSeenInFull(visitor, token)).toBe(false)
})

test('[D11] mails about one order are limited, all callers together', async () => {
  const { token } = await bought()
  const answers: number[] = []
  for (let number = 0; number < 5; number += 1)
    answers.push((await claim(api.visitor(), token)).status)
  expect(answers).toEqual([202, 202, 202, 429, 429])
})

test.each([{}, { code: '1234567' }, { code: 12_345_678 }, { code: '12345678', user_id: 'x' }])(
  '[D11] a code as %j is refused',
  async (body) => {
    const { token } = await bought()
    const response = await api.visitor().send('POST', `/api/orders/${token}/claim/confirm`, body)
    expect(response.status).toBe(422)
  },
)

const isCancelled = async (visitor: Visitor, token: string) =>
  (await visitor.send('POST', `/api/orders/${token}/cancel`, {})).status === 200

async function claimed(visitor: Visitor, token: string): Promise<OrderView> {
  await claim(visitor, token)
  return (await (await confirm(visitor, token, (await mailed()).code)).json()) as OrderView
}

test('[D11] another browser reads the order by its code, and takes nothing from the buyer', async () => {
  const buyer = api.visitor()
  const { token } = await bought(buyer)
  const visitor = api.visitor()
  expect((await claimed(visitor, token)).details?.canCancel).toBe(false)
  expect(await isCancelled(visitor, token)).toBe(false)
  expect(await isSeenInFull(buyer, token)).toBe(true)
  expect(await isCancelled(buyer, token)).toBe(true)
  expect(await isSeenInFull(visitor, token)).toBe(true)
})

test('[D11] an order of an account stays in it when another claims it', async () => {
  const owner = await callerOf(api, 'customer')
  await added(owner, 'cultured-butter', { quantity: 3 })
  const { token, number } = await placed(owner)
  const other = await callerOf(api, 'customer')
  expect((await claimed(other, token)).details?.name).toBe('Ingrid Solheim')
  const ordersOf = async (visitor: Visitor) =>
    (await (await visitor.get('/api/account/orders')).json()) as object
  expect(await ordersOf(owner)).toMatchObject({ orders: [{ number }] })
  expect(await ordersOf(other)).toMatchObject({ orders: [] })
  expect(await isCancelled(other, token)).toBe(false)
  expect(await isCancelled(owner, token)).toBe(true)
})

test('[D11] a code that is typed several times at once is noted once', async () => {
  const { token } = await bought()
  const person = await callerOf(api, 'customer')
  await claim(person, token)
  const { code } = await mailed()
  await Promise.all([1, 2, 3, 4].map(() => confirm(person, token, code)))
  const { rows } = await api.database.execute({
    sql: `select action from audit_log where actor_id = ?`,
    args: [person.person?.id ?? ''],
  })
  expect(rows).toEqual([{ action: 'order_claimed' }])
})

test('[39] one mailbox gets ten codes an hour, however many orders name it', async () => {
  const tokens: string[] = []
  for (const email of [
    'kari@example.no',
    'kari+1@example.no',
    'ka.ri@example.no',
    'kari@example.no',
  ]) {
    const buyer = api.visitor()
    await fillCart(api.database, buyer, { 'cultured-butter': 3 })
    tokens.push((await placed(buyer, { email })).token)
    await api.database.execute('delete from tries')
  }
  await api.database.execute('delete from outbox')
  const statuses: number[] = []
  for (const token of tokens)
    for (let time = 0; time < 3; time += 1)
      statuses.push((await claim(api.visitor(), token)).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429, 429])
  const { rows } = await api.database.execute(`select 1 from outbox where kind = 'A9'`)
  expect(rows).toHaveLength(10)
})
