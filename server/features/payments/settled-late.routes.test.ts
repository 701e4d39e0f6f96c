import { expect, test } from 'vitest'
import { step } from '#tests/support/admin-orders.ts'
import { useApi } from '#tests/support/api.ts'
import { told } from '#tests/support/memory-payments.ts'
import { usePaidOrders } from '#tests/support/paid-orders.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()
const paid = usePaidOrders(api)
const { cartOf, events, mails, operations, ordered, paymentOf, rows, setStock, shown, stockOf } =
  paid

/** Its time is over, and the provider could not be asked to end it: it may be paid yet. */
async function over(goods?: Record<string, number>) {
  const order = await ordered(goods)
  paid.pass(15)
  paid.fake.fail('cancel', 'unreachable')
  await paid.minute()
  expect((await paymentOf(order.token)).row).toMatchObject({
    ...{ state: 'expired', order_status: 'cancelled' },
  })
  return order
}

test('[O07] paid two hours late, it is placed after all where goods, time and price still hold', async () => {
  const { visitor, token, orderId, reference } = await over()
  paid.fake.pay(reference)
  paid.pass(105)
  expect(await told(api, { reference })).toBe(200)
  const { row } = await paymentOf(token)
  expect(row).toMatchObject({
    ...{ state: 'authorized', is_late: 0, authorized_ore: 19_200, cancelled_ore: 0 },
    ...{ order_status: 'placed', payment_status: 'authorized' },
  })
  expect(await events(orderId)).toEqual([
    ...['place awaiting_payment', 'payment_failed cancelled', 'payment_authorized placed'],
  ])
  expect(await mails(orderId)).toEqual(['M6-unpaid', 'M1'])
  expect((await stockOf('cultured-butter')).reserved).toBe(3)
  expect(await rows('select sum(taken) as taken from slot_bookings')).toEqual([{ taken: 1 }])
  expect(await rows('select reserved_qty from order_lines where order_id = ?', orderId)).toEqual([
    { reserved_qty: 3 },
  ])
  expect(await cartOf(visitor)).toEqual([])
  // What was to end it is not asked for any more.
  expect(await operations(orderId)).toEqual([])
  await paid.minute()
  expect(paid.fake.held.get(reference)?.cancelledOre).toBe(0)
})

const gone = {
  'the goods are gone': () => setStock('cultured-butter', 2),
  'the price is another': () =>
    rows(`update products set shop_price_ore = 6500 where key = 'cultured-butter'`),
  'the time is full': () => rows('update slot_bookings set capacity = 0, taken = 0'),
  'its buyer has ordered the goods anew': () => rows('delete from cart_items'),
  'the time has begun': async () => {
    paid.pass(24 * 60 * 3)
    return Promise.resolve([])
  },
} as const

for (const [why, makeSo] of Object.entries(gone))
  test(`[O07] paid late where ${why}, the money is let go, and its buyer is told`, async () => {
    const { visitor, token, orderId, reference } = await over()
    paid.fake.pay(reference)
    await makeSo()
    expect(await told(api, { reference })).toBe(200)
    const { row } = await paymentOf(token)
    expect(row).toMatchObject({
      ...{ state: 'authorized', is_late: 1, cancelled_ore: 19_200, captured_ore: 0 },
      ...{ order_status: 'cancelled', payment_status: 'voided' },
    })
    expect(paid.fake.held.get(reference)?.cancelledOre).toBe(19_200)
    expect(await operations(orderId)).toEqual(['cancel 19200 done'])
    expect(await mails(orderId)).toEqual(['M6-unpaid', 'M6-late'])
    expect((await stockOf('cultured-butter')).reserved).toBe(0)
    expect((await shown(visitor, token)).state).toBe('late')
    await told(api, { reference })
    await paid.minute()
    expect(await mails(orderId)).toHaveLength(2)
  })

test('[O07] paid late after the provider refused to end it, its goods are drawn when they leave', async () => {
  const order = await ordered()
  paid.pass(15)
  paid.fake.fail('cancel', 'refused')
  await paid.minute()
  expect(await operations(order.orderId)).toEqual(['cancel 19200 failed'])
  paid.fake.pay(order.reference)
  expect(await told(api, order)).toBe(200)
  expect((await paymentOf(order.token)).orderStatus).toBe('placed')
  expect(await operations(order.orderId)).toEqual([])
  const owner = await callerOf(api, 'manager')
  for (const each of ['confirm', 'start_picking', 'pack_ready', 'hand_over'] as const)
    await step(owner, order.orderId, { step: each })
  expect(await operations(order.orderId)).toEqual(['capture 19200 done'])
})

test('[O07] who has given up and paid in another tab gets the money back, and no order', async () => {
  const { visitor, token, orderId, reference } = await ordered()
  paid.fake.fail('cancel', 'unreachable')
  await visitor.send('POST', `/api/payments/${token}/cancel`, {})
  paid.fake.pay(reference)
  await told(api, { reference })
  expect((await paymentOf(token)).row).toMatchObject({
    ...{ is_late: 1, cancelled_ore: 19_200, order_status: 'cancelled' },
  })
  expect(await cartOf(visitor)).toEqual(['3 × Cultured butter'])
  expect(await mails(orderId)).toEqual(['M6-late'])
})

test('[O07] while the provider is being asked to end it, nobody takes it up: its money may be gone already', async () => {
  const { token, orderId, reference } = await ordered()
  paid.pass(15)
  const { provider } = paid.fake
  const cancel = provider.cancel.bind(provider)
  provider.cancel = async (operation) => {
    // Paid and told in the very moment.
    paid.fake.pay(reference)
    await told(api, { reference })
    expect((await paymentOf(token)).orderStatus).toBe('cancelled')
    await cancel(operation)
  }
  await paid.minute()
  await paid.minute()
  const { row } = await paymentOf(token)
  expect(row).toMatchObject({ order_status: 'cancelled' })
  expect(paid.fake.held.get(reference)?.cancelledOre).toBe(19_200)
  expect((await events(orderId)).at(-1)).toBe('payment_failed cancelled')
})

test('[O07] another amount than the order’s is never placed: it is let go, and the factory sees it', async () => {
  for (const amountOre of [19_199, 19_201, 1]) {
    const { visitor, token, orderId, reference } = await ordered()
    paid.fake.pay(reference, amountOre)
    expect(await told(api, { reference })).toBe(200)
    expect((await paymentOf(token)).row).toMatchObject({
      ...{ order_status: 'cancelled', authorized_ore: amountOre, cancelled_ore: amountOre },
      is_late: 1,
    })
    expect(await operations(orderId)).toEqual([`cancel ${amountOre} done`])
    expect(await cartOf(visitor)).toEqual(['3 × Cultured butter'])
    expect((await stockOf('cultured-butter')).reserved).toBe(0)
    expect(await mails(orderId)).toEqual(['M6'])
  }
})

test('[O07] a provider that cannot be asked says neither yes nor no: goods are held for an hour, then free', async () => {
  const { visitor, token, orderId, reference } = await ordered()
  paid.fake.pay(reference)
  const find = paid.fake.provider.find.bind(paid.fake.provider)
  paid.fake.provider.find = async () => {
    paid.fake.fail('find', 'unreachable')
    return find({ reference, providerReference: null })
  }
  expect((await shown(visitor, token)).state).toBe('unknown')
  paid.pass(16)
  await paid.minute()
  expect((await paymentOf(token)).orderStatus).toBe('awaiting_payment')
  expect((await stockOf('cultured-butter')).reserved).toBe(3)
  paid.pass(45)
  await paid.minute()
  expect((await paymentOf(token)).orderStatus).toBe('cancelled')
  expect((await stockOf('cultured-butter')).reserved).toBe(0)
  // Nothing was asked to be ended unseen: it may be paid.
  expect(await operations(orderId)).toEqual(['cancel 19200 queued'])
  expect(paid.fake.count('cancel')).toBe(0)
  paid.fake.provider.find = find
  paid.fake.heal()
  await paid.minute()
  expect((await paymentOf(token)).orderStatus).toBe('placed')
  expect(await mails(orderId)).toEqual(['M6-unpaid', 'M1'])
})

test('[O07] switched off with payments open nothing is lost: on again, all of it goes on', async () => {
  const [open, held] = [await ordered(), await ordered()]
  paid.fake.pay(held.reference)
  await told(api, held)
  const { of, on } = api.platform.payments
  api.platform.payments = { on: [], of: () => undefined }
  expect((await shown(open.visitor, open.token)).state).toBe('unknown')
  expect((await held.visitor.send('POST', `/api/orders/${held.token}/cancel`, {})).status).toBe(200)
  expect(await told(api, open)).toBe(200)
  expect(await told(api, open, { code: 'vipps' })).toBe(404)
  expect(await told(api, open, { code: 'nobody' })).toBe(404)
  paid.pass(3)
  await paid.minute()
  expect((await paymentOf(open.token)).orderStatus).toBe('awaiting_payment')
  expect(await operations(held.orderId)).toEqual(['cancel 19200 queued'])
  paid.fake.pay(open.reference)
  api.platform.payments = { of, on }
  await paid.minute()
  expect((await paymentOf(open.token)).orderStatus).toBe('placed')
  expect(await operations(held.orderId)).toEqual(['cancel 19200 done'])
})

test('[O07] keys of real money do not move what was a test, nor the other way round', async () => {
  const { token, reference } = await ordered()
  paid.fake.pay(reference)
  paid.fake.provider.mode = 'live'
  expect(await told(api, { reference })).toBe(200)
  expect((await paymentOf(token)).orderStatus).toBe('awaiting_payment')
})
