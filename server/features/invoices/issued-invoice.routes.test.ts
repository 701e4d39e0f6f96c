import { beforeEach, expect, test } from 'vitest'
import { addDays } from '#domain/oslo-time.ts'
import { readUbl, text } from '#domain/ubl/read-ubl.ts'
import { readXml } from '#server/platform/xml-reader.ts'
import { onInvoice, ordersPath, step, useAdminOrders } from '#tests/support/admin-orders.ts'
import { useApi } from '#tests/support/api.ts'
import { byVan, lineOf, workOn } from '#tests/support/fulfilment.ts'
import { canIssue, papersOf } from '#tests/support/invoices.ts'
import { callerOf } from '#tests/support/people.ts'
import { usePlacing } from '#tests/support/placing.ts'
import { makeQuote } from '#tests/support/quotes.ts'
import { fillCart } from '#tests/support/shopping.ts'

const api = useApi()
const { buyer, rows } = usePlacing(api)
const { boughtBy } = useAdminOrders(api)

beforeEach(() => canIssue(api))

async function packing(change = {}) {
  const owner = await callerOf(api, 'manager')
  const visitor = await buyer({ 'cultured-butter': 6, 'blue-cheese': 2 })
  const id = await boughtBy(visitor, { ...byVan, ...onInvoice, ...change })
  const work = workOn(owner, id)
  return { owner, id, work, order: await work.packing(), visitor }
}

const numbers = async () =>
  (await rows(`select number from invoices where kind = 'invoice' order by number`)).map(
    ({ number }) => String(number),
  )

async function expectNoGaps() {
  const given = await numbers()
  const last = (await rows(`select last from counters where scope like 'invoices:%'`))[0]?.['last']
  expect(given).toHaveLength(Number(last))
  expect(given.map((number) => Number(number.slice(-6)))).toEqual(given.map((_, at) => at + 1))
}

test('the invoice is issued with the step by which the last goods leave, and adds up to the order', async () => {
  const { owner, id, work, order } = await packing({ poNumber: 'PO-77' })
  await work.ship({ lines: [{ lineId: lineOf(order).id, quantity: 3 }] })
  expect(await papersOf(api, id)).toEqual([])
  const sent = await step(owner, id, { step: 'ship' })
  expect(sent).toMatchObject({ answered: 200, status: 'shipped', paymentStatus: 'invoice_open' })
  const [invoice, ...more] = await papersOf(api, id)
  expect(more).toEqual([])
  expect(invoice?.number).toMatch(/^F-\d\d-\d{6}$/u)
  const { data } = invoice ?? {}
  expect(data).toMatchObject({
    seller: { legalName: 'Prøvegården Mat AS', orgNo: '974760673', bankAccount: '15061112348' },
    buyer: { name: 'Kafé Fjord AS', orgNo: '974760673' },
    ...{ orderNumber: sent.number, poNumber: 'PO-77', vat: sent.totals.vat, credits: null },
    totalOre: sent.totals.totalOre,
  })
  for (const row of sent.totals.vat) {
    const ofRate = data?.lines.filter(({ vatBp }) => vatBp === row.rateBp) ?? []
    expect(ofRate.reduce((sum, { netOre }) => sum + netOre, 0)).toBe(row.netOre)
    expect(ofRate.reduce((sum, { grossOre }) => sum + grossOre, 0)).toBe(row.netOre + row.vatOre)
  }
  const days = (Date.parse(String(invoice?.dueOn)) - Date.parse(invoice?.issuedOn ?? '')) / 864e5
  expect(days).toBe(14)
  const mails = await rows(
    `select kind from outbox where payload ->> 'entityId' = ? and kind = 'M11'`,
    id,
  )
  expect(mails).toHaveLength(1)
  // Handed over later: no second one.
  await step(owner, id, { step: 'hand_over' })
  expect(await papersOf(api, id)).toHaveLength(1)
})

test('the invoice of an accepted offer is due by the days that were accepted, in its file, too', async () => {
  const owner = await callerOf(api, 'manager')
  const { id, token, version, totalOre } = await makeQuote(api.database, {
    ...{ status: 'offered', now: api.platform.now(), lines: [{ title: 'Juice', quantity: 6 }] },
    offers: [{ paymentDays: 45 }, { paymentDays: 10 }],
  })
  const accepted = await api.visitor().send('POST', `/api/quotes/${token}/accept`, {
    ...{ version, totalOre, name: 'Ingrid Solheim', isAllowed: true, poNumber: '', street: '' },
  })
  expect(accepted.status).toBe(200)
  const [quote] = await rows('select order_id as id from quotes where id = ?', id)
  const orderId = String(quote?.['id'])
  await step(owner, orderId, { step: 'start_picking' })
  expect((await step(owner, orderId, { step: 'ship' })).answered).toBe(200)
  const [invoice] = await papersOf(api, orderId)
  const dueOn = addDays(invoice?.issuedOn ?? '', 10)
  expect(invoice?.dueOn).toBe(dueOn)
  const file = await owner.get(`${ordersPath}/${orderId}/documents/${invoice?.id}?format=xml`)
  expect(text(readUbl(readXml(await file.text()))?.root, 'DueDate')).toBe(dueOn)
})

test('an invoice of goods that left on several days says all of them', async () => {
  const { owner, id, work, order } = await packing()
  await work.ship({ lines: [{ lineId: lineOf(order).id, quantity: 3 }] })
  await rows(`update shipments set sent_at = sent_at - ${3 * 864e5} where order_id = ?`, id)
  await step(owner, id, { step: 'ship' })
  const [invoice] = await papersOf(api, id)
  const { deliveredOn, deliveredDays } = invoice?.data ?? {}
  const days = (Date.parse(deliveredOn ?? '') - Date.parse(deliveredDays?.[0] ?? '')) / 864e5
  expect(Math.round(days)).toBe(3)
  expect(deliveredDays?.at(-1)).toBe(deliveredOn)
  expect(deliveredDays).toHaveLength(2)
})

test('the same step twice, and two at the same moment, issue one invoice', async () => {
  const { owner, id, order } = await packing()
  const call = { step: 'ship', rev: order.rev } as const
  const answers = await Promise.all([step(owner, id, call), step(owner, id, call)])
  expect(answers.map(({ answered }) => answered)).toEqual([200, 200])
  expect((await step(owner, id, call)).answered).toBe(200)
  expect(await papersOf(api, id)).toHaveLength(1)
  await expectNoGaps()
})

test('orders that leave at the same moment have numbers without gaps, and a refused step takes none', async () => {
  const orders = [await packing(), await packing(), await packing()]
  await Promise.all(
    orders.map(({ owner, id, order }) => step(owner, id, { step: 'ship', rev: order.rev })),
  )
  const late = await packing()
  expect(await step(late.owner, late.id, { step: 'ship', rev: late.order.rev - 1 })).toMatchObject({
    answered: 409,
  })
  for (const { id } of orders) expect(await papersOf(api, id)).toHaveLength(1)
  expect(await papersOf(api, late.id)).toEqual([])
  await expectNoGaps()
})

test('what is left out of an order that waited for it alone issues the invoice of the rest', async () => {
  const { id, work, order } = await packing()
  const asked = await work.miss(lineOf(order, 1).id, { quantity: 2 })
  await work.ship({ lines: [{ lineId: lineOf(order).id, quantity: 6 }] })
  const done = await work.settle(lineOf(asked, 1).missing?.id ?? '', { settlement: 'drop' })
  expect(done.status).toBe('shipped')
  const [invoice] = await papersOf(api, id)
  expect(invoice?.data.totalOre).toBe(done.totals.totalOre)
  expect(invoice?.data.vat).toEqual(done.totals.vat)
  expect(invoice?.data.lines.map(({ sku }) => sku)).not.toContain(undefined)
  expect(invoice?.data.totalOre).toBeLessThan(order.totals.totalOre)
})

test('money that goes back of an invoiced order has a credit note that adds up to it', async () => {
  const { owner, id, work, order } = await packing()
  await step(owner, id, { step: 'ship' })
  await work.paid()
  const [lineId, unitOre] = [lineOf(order).id, lineOf(order).unitOre]
  const back = await work.refund({ lines: [{ lineId, quantity: 2 }], otherOre: 777 })
  const [invoice, note] = await papersOf(api, id)
  expect(note).toMatchObject({ kind: 'credit_note', number: back.money.refunds[0]?.number })
  expect(note?.data).toMatchObject({
    credits: { number: invoice?.number, issuedOn: invoice?.issuedOn },
    ...{ totalOre: 2 * unitOre + 777, vat: back.money.refunds[0]?.vat, reason: 'Sorry.' },
  })
  expect(note?.data.lines[0]).toMatchObject({ qty: 2, grossOre: 2 * unitOre })
  expect(note?.data.lines.reduce((sum, { netOre }) => sum + netOre, 0)).toBe(note?.data.netOre)
  const rest = back.money.refundableOre
  await work.refund({ otherOre: rest })
  const papers = await papersOf(api, id)
  const credited = papers.slice(1).flatMap(({ data }) => data.vat)
  for (const row of invoice?.data.vat ?? []) {
    const ofRate = credited.filter(({ rateBp }) => rateBp === row.rateBp)
    expect(ofRate.reduce((sum, { netOre }) => sum + netOre, 0)).toBe(row.netOre)
    expect(ofRate.reduce((sum, { vatOre }) => sum + vatOre, 0)).toBe(row.vatOre)
  }
})

test('money beyond the invoice goes back without a credit note, and other money of before with one', async () => {
  const { owner, id, work, order } = await packing()
  const butter = lineOf(order)
  const cheese = lineOf(order, 1)
  await work.ship({ lines: [{ lineId: butter.id, quantity: 5 }] })
  await work.paid()
  await work.refund({ otherOre: 500, reason: 'Late.' })
  const asked = await work.miss(cheese.id, { quantity: 2 })
  await work.settle(lineOf(asked, 1).missing?.id ?? '', { settlement: 'drop' })
  const sent = await step(owner, id, { step: 'ship' })
  const [invoice, ...notes] = await papersOf(api, id)
  expect(invoice?.data.totalOre).toBe(sent.totals.totalOre)
  // The 500 øre went back out of what was paid beyond the invoice.
  expect(notes).toEqual([])
  const beyondOre = order.totals.totalOre - sent.totals.totalOre
  await work.refund({ otherOre: beyondOre - 500 })
  expect(await papersOf(api, id)).toHaveLength(1)
  await work.refund({ otherOre: 300, reason: 'Dented.' })
  const [, note] = await papersOf(api, id)
  expect(note?.data).toMatchObject({ totalOre: 300, reason: 'Dented.' })
})

test('an order that is not on invoice gets none, nor one of a factory whose settings lack something', async () => {
  const paid = await packing({ payment: 'pay_on_delivery' })
  await step(paid.owner, paid.id, { step: 'ship' })
  expect(await papersOf(api, paid.id)).toEqual([])
  for (const lacking of ['legal_name', 'org_no', 'street', 'bank_account'] as const) {
    await canIssue(api, { [lacking]: null })
    const { owner, id } = await packing()
    expect((await step(owner, id, { step: 'ship' })).answered).toBe(200)
    expect(await papersOf(api, id)).toEqual([])
  }
  await expectNoGaps()
})

test('goods that have another size by now stand on an invoice in another language with the size that was bought', async () => {
  const owner = await callerOf(api, 'manager')
  const visitor = api.visitor({ language: 'pl' })
  await fillCart(api.database, visitor, { 'cultured-butter': 6 })
  const id = await boughtBy(visitor, { ...byVan, ...onInvoice })
  await workOn(owner, id).packing()
  await rows(
    `update product_translations set package_size = '99 g' where language_code = 'nb'
      and product_id = (select id from products where key = 'cultured-butter')`,
  )
  await step(owner, id, { step: 'ship' })
  const [invoice] = await papersOf(api, id)
  expect(invoice?.languageCode).toBe('nb')
  const [bought] = await rows(
    'select package_size_snapshot as size from order_lines where order_id = ?',
    id,
  )
  expect(invoice?.data.lines[0]?.packageSize).toBe(bought?.['size'])
  expect(invoice?.data.lines[0]?.packageSize).not.toBe('99 g')
})

test('freight that no way of the shop names is called freight', async () => {
  const { owner, id } = await packing()
  await rows(`update orders set shipping_name = '' where id = ?`, id)
  await step(owner, id, { step: 'ship' })
  const [invoice] = await papersOf(api, id)
  expect(invoice?.data.lines.at(-1)?.title).toMatch(/^(?:Frakt|Freight)$/u)
  expect(invoice?.data.lines.every(({ title }) => title !== '')).toBe(true)
})

test('two lines of the same goods are each named on a credit note as the invoice names them', async () => {
  const { owner, id, work, order } = await packing()
  const cheese = lineOf(order, 1)
  await rows(
    `update order_lines set sku = (select sku from order_lines where id = ?) where id = ?`,
    ...[lineOf(order).id, cheese.id],
  )
  await step(owner, id, { step: 'ship' })
  await work.paid()
  await work.refund({ lines: [{ lineId: cheese.id, quantity: 1 }] })
  const [invoice, note] = await papersOf(api, id)
  expect(note?.data.lines[0]?.title).toBe(invoice?.data.lines[1]?.title)
})

test('goods that were left out are on no credit note, though other money goes back with theirs', async () => {
  const { owner, id, work, order } = await packing()
  const cheese = lineOf(order, 1)
  await work.ship({ lines: [{ lineId: lineOf(order).id, quantity: 5 }] })
  await work.paid()
  const asked = await work.miss(cheese.id, { quantity: 2 })
  await work.settle(lineOf(asked, 1).missing?.id ?? '', { settlement: 'drop' })
  await step(owner, id, { step: 'ship' })
  const otherOre = 2 * cheese.unitOre + 500
  await work.refund({ lines: [{ lineId: cheese.id, quantity: 2 }], otherOre, reason: 'Late.' })
  const [, note] = await papersOf(api, id)
  expect(note?.data.totalOre).toBe(otherOre)
  expect(note?.data.lines.map(({ title }) => title)).toEqual(['Late.'])
})

test('an invoice is in a language of the bookkeeping law, with its goods named in it', async () => {
  const owner = await callerOf(api, 'manager')
  const visitor = api.visitor({ language: 'ar' })
  await fillCart(api.database, visitor, { 'cultured-butter': 6 })
  const id = await boughtBy(visitor, { ...byVan, ...onInvoice })
  await workOn(owner, id).packing()
  await step(owner, id, { step: 'ship' })
  const [invoice] = await papersOf(api, id)
  expect(invoice?.languageCode).toBe('nb')
  for (const { title } of invoice?.data.lines ?? []) expect(title).not.toMatch(/\p{Script=Arabic}/u)
})
