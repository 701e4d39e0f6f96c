import { expect, test } from 'vitest'
import type { Today } from '#domain/admin.schema.ts'
import { listOf, orderOf, step } from '#tests/support/admin-orders.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { byVan, lineOf, workOn } from '#tests/support/fulfilment.ts'
import { told } from '#tests/support/memory-payments.ts'
import { usePaidOrders } from '#tests/support/paid-orders.ts'
import { callerOf } from '#tests/support/people.ts'
import { checkoutOf, orderFor } from '#tests/support/shopping.ts'

const api = useApi()
const paid = usePaidOrders(api)
const { mails, operations, ordered, paymentOf, rows, shown } = paid

async function authorized(...how: Parameters<typeof ordered>) {
  const order = await ordered(...how)
  paid.fake.pay(order.reference)
  await told(api, order)
  const owner = await callerOf(api, 'manager')
  return { ...order, owner, work: workOn(owner, order.orderId) }
}

/** What the start page says needs somebody. */
async function needsOf(person: Visitor): Promise<string[]> {
  const today = (await (await person.get('/api/admin/today')).json()) as Today
  return today.needs.map(({ kind }) => kind)
}

const butter = { 'cultured-butter': 6 }

test('[O07] nothing is drawn before the goods are handed over; then all of it, and the books say so', async () => {
  const { owner, orderId, token, visitor } = await authorized()
  for (const each of ['confirm', 'start_picking', 'pack_ready'] as const) {
    await step(owner, orderId, { step: each })
    expect(await operations(orderId)).toEqual([])
  }
  const before = await orderOf(owner, orderId)
  expect(before).toMatchObject({ paymentStatus: 'authorized', money: { paidOre: 0 } })
  await step(owner, orderId, { step: 'hand_over' })
  expect(await operations(orderId)).toEqual(['capture 19200 done'])
  const { row } = await paymentOf(token)
  expect(row).toMatchObject({
    ...{ captured_ore: 19_200, cancelled_ore: 0, payment_status: 'captured', paid_ore: 19_200 },
    paid_vat: row['vat'],
  })
  const after = await orderOf(owner, orderId)
  expect(after).toMatchObject({
    ...{ canRegisterTill: false, canMarkPaid: false, canInvoice: false },
    ...{ money: { paidOre: 19_200, canCorrect: false }, invoiceNeeds: [] },
    payment: { state: 'authorized', capturedOre: 19_200, operations: [{ kind: 'capture' }] },
  })
  expect(after.documents.papers.map(({ text }) => text)).toEqual(['Receipt', 'Packing slip'])
  expect(after.rev).toBe(before.rev + 1)
  expect((await shown(visitor, token)).state).toBe('captured')
})

test('[O07] what is sent in parts is drawn in parts: goods as they leave, freight with the last', async () => {
  const { owner, orderId, token, work } = await authorized(butter, byVan)
  const packing = await work.packing()
  const line = lineOf(packing)
  await work.ship({ lines: [{ lineId: line.id, quantity: 2 }] })
  expect(await operations(orderId)).toEqual(['capture 12800 done'])
  expect((await paymentOf(token)).row).toMatchObject({
    ...{ payment_status: 'partly_captured', paid_ore: null },
  })
  await work.ship({ lines: [{ lineId: line.id, quantity: 4 }] })
  const { totalOre } = packing.totals
  expect(await operations(orderId)).toEqual([
    'capture 12800 done',
    `capture ${totalOre - 12_800} done`,
  ])
  expect((await paymentOf(token)).row).toMatchObject({
    ...{ payment_status: 'captured', paid_ore: totalOre, captured_ore: totalOre },
  })
  await step(owner, orderId, { step: 'hand_over' })
  expect(await operations(orderId)).toHaveLength(2)
})

test('[O07] a card that cannot be drawn in parts is drawn once, with the last of the goods', async () => {
  paid.fake.options.canCaptureParts = false
  const { orderId, token, work } = await authorized(butter, byVan)
  const packing = await work.packing()
  await work.ship({ lines: [{ lineId: lineOf(packing).id, quantity: 2 }] })
  expect(await operations(orderId)).toEqual([])
  await work.ship({ lines: [{ lineId: lineOf(packing).id, quantity: 4 }] })
  expect(await operations(orderId)).toEqual([`capture ${packing.totals.totalOre} done`])
  expect((await paymentOf(token)).row).toMatchObject({ payment_status: 'captured' })
})

test('[O07] goods that are missing are not paid for: the rest is let go at once', async () => {
  for (const canCaptureParts of [true, false]) {
    paid.fake.options.canCaptureParts = canCaptureParts
    const { orderId, token, work } = await authorized(butter, byVan)
    const packing = await work.packing()
    const line = lineOf(packing)
    const asked = await work.miss(line.id, { quantity: 2 })
    await work.ship({ lines: [{ lineId: line.id, quantity: 4 }] })
    const item = lineOf(asked).missing?.id ?? ''
    const dropped = await work.settle(item, { settlement: 'drop' })
    await paid.minute()
    expect(dropped).toMatchObject({ answered: 200, status: 'shipped' })
    const { totalOre } = dropped.totals
    const { row } = await paymentOf(token)
    expect(row).toMatchObject({
      ...{ captured_ore: totalOre, cancelled_ore: packing.totals.totalOre - totalOre },
      ...{ paid_ore: totalOre, paid_vat: row['vat'], payment_status: 'captured' },
    })
    expect((await operations(orderId)).at(-1)).toBe(
      `cancel ${packing.totals.totalOre - totalOre} done`,
    )
    expect((await work.read()).money.owedOre).toBe(0)
  }
})

test('[O07] without freight, where what was still to be sent is dropped, what was drawn in parts is all of it', async () => {
  await rows('update shipping_methods set free_from_ore = 1')
  const { owner, orderId, token, work } = await authorized(butter, byVan)
  const line = lineOf(await work.packing())
  const asked = await work.miss(line.id, { quantity: 2 })
  await work.ship({ lines: [{ lineId: line.id, quantity: 4 }] })
  expect((await paymentOf(token)).row).toMatchObject({ payment_status: 'partly_captured' })
  await work.settle(lineOf(asked).missing?.id ?? '', { settlement: 'drop' })
  await paid.minute()
  expect(await operations(orderId)).toEqual(['capture 25600 done', 'cancel 12800 done'])
  expect((await paymentOf(token)).row).toMatchObject({
    ...{ payment_status: 'captured', paid_ore: 25_600, captured_ore: 25_600 },
  })
  const { documents } = await orderOf(owner, orderId)
  expect(documents.papers.map(({ text }) => text)).toContain('Receipt')
})

test('[O07] money that the provider no longer holds keeps goods from leaving, and stands among what went wrong until it is seen', async () => {
  const { owner, orderId, token, reference, visitor, work } = await authorized(butter, byVan)
  const held = paid.fake.held.get(reference)
  if (held) held.cancelledOre = held.authorizedOre
  paid.pass(10)
  await paid.minute()
  const packing = await work.packing()
  const { totalOre } = packing.totals
  expect(await operations(orderId)).toEqual([`cancel ${totalOre} failed`])
  // Its order is not called off, which is what `released` says.
  expect((await shown(visitor, token)).state).toBe('lapsed')
  const followed = await visitor.get(`/api/orders/${token}`)
  expect(await followed.json()).toMatchObject({ details: { progress: { paymentText: '' } } })
  const lines = [{ lineId: lineOf(packing).id, quantity: 2 }]
  expect(await work.ship({ lines })).toMatchObject({ code: 'payment_lapsed' })
  for (const each of ['start_picking', 'pack_ready'] as const)
    await step(owner, orderId, { step: each })
  expect(await step(owner, orderId, { step: 'ship' })).toMatchObject({ code: 'payment_lapsed' })
  const { payment, paymentText } = await orderOf(owner, orderId)
  const { orders } = await listOf(owner)
  const [listed] = orders.filter((each) => each.id === orderId)
  expect([paymentText, listed?.paymentText]).toEqual(Array(2).fill('Money no longer set aside'))
  expect(payment?.operations).toMatchObject([{ fault: 'hold_lapsed', state: 'failed' }])
  const operationId = payment?.operations[0]?.id
  const path = `/api/admin/orders/${orderId}/payment/retry`
  expect((await owner.send('POST', path, { operationId })).status).toBe(200)
  await paid.minute()
  expect(await operations(orderId)).toEqual([`cancel ${totalOre} done`])
  expect(paid.fake.count('cancel')).toBe(0)
  expect(await step(owner, orderId, { step: 'ship' })).toMatchObject({ code: 'payment_lapsed' })
  const called = await step(owner, orderId, { step: 'call_off', reason: 'Not paid.' })
  expect(called.answered).toBe(200)
  expect((await paymentOf(token)).row).toMatchObject({
    ...{ order_status: 'cancelled', captured_ore: 0, cancelled_ore: totalOre },
  })
  expect(await operations(orderId)).toHaveLength(1)
  expect((await shown(visitor, token)).state).toBe('released')
})

test('[O07] where the hold of an order that was sent in part lapses, what is left is dropped, and what was drawn is all of it', async () => {
  await rows('update shipping_methods set free_from_ore = null')
  const { owner, orderId, token, reference, work, visitor } = await authorized(butter, byVan)
  const line = lineOf(await work.packing())
  await work.ship({ lines: [{ lineId: line.id, quantity: 2 }] })
  const held = paid.fake.held.get(reference)
  if (held) held.cancelledOre = held.authorizedOre - held.capturedOre
  paid.pass(10)
  await paid.minute()
  expect(await work.ship({ lines: [{ lineId: line.id, quantity: 4 }] })).toMatchObject({
    code: 'payment_lapsed',
  })
  const asked = await work.miss(line.id, { quantity: 4 })
  await work.settle(lineOf(asked).missing?.id ?? '', { settlement: 'drop' })
  await paid.minute()
  expect(await operations(orderId)).toEqual(['capture 12800 done', 'cancel 34500 failed'])
  const { row } = await paymentOf(token)
  expect(row).toMatchObject({
    ...{ order_status: 'shipped', payment_status: 'captured', paid_ore: 12_800 },
  })
  // Freight is not drawn any more.
  expect(Number(row['total_ore'])).toBeGreaterThan(12_800)
  const { documents } = await orderOf(owner, orderId)
  expect(documents.papers.map(({ text }) => text)).toContain('Receipt')
  expect((await shown(visitor, token)).state).toBe('captured')
})

test('[O07] an order that is called off or cancelled lets all of its money go', async () => {
  const first = await authorized()
  await step(first.owner, first.orderId, { step: 'call_off', reason: 'The cow is ill.' })
  const second = await authorized()
  expect((await second.visitor.send('POST', `/api/orders/${second.token}/cancel`, {})).status).toBe(
    200,
  )
  for (const { orderId, token } of [first, second]) {
    expect(await operations(orderId)).toEqual(['cancel 19200 done'])
    expect((await paymentOf(token)).row).toMatchObject({
      ...{ cancelled_ore: 19_200, payment_status: 'voided', order_status: 'cancelled' },
    })
    expect(await mails(orderId)).toEqual(['M1', 'M6'])
  }
  expect((await shown(second.visitor, second.token)).state).toBe('released')
  // Called off after its money was set aside, it is never taken up again.
  await paid.minute()
  expect((await paymentOf(first.token)).orderStatus).toBe('cancelled')
})

test('[O07] called off while its buyer pays: the payment is ended, and what was paid meanwhile is let go', async () => {
  for (const isPaid of [false, true]) {
    const { orderId, token, reference } = await ordered()
    const owner = await callerOf(api, 'manager')
    if (isPaid) paid.fake.pay(reference)
    const { answered } = await step(owner, orderId, { step: 'call_off', reason: 'Sold out.' })
    expect(answered).toBe(200)
    await paid.minute()
    const { row } = await paymentOf(token)
    expect(row).toMatchObject({ order_status: 'cancelled', captured_ore: 0 })
    const held = paid.fake.held.get(reference)
    expect(held?.state === 'cancelled' || held?.cancelledOre === 19_200).toBe(true)
    expect(await mails(orderId)).toEqual(isPaid ? ['M6', 'M6-late'] : ['M6'])
  }
})

test('[O07] what the provider refuses is shown with a way to try again, for who may', async () => {
  paid.fake.fail('capture', 'refused')
  const { owner, orderId, token } = await authorized()
  for (const each of ['confirm', 'start_picking', 'pack_ready', 'hand_over'] as const)
    await step(owner, orderId, { step: each })
  const failed = await orderOf(owner, orderId)
  expect(failed).toMatchObject({
    ...{ status: 'delivered', paymentStatus: 'authorized', money: { paidOre: 0 } },
    payment: { operations: [{ kind: 'capture', state: 'failed', fault: 'capture refused' }] },
  })
  await paid.minute()
  expect(await operations(orderId)).toEqual(['capture 19200 failed'])
  const operationId = failed.payment?.operations[0]?.id
  const path = `/api/admin/orders/${orderId}/payment/retry`
  const picker = await callerOf(api, 'fulfilment')
  expect((await picker.send('POST', path, { operationId })).status).toBe(403)
  expect([await needsOf(owner), await needsOf(picker)]).toEqual([
    expect.arrayContaining(['payments_refused']),
    expect.not.arrayContaining(['payments_refused']),
  ])
  expect((await owner.send('POST', path, { operationId: crypto.randomUUID() })).status).toBe(409)
  expect((await owner.send('POST', path, { operationId })).status).toBe(200)
  expect(await operations(orderId)).toEqual(['capture 19200 done'])
  expect(await needsOf(owner)).not.toContain('payments_refused')
  // A provider answers a key that it has refused with the same refusal for a day.
  const keys = paid.fake.calls.filter(({ call }) => call === 'capture').map(({ key }) => key)
  expect([keys.length, new Set(keys).size]).toEqual([2, 2])
  expect((await paymentOf(token)).row).toMatchObject({
    payment_status: 'captured',
    paid_ore: 19_200,
  })
  expect((await owner.send('POST', path, { operationId })).status).toBe(409)
  const log = await rows('select action from audit_log where entity_id = ? order by id', orderId)
  expect(log.map(({ action }) => action)).toEqual(['payment_retried'])
})

test('[O07] a capture is done once: unreached, then done without an answer, and seen before it is asked for again', async () => {
  paid.fake.fail('capture', 'unreachable', 'lost')
  const { owner, orderId, token, reference } = await authorized()
  for (const each of ['confirm', 'start_picking', 'pack_ready', 'hand_over'] as const)
    await step(owner, orderId, { step: each })
  expect(await operations(orderId)).toEqual(['capture 19200 queued'])
  await paid.minute()
  expect(paid.fake.count('capture')).toBe(1)
  paid.pass(1)
  await paid.minute()
  expect(paid.fake.held.get(reference)?.capturedOre).toBe(19_200)
  expect(await operations(orderId)).toEqual(['capture 19200 queued'])
  paid.pass(5)
  await paid.minute()
  expect(await operations(orderId)).toEqual(['capture 19200 done'])
  expect((await paymentOf(token)).row).toMatchObject({ captured_ore: 19_200, paid_ore: 19_200 })
  const keys = paid.fake.calls.filter(({ call }) => call === 'capture').map(({ key }) => key)
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})

test('[O07] what may have been done is not asked for again while the provider does not say how it stands', async () => {
  paid.fake.fail('capture', 'lost')
  const { owner, orderId, reference } = await authorized()
  for (const each of ['confirm', 'start_picking', 'pack_ready', 'hand_over'] as const)
    await step(owner, orderId, { step: each })
  paid.pass(1)
  paid.fake.fail('find', 'unreachable', 'unreachable')
  await paid.minute()
  expect(paid.fake.count('capture')).toBe(1)
  expect(await operations(orderId)).toEqual(['capture 19200 queued'])
  paid.fake.heal()
  paid.pass(10)
  await paid.minute()
  expect(await operations(orderId)).toEqual(['capture 19200 done'])
  expect([paid.fake.count('capture'), paid.fake.held.get(reference)?.capturedOre]).toEqual([
    ...[1, 19_200],
  ])
})

test('[O07] twenty at once do an operation once', async () => {
  const { owner, orderId, token } = await authorized()
  for (const each of ['confirm', 'start_picking', 'pack_ready'] as const)
    await step(owner, orderId, { step: each })
  await Promise.all(Array.from({ length: 20 }, () => step(owner, orderId, { step: 'hand_over' })))
  await Promise.all(Array.from({ length: 5 }, () => paid.minute()))
  expect(await operations(orderId)).toEqual(['capture 19200 done'])
  expect(paid.fake.count('capture')).toBe(1)
  expect((await paymentOf(token)).row).toMatchObject({ captured_ore: 19_200 })
})

test('[O07] money goes back the way it came, no more than was drawn, once per call', async () => {
  const { owner, orderId, token, work, reference } = await authorized()
  const early = await work.refund({ otherOre: 100, way: 'online' })
  expect(early).toMatchObject({ code: 'illegal_transition' })
  for (const each of ['confirm', 'start_picking', 'pack_ready', 'hand_over'] as const)
    await step(owner, orderId, { step: each })
  const { rev } = await work.read()
  const key = crypto.randomUUID()
  const call = { rev, otherOre: 1200, way: 'online' } as const
  const answers = await Promise.all(Array.from({ length: 5 }, () => work.refund(call, key)))
  expect(answers.some(({ answered }) => answered === 200)).toBe(true)
  expect(await operations(orderId)).toEqual(['capture 19200 done', 'refund 1200 done'])
  expect(paid.fake.held.get(reference)?.refundedOre).toBe(1200)
  expect(await work.refund({ otherOre: 18_001, way: 'online' })).toMatchObject({
    code: 'refund_high',
  })
  await work.refund({ otherOre: 18_000, way: 'online' })
  const { row } = await paymentOf(token)
  expect(row).toMatchObject({ refunded_ore: 19_200, payment_status: 'refunded' })
  expect(await work.refund({ otherOre: 1, way: 'online' })).toMatchObject({ code: 'refund_high' })
  expect((await mails(orderId)).filter((kind) => kind === 'M10')).toHaveLength(2)
})

test('[O07] money of an order that was not paid online does not go back that way', async () => {
  const owner = await callerOf(api, 'manager')
  const visitor = await paid.buyer()
  const body = orderFor(await checkoutOf(visitor), { payment: 'pay_on_pickup' })
  const { token } = await paid.place(visitor, body)
  const [order] = await rows('select id from orders where public_token = ?', token)
  const id = String(order?.['id'])
  for (const each of ['confirm', 'start_picking', 'pack_ready', 'hand_over'] as const)
    await step(owner, id, { step: each })
  const work = workOn(owner, id)
  await work.till('4711')
  expect(await work.refund({ otherOre: 100, way: 'online' })).toMatchObject({
    code: 'illegal_transition',
  })
  expect((await work.read()).payment).toBeNull()
})

test('[O07] what a provider has refused of any order is listed for who reads the settings, and tried again from there', async () => {
  paid.fake.fail('capture', 'refused')
  const { owner, orderId, row } = await authorized()
  for (const each of ['confirm', 'start_picking', 'pack_ready', 'hand_over'] as const)
    await step(owner, orderId, { step: each })
  const path = '/api/admin/settings/payment-providers/refused'
  const list = async () =>
    (await (await owner.get(path)).json()) as { id: string; orderId: string; number: string }[]
  const [refused, ...others] = await list()
  expect(others).toEqual([])
  expect(refused).toMatchObject({ orderId, operation: 'capture', amountOre: 19_200 })
  expect(String(row['reference'])).toContain(String(refused?.number))
  const viewer = await callerOf(api, 'viewer')
  const retry = `${path}/${refused?.id ?? ''}/retry`
  expect((await viewer.send('POST', retry, {})).status).toBe(403)
  expect((await owner.send('POST', retry, {})).status).toBe(200)
  expect((await owner.send('POST', retry, {})).status).toBe(409)
  expect(await list()).toEqual([])
  expect(await operations(orderId)).toEqual(['capture 19200 done'])
})
