import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { PaymentView } from '#domain/payments.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { cartOf } from '#tests/support/carts.ts'
import { jobsAt } from '#tests/support/jobs.ts'
import { acted, feedOf, pairedScreen } from '#tests/support/kitchens.ts'
import { memoryProvider, switchOn, told } from '#tests/support/memory-payments.ts'
import { callerOf } from '#tests/support/people.ts'
import {
  dishCheckoutOf,
  dishOrderFor,
  orderDishes,
  thursdayEvening,
  useOrdering,
} from '#tests/support/ordering.ts'

const api = useApi()
const { guest, one } = useOrdering(api)
const minute = 60_000

let screen: Visitor
let address = ''
let provider = memoryProvider()

beforeAll(async () => {
  at(0)
  ;({ screen, address } = await pairedScreen(api))
})
beforeEach(async () => {
  for (const table of ['payment_notices', 'payment_operations', 'payments', 'outbox'])
    await api.database.execute(`delete from ${table}`)
  provider = memoryProvider()
  switchOn(api, provider)
})

function at(passedMs: number) {
  api.platform.now = () => thursdayEvening + passedMs
}

async function ordered(key?: string) {
  const { visitor, restaurantId } = await guest()
  const view = await dishCheckoutOf(visitor, restaurantId)
  const body = dishOrderFor(view, { payment: 'test' })
  const answer = await orderDishes(visitor, restaurantId, body, key)
  expect(answer.status, JSON.stringify(answer)).toBe(201)
  const { id } = await one('select id from restaurant_orders where public_token = ?', answer.token)
  return { visitor, restaurantId, body, answer, id: String(id) }
}

/** How an order and its money stand. */
async function stateOf(id: string) {
  return one(
    `select o.status, o.payment_status as paid, p.state, p.authorized_ore - p.captured_ore - p.cancelled_ore as held,
      p.captured_ore - p.refunded_ore as taken, (select coalesce(sum(points), 0) from slot_points where holder = o.id) as points,
      (select group_concat(kind, ' ') from (select kind from outbox where payload ->> 'entityId' = o.id order by kind)) as mails
    from restaurant_orders o join payments p on p.order_id = o.id where o.id = ?`,
    id,
  )
}

async function paymentOf(visitor: Visitor, token: string): Promise<PaymentView> {
  const answer = await visitor.get(`/api/payments/${token}`)
  expect(answer.status).toBe(200)
  return (await answer.json()) as PaymentView
}

async function referenceOf(id: string): Promise<string> {
  return String((await one('select reference from payments where order_id = ?', id))['reference'])
}

/** Its guest pays, and the provider tells so. */
async function pay(id: string, notice = crypto.randomUUID()): Promise<void> {
  const reference = await referenceOf(id)
  if (provider.held.get(reference)?.state === 'created') provider.pay(reference)
  expect(await told(api, { noticeId: notice, reference })).toBe(200)
}

async function act(id: string, kind: string, more: object = {}) {
  const { rev } = await one('select rev from restaurant_orders where id = ?', id)
  const answer = await acted(screen, address, { kind, ticketId: id, rev: Number(rev), ...more })
  expect(answer.status, await answer.clone().text()).toBe(200)
}

async function made(id: string) {
  for (const kind of ['accept', 'start', 'finish']) {
    if (kind === 'accept') await act(id, kind, { minutes: 0 })
    else await act(id, kind)
  }
}

const onBoard = async () => (await feedOf(screen, address)).tickets.map(({ id }) => id)

test('[O07] what is paid online is the kitchen’s once its money is set aside, and once alone', async () => {
  const { visitor, restaurantId, id, answer } = await ordered()
  expect(answer.payUrl).toMatch(/^https:\/\/pay\.example\//u)
  expect((await cartOf(visitor)).items).toEqual([])
  const open = { status: 'awaiting_payment', paid: 'pending', state: 'created', mails: null }
  expect(await stateOf(id)).toMatchObject({ ...open, points: 1 })
  const rev = (await feedOf(screen, address)).rev
  expect(await onBoard()).not.toContain(id)
  const wall = await api.visitor().get(`/api/queue/${restaurantId}`)
  expect(await wall.json()).toMatchObject({ preparing: [], ready: [] })
  expect(await paymentOf(visitor, answer.token)).toMatchObject({
    kind: 'restaurant_order',
    state: 'waiting',
  })

  at(5 * minute)
  const notice = crypto.randomUUID()
  for (let times = 0; times < 3; times += 1) await pay(id, notice)
  expect(await stateOf(id)).toMatchObject({
    ...{ status: 'new', paid: 'authorized', state: 'authorized', mails: 'R0', points: 1 },
  })
  const feed = await feedOf(screen, address, rev)
  expect(feed.tickets).toMatchObject([{ id, status: 'new', isPaid: true }])
  // The kitchen's clock begins now.
  expect(feed.tickets[0]?.placedAt).toBe(thursdayEvening + 5 * minute)
  const { accept_by: acceptBy } = await one(
    'select accept_by from restaurant_orders where id = ?',
    id,
  )
  expect(acceptBy).toBe(thursdayEvening + 15 * minute)
  expect(await paymentOf(visitor, answer.token)).toMatchObject({
    state: 'authorized',
    payUrl: null,
  })
})

test('[O07] a kitchen that takes all that comes takes it when it is paid', async () => {
  await api.database.execute('update restaurants set is_auto_accepted = 1')
  const { id } = await ordered()
  expect(await stateOf(id)).toMatchObject({ status: 'awaiting_payment' })
  await pay(id)
  expect(await stateOf(id)).toMatchObject({ status: 'accepted', paid: 'authorized' })
})

test('[O07] paid when it could only be made after closing, a person decides; where nobody does, all of the money is let go', async () => {
  await api.database.execute('update restaurants set is_auto_accepted = 1')
  const { id } = await ordered()
  const hours = await one('select opens_minute, closes_minute from opening_periods')
  // It is ordered at 18:00 by the clock in Oslo.
  await api.database.execute('update opening_periods set opens_minute = 600, closes_minute = 1085')
  at(14 * minute)
  await pay(id)
  expect(await stateOf(id)).toMatchObject({ status: 'new', paid: 'authorized' })
  for (const passed of [40, 41]) {
    at(passed * minute)
    await jobsAt(api, thursdayEvening + passed * minute)
  }
  expect(await stateOf(id)).toMatchObject({ held: 0, taken: 0, paid: 'voided' })
  const { opens_minute: opens, closes_minute: closes } = hours
  await api.database.execute(
    `update opening_periods set opens_minute = ${String(opens)}, closes_minute = ${String(closes)}`,
  )
})

test('[O07] it is drawn when it is handed over, once, also where it comes back and goes out again', async () => {
  const { id } = await ordered()
  await pay(id)
  await made(id)
  expect(provider.count('capture')).toBe(0)
  await act(id, 'hand_over')
  expect(await stateOf(id)).toMatchObject({ status: 'completed', paid: 'captured', held: 0 })
  await act(id, 'recall')
  await act(id, 'finish')
  await act(id, 'hand_over')
  expect(provider.count('capture')).toBe(1)
  // Called off after all, it is paid back.
  await act(id, 'recall')
  await act(id, 'call_off', { reason: 'other', reasonText: '' })
  expect(await stateOf(id)).toMatchObject({ status: 'cancelled', paid: 'refunded', taken: 0 })
  expect(provider.count('refund')).toBe(1)
})

test('[O07] food that was made and that nobody came for is drawn', async () => {
  const { id } = await ordered()
  await pay(id)
  await made(id)
  at(46 * minute)
  await act(id, 'no_show')
  expect(await stateOf(id)).toMatchObject({ status: 'no_show', paid: 'captured', held: 0 })
})

test.each(['reject', 'call_off', 'cancel', 'expire'])(
  '[O07] after %s all of the money is let go',
  async (step) => {
    const { id, visitor, answer } = await ordered()
    await pay(id)
    if (step === 'call_off') await act(id, 'accept', { minutes: 0 })
    if (step === 'cancel')
      await visitor.send('POST', `/api/restaurant-orders/${answer.token}/cancel`, {})
    else if (step === 'expire') {
      await jobsAt(api, thursdayEvening + 11 * minute)
      await jobsAt(api, thursdayEvening + 12 * minute)
    } else await act(id, step, { reason: 'other', reasonText: '' })
    expect(await stateOf(id)).toMatchObject({ paid: 'voided', held: 0, taken: 0, points: 0 })
    expect(await paymentOf(visitor, answer.token)).toMatchObject({ state: 'released' })
    expect(provider.count('capture')).toBe(0)
  },
)

test('[O07] nobody pays: after a quarter of an hour its time is free and its dishes are in the cart again', async () => {
  const { id, visitor, answer } = await ordered()
  await jobsAt(api, thursdayEvening + 14 * minute)
  expect(await stateOf(id)).toMatchObject({ status: 'awaiting_payment', points: 1 })
  await jobsAt(api, thursdayEvening + 16 * minute)
  expect(await stateOf(id)).toMatchObject({
    status: 'cancelled',
    paid: 'voided',
    points: 0,
    mails: null,
  })
  expect((await cartOf(visitor)).items).toHaveLength(1)
  expect(await onBoard()).not.toContain(id)
  expect(await paymentOf(visitor, answer.token)).toMatchObject({ state: 'failed' })
})

test('[O07] who gives up has the dishes in the cart again', async () => {
  const { id, visitor, answer } = await ordered()
  const gave = await visitor.send('POST', `/api/payments/${answer.token}/cancel`, {})
  expect(await gave.json()).toMatchObject({ state: 'cancelled' })
  expect(await stateOf(id)).toMatchObject({ status: 'cancelled', points: 0 })
  expect((await cartOf(visitor)).items).toHaveLength(1)
})

test('[O07] a payment that comes late is taken up while its time can be kept, and else let go with a mail', async () => {
  const first = await ordered()
  provider.pay(await referenceOf(first.id))
  provider.fail('find', ...Array.from({ length: 20 }, () => 'unreachable' as const))
  await jobsAt(api, thursdayEvening + 61 * minute)
  provider.heal()
  const [early, late] = [await stateOf(first.id), thursdayEvening + 62 * minute]
  expect(early).toMatchObject({ status: 'cancelled' })
  api.platform.now = () => late
  await pay(first.id)
  await jobsAt(api, late + minute)
  expect(await stateOf(first.id)).toMatchObject({
    ...{ status: 'cancelled', held: 0, taken: 0, mails: 'R6-late' },
  })
})

test('[O07] a payment that is a minute late makes the order, where the kitchen has room', async () => {
  const { id, visitor } = await ordered()
  const reference = await referenceOf(id)
  await api.database.execute(
    'update restaurant_orders set slot_at = slot_at + 3600000, promised_at = promised_at + 3600000',
  )
  await api.database.execute('update slot_points set slot_at = slot_at + 3600000')
  // It is paid before the provider hears that we have ended it.
  provider.fail('cancel', 'unreachable')
  at(16 * minute)
  await jobsAt(api, thursdayEvening + 16 * minute)
  expect(await stateOf(id)).toMatchObject({ status: 'cancelled', points: 0 })
  expect(provider.held.get(reference)?.state).toBe('created')
  await pay(id)
  expect(await stateOf(id)).toMatchObject({
    ...{ status: 'new', paid: 'authorized', points: 1, mails: 'R0' },
  })
  expect(await onBoard()).toContain(id)
  expect((await cartOf(visitor)).items).toEqual([])
})

test('[O07] a provider that does not answer keeps the order: begun again it is the same payment', async () => {
  provider.fail('create', 'unreachable', 'lost')
  const { id, visitor, answer } = await ordered()
  expect(answer.payUrl).toBeNull()
  for (let times = 0; times < 2; times += 1) {
    const begun = await visitor.send('POST', `/api/payments/${answer.token}/begin`, {})
    expect(begun.status).toBe(200)
  }
  expect((await paymentOf(visitor, answer.token)).payUrl).toMatch(/^https:/u)
  expect(provider.held.size).toBe(1)
  await pay(id)
  expect(await stateOf(id)).toMatchObject({ status: 'new' })
})

test('[O07] twenty times at once it is one order and one payment', async () => {
  const { visitor, restaurantId } = await guest()
  const body = dishOrderFor(await dishCheckoutOf(visitor, restaurantId), { payment: 'test' })
  const key = crypto.randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => orderDishes(visitor, restaurantId, body, key)),
  )
  expect(new Set(answers.map(({ status, token }) => `${status} ${token}`)).size).toBe(1)
  expect(new Set(answers.map(({ payUrl }) => payUrl)).size).toBe(1)
  expect(provider.held.size).toBe(1)
  expect(await one('select count(*) as n from payments')).toEqual({ n: 1 })
})

test('[O07] a card’s money is set aside for days that it can be held alone, of dishes as well', async () => {
  await api.database.execute('update restaurants set days_ahead = 14')
  switchOn(api, memoryProvider('stripe'))
  const { visitor, restaurantId } = await guest()
  const view = await dishCheckoutOf(visitor, restaurantId)
  const times = view.days.flatMap(({ slots }) => slots).filter(({ isFree }) => isFree)
  const slotAt = times.at(-1)?.at ?? 0
  const body = dishOrderFor(view, { payment: 'stripe', isAsap: false, slotAt })
  expect(await orderDishes(visitor, restaurantId, body)).toMatchObject({
    ...{ status: 422, code: 'hold_short', field: 'slotAt' },
  })
  const soon = dishOrderFor(view, { payment: 'stripe' })
  expect(await orderDishes(visitor, restaurantId, soon)).toMatchObject({ status: 201 })
})

test('[O07] offered is who is on; switched off it is the counter alone, and what was shown before is refused', async () => {
  const { visitor, restaurantId } = await guest()
  const view = await dishCheckoutOf(visitor, restaurantId)
  expect(view.payments.map(({ method }) => method)).toEqual(['pay_at_counter', 'test'])
  api.platform.payments = { on: [], of: () => undefined }
  const later = await dishCheckoutOf(visitor, restaurantId)
  expect(later.payments.map(({ method }) => method)).toEqual(['pay_at_counter'])
  const refused = await orderDishes(visitor, restaurantId, dishOrderFor(view, { payment: 'test' }))
  expect(refused).toMatchObject({ status: 422, code: 'payment_unavailable' })
  expect(await one('select count(*) as n from restaurant_orders')).toEqual({ n: 0 })
  const paidHere = await orderDishes(visitor, restaurantId, dishOrderFor(view))
  expect(paidHere).toMatchObject({ status: 201, payUrl: null })
})

test('[O07] what a provider has refused of an order to a restaurant is listed beside those of the shop', async () => {
  provider.fail('capture', 'refused')
  const { id } = await ordered()
  await pay(id)
  await made(id)
  await act(id, 'hand_over')
  const owner = await callerOf(api, 'owner')
  const path = '/api/admin/settings/payment-providers/refused'
  const [refused] = (await (await owner.get(path)).json()) as { id: string }[]
  expect(refused).toMatchObject({ kind: 'restaurant_order', orderId: id, fault: 'capture refused' })
  const retried = await owner.send('POST', `${path}/${refused?.id ?? ''}/retry`, {})
  expect(retried.status).toBe(200)
  expect(await stateOf(id)).toMatchObject({ status: 'completed', paid: 'captured', held: 0 })
})
