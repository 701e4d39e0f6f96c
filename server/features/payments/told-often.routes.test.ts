import { expect, test } from 'vitest'
import { crowd } from '#tests/support/crowd.ts'
import { useApi } from '#tests/support/api.ts'
import { jobAt } from '#tests/support/jobs.ts'
import { told } from '#tests/support/memory-payments.ts'
import { usePaidOrders } from '#tests/support/paid-orders.ts'
import { settlePayment } from './settle-payment.service.ts'

const api = useApi()
const paid = usePaidOrders(api)
const { events, mails, ordered, paymentOf, rows, stockOf } = paid

/** The same each time: what a run has shuffled can be shuffled again. */
function shuffled<Of>(all: readonly Of[]): Of[] {
  let seed = 20_261_128
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648
  }
  return all
    .map((each) => ({ each, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ each }) => each)
}

test(
  '[O07] 500 shuffled deliveries of 100 events have 100 effects, each payment one',
  { timeout: 300_000 },
  async () => {
    const payments = []
    for (let at = 0; at < 50; at += 1) payments.push(await ordered())
    // Two events of each: that it was begun, and how it ended.
    const notices = payments.flatMap(({ reference }, at) => {
      if (at % 5 === 4) paid.fake.end(reference, 'failed')
      else paid.fake.pay(reference)
      return ['begun', 'ended'].map((event) => ({
        noticeId: `${event}:${reference}`,
        event,
        reference,
      }))
    })
    const deliveries = shuffled(Array.from({ length: 5 }, () => notices).flat())
    expect(deliveries).toHaveLength(500)
    while (deliveries.length > 0) {
      const statuses = await Promise.all(
        deliveries.splice(0, 10).map((notice) => told(api, notice)),
      )
      expect(new Set(statuses)).toEqual(new Set([200]))
    }
    expect(
      await rows('select count(*) as n, count(settled_at) as settled from payment_notices'),
    ).toEqual([{ n: 100, settled: 100 }])
    expect(
      await rows(`select payments.state, status, count(*) as n from payments
      join orders on orders.id = order_id group by 1, 2 order by 1`),
    ).toEqual([
      { state: 'authorized', status: 'placed', n: 40 },
      { state: 'failed', status: 'cancelled', n: 10 },
    ])
    for (const { orderId } of payments) expect(await events(orderId)).toHaveLength(2)
    expect((await stockOf('cultured-butter')).reserved).toBe(3 * 40)
    expect(
      await rows(
        `select count(*) as n from outbox where kind = 'M1' and payload ->> 'entityId' in (select order_id from payments)`,
      ),
    ).toEqual([{ n: 40 }])
  },
)

test('[O07] every webhook that is lost is found by asking, within a minute', async () => {
  const payments = []
  for (let at = 0; at < crowd({ small: 10, whole: 40 }); at += 1) payments.push(await ordered())
  for (const { reference } of payments) paid.fake.pay(reference)
  paid.pass(1)
  await paid.minute()
  for (const { token, orderId } of payments) {
    expect((await paymentOf(token)).orderStatus).toBe('placed')
    expect(await mails(orderId)).toEqual(['M1'])
  }
})

test('[O07] what is captured or let go by hand at the provider is found within ten minutes', async () => {
  const { token, reference } = await ordered()
  paid.fake.pay(reference)
  await told(api, { reference })
  const held = paid.fake.held.get(reference)
  if (held) held.cancelledOre = 19_200
  paid.pass(10)
  await paid.minute()
  expect((await paymentOf(token)).row).toMatchObject({ cancelled_ore: 19_200 })
  const asked = paid.fake.count('find')
  paid.pass(10)
  await paid.minute()
  expect(paid.fake.count('find')).toBe(asked)
})

test('[O07] before its buyer is back or after, and twenty at once: placed once', async () => {
  const { visitor, token, orderId, reference } = await ordered()
  paid.fake.pay(reference)
  await Promise.all([
    ...Array.from({ length: 10 }, () => told(api, { reference })),
    ...Array.from({ length: 10 }, () => visitor.get(`/api/payments/${token}`)),
    paid.minute(),
  ])
  expect(await events(orderId)).toEqual(['place awaiting_payment', 'payment_authorized placed'])
  expect(await mails(orderId)).toEqual(['M1'])
})

test('[O07] giving up and paying in the same moment: one of them, whole', async () => {
  for (let time = 0; time < crowd({ small: 5, whole: 20 }); time += 1) {
    const { visitor, token, reference } = await ordered()
    await Promise.all([
      visitor.send('POST', `/api/payments/${token}/cancel`, {}),
      (async () => {
        await Promise.resolve()
        try {
          paid.fake.pay(reference)
        } catch {
          return
        }
        await told(api, { reference })
      })(),
    ])
    paid.pass(2)
    await paid.minute()
    const { row } = await paymentOf(token)
    const held = paid.fake.held.get(reference)
    const isHeld = held?.state === 'authorized' && held.cancelledOre === 0
    expect(row['order_status']).toBe(isHeld ? 'placed' : 'cancelled')
  }
})

test('[O07] a forged, old or unsigned call does nothing and is refused', async () => {
  const { token, reference } = await ordered()
  paid.fake.pay(reference)
  expect(await told(api, { reference }, { signed: '' })).toBe(400)
  expect(await told(api, { reference }, { signed: 'somebody else' })).toBe(400)
  expect(await rows('select count(*) as n from payment_notices')).toEqual([{ n: 0 }])
  expect((await paymentOf(token)).orderStatus).toBe('awaiting_payment')
})

test('[O07] what is told is not believed: the provider says how it stands', async () => {
  const { token, reference } = await ordered()
  expect(await told(api, { reference, event: 'AUTHORIZED' })).toBe(200)
  expect((await paymentOf(token)).orderStatus).toBe('awaiting_payment')
  expect(await told(api, { reference: 'PF-26-999999-nobody' })).toBe(200)
})

for (const isWritten of [false, true])
  test(`[O07] paid, and our write ${isWritten ? 'has no answer' : 'fails'}: never paid without an order, and placed once`, async () => {
    const { token, orderId, reference, id } = await ordered()
    paid.fake.pay(reference)
    const job = jobAt(api, api.platform.now())
    const { database } = job
    const broken = {
      ...database,
      read: database.read.bind(database),
      write: async (statements: Parameters<typeof database.write>[0]) => {
        if (isWritten) await database.write(statements)
        throw Object.assign(new Error('fetch failed'), { code: 'SERVER_ERROR' })
      },
    }
    await expect(settlePayment({ ...job, database: broken }, id)).rejects.toThrow('fetch failed')
    expect((await paymentOf(token)).orderStatus).toBe(isWritten ? 'placed' : 'awaiting_payment')
    paid.pass(1)
    await paid.minute()
    expect(await events(orderId)).toEqual(['place awaiting_payment', 'payment_authorized placed'])
    expect(await mails(orderId)).toEqual(['M1'])
  })

test('[O07] one that cannot be settled does not hold up the others', async () => {
  const [odd, other] = [await ordered(), await ordered()]
  const find = paid.fake.provider.find.bind(paid.fake.provider)
  paid.fake.provider.find = async (payment) => {
    if (payment.reference === odd.reference) throw new Error('an answer that nobody expects')
    return find(payment)
  }
  paid.fake.pay(other.reference)
  paid.pass(1)
  await paid.minute()
  expect((await paymentOf(other.token)).orderStatus).toBe('placed')
})

test('[O07] the last goods go to one of two who pay for them', async () => {
  await paid.setStock('cultured-butter', 3)
  const first = await ordered()
  await expect(ordered()).rejects.toThrow(/sold_out|cart_changed/u)
  paid.fake.end(first.reference, 'failed')
  await told(api, first)
  const second = await ordered()
  paid.fake.pay(second.reference)
  await told(api, second)
  expect((await paymentOf(second.token)).orderStatus).toBe('placed')
  expect(await stockOf('cultured-butter')).toEqual({ onHand: 3, reserved: 3 })
})
