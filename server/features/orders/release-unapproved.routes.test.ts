import { expect, test } from 'vitest'
import type { OrderView } from '#domain/order-view.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { jobsAt } from '#tests/support/jobs.ts'
import { plain, usePlacing } from '#tests/support/placing.ts'
import { placed } from '#tests/support/shopping.ts'

const api = useApi()
// No order is left waiting by a test: shelves are filled anew before the next one.
const { buyer, rows, stockOf } = usePlacing(api)

const business = {
  buyerKind: 'business',
  companyName: 'Kafé AS',
  orgNo: '974760673',
  payment: 'invoice',
} as const

// The tests are on a Thursday: Friday and Monday are the two working days.
const lastMoment = Date.parse('2026-11-23T22:59:59Z')
const over = Date.parse('2026-11-23T23:00:00Z')

async function orderOf(visitor: Visitor, token: string) {
  return (await (await visitor.get(`/api/orders/${token}`)).json()) as OrderView
}

async function booked() {
  return Number((await rows('select sum(taken) as n from slot_bookings'))[0]?.['n'])
}

async function mailsTo(token: string, kind: string) {
  return rows(
    `select outbox.* from outbox join orders on dedupe_key = ? || ':' || orders.id where public_token = ?`,
    kind,
    token,
  )
}

test('[D01] an order on invoice waits for approval, and says until when its goods are kept', async () => {
  const visitor = await buyer()
  const { token } = await placed(visitor, business)
  const view = await orderOf(visitor, token)
  expect(view).toMatchObject({ status: 'placed', statusText: 'Waiting for approval' })
  expect(view.details?.nextSteps).toHaveLength(4)
  expect(plain(view.details?.nextSteps[1])).toContain('until Monday 23 November')
  const stranger = await orderOf(api.visitor(), token)
  expect(stranger).toMatchObject({ status: 'placed', statusText: 'Received' })
  const cancelled = await visitor.send('POST', `/api/orders/${token}/cancel`, {})
  expect(await cancelled.json()).toMatchObject({ status: 'cancelled', statusText: 'Cancelled' })
})

test('[D01] two working days later an unapproved order on invoice gives its goods back, and its buyer is told once', async () => {
  const before = { stock: await stockOf('cultured-butter'), booked: await booked() }
  const visitor = await buyer()
  const { token } = await placed(visitor, business)
  expect((await stockOf('cultured-butter')).reserved).toBe(before.stock.reserved + 3)

  await jobsAt(api, lastMoment)
  expect(await orderOf(visitor, token)).toMatchObject({ status: 'placed' })
  expect(await stockOf('cultured-butter')).not.toEqual(before.stock)

  await Promise.all([jobsAt(api, over), jobsAt(api, over)])
  await jobsAt(api, over + 60_000)
  const view = await orderOf(visitor, token)
  expect(view).toMatchObject({ status: 'cancelled', details: { nextSteps: [] } })
  expect(await stockOf('cultured-butter')).toEqual(before.stock)
  expect(await booked()).toBe(before.booked)
  const [order] = await rows('select * from orders where public_token = ?', token)
  expect(order).toMatchObject({ payment_status: 'voided' })
  const steps = await rows(
    'select event, actor_type from events where entity_id = ? order by at',
    String(order?.['id']),
  )
  expect(steps.map((step) => [step['event'], step['actor_type']])).toEqual([
    ['place', 'guest'],
    ['approval_missed', 'system'],
  ])
  const [mail, ...more] = await mailsTo(token, 'M6-unapproved')
  expect(more).toEqual([])
  expect(mail).toMatchObject({ recipient: 'ingrid@example.no', language_code: 'en' })
  const { subject, text } = JSON.parse(String(mail?.['payload'])) as Record<string, string>
  expect(subject).toBe(`Order ${String(order?.['number'])} cancelled`)
  expect(text).toContain('on invoice in time, so it is cancelled. You pay nothing')
})

test('[D01] what was approved in time, or is paid when it is handed over, is left alone', async () => {
  const approved = await buyer()
  const onInvoice = await placed(approved, business)
  await rows("update orders set status = 'confirmed' where public_token = ?", onInvoice.token)
  const other = await buyer()
  const atPickUp = await placed(other)
  await jobsAt(api, over)
  const view = await orderOf(approved, onInvoice.token)
  expect(view).toMatchObject({ status: 'confirmed', statusText: 'Confirmed' })
  expect(view.details?.nextSteps).toHaveLength(2)
  expect(await orderOf(other, atPickUp.token)).toMatchObject({ status: 'placed' })
})
