import { expect, test } from 'vitest'
import { type StaffStep, staffSteps } from '#domain/admin-orders.schema.ts'
import type { ShippingKind } from '#domain/checkout.ts'
import { openStaffSteps } from '#domain/staff-steps.ts'
import {
  onInvoice,
  orderOf,
  ordersPath,
  step,
  useAdminOrders,
} from '#tests/support/admin-orders.ts'
import { useApi } from '#tests/support/api.ts'
import { callerOf } from '#tests/support/people.ts'
import { usePlacing } from '#tests/support/placing.ts'

const api = useApi()
const { buyer, rows, stockOf } = usePlacing(api)
const { boughtBy } = useAdminOrders(api)

const van = {
  shippingKind: 'own_van',
  postcode: '5003',
  city: 'Bergen',
  street: 'Torget 1',
} as const
const ways = {
  pickup: ['confirm', 'start_picking', 'pack_ready', 'hand_over'],
  own_van: ['confirm', 'start_picking', 'ship', 'hand_over'],
} as const satisfies Partial<Record<ShippingKind, readonly StaffStep[]>>

const bought = async (kind: keyof typeof ways = 'pickup', change = {}) =>
  boughtBy(await buyer(), { ...(kind === 'own_van' ? van : {}), ...change })

const eventsOf = async (id: string) =>
  (
    await rows('select event, from_state, to_state from events where entity_id = ? order by id', id)
  ).map((row) => row['event'])
const bookedTimes = async () =>
  Number((await rows('select sum(taken) as n from slot_bookings'))[0]?.['n'])
const mailsOf = async (id: string) =>
  (await rows(`select kind from outbox where payload ->> 'entityId' = ? order by id`, id)).map(
    (row) => row['kind'],
  )

test.each(['pickup', 'own_van'] as const)(
  '[O06] an order by %s goes from placed to delivered step by step, and takes no other step on its way',
  async (kind) => {
    const worker = await callerOf(api, 'fulfilment')
    const id = await bought(kind)
    for (const taken of ways[kind]) {
      const before = await orderOf(worker, id)
      expect(before.steps[0]).toBe(taken)
      for (const illegal of staffSteps.filter((each) => !before.steps.includes(each))) {
        const answer = await step(worker, id, { step: illegal, reason: 'x' })
        expect(answer).toMatchObject({ answered: 409, code: 'illegal_transition' })
        expect(answer.message).toContain(before.statusText)
      }
      const after = await step(worker, id, { step: taken })
      expect(after).toMatchObject({ answered: 200, rev: before.rev + 1 })
      expect(after.steps).toEqual(openStaffSteps(after))
      expect(after.timeline[0]).toMatchObject({ by: 'Kari Prøve', reason: null })
    }
    expect(await orderOf(worker, id)).toMatchObject({ status: 'delivered', steps: [] })
    expect(await eventsOf(id)).toEqual(['place', ...ways[kind]])
  },
)

test('[O06] what was handed over at the counter leaves the shelf then, what was shipped when it is shipped, and nothing twice', async () => {
  const worker = await callerOf(api, 'fulfilment')
  const start = await stockOf('cultured-butter')
  const moved = async (id: string, ...steps: StaffStep[]) => {
    for (const each of steps) expect((await step(worker, id, { step: each })).answered).toBe(200)
    return stockOf('cultured-butter')
  }
  const picked = await bought()
  const held = { onHand: start.onHand, reserved: start.reserved + 3 }
  expect(await moved(picked, 'confirm', 'start_picking', 'pack_ready')).toEqual(held)
  const gone = { onHand: start.onHand - 3, reserved: start.reserved }
  expect(await moved(picked, 'hand_over')).toEqual(gone)
  const sent = await bought('own_van')
  const left = { onHand: start.onHand - 6, reserved: start.reserved }
  expect(await moved(sent, 'confirm', 'start_picking', 'ship')).toEqual(left)
  expect(await moved(sent, 'hand_over')).toEqual(left)
})

test('[O06] an order that is called off gives goods and time back, tells its buyer why, and needs a reason', async () => {
  const worker = await callerOf(api, 'fulfilment')
  const [start, booked] = [await stockOf('cultured-butter'), await bookedTimes()]
  const id = await bought()
  expect(await bookedTimes()).toBe(booked + 1)
  await step(worker, id, { step: 'confirm' })
  await step(worker, id, { step: 'start_picking' })
  await step(worker, id, { step: 'pack_ready' })
  const { rev } = await orderOf(worker, id)
  expect(await step(worker, id, { step: 'call_off' })).toMatchObject({
    ...{ answered: 422, code: 'words_missing', field: 'reason' },
  })
  const call = { rev, step: 'call_off', reason: 'The oven broke.' } as const
  const off = await step(worker, id, call)
  expect(off).toMatchObject({
    answered: 200,
    status: 'cancelled',
    paymentStatus: 'voided',
    steps: [],
  })
  expect(off.timeline[0]).toMatchObject({ text: 'Called off', reason: 'The oven broke.' })
  expect(await step(worker, id, call)).toMatchObject({ answered: 200, rev: off.rev })
  expect(await stockOf('cultured-butter')).toEqual(start)
  expect(await bookedTimes()).toBe(booked)
  expect(await mailsOf(id)).toEqual(['M1', 'M4', 'M6'])
  const log = await rows(`select action from audit_log where entity_id = ?`, id)
  expect(log.map((entry) => entry['action'])).toEqual(['order_called_off'])
})

test('[O06] the same call twice is done once; a call that saw an older order is told what stands there', async () => {
  const worker = await callerOf(api, 'fulfilment')
  const id = await bought('own_van')
  const { rev } = await orderOf(worker, id)
  for (const [at, call] of [
    { step: 'confirm' as const },
    { step: 'start_picking' as const },
    { step: 'ship' as const, tracking: 'LX123NO' },
    { step: 'hand_over' as const },
  ].entries()) {
    const answers = [
      await step(worker, id, { ...call, rev: rev + at }),
      await step(worker, id, { ...call, rev: rev + at }),
    ]
    expect(answers.map((answer) => [answer.answered, answer.rev])).toEqual([
      [200, rev + at + 1],
      [200, rev + at + 1],
    ])
  }
  expect(await eventsOf(id)).toEqual(['place', ...ways.own_van])
  expect(await mailsOf(id)).toEqual(['M1', 'M5'])
  const stale = await step(worker, id, { step: 'confirm', rev })
  expect(stale).toMatchObject({
    ...{ answered: 409, code: 'stale' },
    current: { status: 'delivered', tracking: 'LX123NO', rev: rev + 4 },
  })
  expect(await step(worker, id, { step: 'hand_over', rev: rev + 4 })).toMatchObject({
    code: 'illegal_transition',
  })
})

test('[O06] of two people who move one order at once, one does and the other is told', async () => {
  const [one, other] = [await callerOf(api, 'fulfilment'), await callerOf(api, 'manager')]
  const start = await stockOf('cultured-butter')
  const id = await bought()
  const { rev } = await orderOf(one, id)
  const answers = await Promise.all([
    step(one, id, { step: 'confirm', rev }),
    step(other, id, { step: 'call_off', rev, reason: 'Sold out.' }),
  ])
  expect(answers.map(({ answered }) => answered).toSorted()).toEqual([200, 409])
  expect(answers.find(({ answered }) => answered === 409)?.code).toBe('stale')
  const now = await orderOf(one, id)
  expect(now.rev).toBe(rev + 1)
  const reserved = now.status === 'cancelled' ? 0 : 3
  expect(await stockOf('cultured-butter')).toEqual({
    ...start,
    reserved: start.reserved + reserved,
  })
  expect(await eventsOf(id)).toHaveLength(2)
})

test('[O06] the same call twice in one moment is done once and answered twice', async () => {
  const worker = await callerOf(api, 'fulfilment')
  const id = await bought()
  const { rev } = await orderOf(worker, id)
  const call = () => step(worker, id, { step: 'confirm', rev })
  const answers = await Promise.all([call(), call(), call()])
  expect(answers.map(({ answered }) => answered)).toEqual([200, 200, 200])
  expect(await eventsOf(id)).toEqual(['place', 'confirm'])
})

test('[O06] several at once: each that can moves on, the others say why', async () => {
  const worker = await callerOf(api, 'fulfilment')
  const ids = [await bought(), await bought(), await bought()]
  await step(worker, ids[1] ?? '', { step: 'confirm' })
  await step(worker, ids[1] ?? '', { step: 'start_picking' })
  const stranger = crypto.randomUUID()
  const send = async () => {
    const body = { ids: [...ids, ids[0], stranger], step: 'confirm' }
    return (await worker.send('POST', `${ordersPath}/steps`, body)).json()
  }
  const { number } = await orderOf(worker, ids[1] ?? '')
  const refused = [
    { id: ids[1], number, message: expect.stringContaining('Being packed') as string },
    { id: stranger, number: '', message: expect.any(String) as string },
  ]
  expect(await send()).toEqual({ done: 2, refused })
  expect(await send()).toEqual({ done: 2, refused })
  expect(await eventsOf(ids[0] ?? '')).toEqual(['place', 'confirm'])
})

test('[U03] a viewer looks and moves nothing, an editor does not even look', async () => {
  const [viewer, editor] = [await callerOf(api, 'viewer'), await callerOf(api, 'editor')]
  const id = await bought()
  const seen = await orderOf(viewer, id)
  expect(seen).toMatchObject({ steps: [], canRegisterTill: false, canMarkPaid: false })
  expect((await editor.get(`${ordersPath}/${id}`)).status).toBe(403)
  for (const [path, body] of [
    [`/${id}/steps`, { rev: 1, step: 'confirm' }],
    ['/steps', { ids: [id], step: 'confirm' }],
    [`/${id}/notes`, { text: 'Ring first.' }],
    [`/${id}/till`, { rev: 1, receiptNo: '7' }],
    [`/${id}/payment`, { rev: 1 }],
  ] as const)
    for (const caller of [viewer, editor])
      expect((await caller.send('POST', ordersPath + path, body)).status).toBe(403)
  expect(await orderOf(viewer, id)).toEqual(seen)
})

test('[O06] an order on invoice owes when its goods leave, until somebody marks it paid', async () => {
  const worker = await callerOf(api, 'fulfilment')
  const id = await bought('own_van', onInvoice)
  const pay = async (rev: number) => worker.send('POST', `${ordersPath}/${id}/payment`, { rev })
  expect((await pay((await orderOf(worker, id)).rev)).status).toBe(409)
  await step(worker, id, { step: 'confirm' })
  expect(await step(worker, id, { step: 'start_picking' })).toMatchObject({
    paymentStatus: 'pending',
  })
  const shipped = await step(worker, id, { step: 'ship' })
  expect(shipped).toMatchObject({ paymentStatus: 'invoice_open', canMarkPaid: true })
  expect((await pay(shipped.rev)).status).toBe(200)
  expect((await pay(shipped.rev)).status).toBe(200)
  const paid = await orderOf(worker, id)
  expect(paid).toMatchObject({
    paymentStatus: 'invoice_paid',
    canMarkPaid: false,
    status: 'shipped',
  })
  expect(paid).toMatchObject({ totals: shipped.totals, rev: shipped.rev + 1 })
  expect(await eventsOf(id)).toEqual(['place', 'confirm', 'start_picking', 'ship', 'invoice_paid'])
})

test('[O06] an invoice that is paid while its order is handed over: one of the two is told', async () => {
  const [one, other] = [await callerOf(api, 'fulfilment'), await callerOf(api, 'owner')]
  const id = await bought('own_van', onInvoice)
  for (const each of ['confirm', 'start_picking', 'ship'] as const)
    await step(one, id, { step: each })
  const { rev } = await orderOf(one, id)
  const [handed, paid] = await Promise.all([
    step(one, id, { step: 'hand_over', rev }),
    other.send('POST', `${ordersPath}/${id}/payment`, { rev }),
  ])
  expect([handed.answered, paid.status].toSorted()).toEqual([200, 409])
  expect((await orderOf(one, id)).rev).toBe(rev + 1)
})

test('[O06] the till’s receipt is written down once, on an order that was handed over', async () => {
  const worker = await callerOf(api, 'fulfilment')
  const id = await bought()
  const till = async (rev: number, receiptNo = 'K1-2044') => {
    const answer = await worker.send('POST', `${ordersPath}/${id}/till`, { rev, receiptNo })
    return { answered: answer.status, ...((await answer.json()) as object) }
  }
  const { rev } = await orderOf(worker, id)
  expect(await till(rev)).toMatchObject({ code: 'illegal_transition' })
  for (const each of ways.pickup) await step(worker, id, { step: each })
  expect(await till(rev + 3)).toMatchObject({ code: 'stale', current: { canRegisterTill: true } })
  expect(await till(rev + 4, ' ')).toMatchObject({ code: 'words_missing', field: 'receiptNo' })
  expect(await till(rev + 4)).toMatchObject({ answered: 200, paymentStatus: 'captured' })
  expect(await till(rev + 4)).toMatchObject({ answered: 200, receiptNo: 'K1-2044', rev: rev + 5 })
  expect(await till(rev + 4, 'K1-2045')).toMatchObject({ code: 'stale' })
  expect(await till(rev + 5)).toMatchObject({ code: 'illegal_transition' })
  const log = await rows(`select action from audit_log where entity_id = ?`, id)
  expect(log.map((entry) => entry['action'])).toEqual(['order_till_registered'])
})

test('[O06] a note is written once per call, is read by those who work here, and the order stays as it is', async () => {
  const worker = await callerOf(api, 'fulfilment')
  const id = await bought()
  const before = await orderOf(worker, id)
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const note = async (text: string) =>
    (await worker.send('POST', `${ordersPath}/${id}/notes`, { text }, headers)).status
  expect(await note('Ring first.')).toBe(201)
  expect(await note('Ring first.')).toBe(201)
  expect(await note('Something else.')).toBe(409)
  const { notes, rev, hasNote } = await orderOf(worker, id)
  expect({ rev, hasNote }).toEqual({ rev: before.rev, hasNote: true })
  expect(notes).toMatchObject([{ text: 'Ring first.', by: 'Kari Prøve' }])
  const strange = await worker.send('POST', `${ordersPath}/${crypto.randomUUID()}/notes`, {
    text: 'x',
  })
  expect(strange.status).toBe(404)
})
