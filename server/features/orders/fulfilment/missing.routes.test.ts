import { expect, test } from 'vitest'
import type { OrderView } from '#domain/order-view.schema.ts'
import type { Substitutes } from '#domain/fulfilment.schema.ts'
import {
  onInvoice,
  orderOf,
  ordersPath,
  step,
  useAdminOrders,
} from '#tests/support/admin-orders.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { byVan, lineOf, workOn } from '#tests/support/fulfilment.ts'
import { jobsAt } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/people.ts'
import { usePlacing } from '#tests/support/placing.ts'

const api = useApi()
const { buyer, rows, stockOf } = usePlacing(api)
const { boughtBy } = useAdminOrders(api)

const dayMs = 24 * 3600 * 1000

/** An order of two goods that is being packed, by van unless told otherwise. */
async function packed(change: object = byVan) {
  const worker = await callerOf(api, 'fulfilment')
  const visitor = await buyer({ 'cultured-butter': 6, 'blue-cheese': 2 })
  const id = await boughtBy(visitor, change)
  const work = workOn(worker, id)
  const order = await work.packing()
  return { worker, visitor, id, work, order, token: await tokenOf(id) }
}

const tokenOf = async (id: string) =>
  String((await rows('select public_token as token from orders where id = ?', id))[0]?.['token'])
const eventsOf = async (id: string) =>
  (await rows('select event, actor_type from events where entity_id = ? order by id', id)).map(
    (row) => `${String(row['event'])} ${String(row['actor_type'])}`,
  )
const mailsOf = async (id: string) =>
  (await rows(`select kind from outbox where payload ->> 'entityId' = ? order by id`, id)).map(
    (row) => row['kind'],
  )

async function answered(visitor: Visitor, token: string, item: string, answer: string) {
  const response = await visitor.send('POST', `/api/orders/${token}/missing/${item}`, { answer })
  return { status: response.status, body: (await response.json()) as OrderView & { code: string } }
}

test('[O06] a line is picked with lot and best-before day, once, and only while the order is packed', async () => {
  const { work, order, worker, id } = await packed()
  const { id: line } = lineOf(order)
  const call = { isPicked: true, lot: 'L-2647', bestBefore: '2026-12-24', rev: order.rev }
  const picked = await work.pick(line, call)
  expect(picked).toMatchObject({ answered: 200, rev: order.rev + 1 })
  expect(lineOf(picked)).toMatchObject({ isPicked: true, lot: 'L-2647', bestBefore: '2026-12-24' })
  expect(await work.pick(line, call)).toMatchObject({ answered: 200, rev: order.rev + 1 })
  expect(await work.pick(line, { ...call, lot: 'other' })).toMatchObject({
    ...{ answered: 409, code: 'stale' },
  })
  expect(await work.pick(line, { ...call, rev: picked.rev, lot: 'x'.repeat(41) })).toMatchObject({
    ...{ answered: 422, code: 'lot_long', field: 'lot' },
  })
  const nonsense = { ...call, rev: picked.rev, bestBefore: '2026-13-01' }
  expect(await work.pick(line, nonsense)).toMatchObject({ answered: 422, code: 'date_invalid' })
  await step(worker, id, { step: 'ship' })
  expect(await work.pick(line, { isPicked: false, lot: '', bestBefore: '' })).toMatchObject({
    ...{ answered: 409, code: 'illegal_transition' },
  })
})

test('[O06] missing goods that the buyer leaves out lower line, sums, VAT and shelf by just these, once', async () => {
  const { work, order, visitor, token, id } = await packed()
  const start = await stockOf('cultured-butter')
  const line = lineOf(order)
  const asked = await work.miss(line.id, { quantity: 2, rev: order.rev })
  expect(asked).toMatchObject({ answered: 200, rev: order.rev + 1 })
  expect(asked.steps).not.toContain('ship')
  expect(await work.miss(line.id, { quantity: 2, rev: order.rev })).toMatchObject({ answered: 200 })
  const item = lineOf(asked).missing?.id ?? ''
  expect(await step((await packedBy()).worker, id, { step: 'ship' })).toMatchObject({
    ...{ answered: 409, code: 'items_missing' },
  })

  const first = await answered(visitor, token, item, 'drop')
  expect(first.status).toBe(200)
  expect((await answered(visitor, token, item, 'drop')).status).toBe(200)
  expect(await answered(visitor, token, item, 'wait')).toMatchObject({
    ...{ status: 409, body: { code: 'missing_settled' } },
  })
  const after = await work.read()
  expect(lineOf(after)).toMatchObject({ ordered: 6, quantity: 4, sendable: 4, missing: null })
  expect(after.totals.totalOre).toBe(order.totals.totalOre - 2 * line.unitOre)
  sumsHold(after)
  expect(first.body.details?.progress).toMatchObject({
    missing: [],
    dropped: [{ title: line.title, quantity: 2, substitute: null }],
  })
  const { onHand, reserved } = start
  expect(await stockOf('cultured-butter')).toEqual({ onHand: onHand - 2, reserved: reserved - 2 })
  expect((await eventsOf(id)).slice(3)).toEqual(['short_item staff', 'item_dropped guest'])
  expect(await mailsOf(id)).toEqual(['M1', 'M3'])
})

test('[O06] what comes instead is a line of its own, never dearer, and is refused where it is gone', async () => {
  const { work, order, visitor, token, worker, id } = await packed()
  const line = lineOf(order)
  const listed = await worker.get(`${ordersPath}/${id}/lines/${line.id}/substitutes`)
  const { substitutes } = (await listed.json()) as Substitutes
  const [offer] = substitutes
  expect(substitutes.every(({ unitOre }) => unitOre <= line.unitOre)).toBe(true)
  const productId = offer?.productId ?? ''
  const dear = { quantity: 2, substitute: { productId, unitOre: line.unitOre + 1 } }
  expect(await work.miss(line.id, dear)).toMatchObject({ answered: 422, code: 'substitute_dear' })
  const own = await rows('select product_id as p from order_lines where id = ?', line.id)
  const itself = { quantity: 2, substitute: { productId: String(own[0]?.['p']), unitOre: 100 } }
  expect(await work.miss(line.id, itself)).toMatchObject({ code: 'product_not_found' })
  const asked = await work.miss(line.id, { quantity: 2, substitute: { productId, unitOre: 5000 } })
  const item = lineOf(asked).missing?.id ?? ''

  await rows('update stock_levels set on_hand = reserved where product_id = ?', productId)
  expect(await answered(visitor, token, item, 'substitute')).toMatchObject({
    ...{ status: 409, body: { code: 'sold_out' } },
  })
  expect((await work.read()).rev).toBe(asked.rev)
  await rows('update stock_levels set on_hand = reserved + 2 where product_id = ?', productId)
  expect((await answered(visitor, token, item, 'substitute')).status).toBe(200)
  const after = await work.read()
  expect(after.fulfilment.lines).toHaveLength(3)
  expect(lineOf(after, 2)).toMatchObject({ isSubstitute: true, quantity: 2, unitOre: 5000 })
  expect(after.totals.itemsOre).toBe(order.totals.itemsOre - 2 * line.unitOre + 10_000)
  sumsHold(after)
  const [level] = await rows(
    'select on_hand - reserved as n from stock_levels where product_id = ?',
    productId,
  )
  expect(Number(level?.['n'])).toBe(0)
})

test('[O06] who waits gets it when it has arrived, to be picked, or leaves it out after all', async () => {
  const { work, order, visitor, token } = await packed()
  const line = lineOf(order)
  await work.pick(line.id, { isPicked: true, lot: '', bestBefore: '' })
  const first = lineOf(await work.miss(line.id, { quantity: 6 })).missing?.id ?? ''
  expect(
    (await answered(visitor, token, first, 'wait')).body.details?.progress.missing,
  ).toMatchObject([{ id: first, isWaiting: true, answers: ['drop'] }])
  expect(lineOf(await work.read())).toMatchObject({ sendable: 0 })
  expect(await work.miss(line.id, { quantity: 1 })).toMatchObject({ code: 'missing_known' })
  const arrived = await work.settle(first, { settlement: 'arrived' })
  expect(lineOf(arrived)).toMatchObject({ sendable: 6, missing: null, isPicked: false })
  expect(arrived.totals).toEqual(order.totals)
  expect(await work.miss(line.id, { quantity: 7 })).toMatchObject({
    ...{ answered: 422, code: 'missing_high', field: 'quantity' },
  })
})

test('[D11] who has only the link answers nothing; who reads the order’s mailbox may', async () => {
  const { work, order, token } = await packed()
  const item = lineOf(await work.miss(lineOf(order).id, { quantity: 1 })).missing?.id ?? ''
  const stranger = api.visitor()
  expect((await answered(stranger, token, item, 'drop')).status).toBe(404)
  expect((await answered(stranger, token, crypto.randomUUID(), 'drop')).status).toBe(404)
  expect(lineOf(await work.read()).missing?.id).toBe(item)
})

test('[O06] without an answer missing goods are left out after a day, once, also where two jobs run', async () => {
  const { work, order, id } = await packed()
  await work.miss(lineOf(order).id, { quantity: 2 })
  const asked = api.platform.now()
  await rows(`update outbox set state = 'sent', sent_at = ${asked} where kind = 'M3'`)
  await jobsAt(api, asked + dayMs - 1)
  expect(lineOf(await work.read()).missing).not.toBeNull()
  await Promise.all([jobsAt(api, asked + dayMs), jobsAt(api, asked + dayMs)])
  await jobsAt(api, asked + 2 * dayMs)
  expect(lineOf(await work.read())).toMatchObject({ ordered: 6, quantity: 4 })
  expect((await eventsOf(id)).slice(3)).toEqual(['short_item staff', 'item_dropped system'])
})

test('[O06] buyer and factory answer in one moment: one is done, the other is told', async () => {
  const { work, order, visitor, token } = await packed()
  const asked = await work.miss(lineOf(order).id, { quantity: 2 })
  const item = lineOf(asked).missing?.id ?? ''
  const [bought, staff] = await Promise.all([
    answered(visitor, token, item, 'drop'),
    work.settle(item, { settlement: 'arrived', rev: asked.rev }),
  ])
  expect([bought.status, staff.answered].toSorted()).toEqual([200, 409])
  const after = await work.read()
  expect(lineOf(after).quantity).toBe(bought.status === 200 ? 4 : 6)
  sumsHold(after)
})

test('[O06] an order of which nothing is left is cancelled with its time given back, and its shelf stays without what was not there', async () => {
  const worker = await callerOf(api, 'fulfilment')
  const start = await stockOf('cultured-butter')
  const visitor = await buyer()
  const id = await boughtBy(visitor)
  const work = workOn(worker, id)
  const asked = await work.miss(lineOf(await work.packing()).id, { quantity: 3 })
  const item = lineOf(asked).missing?.id ?? ''
  const call = { settlement: 'drop', rev: asked.rev } as const
  expect(await work.settle(item, call)).toMatchObject({ answered: 200, status: 'cancelled' })
  expect(await work.settle(item, call)).toMatchObject({ answered: 200, paymentStatus: 'voided' })
  const { onHand, reserved } = start
  expect(await stockOf('cultured-butter')).toEqual({ onHand: onHand - 3, reserved })
  const booked = await rows('select coalesce(sum(taken), 0) as n from slot_bookings')
  expect(Number(booked[0]?.['n'])).toBe(0)
  expect(await mailsOf(id)).toEqual(['M1', 'M3', 'M6'])
})

test('[O06] part of an order leaves, then the rest; each piece leaves the shelf once, and the buyer sees each parcel', async () => {
  const start = await stockOf('cultured-butter')
  const { work, order, visitor, token, id, worker } = await packed({ ...byVan, ...onInvoice })
  const [butter, cheese] = [lineOf(order), lineOf(order, 1)]
  const part = {
    lines: [{ lineId: butter.id, quantity: 4 }],
    ...{ carrier: 'Posten', tracking: 'LX1', rev: order.rev },
  }
  const tooMany = await work.ship({ lines: [{ lineId: butter.id, quantity: 7 }] })
  expect(tooMany).toMatchObject({ answered: 409, code: 'send_high' })
  const twice = { lineId: butter.id, quantity: 4 }
  expect(await work.ship({ lines: [twice, twice] })).toMatchObject({ code: 'send_high' })
  expect(await work.ship({ lines: [] })).toMatchObject({ answered: 422, code: 'nothing_to_send' })
  const sent = await work.ship(part)
  expect(sent).toMatchObject({
    ...{ answered: 200, status: 'partly_shipped', paymentStatus: 'invoice_open' },
    steps: ['ship'],
  })
  expect(await work.ship(part)).toMatchObject({ answered: 200, rev: sent.rev })
  const gone = { onHand: start.onHand - 4, reserved: start.reserved + 2 }
  expect(await stockOf('cultured-butter')).toEqual(gone)

  const asked = await work.miss(cheese.id, { quantity: 2 })
  expect(await step(worker, id, { step: 'ship' })).toMatchObject({ code: 'items_missing' })
  await work.settle(lineOf(asked, 1).missing?.id ?? '', { settlement: 'drop' })
  const rest = await work.ship({ lines: [{ lineId: butter.id, quantity: 2 }], tracking: 'LX2' })
  expect(rest).toMatchObject({ answered: 200, status: 'shipped' })
  expect(await stockOf('cultured-butter')).toEqual({
    onHand: start.onHand - 6,
    reserved: start.reserved,
  })
  const view = (await (await visitor.get(`/api/orders/${token}`)).json()) as OrderView
  expect(view.details?.progress.shipments).toMatchObject([
    { number: 1, carrier: 'Posten', tracking: 'LX1', goods: [{ quantity: 4 }] },
    { number: 2, carrier: null, tracking: 'LX2', goods: [{ quantity: 2 }] },
  ])
  expect((await mailsOf(id)).filter((kind) => kind === 'M5')).toHaveLength(2)
  expect(await step(worker, id, { step: 'hand_over' })).toMatchObject({ status: 'delivered' })
  expect(await work.ship(part)).toMatchObject({ answered: 409, code: 'stale' })
})

test('[O06] an order is sent with the last of its goods, also where these are left out', async () => {
  const { work, order, id } = await packed()
  await work.ship({ lines: [{ lineId: lineOf(order).id, quantity: 6 }] })
  const asked = await work.miss(lineOf(order, 1).id, { quantity: 2 })
  const item = lineOf(asked, 1).missing?.id ?? ''
  const done = await work.settle(item, { settlement: 'drop' })
  expect(done).toMatchObject({ answered: 200, status: 'shipped' })
  expect((await eventsOf(id)).slice(-3)).toEqual([
    ...['short_item staff', 'item_dropped staff', 'ship system'],
  ])
})

const packedBy = async () => ({ worker: await callerOf(api, 'fulfilment') })

function sumsHold({ totals, goods }: Awaited<ReturnType<typeof orderOf>>) {
  const itemsOre = goods.reduce((sum, { lineOre }) => sum + lineOre, 0)
  const taxed = totals.vat.reduce((sum, { netOre, vatOre }) => sum + netOre + vatOre, 0)
  expect([itemsOre, totals.itemsOre + totals.shippingOre, taxed]).toEqual([
    ...[totals.itemsOre, totals.totalOre, totals.totalOre],
  ])
}

test('[O06] the rest of an order that was sent in part is marked as sent once, however often the call comes', async () => {
  const { work, order, id, worker } = await packed()
  const lines = [{ lineId: lineOf(order).id, quantity: 1 }]
  const part = await work.ship({ lines, tracking: 'LX1' })
  const call = { step: 'ship', rev: part.rev } as const
  expect(await step(worker, id, call)).toMatchObject({ answered: 200, status: 'shipped' })
  expect(await step(worker, id, call)).toMatchObject({ answered: 200, rev: part.rev + 1 })
  const { fulfilment } = await work.read()
  expect(fulfilment.shipments.map(({ goods }) => goods.map(({ quantity }) => quantity))).toEqual([
    [1],
    [5, 2],
  ])
})

test('[O06] what left in two parts is found by the lot of each, and what has all left is not picked again', async () => {
  const { work, order } = await packed()
  const { id: lineId } = lineOf(order)
  const sendOf = async (lot: string, bestBefore: string, quantity: number) => {
    await work.pick(lineId, { isPicked: true, lot, bestBefore })
    return work.ship({ lines: [{ lineId, quantity }], tracking: lot })
  }
  await sendOf('L-1', '2026-12-24', 4)
  const sent = await sendOf('L-2', '2027-01-31', 2)
  expect(sent.fulfilment.shipments.map(({ goods }) => goods)).toMatchObject([
    [{ quantity: 4, lot: 'L-1', bestBefore: '2026-12-24' }],
    [{ quantity: 2, lot: 'L-2', bestBefore: '2027-01-31' }],
  ])
  const late = await work.pick(lineId, { isPicked: true, lot: 'L-3', bestBefore: '' })
  expect(late).toMatchObject({ answered: 409, code: 'illegal_transition' })
  expect(late.message).toContain('Partly sent')
  expect(lineOf(await work.read()).lot).toBe('L-2')
})
