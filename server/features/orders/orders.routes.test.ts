import { expect, test } from 'vitest'
import type { ErrorBody } from '#domain/errors.ts'
import type { OrderView } from '#domain/order-view.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { fillCart, placed } from '#tests/support/shopping.ts'

const api = useApi()

async function bought(language = 'en') {
  const buyer = api.visitor({ language })
  await fillCart(api.database, buyer, { 'cultured-butter': 2, 'blueberry-jam': 1 })
  return { buyer, ...(await placed(buyer, { name: 'Ingrid Solheim', note: 'Ring twice' })) }
}

async function orderOf(visitor: Visitor, token: string) {
  return (await (await visitor.get(`/api/orders/${token}`)).json()) as OrderView
}

async function row(sql: string, ...args: string[]) {
  return (await api.database.execute({ sql, args })).rows[0]
}

const cancel = (visitor: Visitor, token: string) =>
  visitor.send('POST', `/api/orders/${token}/cancel`, {})

test('[D11] the buyer sees the order in full', async () => {
  const { buyer, token, number } = await bought()
  const view = await orderOf(buyer, token)
  expect(view).toMatchObject({ number, status: 'placed', statusText: 'Received' })
  expect(view.details).toMatchObject({
    name: 'Ingrid Solheim',
    email: 'ingrid@example.no',
    note: 'Ring twice',
    canCancel: true,
    paymentText: 'Pay at pick-up',
    address: null,
    totals: { totalOre: 2 * 6400 + 7900 },
  })
  expect(
    view.details?.lines.map((line) => [
      line.title,
      line.quantity,
      line.allergenText,
      line.isWithdrawable,
    ]),
  ).toEqual([
    ['Cultured butter', 2, 'Contains milk.', false],
    ['Blueberry jam', 1, '', true],
  ])
  expect(view.details?.nextSteps).toHaveLength(2)
})

test('[D11] a stranger with the link sees number and status, and nothing else', async () => {
  const { token, number } = await bought()
  for (const stranger of [api.visitor(), (await bought()).buyer]) {
    const response = await stranger.get(`/api/orders/${token}`)
    expect(await response.json()).toEqual({
      number,
      status: 'placed',
      statusText: 'Received',
      details: null,
      afterSale: null,
    })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  }
})

test.each(['unknown', 'A'.repeat(22), "' or 1=1 --", '..%2f..'])(
  '[D08] the token %s is not found',
  async (token) => {
    const response = await api.visitor().get(`/api/orders/${encodeURIComponent(token)}`)
    expect(response.status).toBe(404)
  },
)

test('[D08] the row id and the number open nothing', async () => {
  const { buyer, token, number } = await bought()
  const order = await row('select id from orders where public_token = ?', token)
  expect((await buyer.get(`/api/orders/${String(order?.['id'])}`)).status).toBe(404)
  expect((await buyer.get(`/api/orders/${number}`)).status).toBe(404)
})

test('[L02] the order speaks the reader’s language, its goods the buyer’s', async () => {
  const { buyer, token } = await bought('nb')
  const view = (await (
    await buyer.get(`/api/orders/${token}`, { headers: { 'x-language': 'ar' } })
  ).json()) as OrderView
  expect(view.details?.lines[1]?.title).toBe('Blåbærsyltetøy')
  expect(view.details?.whenText).toMatch(/\p{Script=Arabic}/u)
  // A Latin comma would stand wrong between the Arabic day and its time.
  expect(view.details?.whenText).not.toContain(', ')
})

test('[O06] cancelling gives goods and time back, once, and tells it in the outbox', async () => {
  const { buyer, token } = await bought()
  const order = await row('select * from orders where public_token = ?', token)
  const id = String(order?.['id'])
  const reserved = async () =>
    Number(
      (
        await row(
          `select reserved from stock_levels join products on id = product_id where key = 'cultured-butter'`,
        )
      )?.['reserved'],
    )
  const booked = async () =>
    Number((await row('select sum(taken) as taken from slot_bookings'))?.['taken'])
  const before = { reserved: await reserved(), booked: await booked() }
  const answers = await Promise.all([
    cancel(buyer, token),
    cancel(buyer, token),
    cancel(buyer, token),
  ])
  for (const answer of answers) {
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      status: 'cancelled',
      details: { canCancel: false, nextSteps: [] },
    })
  }
  expect(await reserved()).toBe(before.reserved - 2)
  expect(await booked()).toBe(before.booked - 1)
  expect(await row('select count(*) as n from events where entity_id = ?', id)).toMatchObject({
    n: 2,
  })
  expect(await row('select * from outbox where dedupe_key = ?', `M6:${id}`)).toMatchObject({
    state: 'queued',
  })
  expect(await row('select * from orders where id = ?', id)).toMatchObject({
    payment_status: 'voided',
    rev: 2,
  })
})

test('[O06] a stranger cancels nothing and is not told that there is something', async () => {
  const { token } = await bought()
  const response = await cancel(api.visitor(), token)
  expect(response.status).toBe(404)
  expect(await row('select status from orders where public_token = ?', token)).toMatchObject({
    status: 'placed',
  })
})

test.each([
  ['processing', 'too_late_to_cancel', 'Too late to cancel here. Call +47 55 00 00 00.'],
  ['shipped', 'too_late_to_cancel', 'Too late to cancel here. Call +47 55 00 00 00.'],
  ['delivered', 'illegal_transition', 'This order is already marked “Delivered”.'],
  ['completed', 'illegal_transition', 'This order is already marked “Completed”.'],
])('[O06] an order that is %s cannot be cancelled by its buyer', async (status, code, message) => {
  const { buyer, token } = await bought()
  await row('update orders set status = ? where public_token = ?', status, token)
  const response = await cancel(buyer, token)
  const body = (await response.json()) as ErrorBody
  expect(response.status).toBe(409)
  expect(body.code).toBe(code)
  expect(body.message.replaceAll(/[\u2068\u2069]/gu, '')).toBe(message)
})

test('[O06] cancelling takes an empty body alone', async () => {
  const { buyer, token } = await bought()
  const response = await buyer.send('POST', `/api/orders/${token}/cancel`, { status: 'completed' })
  expect(response.status).toBe(422)
})

test('[D11] a day after it was placed, a stranger sees the status alone and the buyer all of it', async () => {
  const { buyer, token, number } = await bought()
  const dayMs = 24 * 3_600_000
  const age = (ms: number) =>
    api.database.execute({
      sql: 'update orders set created_at = ? where public_token = ?',
      args: [Date.now() - ms, token],
    })
  await age(dayMs - 60_000)
  expect((await orderOf(api.visitor(), token)).number).toBe(number)
  await age(dayMs + 60_000)
  expect(await orderOf(api.visitor(), token)).toEqual({
    number: null,
    status: 'placed',
    statusText: 'Received',
    details: null,
    afterSale: null,
  })
  expect(await orderOf(buyer, token)).toMatchObject({ number, details: { canCancel: true } })
})

test('[D11] a network address opens 30 orders a minute, found or not, and others are not held up', async () => {
  const { buyer, token } = await bought()
  const curious = api.visitor()
  for (let view = 0; view < 29; view += 1)
    expect((await curious.get(`/api/orders/${'A'.repeat(22)}`)).status).toBe(404)
  expect((await curious.get(`/api/orders/${token}`)).status).toBe(200)
  const refused = await curious.get(`/api/orders/${token}`)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(refused.headers.get('cache-control')).toBe('private, no-store')
  expect(await refused.json()).toMatchObject({ code: 'too_many_requests', retryable: true })
  expect((await cancel(curious, token)).status).toBe(429)
  expect((await buyer.get(`/api/orders/${token}`)).status).toBe(200)
})
