import { expect, test } from 'vitest'
import { onInvoice, step, useAdminOrders } from '#tests/support/admin-orders.ts'
import { ownPassword } from '#tests/support/admin-people.ts'
import { useApi } from '#tests/support/api.ts'
import { byVan, lineOf, workOn } from '#tests/support/fulfilment.ts'
import { withPassword } from '#tests/support/passwords.ts'
import { callerOf } from '#tests/support/people.ts'
import { plain, usePlacing } from '#tests/support/placing.ts'

const api = useApi()
const { buyer, rows } = usePlacing(api)
const { boughtBy } = useAdminOrders(api)

/** An order on invoice, sent in part and paid; the rest is still to be packed. */
async function paidOrder() {
  const owner = await callerOf(api, 'manager')
  const visitor = await buyer({ 'cultured-butter': 6, 'blue-cheese': 2 })
  const id = await boughtBy(visitor, { ...byVan, ...onInvoice })
  const work = workOn(owner, id)
  const packing = await work.packing()
  await work.ship({ lines: [{ lineId: lineOf(packing).id, quantity: 3 }] })
  const order = await work.paid()
  expect(order).toMatchObject({ answered: 200, paymentStatus: 'invoice_paid' })
  expect(order.money).toMatchObject({
    paidOre: order.totals.totalOre,
    refundableOre: order.totals.totalOre,
  })
  return { owner, id, work, order, lineId: lineOf(order).id, unitOre: lineOf(order).unitOre }
}

const notesOf = async () =>
  (await rows('select number from refunds order by number')).map(({ number }) => String(number))

test('[O06] money goes back for goods, once per call, with a credit note and its VAT per rate', async () => {
  const { work, order, lineId, unitOre, id } = await paidOrder()
  const call = {
    lines: [{ lineId, quantity: 2 }],
    otherOre: 1000,
    reason: 'Crushed.',
    rev: order.rev,
  }
  const key = crypto.randomUUID()
  const back = await work.refund(call, key)
  const amountOre = 2 * unitOre + 1000
  expect(back).toMatchObject({
    ...{ answered: 200, paymentStatus: 'partly_refunded', rev: order.rev + 1 },
    money: { refundableOre: order.totals.totalOre - amountOre, refunds: [{ amountOre }] },
  })
  const [refund] = back.money.refunds
  expect(refund?.number).toMatch(/^K-26-\d{6}$/u)
  const taxed = refund?.vat.reduce((sum, { netOre, vatOre }) => sum + netOre + vatOre, 0)
  expect(taxed).toBe(amountOre)
  expect(refund?.vat[0]?.vatOre).toBe(Math.round((amountOre * 1500) / 11_500))
  expect(await work.refund(call, key)).toMatchObject({ answered: 200, rev: back.rev })
  expect(await work.refund({ ...call, otherOre: 1 }, key)).toMatchObject({ code: 'key_reused' })
  expect(await work.refund(call)).toMatchObject({ code: 'stale' })
  expect(back.totals).toEqual(order.totals)
  const mails = await rows(
    `select kind from outbox where payload ->> 'entityId' = ? and kind = 'M10'`,
    id,
  )
  expect(mails).toHaveLength(1)
  const log = await rows(`select action from audit_log where entity_id = ? order by id`, id)
  expect(log.at(-1)?.['action']).toBe('order_refunded')
})

test('[O06] never more goes back than was paid, nor more of a line than there were; then all its VAT went back', async () => {
  const { work, order, lineId } = await paidOrder()
  const { totalOre, vat } = order.totals
  for (const [body, code] of [
    [{ lines: [{ lineId, quantity: 7 }] }, 'refund_lines_high'],
    [
      {
        lines: [
          { lineId, quantity: 4 },
          { lineId, quantity: 4 },
        ],
      },
      'refund_lines_high',
    ],
    [{ otherOre: totalOre + 1 }, 'refund_high'],
    [{ lines: [{ lineId, quantity: 1 }], otherOre: totalOre }, 'refund_high'],
    [{}, 'refund_empty'],
    [{ otherOre: -1 }, 'amount_invalid'],
    [{ otherOre: 0.5 }, 'amount_invalid'],
    [{ otherOre: 100, reason: ' ' }, 'words_missing'],
  ] as const)
    expect(await work.refund(body as never)).toMatchObject({ code })
  expect((await work.read()).rev).toBe(order.rev)
  for (const otherOre of [333, 1, 4999, 77]) await work.refund({ otherOre })
  const rest = totalOre - 333 - 1 - 4999 - 77
  const done = await work.refund({ otherOre: rest })
  expect(done).toMatchObject({
    paymentStatus: 'refunded',
    money: { refundableOre: 0, canRefund: false },
  })
  const back = done.money.refunds.flatMap((refund) => refund.vat)
  for (const { rateBp, netOre, vatOre } of vat) {
    const of = back.filter((row) => row.rateBp === rateBp)
    expect(of.reduce((sum, row) => sum + row.netOre, 0)).toBe(netOre)
    expect(of.reduce((sum, row) => sum + row.vatOre, 0)).toBe(vatOre)
  }
  expect(await work.refund({ otherOre: 1 })).toMatchObject({ answered: 409, code: 'refund_high' })
})

test('[O06] goods of a paid order that are left out are owed to the buyer until they are paid back', async () => {
  const { work, order } = await paidOrder()
  const cheese = lineOf(order, 1)
  const asked = await work.miss(cheese.id, { quantity: 2 })
  const dropped = await work.settle(lineOf(asked, 1).missing?.id ?? '', { settlement: 'drop' })
  expect(dropped.money).toMatchObject({
    ...{ paidOre: order.totals.totalOre, owedOre: 2 * cheese.unitOre },
  })
  expect(dropped.money.lines.find(({ lineId }) => lineId === cheese.id)).toMatchObject({
    ...{ refundable: 2, owed: { missing: 2, withdrawal: 0 } },
  })
  const back = await work.refund({
    ...{ settles: 'missing', lines: [{ lineId: cheese.id, quantity: 2 }] },
  })
  expect(back.money).toMatchObject({ owedOre: 0 })
  expect(back.money.paidOre - 2 * cheese.unitOre).toBe(back.totals.totalOre)
  expect(await work.refund({ lines: [{ lineId: cheese.id, quantity: 1 }] })).toMatchObject({
    code: 'refund_lines_high',
  })
})

test('[O06] nothing goes back that was not paid; two who pay back at once: one is told, and numbers have no gap', async () => {
  const manager = await callerOf(api, 'manager')
  const unpaid = workOn(manager, await boughtBy(await buyer()))
  expect(await unpaid.refund({ otherOre: 100 })).toMatchObject({
    ...{ answered: 409, code: 'illegal_transition' },
  })
  const { work, order, id } = await paidOrder()
  const other = workOn(await callerOf(api, 'owner'), id)
  const answers = await Promise.all([
    work.refund({ otherOre: 100, rev: order.rev }),
    other.refund({ otherOre: 200, rev: order.rev }),
  ])
  expect(answers.map(({ answered }) => answered).toSorted()).toEqual([200, 409])
  await work.refund({ otherOre: 300 })
  const numbers = (await notesOf()).map((number) => Number(number.slice(5)))
  expect(numbers).toEqual(numbers.map((_, at) => at + 1))
})

test('[O06] a payment that was written down by mistake is taken back with a reason, unless money went back', async () => {
  const { work, order } = await paidOrder()
  expect(await work.correct('')).toMatchObject({ answered: 422, code: 'words_missing' })
  const undone = await work.correct('Another invoice.', order.rev)
  expect(undone).toMatchObject({ paymentStatus: 'invoice_open', money: { paidOre: 0 } })
  expect(undone.timeline[0]).toMatchObject({ reason: 'Another invoice.' })
  expect(await work.correct('Another invoice.', order.rev)).toMatchObject({ rev: undone.rev })
  expect(await work.correct('Again.')).toMatchObject({ answered: 409, code: 'illegal_transition' })
  await work.paid()
  await work.refund({ otherOre: 100 })
  expect(await work.correct('Again.')).toMatchObject({ answered: 409, code: 'illegal_transition' })

  const manager = await callerOf(api, 'manager')
  const id = await boughtBy(await buyer())
  const counter = workOn(manager, id)
  await counter.packing()
  await step(manager, id, { step: 'pack_ready' })
  await step(manager, id, { step: 'hand_over' })
  expect(await counter.till('T-1')).toMatchObject({ paymentStatus: 'captured', receiptNo: 'T-1' })
  expect(await counter.correct('Wrong order.')).toMatchObject({
    ...{ paymentStatus: 'pending', receiptNo: null, canRegisterTill: true },
  })
})

test('[U03] who packs orders pays nothing back', async () => {
  const { order, id } = await paidOrder()
  const packer = workOn(await callerOf(api, 'fulfilment'), id)
  expect((await packer.read()).money).toMatchObject({ canRefund: false, canCorrect: false })
  expect(await packer.refund({ otherOre: 100, rev: order.rev })).toMatchObject({ answered: 403 })
  expect(await packer.correct('No.', order.rev)).toMatchObject({ answered: 403 })
})

test('[O06] a call that comes again is booked once, also where something else was booked in between', async () => {
  const { work, order, id } = await paidOrder()
  const key = crypto.randomUUID()
  const call = { otherOre: 700, rev: order.rev }
  const answers = await Promise.all([1, 2, 3].map(() => work.refund(call, key)))
  expect(answers.map(({ answered }) => answered)).toEqual([200, 200, 200])
  await work.refund({ otherOre: 100 })
  expect(await work.refund(call, key)).toMatchObject({ answered: 200 })
  const [row] = await rows('select refunded_ore from orders where id = ?', id)
  expect(row).toMatchObject({ refunded_ore: 800 })
})

test('[O06] what is owed is settled by what is paid back for it, and by nothing else', async () => {
  const { work, order } = await paidOrder()
  const cheese = lineOf(order, 1)
  const lines = [{ lineId: cheese.id, quantity: 1 }]
  const asked = await work.miss(cheese.id, { quantity: 1 })
  await work.settle(lineOf(asked, 1).missing?.id ?? '', { settlement: 'drop' })
  const crushed = await work.refund({ lines, settles: 'goodwill' })
  expect(crushed.money.owedOre).toBe(cheese.unitOre)
  const beside = await work.refund({ otherOre: cheese.unitOre, settles: 'complaint' })
  expect(beside.money.owedOre).toBe(cheese.unitOre)
  const settled = await work.refund({ lines, settles: 'missing' })
  expect(settled).toMatchObject({ answered: 200, money: { owedOre: 0 } })
  expect(settled.money.refunds.map(({ settles }) => settles)).toEqual([
    ...['goodwill', 'complaint', 'missing'],
  ])
})

test('[O06] another amount goes back at the rate that is named, and never more than was paid at it', async () => {
  const { work, order, id } = await paidOrder()
  const { totalOre } = order.totals
  const atFoodRate = totalOre - 1250
  const vat = [
    { rateBp: 1500, netOre: atFoodRate - 100, vatOre: 100 },
    { rateBp: 2500, netOre: 1000, vatOre: 250 },
  ]
  await rows('update orders set paid_vat = ? where id = ?', JSON.stringify(vat), id)
  const back = await work.refund({ otherOre: 500, otherRateBp: 2500 })
  expect(back.money.refunds[0]?.vat).toEqual([{ rateBp: 2500, netOre: 400, vatOre: 100 }])
  expect(back.money.rates).toEqual([
    { rateBp: 1500, leftOre: atFoodRate },
    { rateBp: 2500, leftOre: 750 },
  ])
  const over = await work.refund({ otherOre: 751, otherRateBp: 2500 })
  expect(over).toMatchObject({ answered: 409, code: 'refund_high' })
  expect(plain(over.message)).toContain('7,50')
  expect(await work.refund({ otherOre: 1, otherRateBp: 1200 })).toMatchObject({
    ...{ answered: 409, code: 'refund_high' },
  })
  expect((await work.read()).rev).toBe(back.rev)
  expect(await work.refund({ otherOre: 750, otherRateBp: 2500 })).toMatchObject({ answered: 200 })
})

test('[D1] much money goes back with the password alone, small sums add up, and every owner is told', async () => {
  const { id } = await paidOrder()
  const vat = [{ rateBp: 1500, netOre: 800_000, vatOre: 120_000 }]
  await rows(
    'update orders set paid_ore = 920000, paid_vat = ? where id = ?',
    JSON.stringify(vat),
    id,
  )
  const owner = await callerOf(api, 'owner')
  const manager = await callerOf(api, 'manager')
  await withPassword(api, manager.person?.id ?? '', ownPassword)
  const work = workOn(manager, id)
  const told = async () =>
    (await rows(`select recipient from outbox where kind = 'A12'`)).map((row) => row['recipient'])
  const small = await work.refund({ otherOre: 150_000 })
  expect(small).toMatchObject({ answered: 200, money: { freeOre: 50_000 } })
  expect(await told()).toEqual([])
  const large = { otherOre: 50_001, rev: small.rev }
  const missing = { answered: 422, code: 'password_missing', field: 'password' }
  expect(await work.refund(large)).toMatchObject(missing)
  const wrong = { answered: 422, code: 'password_wrong', field: 'password' }
  expect(await work.refund({ ...large, password: 'not this one' })).toMatchObject(wrong)
  expect((await work.read()).rev).toBe(small.rev)
  const key = crypto.randomUUID()
  const call = { ...large, password: ownPassword }
  expect(await work.refund(call, key)).toMatchObject({ answered: 200 })
  // What is sent again is not asked again: it is done.
  expect(await work.refund({ ...large, password: 'x' }, key)).toMatchObject({ answered: 200 })
  expect((await told()).filter((recipient) => recipient === owner.person?.email)).toHaveLength(1)
  const keys = await rows('select * from idempotency_keys')
  expect(JSON.stringify(keys)).not.toContain(ownPassword)
})
