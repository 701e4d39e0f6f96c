import { expect, test } from 'vitest'
import type { AdminOrder } from '#domain/admin-orders.schema.ts'
import type { ErrorBody } from '#domain/errors.ts'
import type { OrderView } from '#domain/order-view.schema.ts'
import { ordersPath, useAdminOrders } from '#tests/support/admin-orders.ts'
import { useApi } from '#tests/support/api.ts'
import { byVan, lineOf, workOn } from '#tests/support/fulfilment.ts'
import { jobAt } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/people.ts'
import { plain, usePlacing } from '#tests/support/placing.ts'
import { dropUnanswered } from './drop-unanswered.service.ts'

const api = useApi()
const { buyer, rows } = usePlacing(api)
const { boughtBy } = useAdminOrders(api)

const hourMs = 3600 * 1000

/** Two of the butter are missing, and their buyer is asked. */
async function asked() {
  const worker = await callerOf(api, 'fulfilment')
  const visitor = await buyer({ 'cultured-butter': 6 })
  const id = await boughtBy(visitor, byVan)
  const work = workOn(worker, id)
  const order = await work.miss(lineOf(await work.packing()).id, { quantity: 2 })
  const mail = order.mails[0]?.id ?? ''
  const again = async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const sent = await worker.send('POST', `${ordersPath}/${id}/mails/${mail}`, undefined, key)
    return { answered: sent.status, ...((await sent.json()) as AdminOrder & ErrorBody) }
  }
  const [row] = await rows('select public_token as token from orders where id = ?', id)
  const question = async () => {
    const view = await visitor.get(`/api/orders/${String(row?.['token'])}`)
    return plain(((await view.json()) as OrderView).details?.progress.missing[0]?.text)
  }
  const missing = lineOf(order).missing?.id ?? ''
  return { work, order, mail, again, question, missing, at: api.platform.now() }
}

const sentAt = (mail: string, at: number) =>
  rows(`update outbox set state = 'sent', sent_at = ${at} where id = ?`, mail)

test('[O06] the day to answer begins when the mail has left: an unsent question drops nothing', async () => {
  const { work, order, mail, question, at } = await asked()
  const isMissing = async () => lineOf(await work.read()).missing !== null
  await dropUnanswered(jobAt(api, at + 48 * hourMs))
  expect(await isMissing()).toBe(true)
  expect(lineOf(order).missing?.dueAt).toBeNull()
  expect(await question()).toContain('Without an answer within 24 hours')

  const left = at + 5 * hourMs
  await sentAt(mail, left)
  expect(lineOf(await work.read()).missing?.dueAt).toBe(left + 24 * hourMs)
  expect(await question()).toContain('Without an answer by 20 November 2026 at 14:00')
  await dropUnanswered(jobAt(api, left + 24 * hourMs - 1))
  expect(await isMissing()).toBe(true)
  await dropUnanswered(jobAt(api, left + 24 * hourMs))
  expect(lineOf(await work.read())).toMatchObject({ quantity: 4, missing: null })
})

test('[O06] a question that is sent again leaves the day as it was', async () => {
  const { work, mail, again, at } = await asked()
  await sentAt(mail, at + hourMs)
  const mails = (await again()).mails
  expect(mails.filter(({ text }) => text === mails[0]?.text)).toHaveLength(2)
  await sentAt(mails[0]?.id ?? '', at + 9 * hourMs)
  expect(lineOf(await work.read()).missing?.dueAt).toBe(at + 25 * hourMs)
})

test('[O06] a question that was answered is not asked again', async () => {
  const { work, again, missing } = await asked()
  await work.settle(missing, { settlement: 'wait' })
  const refused = await again()
  expect(refused).toMatchObject({ answered: 409, code: 'missing_settled' })
  expect(plain(refused.message)).toBe('This was settled already: The buyer waits for it.')
  expect((await work.read()).mails.filter(({ state }) => state === 'queued')).toHaveLength(2)
})
