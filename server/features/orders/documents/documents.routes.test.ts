import { beforeEach, expect, test } from 'vitest'
import type { OrderView } from '#domain/order-view.schema.ts'
import { ore, readUbl, text } from '#domain/ubl/read-ubl.ts'
import { brokenRules } from '#domain/ubl/ubl-rules.ts'
import {
  onInvoice,
  orderOf,
  ordersPath,
  step,
  useAdminOrders,
} from '#tests/support/admin-orders.ts'
import { readXml } from '#server/platform/xml-reader.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { byVan, lineOf, workOn } from '#tests/support/fulfilment.ts'
import { canIssue, papersOf } from '#tests/support/invoices.ts'
import { callerOf } from '#tests/support/people.ts'
import { usePlacing } from '#tests/support/placing.ts'

const api = useApi()
const { buyer, rows } = usePlacing(api)
const { boughtBy } = useAdminOrders(api)

beforeEach(() => canIssue(api))

async function sentOrder(change = {}) {
  const owner = await callerOf(api, 'manager')
  const visitor = await buyer({ 'cultured-butter': 6, 'blue-cheese': 2 })
  const id = await boughtBy(visitor, { ...byVan, ...onInvoice, ...change })
  const work = workOn(owner, id)
  await work.packing()
  await step(owner, id, { step: 'ship' })
  const [row] = await rows('select public_token as token from orders where id = ?', id)
  return { owner, visitor, id, work, token: String(row?.['token']) }
}

const read = async (reader: Visitor, path: string) => {
  const answer = await reader.get(path)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  return { answer, bytes, text: new TextDecoder().decode(bytes) }
}

test('the buyer gets the papers of an order as PDF, and its invoice as a file that keeps all rules', async () => {
  const { visitor, token, id, work } = await sentOrder()
  await work.paid()
  await work.refund({ otherOre: 1000 })
  const [invoice, note] = await papersOf(api, id)
  const view = (await (await visitor.get(`/api/orders/${token}`)).json()) as OrderView
  const papers = view.details?.documents.papers ?? []
  expect(papers.map(({ id: paper, formats }) => [paper, formats])).toEqual([
    ['receipt', ['pdf']],
    [invoice?.id, ['pdf', 'xml']],
    [note?.id, ['pdf', 'xml']],
  ])
  for (const { id: paper } of papers) {
    const { answer, text: file } = await read(visitor, `/api/orders/${token}/documents/${paper}`)
    expect(answer.status).toBe(200)
    expect(file.slice(0, 5)).toBe('%PDF-')
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/u)
    expect(answer.headers.get('cache-control')).toContain('no-store')
  }
  for (const paper of [invoice, note]) {
    const { text: file } = await read(
      visitor,
      `/api/orders/${token}/documents/${paper?.id}?format=xml`,
    )
    expect(brokenRules(readXml(file))).toEqual([])
    const root = readUbl(readXml(file))?.root
    expect(text(root, 'ID')).toBe(paper?.number)
    expect(ore(root, 'LegalMonetaryTotal/PayableAmount')).toBe(paper?.data.totalOre)
  }
})

test('nobody else gets a paper: not with the link alone, not of another order, not the slip of the box', async () => {
  const { visitor, token, id } = await sentOrder()
  const other = await sentOrder()
  const [invoice] = await papersOf(api, id)
  const stranger = api.visitor()
  for (const [reader, path] of [
    [stranger, `/api/orders/${token}/documents/receipt`],
    [stranger, `/api/orders/${token}/documents/${invoice?.id}`],
    [other.visitor, `/api/orders/${other.token}/documents/${invoice?.id}`],
    [visitor, `/api/orders/${token}/documents/packing-slip`],
    [visitor, `/api/orders/${token}/documents/receipt?format=xml`],
    [visitor, `/api/orders/${token}/documents/nothing`],
    [visitor, `/api/orders/${token}/documents/..%2F..%2Fsecrets`],
  ] as const)
    expect((await reader.get(path)).status, path).toBe(404)
  const kitchen = await callerOf(api, 'kitchen_manager')
  expect((await kitchen.get(`${ordersPath}/${id}/documents/receipt`)).status).toBe(403)
  const viewer = await callerOf(api, 'viewer')
  const slip = await read(viewer, `${ordersPath}/${id}/documents/packing-slip`)
  expect(slip.text.slice(0, 5)).toBe('%PDF-')
})

test('what kept an invoice from being issued is said on the order, and it is issued by hand once that is mended', async () => {
  await canIssue(api, { bank_account: null, street: null })
  const { owner, id, work } = await sentOrder()
  const order = await orderOf(owner, id)
  expect(order.canInvoice).toBe(false)
  expect(order.invoiceNeeds).toHaveLength(2)
  const issue = (rev: number, by = owner) => by.send('POST', `${ordersPath}/${id}/invoice`, { rev })
  const refused = await issue(order.rev)
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ code: 'invoice_incomplete' })
  expect(await papersOf(api, id)).toEqual([])
  await work.paid()
  await work.refund({ lines: [{ lineId: lineOf(order).id, quantity: 1 }] })
  await canIssue(api)
  const now = await orderOf(owner, id)
  expect(now).toMatchObject({ canInvoice: true, invoiceNeeds: [] })
  expect((await issue(now.rev, await callerOf(api, 'viewer'))).status).toBe(403)
  expect((await issue(now.rev - 1)).status).toBe(409)
  const answers = await Promise.all([issue(now.rev), issue(now.rev)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await issue(now.rev)).status).toBe(200)
  const [invoice, note, ...more] = await papersOf(api, id)
  expect(more).toEqual([])
  // With the credit note of what went back before.
  expect(note?.data.credits?.number).toBe(invoice?.number)
  expect((await issue(now.rev + 1)).status).toBe(409)
  const log = await rows(`select action from audit_log where entity_id = ? order by id`, id)
  expect(log.filter(({ action }) => action === 'order_invoiced')).toHaveLength(1)
  const last = (await rows(`select last from counters where scope like 'invoices:%'`))[0]?.['last']
  const given = await rows(`select count(*) as n from invoices where kind = 'invoice'`)
  expect(given[0]?.['n']).toBe(last)
})

test('who is not registered for VAT issues no invoice that states some', async () => {
  await canIssue(api, { is_vat_registered: 0 })
  const { owner, id } = await sentOrder()
  expect(await papersOf(api, id)).toEqual([])
  expect((await orderOf(owner, id)).invoiceNeeds).toHaveLength(1)
})

test('the file for the accounts has what was sold and what went back by rate, and runs no formula', async () => {
  const { owner, id, work } = await sentOrder({ companyName: '=HYPERLINK("x")' })
  await work.paid()
  const { totals, number, money } = await work.refund({ otherOre: 1000 })
  const file = await owner.get('/api/admin/accounting?from=2026-11-01&to=2026-11-30')
  expect(file.status).toBe(403)
  const sales = await callerOf(api, 'sales')
  const path = '/api/admin/accounting?from=2026-11-01&to=2026-11-30'
  const { answer, text: csv } = await read(sales, path)
  expect(answer.headers.get('content-disposition')).toContain(
    'accounting-2026-11-01-2026-11-30.csv',
  )
  const ours = csv.split('\r\n').filter((line) => line.includes(number))
  const sums = ours.map((line) => Math.round(Number(line.split(',').at(-1)) * 100))
  expect(sums.filter((sum) => sum > 0).reduce((a, b) => a + b, 0)).toBe(totals.totalOre)
  expect(sums.filter((sum) => sum < 0).reduce((a, b) => a + b, 0)).toBe(-1000)
  expect(ours[0]).toContain((await papersOf(api, id))[0]?.number)
  expect(ours.at(-1)).toContain(money.refunds[0]?.number)
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`)
  for (const wrong of [
    '',
    '?from=2026-11-30&to=2026-11-01',
    '?from=2020-01-01&to=2026-11-01',
    '?from=x&to=y',
  ])
    expect((await sales.get(`/api/admin/accounting${wrong}`)).status, wrong).toBe(422)
})

/** The rows of an order in the accounts of a period: the day, the paper, and the sum with VAT in øre. */
async function accountOf(number: string, period = 'from=2026-11-01&to=2026-12-31') {
  const sales = await callerOf(api, 'sales')
  const { text: csv } = await read(sales, `/api/admin/accounting?${period}`)
  return csv
    .split('\r\n')
    .filter((line) => line.includes(number))
    .map((line) => {
      const cells = line.replace(/^\uFEFF/u, '').split(',')
      return { day: cells[0], paper: cells[2], ore: Math.round(Number(cells.at(-1)) * 100) }
    })
}
const totalOf = (booked: { ore: number }[]) => booked.reduce((sum, { ore }) => sum + ore, 0)

test('the accounts have an invoice at its day with what it claims, and what was taken off it by its note', async () => {
  const { id, work } = await sentOrder()
  const { number, totals } = await work.refund({ way: 'credit', otherOre: 1000 })
  await rows(`update invoices set issued_on = '2026-12-03' where kind = 'invoice'`)
  const [invoice, note] = await papersOf(api, id)
  const open = await accountOf(number)
  expect(open.filter(({ paper }) => paper === invoice?.number)).not.toEqual([])
  for (const { day, paper } of open)
    expect(day).toBe(paper === invoice?.number ? '2026-12-03' : note?.issuedOn)
  expect(totalOf(open.filter(({ paper }) => paper === invoice?.number))).toBe(totals.totalOre)
  expect(totalOf(open.filter(({ paper }) => paper === note?.number))).toBe(-1000)
  // The payment is the rest of it: nothing more is sold.
  await work.paid()
  expect(await accountOf(number)).toEqual(open)
  const november = await accountOf(number, 'from=2026-11-01&to=2026-11-30')
  expect(november.map(({ paper }) => paper)).not.toContain(invoice?.number)
})

test('money that was paid beyond an invoice stands in the accounts without a number, and so does what goes back of it', async () => {
  const owner = await callerOf(api, 'manager')
  const visitor = await buyer({ 'cultured-butter': 6, 'blue-cheese': 2 })
  const id = await boughtBy(visitor, { ...byVan, ...onInvoice })
  const work = workOn(owner, id)
  const order = await work.packing()
  await work.ship({ lines: [{ lineId: lineOf(order).id, quantity: 5 }] })
  const { number } = await work.paid()
  const asked = await work.miss(lineOf(order, 1).id, { quantity: 2 })
  await work.settle(lineOf(asked, 1).missing?.id ?? '', { settlement: 'drop' })
  const sent = await step(owner, id, { step: 'ship' })
  const [invoice] = await papersOf(api, id)
  const beyondOre = order.totals.totalOre - sent.totals.totalOre
  const booked = await accountOf(number)
  expect(totalOf(booked.filter(({ paper }) => paper === invoice?.number))).toBe(
    invoice?.data.totalOre,
  )
  expect(totalOf(booked.filter(({ paper }) => paper === ''))).toBe(beyondOre)
  // A part of it is beyond the invoice, the rest has a credit note.
  await work.refund({ otherOre: beyondOre + 300 })
  const [, note] = await papersOf(api, id)
  const after = await accountOf(number)
  expect(totalOf(after.filter(({ paper }) => paper === note?.number))).toBe(-300)
  expect(totalOf(after.filter(({ paper }) => paper === ''))).toBe(0)
  expect(totalOf(after)).toBe(sent.totals.totalOre - 300)
})

test('an order on invoice is in the accounts once its goods have left', async () => {
  const owner = await callerOf(api, 'manager')
  const visitor = await buyer({ 'cultured-butter': 6 })
  const id = await boughtBy(visitor, { ...byVan, ...onInvoice })
  const work = workOn(owner, id)
  const { number } = await work.packing()
  expect(await accountOf(number)).toEqual([])
  await step(owner, id, { step: 'ship' })
  expect(await accountOf(number)).not.toEqual([])
})
