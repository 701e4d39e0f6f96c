import { expect, test } from 'vitest'
import { useApi } from '#tests/support/api.ts'
import { memoryProvider, switchOn, told } from '#tests/support/memory-payments.ts'
import { usePaidOrders } from '#tests/support/paid-orders.ts'
import { checkoutOf, fillCart, orderFor } from '#tests/support/shopping.ts'

const api = useApi()
const paid = usePaidOrders(api)
const { cartOf, events, mails, operations, ordered, paymentOf, place, rows, shown, stockOf } = paid

test('[O07] an order that is paid online waits for its payment: goods and time held, cart empty, no mail yet', async () => {
  const { visitor, token, payUrl, orderId, reference, row } = await ordered()
  expect(payUrl).toBe(`https://pay.example/${reference}`)
  expect(reference).toMatch(/^PF-26-\d{6}-[\dA-Za-z]{12}$/u)
  expect(row).toMatchObject({
    ...{ state: 'created', provider: 'test', mode: 'test', amount_ore: 3 * 6400 },
    ...{ order_status: 'awaiting_payment', payment_status: 'pending' },
  })
  expect(Number(row['expires_at'])).toBe(api.platform.now() + 15 * 60_000)
  expect((await stockOf('cultured-butter')).reserved).toBe(3)
  expect(await cartOf(visitor)).toEqual([])
  expect(await mails(orderId)).toEqual([])
  const wanted = paid.fake.held.get(reference)?.wanted
  expect(wanted).toMatchObject({
    ...{ amountOre: 3 * 6400, languageCode: 'en', email: 'ingrid@example.no' },
    returnUrl: `http://matverk.test/en/order-success/${token}`,
  })
  expect(await shown(visitor, token)).toEqual({
    ...{ kind: 'order', provider: 'test', isTest: true, state: 'waiting', amountOre: 3 * 6400 },
    ...{ payUrl, heldUntil: row['expires_at'] },
  })
})

test('[O07] paid, it is placed: with its event, its mail, its money set aside, and nothing captured', async () => {
  const { visitor, token, orderId, reference } = await ordered()
  paid.fake.pay(reference)
  expect(await told(api, { reference })).toBe(200)
  const { row } = await paymentOf(token)
  expect(row).toMatchObject({
    ...{ state: 'authorized', authorized_ore: 3 * 6400, captured_ore: 0 },
    ...{ order_status: 'placed', payment_status: 'authorized', paid_ore: null },
  })
  expect(await events(orderId)).toEqual(['place awaiting_payment', 'payment_authorized placed'])
  expect(await mails(orderId)).toEqual(['M1'])
  expect(await operations(orderId)).toEqual([])
  expect((await shown(visitor, token)).state).toBe('authorized')
})

test('[O07] refused, given up or over, it is cancelled: goods and time free, the cart as it was', async () => {
  for (const end of ['failed', 'aborted', 'expired', 'cancelled'] as const) {
    const { visitor, token, orderId, reference } = await ordered()
    paid.fake.end(reference, end)
    expect(await told(api, { reference })).toBe(200)
    const { row } = await paymentOf(token)
    expect(row).toMatchObject({ state: end, order_status: 'cancelled', payment_status: 'voided' })
    expect(await events(orderId)).toEqual(['place awaiting_payment', 'payment_failed cancelled'])
    expect((await stockOf('cultured-butter')).reserved).toBe(0)
    expect(await rows('select sum(taken) as taken from slot_bookings')).toEqual([{ taken: 0 }])
    expect(await cartOf(visitor)).toEqual(['3 × Cultured butter'])
    expect(await mails(orderId)).toEqual(end === 'expired' ? ['M6-unpaid'] : [])
  }
})

test('[O07] fifteen minutes later it is over: the provider ends it, and nobody can pay it any more', async () => {
  const { visitor, token, orderId, reference } = await ordered()
  paid.pass(14)
  await paid.minute()
  expect((await paymentOf(token)).orderStatus).toBe('awaiting_payment')
  paid.pass(1)
  await paid.minute()
  expect((await paymentOf(token)).row).toMatchObject({
    state: 'expired',
    order_status: 'cancelled',
  })
  expect(await operations(orderId)).toEqual([`cancel ${3 * 6400} done`])
  expect(() => paid.fake.pay(reference)).toThrow('over')
  expect(await cartOf(visitor)).toEqual(['3 × Cultured butter'])
  expect((await shown(visitor, token)).state).toBe('failed')
  await paid.minute()
  expect(await operations(orderId)).toHaveLength(1)
})

test('[O07] what was put into the cart meanwhile stays, and what comes back is added to it', async () => {
  const { visitor, reference } = await ordered({ 'cultured-butter': 3, 'sour-cream': 2 })
  await fillCart(api.database, visitor, { 'cultured-butter': 2 })
  paid.fake.end(reference, 'failed')
  await told(api, { reference })
  expect(await cartOf(visitor)).toEqual(['2 × Mountain-farm sour cream', '5 × Cultured butter'])
})

test('[O07] who gives up gets the cart back at once; twice changes nothing', async () => {
  const { visitor, token, orderId, reference } = await ordered()
  for (let time = 0; time < 2; time += 1) {
    const answer = await visitor.send('POST', `/api/payments/${token}/cancel`, {})
    expect([answer.status, await answer.json()]).toMatchObject([200, { state: 'cancelled' }])
  }
  expect(await cartOf(visitor)).toEqual(['3 × Cultured butter'])
  expect(await operations(orderId)).toEqual([`cancel ${3 * 6400} done`])
  expect(paid.fake.held.get(reference)?.state).toBe('cancelled')
  expect(await mails(orderId)).toEqual([])
})

test('[O07] who gives up what is paid already has bought it', async () => {
  const { visitor, token, reference } = await ordered()
  paid.fake.pay(reference)
  const answer = await visitor.send('POST', `/api/payments/${token}/cancel`, {})
  expect(await answer.json()).toMatchObject({ state: 'authorized' })
  expect((await paymentOf(token)).orderStatus).toBe('placed')
})

test('[O07] a provider that is not reached keeps the order: its page begins the same payment again', async () => {
  paid.fake.fail('create', 'lost', 'unreachable')
  const { visitor, token, payUrl, reference } = await ordered()
  expect(payUrl).toBeNull()
  const first = await visitor.send('POST', `/api/payments/${token}/begin`, {})
  expect(await first.json()).toMatchObject({ state: 'waiting', payUrl: null })
  const second = await visitor.send('POST', `/api/payments/${token}/begin`, {})
  expect(await second.json()).toMatchObject({ payUrl: `https://pay.example/${reference}` })
  expect([paid.fake.held.size, paid.fake.count('create')]).toEqual([1, 3])
  await visitor.send('POST', `/api/payments/${token}/begin`, {})
  expect(paid.fake.count('create')).toBe(3)
})

test('[O07] twenty equal keys make one order and one payment', async () => {
  const visitor = await paid.buyer()
  const body = orderFor(await checkoutOf(visitor), { payment: 'test' })
  const key = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => place(visitor, body, key)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(answers.map(({ token }) => token)).size).toBe(1)
  expect(await rows('select count(*) as n from payments')).toEqual([{ n: 1 }])
  expect(paid.fake.held.size).toBe(1)
  expect((await stockOf('cultured-butter')).reserved).toBe(3)
})

test('[O07] nobody without the token learns of a payment', async () => {
  const { token } = await ordered()
  const stranger = api.visitor()
  expect((await stranger.get(`/api/payments/${'x'.repeat(22)}`)).status).toBe(404)
  expect((await stranger.get('/api/payments/short')).status).toBe(404)
  expect((await stranger.get(`/api/payments/${token}`)).status).toBe(200)
})

test('[O07] an offer that is switched off is no way of paying', async () => {
  const visitor = await paid.buyer()
  const body = orderFor(await checkoutOf(visitor), { payment: 'test' })
  api.platform.payments = { on: [], of: () => undefined }
  const view = await checkoutOf(visitor)
  expect(view.deliveries.flatMap(({ payments }) => payments.private)).not.toContain('test')
  expect(await place(visitor, body)).toMatchObject({ status: 422, code: 'payment_unavailable' })
})

test('[O07] a card’s money is set aside for days that it can be held alone', async () => {
  switchOn(api, memoryProvider('stripe'))
  const visitor = await paid.buyer()
  const view = await checkoutOf(visitor)
  const days = view.deliveries.find(({ kind }) => kind === 'pickup')?.days ?? []
  const [first, last] = [days[0], days.at(-1)]
  const on = (day: typeof first) =>
    orderFor(view, {
      ...{ payment: 'stripe', date: day?.date ?? '' },
      fromMinute: day?.slots.find(({ isFull }) => !isFull)?.fromMinute ?? null,
    })
  expect(await place(visitor, on(last))).toMatchObject({
    ...{ status: 422, code: 'hold_short', field: 'form.payment' },
  })
  expect(await place(visitor, on(first))).toMatchObject({ status: 201 })
})
