import { beforeEach, expect, test } from 'vitest'
import { formatOre } from '#domain/money.ts'
import type { OrderView } from '#domain/order-view.schema.ts'
import { mailRenderers } from '#server/features/jobs/mail-renderers.ts'
import { deliverDue } from '#server/features/outbox/outbox.service.ts'
import { onInvoice, step, useAdminOrders } from '#tests/support/admin-orders.ts'
import { useApi } from '#tests/support/api.ts'
import { byVan, lineOf, workOn } from '#tests/support/fulfilment.ts'
import { canIssue, papersOf } from '#tests/support/invoices.ts'
import { callerOf } from '#tests/support/people.ts'
import { jobAt } from '#tests/support/jobs.ts'
import { mailServer } from '#tests/support/mailing.ts'
import { plain, usePlacing } from '#tests/support/placing.ts'
import { fillCart } from '#tests/support/shopping.ts'

const api = useApi()
const { buyer, rows } = usePlacing(api)
const { boughtBy } = useAdminOrders(api)

beforeEach(() => canIssue(api))

/** An order on invoice that has left, and of which nothing is paid. */
async function invoiced() {
  const owner = await callerOf(api, 'manager')
  const visitor = await buyer({ 'cultured-butter': 6, 'blue-cheese': 2 })
  const id = await boughtBy(visitor, { ...byVan, ...onInvoice })
  const work = workOn(owner, id)
  await work.packing()
  const order = await step(owner, id, { step: 'ship' })
  const [row] = await rows('select public_token as token from orders where id = ?', id)
  const seen = async () => {
    const view = await visitor.get(`/api/orders/${String(row?.['token'])}`)
    return ((await view.json()) as OrderView).details
  }
  return { owner, id, work, order, seen, line: lineOf(order) }
}

test('an invoice that nobody has paid is reduced for goods that were broken, and the rest of it is what is paid', async () => {
  const { id, work, order, seen, line } = await invoiced()
  expect(order.money).toMatchObject({
    ...{ paidOre: 0, dueOre: order.totals.totalOre, refundableOre: order.totals.totalOre },
    ...{ isReduction: true, canRefund: true, canCorrect: false },
  })
  const lower = await work.refund({
    ...{ way: 'credit', lines: [{ lineId: line.id, quantity: 2 }], reason: 'Broken.' },
  })
  const dueOre = order.totals.totalOre - 2 * line.unitOre
  expect(lower).toMatchObject({
    ...{ answered: 200, paymentStatus: 'invoice_open', totals: order.totals, canMarkPaid: true },
    money: { paidOre: 0, dueOre, refundableOre: dueOre, refunds: [{ isReduction: true }] },
  })
  expect(lower.timeline[0]?.text).toBe('Invoice reduced')
  expect(lower.money.lines.find(({ lineId }) => lineId === line.id)?.refundable).toBe(4)
  const [invoice, note] = await papersOf(api, id)
  expect(note).toMatchObject({
    kind: 'credit_note',
    data: { totalOre: 2 * line.unitOre, credits: { number: invoice?.number }, reason: 'Broken.' },
  })
  expect(await seen()).toMatchObject({ paidOre: 0, stillDueOre: dueOre })
  const [kept] = await rows('select paid_ore, refunded_ore from orders where id = ?', id)
  expect(kept).toMatchObject({ paid_ore: null, refunded_ore: 0 })
  const paid = await work.paid()
  expect(paid).toMatchObject({
    ...{ paymentStatus: 'invoice_paid', money: { paidOre: dueOre, refundableOre: dueOre } },
    money: { isReduction: false, dueOre: 0 },
  })
  const most = await work.refund({ otherOre: dueOre + 1 })
  expect(most).toMatchObject({ code: 'refund_high' })
  const back = await work.refund({ otherOre: dueOre })
  expect(back).toMatchObject({ paymentStatus: 'refunded', money: { refundableOre: 0 } })
  const papers = await papersOf(api, id)
  const credited = papers.slice(1).reduce((sum, { data }) => sum + data.totalOre, 0)
  expect(credited).toBe(invoice?.data.totalOre)
})

test('an invoice that is taken back whole leaves nothing to pay, and no payment', async () => {
  const { id, work, order, seen } = await invoiced()
  const { totalOre, vat } = order.totals
  expect(await work.refund({ way: 'credit', otherOre: totalOre + 1 })).toMatchObject({
    code: 'refund_high',
  })
  for (const otherOre of [333, 1, totalOre - 334]) await work.refund({ way: 'credit', otherOre })
  expect(await work.read()).toMatchObject({
    ...{ paymentStatus: 'voided', canMarkPaid: false },
    money: { paidOre: 0, dueOre: 0, refundableOre: 0, canRefund: false },
  })
  expect(await seen()).toMatchObject({ paidOre: 0, stillDueOre: 0 })
  const credited = (await papersOf(api, id)).slice(1).flatMap(({ data }) => data.vat)
  for (const row of vat) {
    const ofRate = credited.filter(({ rateBp }) => rateBp === row.rateBp)
    expect(ofRate.reduce((sum, { netOre }) => sum + netOre, 0)).toBe(row.netOre)
    expect(ofRate.reduce((sum, { vatOre }) => sum + vatOre, 0)).toBe(row.vatOre)
  }
})

test('what is not paid is reduced and not paid back, and what is paid is paid back and not reduced', async () => {
  const { work } = await invoiced()
  expect(await work.refund({ way: 'bank', otherOre: 100 })).toMatchObject({
    code: 'illegal_transition',
  })
  await work.paid()
  expect(await work.refund({ way: 'credit', otherOre: 100 })).toMatchObject({
    code: 'illegal_transition',
  })
})

test('many small reductions need the password as one large refund does', async () => {
  const { work, order } = await invoiced()
  const { freeOre } = order.money
  if (order.totals.totalOre <= freeOre) {
    await work.refund({ way: 'credit', otherOre: 500 })
    expect((await work.read()).money.freeOre).toBe(freeOre - 500)
    return
  }
  await work.refund({ way: 'credit', otherOre: freeOre })
  expect(await work.refund({ way: 'credit', otherOre: 1 })).toMatchObject({
    code: 'password_missing',
  })
})

test('the buyer is told that the invoice is lower and what is left of it, and of no money that came back', async () => {
  const owner = await callerOf(api, 'manager')
  const visitor = api.visitor({ language: 'en' })
  await fillCart(api.database, visitor, { 'cultured-butter': 6 })
  const id = await boughtBy(visitor, { ...byVan, ...onInvoice })
  const work = workOn(owner, id)
  await work.packing()
  await step(owner, id, { step: 'ship' })
  await rows('delete from outbox')
  const { number, money } = await work.refund({ way: 'credit', otherOre: 1000, reason: 'Dented.' })
  const mailer = mailServer()
  await deliverDue(jobAt(api, Date.now() + 1000), { mailer, renderers: mailRenderers })
  const [mail] = mailer.taken
  expect(plain(mail?.subject)).toBe(`Order ${number}: your invoice was reduced`)
  for (const words of [plain(formatOre(1000)), plain(formatOre(money.dueOre)), 'Dented.'])
    expect(plain(mail?.text)).toContain(words)
  expect(plain(mail?.text)).not.toMatch(/paid back/iu)
})

test('a payment that was written down by mistake leaves the reduction of its invoice', async () => {
  const { work, order } = await invoiced()
  await work.refund({ way: 'credit', otherOre: 1000 })
  await work.paid()
  const open = await work.correct('Wrong order.')
  expect(open).toMatchObject({
    ...{ paymentStatus: 'invoice_open', money: { dueOre: order.totals.totalOre - 1000 } },
  })
})
