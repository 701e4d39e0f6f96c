import { expect, test } from 'vitest'
import { orderOf, step } from '#tests/support/admin-orders.ts'
import {
  allOf,
  decide,
  toDelivered,
  useAfterSale,
  viewOf,
  withdraw,
} from '#tests/support/after-sale.ts'
import { useApi } from '#tests/support/api.ts'
import { byVan, lineOf, workOn } from '#tests/support/fulfilment.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()
const { bought, rows, stockOf } = useAfterSale(api)

const jamUnitOre = 7900
const butterUnitOre = 6400
const accepted = { rev: 1, status: 'accepted' }

const mailsOf = async (id: string) =>
  (await rows(`select kind from outbox where payload ->> 'entityId' = ? order by rowid`, id)).map(
    ({ kind }) => kind,
  )

/** An order of which all that can be withdrawn from was. */
async function withdrawn(...how: Parameters<typeof bought>) {
  const order = await bought(...how)
  const owner = await callerOf(api, 'owner')
  const body = await allOf(order.buyer, order.token)
  expect((await withdraw(order.buyer, order.token, body)).answered).toBe(200)
  return { ...order, owner, work: workOn(owner, order.id) }
}

test('[O06] goods that are withdrawn before they leave are no longer part of the order: shelf, sums and payment are of the rest', async () => {
  const before = await stockOf('blueberry-jam')
  const { buyer, id, token, owner, work } = await withdrawn(['confirm', 'start_picking'])
  const answer = await decide(owner, id, accepted)
  expect(answer).toMatchObject({
    answered: 200,
    status: 'processing',
    totals: { itemsOre: 3 * butterUnitOre, totalOre: 3 * butterUnitOre },
    afterSale: { withdrawal: { status: 'accepted' } },
  })
  expect(
    answer.fulfilment.lines.map(({ ordered, quantity }) => [ordered, quantity]),
  ).toContainEqual([3, 0])
  expect(await stockOf('blueberry-jam')).toEqual(before)
  expect(await decide(owner, id, accepted)).toMatchObject({ answered: 200, rev: answer.rev })
  expect((await viewOf(buyer, token)).details?.totals.totalOre).toBe(3 * butterUnitOre)
  await step(owner, id, { step: 'pack_ready' })
  await step(owner, id, { step: 'hand_over' })
  expect(await work.till('17')).toMatchObject({
    money: { paidOre: 3 * butterUnitOre, owedOre: 0 },
  })
  expect(await stockOf('blueberry-jam')).toEqual(before)
})

test('[O06] an order of which nothing is left is called off, with one message', async () => {
  const jam = { 'blueberry-jam': 3 }
  const before = await stockOf('blueberry-jam')
  const { id, owner } = await withdrawn(['confirm', 'start_picking', 'pack_ready'], {}, jam)
  const answer = await decide(owner, id, accepted)
  expect(answer).toMatchObject({
    ...{ answered: 200, status: 'cancelled', paymentStatus: 'voided', steps: [] },
    totals: { itemsOre: 0 },
  })
  expect(await stockOf('blueberry-jam')).toEqual(before)
  const mails = await mailsOf(id)
  expect(mails.filter((kind) => kind === 'M8-accepted')).toHaveLength(1)
  expect(mails).not.toContain('M6')
  expect(await decide(owner, id, accepted)).toMatchObject({ answered: 200, rev: answer.rev })
})

test('[O06] of goods that have left in part and are paid, all that was withdrawn is owed, once', async () => {
  const { buyer, id, token } = await bought(['confirm', 'start_picking'], byVan)
  const owner = await callerOf(api, 'owner')
  const work = workOn(owner, id)
  const jam = (await allOf(buyer, token)).lines[0]?.id ?? ''
  await work.ship({ lines: [{ lineId: jam, quantity: 1 }] })
  await rows(
    `update orders set payment_status = 'captured', paid_ore = total_ore, paid_vat = vat where id = ?`,
    id,
  )
  await withdraw(buyer, token, await allOf(buyer, token))
  const answer = await decide(owner, id, accepted)
  expect(answer).toMatchObject({
    ...{ answered: 200, status: 'partly_shipped' },
    totals: { itemsOre: 3 * butterUnitOre + jamUnitOre },
    money: { owedOre: 3 * jamUnitOre },
  })
  const back = await work.refund({
    ...{ settles: 'withdrawal', lines: [{ lineId: jam, quantity: 3 }] },
  })
  expect(back).toMatchObject({ answered: 200, money: { owedOre: 0 } })
  expect(await work.refund({ lines: [{ lineId: jam, quantity: 1 }] })).toMatchObject({
    code: 'refund_lines_high',
  })
})

test('[O06] where all else has left, the order is sent once what it waited for was withdrawn', async () => {
  const { buyer, id, token } = await bought(['confirm', 'start_picking'], byVan)
  const owner = await callerOf(api, 'owner')
  const work = workOn(owner, id)
  const { lines } = await allOf(buyer, token)
  const butter = (await work.read()).fulfilment.lines.find((line) => line.id !== lines[0]?.id)
  await work.ship({ lines: [{ lineId: butter?.id ?? '', quantity: 3 }] })
  await withdraw(buyer, token, await allOf(buyer, token))
  expect(await decide(owner, id, accepted)).toMatchObject({ answered: 200, status: 'shipped' })
})

test('[O06] while nobody has decided, nothing leaves and nothing is asked of the buyer; then it goes on', async () => {
  const held = { answered: 409, code: 'illegal_transition' }
  const ready = await withdrawn(['confirm', 'start_picking', 'pack_ready'])
  const refused = await step(ready.owner, ready.id, { step: 'hand_over' })
  expect(refused).toMatchObject(held)
  expect(refused.message).toBe('This order is already marked “Withdrawal to be decided”.')
  expect((await orderOf(ready.owner, ready.id)).steps).toEqual(['call_off'])
  const { id, owner, work } = await withdrawn(['confirm', 'start_picking'], byVan)
  const order = await work.read()
  expect(order).toMatchObject({ fulfilment: { canSend: false } })
  const { id: line } = lineOf(order)
  expect(await step(owner, id, { step: 'ship' })).toMatchObject(held)
  expect(await work.ship({ lines: [{ lineId: line, quantity: 1 }] })).toMatchObject(held)
  expect(await work.miss(line, { quantity: 1 })).toMatchObject(held)
  expect((await work.read()).rev).toBe(order.rev)
  await decide(owner, id, { rev: 1, status: 'declined', reason: 'Opened.' })
  expect(await step(owner, id, { step: 'ship' })).toMatchObject({ answered: 200 })
})

test('[O06] how many of missing goods there are is settled before they are given up', async () => {
  const { buyer, id, token } = await bought(['confirm', 'start_picking'])
  const owner = await callerOf(api, 'owner')
  const work = workOn(owner, id)
  const body = await allOf(buyer, token)
  const jam = body.lines[0]?.id ?? ''
  await work.miss(jam, { quantity: 1 })
  await withdraw(buyer, token, body)
  expect(await decide(owner, id, accepted)).toMatchObject({ answered: 409, code: 'items_missing' })
  const order = await work.read()
  const missing = order.fulfilment.lines.find((line) => line.id === jam)?.missing
  await work.settle(missing?.id ?? '', { settlement: 'drop' })
  expect(await decide(owner, id, accepted)).toMatchObject({
    ...{ answered: 200, totals: { itemsOre: 3 * butterUnitOre } },
  })
})

test('[O06] an order that moves while its withdrawal is accepted ends whole: every piece is sent or dropped, once', async () => {
  const { buyer, id, token } = await bought(['confirm', 'start_picking'])
  const owner = await callerOf(api, 'owner')
  await withdraw(buyer, token, await allOf(buyer, token))
  const answers = await Promise.all([
    ...[1, 2, 3].map(() => decide(owner, id, accepted)),
    step(await callerOf(api, 'fulfilment'), id, { step: 'pack_ready' }),
  ])
  expect(answers.slice(0, 3).map(({ answered }) => answered)).toEqual([200, 200, 200])
  const [line] = await rows(
    'select qty, dropped_qty, reserved_qty from order_lines where order_id = ? and dropped_qty > 0',
    id,
  )
  expect(line).toMatchObject({ qty: 0, dropped_qty: 3, reserved_qty: 0 })
})

test('[O06] what was handed over stays in the sums, and is owed once it is paid', async () => {
  const { id, owner, work } = await withdrawn(toDelivered)
  const answer = await decide(owner, id, accepted)
  expect(answer.totals.itemsOre).toBe(3 * butterUnitOre + 3 * jamUnitOre)
  expect(await work.till('18')).toMatchObject({ money: { owedOre: 3 * jamUnitOre } })
})
