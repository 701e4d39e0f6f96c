import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { step } from '#tests/support/admin-orders.ts'
import { useApi } from '#tests/support/api.ts'
import { workOn } from '#tests/support/fulfilment.ts'
import { usePaidOrders } from '#tests/support/paid-orders.ts'
import { startStripeFake } from '#tests/support/payment-fakes/stripe-fake.ts'
import { startVippsFake } from '#tests/support/payment-fakes/vipps-fake.ts'
import { callerOf } from '#tests/support/people.ts'
import { paymentProviders } from './payment-providers.service.ts'

const api = useApi()
const paid = usePaidOrders(api)
const { events, mails, operations, ordered, paymentOf } = paid
type Fake = Awaited<ReturnType<typeof startStripeFake | typeof startVippsFake>>
const fakes = new Map<string, Fake>()

beforeAll(async () => {
  for (const fake of [await startStripeFake(), await startVippsFake()]) fakes.set(fake.code, fake)
})
afterAll(async () => {
  for (const fake of fakes.values()) await fake.stop()
})

let fake: Fake

function switchOn(code: string): Fake {
  const found = fakes.get(code)
  if (!found) throw new Error(`nothing plays ${code}`)
  const settings = Object.assign(api.platform.settings, found.settings)
  api.platform.payments = paymentProviders(settings, { kv: api.platform.kv, now: api.platform.now })
  found.webhooks.way = 'held'
  found.webhooks.held.length = 0
  found.webhooks.answers.length = 0
  found.webhooks.url = `http://matverk.test/api/payments/webhooks/${code}`
  found.webhooks.send = async (request) => {
    const init = { method: 'POST', headers: request.headers, body: await request.text() }
    return api.visitor().get(`/api/payments/webhooks/${code}`, init)
  }
  return found
}

beforeEach(() => {
  // Providers look at the clock as well: theirs is the true one.
  api.platform.now = () => Date.now()
})

for (const code of ['stripe', 'vipps'] as const) {
  test(`[O07] ${code}: paid, told twice and out of order, placed once; drawn with the goods, and paid back`, async () => {
    fake = switchOn(code)
    const { token, orderId, reference, payUrl } = await ordered(undefined, { payment: code })
    expect(payUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/pay\//u)
    await fake.pay(reference)
    await fake.webhooks.deliverHeld((all) => [...all, ...all].toReversed())
    expect(new Set(fake.webhooks.answers)).toEqual(new Set([200]))
    expect((await paymentOf(token)).row).toMatchObject({
      ...{ state: 'authorized', order_status: 'placed', authorized_ore: 19_200 },
    })
    expect(await events(orderId)).toHaveLength(2)
    expect(await mails(orderId)).toEqual(['M1'])
    const owner = await callerOf(api, 'manager')
    for (const each of ['confirm', 'start_picking', 'pack_ready', 'hand_over'] as const)
      await step(owner, orderId, { step: each })
    expect(fake.payments.get(reference)?.capturedOre).toBe(19_200)
    expect(await operations(orderId)).toEqual(['capture 19200 done'])
    const back = await workOn(owner, orderId).refund({ otherOre: 1200, way: 'online' })
    expect(back.answered).toBe(200)
    expect(fake.payments.get(reference)?.refundedOre).toBe(1200)
    await fake.webhooks.deliverHeld()
    expect((await paymentOf(token)).row).toMatchObject({
      ...{ captured_ore: 19_200, refunded_ore: 1200, payment_status: 'partly_refunded' },
    })
  })

  test(`[O07] ${code}: forged or older than five minutes is refused; what is lost is found by asking`, async () => {
    fake = switchOn(code)
    const { token, reference } = await ordered(undefined, { payment: code })
    await fake.pay(reference)
    const [notice] = fake.webhooks.held
    if (!notice) throw new Error('nothing is told')
    const forged = await fake.webhooks.forged(notice, (body) => `${body} `)
    expect((await fake.webhooks.send(forged)).status).toBe(400)
    expect(await fake.webhooks.deliver(notice, Date.now() - 6 * 60_000)).toBe(400)
    expect((await paymentOf(token)).orderStatus).toBe('awaiting_payment')
    const later = Date.now() + 61_000
    api.platform.now = () => later
    await paid.minuteAt(later)
    expect((await paymentOf(token)).orderStatus).toBe('placed')
  })

  test(`[O07] ${code}: an answer that is lost after it was done is no second payment, and no second draw`, async () => {
    fake = switchOn(code)
    // What the library of each takes for no answer.
    const fault = code === 'stripe' ? 'garbage' : 'error-after'
    let fails = 1
    fake.faultOf = ({ method }) => (method === 'POST' && (fails -= 1) >= 0 ? fault : undefined)
    const { visitor, token, payUrl, reference, orderId } = await ordered(undefined, {
      payment: code,
    })
    expect(payUrl === null || fake.payments.size > 0).toBe(true)
    const begun = await visitor.send('POST', `/api/payments/${token}/begin`, {})
    expect(begun.status).toBe(200)
    expect([...fake.payments.keys()].filter((each) => each === reference)).toHaveLength(1)
    await fake.pay(reference)
    await fake.webhooks.deliverHeld()
    const owner = await callerOf(api, 'manager')
    for (const each of ['confirm', 'start_picking', 'pack_ready'] as const)
      await step(owner, orderId, { step: each })
    fails = 1
    await step(owner, orderId, { step: 'hand_over' })
    fails = 0
    expect(fake.payments.get(reference)?.capturedOre).toBe(19_200)
    expect(await operations(orderId)).toEqual(['capture 19200 queued'])
    await paid.minuteAt(Date.now() + 61_000)
    expect(await operations(orderId)).toEqual(['capture 19200 done'])
    expect(fake.payments.get(reference)?.capturedOre).toBe(19_200)
    fake.faultOf = () => undefined
  })

  test(`[O07] ${code}: the buyer who gives up can pay no more, and one who paid and is called off gets it back`, async () => {
    fake = switchOn(code)
    const first = await ordered(undefined, { payment: code })
    await first.visitor.send('POST', `/api/payments/${first.token}/cancel`, {})
    await expect(fake.pay(first.reference)).rejects.toThrow(/it is/u)
    expect(await paid.cartOf(first.visitor)).toEqual(['3 × Cultured butter'])
    const second = await ordered(undefined, { payment: code })
    await fake.pay(second.reference)
    await fake.webhooks.deliverHeld()
    await second.visitor.send('POST', `/api/orders/${second.token}/cancel`, {})
    expect(fake.payments.get(second.reference)?.cancelledOre).toBe(19_200)
    expect(await operations(second.orderId)).toEqual(['cancel 19200 done'])
  })
}
