import { expect, test } from 'vitest'
import { withdrawalEndsAt } from '#domain/after-sale.ts'
import { mailRenderers } from '#server/features/jobs/mail-renderers.ts'
import { deliverDue } from '#server/features/outbox/outbox.service.ts'
import { listOf, onInvoice, orderOf, ordersPath, step } from '#tests/support/admin-orders.ts'
import {
  allOf,
  decide,
  toDelivered,
  useAfterSale,
  viewOf,
  withdraw,
} from '#tests/support/after-sale.ts'
import { useApi } from '#tests/support/api.ts'
import { workOn } from '#tests/support/fulfilment.ts'
import { jobAt } from '#tests/support/jobs.ts'
import { mailServer } from '#tests/support/mailing.ts'
import { callerOf } from '#tests/support/people.ts'
import { plain } from '#tests/support/placing.ts'

const api = useApi()
const { bought, rows } = useAfterSale(api)

const mailsOf = async (id: string) =>
  (
    await rows(
      `select kind, recipient from outbox where payload ->> 'entityId' = ? and kind like 'M%' order by rowid`,
      id,
    )
  ).map(({ kind, recipient }) => [kind, recipient])
const eventsOf = async (id: string) =>
  (await rows('select event from events where entity_id = ? order by rowid', id)).map(
    ({ event }) => event,
  )
const written = async (id: string) => rows('select * from withdrawals where order_id = ?', id)

async function sentMail(kind: string) {
  const mailer = mailServer()
  await rows('delete from outbox where kind <> ?', kind)
  await deliverDue(jobAt(api, api.platform.now() + 1000), { mailer, renderers: mailRenderers })
  return mailer.taken
}

test('[O06] a buyer withdraws from what they may, once, and is sent the day and time of it', async () => {
  const { buyer, id, token, number } = await bought(toDelivered)
  const { afterSale } = await viewOf(buyer, token)
  expect(afterSale).toMatchObject({ whyNotWithdrawn: null, withdrawal: null })
  expect(afterSale?.lastDayText).toBe('Thursday 3 December')
  expect(afterSale?.withdrawable.map(({ title, quantity }) => [title, quantity])).toEqual([
    ['Blueberry jam', 3],
  ])
  const body = await allOf(buyer, token)
  const answer = await withdraw(buyer, token, body)
  expect(answer).toMatchObject({
    answered: 200,
    afterSale: {
      withdrawal: { status: 'received', goods: [{ title: 'Blueberry jam', quantity: 3 }] },
    },
  })
  const again = await withdraw(buyer, token, body)
  expect(again).toEqual(answer)
  expect(await written(id)).toMatchObject([
    { status: 'received', name: 'Ingrid Solheim', email: 'ingrid@example.no' },
  ])
  expect(await mailsOf(id)).toContainEqual(['M7', 'ingrid@example.no'])
  expect((await mailsOf(id)).filter(([kind]) => kind === 'M7')).toHaveLength(1)
  expect((await eventsOf(id)).filter((event) => event === 'withdrawn')).toHaveLength(1)
  const [mail] = await sentMail('M7')
  expect(plain(mail?.subject)).toBe(`Withdrawal from order ${number} received`)
  expect(plain(mail?.text)).toContain(
    `Your withdrawal from order ${number} came on 19 November 2026 at 09:00.`,
  )
  expect(plain(mail?.text)).toContain('3 × Blueberry jam')
})

test('[O06] something else than was withdrawn is not withdrawn beside it', async () => {
  const { buyer, token } = await bought(toDelivered)
  const body = await allOf(buyer, token)
  const [line] = body.lines
  const part = { ...body, lines: [{ id: line?.id, quantity: 1 }] }
  expect((await withdraw(buyer, token, part)).answered).toBe(200)
  expect(await withdraw(buyer, token, body)).toMatchObject({
    answered: 409,
    code: 'withdrawn_already',
  })
})

test('[O06] before the goods are there it can be withdrawn from as well, and who packs it hears of it first', async () => {
  const { buyer, id, token } = await bought(['confirm', 'start_picking'])
  const worker = await callerOf(api, 'fulfilment')
  const { rev } = await orderOf(worker, id)
  expect((await viewOf(buyer, token)).afterSale?.lastDayText).toBe('')
  expect((await withdraw(buyer, token, await allOf(buyer, token))).answered).toBe(200)
  expect(await step(worker, id, { step: 'pack_ready', rev })).toMatchObject({
    answered: 409,
    code: 'stale',
    current: { afterSale: { withdrawal: { status: 'received', canDecide: false } } },
  })
})

test('[O06] the period ends with its last moment in Oslo', async () => {
  const orders = [await bought(toDelivered), await bought(toDelivered)]
  const end = withdrawalEndsAt(api.platform.now())
  const [first, second] = orders
  if (!first || !second) throw new Error('two orders were bought')
  const body = await allOf(first.buyer, first.token)
  const late = await allOf(second.buyer, second.token)
  api.platform.now = () => end - 1
  expect((await withdraw(first.buyer, first.token, body)).answered).toBe(200)
  api.platform.now = () => end
  const refused = await withdraw(second.buyer, second.token, late)
  expect(refused).toMatchObject({ answered: 409, code: 'withdrawal_over' })
  expect(refused.message).toBe('The right of withdrawal ended on Thursday 3 December.')
  expect(await written(second.id)).toEqual([])
})

test('[O06] goods without the right, goods of others, too many of them and none are refused', async () => {
  const { buyer, id, token } = await bought(toDelivered)
  const other = await bought(toDelivered)
  const body = await allOf(buyer, token)
  const [line] = body.lines
  const [butter] = await rows(
    `select id from order_lines where order_id = ? and withdrawal_policy = 'perishable'`,
    id,
  )
  const foreign = await allOf(other.buyer, other.token)
  const withLines = (...lines: object[]) => withdraw(buyer, token, { ...body, lines })
  const excluded = { answered: 409, code: 'withdrawal_excluded' }
  expect(await withLines({ id: butter?.['id'], quantity: 1 })).toMatchObject(excluded)
  expect(await withLines(...foreign.lines)).toMatchObject(excluded)
  expect(await withLines({ id: line?.id, quantity: 4 })).toMatchObject(excluded)
  expect(
    await withLines({ id: line?.id, quantity: 1 }, { id: line?.id, quantity: 1 }),
  ).toMatchObject(excluded)
  expect(await withLines()).toMatchObject({ answered: 422, code: 'withdrawal_empty' })
  for (const [field, value] of [
    ['name', ''],
    ['email', 'nobody'],
  ] as const)
    expect(await withdraw(buyer, token, { ...body, [field]: value })).toMatchObject({
      answered: 422,
      field,
    })
  for (const quantity of [0, -1, 1.5, 1e9, '1'])
    expect((await withLines({ id: line?.id, quantity })).answered).toBe(422)
  expect(await written(id)).toEqual([])
})

test('[O06] a business and an order of fresh goods alone have no right of withdrawal, one that is cancelled has nothing to withdraw from', async () => {
  const business = await bought(['confirm'], { ...onInvoice })
  const anyLine = {
    lines: [{ id: crypto.randomUUID(), quantity: 1 }],
    name: 'Ola',
    email: 'o@e.no',
  }
  const excluded = { answered: 409, code: 'withdrawal_excluded' }
  const view = await viewOf(business.buyer, business.token)
  expect(view.afterSale?.whyNotWithdrawn).toBe('no_right')
  expect(await withdraw(business.buyer, business.token, anyLine)).toMatchObject(excluded)
  const fresh = await bought(toDelivered, {}, { 'cultured-butter': 3 })
  expect(await withdraw(fresh.buyer, fresh.token, anyLine)).toMatchObject(excluded)
  const gone = await bought()
  const body = await allOf(gone.buyer, gone.token)
  await gone.buyer.send('POST', `/api/orders/${gone.token}/cancel`, {})
  expect(await withdraw(gone.buyer, gone.token, body)).toMatchObject({
    answered: 409,
    code: 'illegal_transition',
  })
})

test('[D11] a stranger with the link withdraws nothing and sees nothing of it; who typed the code may', async () => {
  const { buyer, id, token } = await bought(toDelivered)
  const body = await allOf(buyer, token)
  const stranger = api.visitor()
  expect((await withdraw(stranger, token, body)).answered).toBe(404)
  expect((await viewOf(stranger, token)).afterSale).toBeNull()
  expect((await withdraw(await callerOf(api, 'customer'), token, body)).answered).toBe(404)
  expect((await withdraw(buyer, 'a'.repeat(22), body)).answered).toBe(404)
  expect(await written(id)).toEqual([])
  const reader = await callerOf(api, 'customer')
  await rows(`insert into order_viewers values (?, ?, 1)`, id, `user ${reader.person?.id}`)
  expect((await withdraw(reader, token, body)).answered).toBe(200)
})

test('[O06] the same sent five times at once, and while somebody moves the order, is received once', async () => {
  const { buyer, id, token } = await bought(['confirm', 'start_picking', 'pack_ready'])
  const worker = await callerOf(api, 'fulfilment')
  const body = await allOf(buyer, token)
  const [answers] = await Promise.all([
    Promise.all([1, 2, 3, 4, 5].map(() => withdraw(buyer, token, body))),
    step(worker, id, { step: 'hand_over' }),
  ])
  expect(answers.map(({ answered }) => answered)).toEqual([200, 200, 200, 200, 200])
  expect(await written(id)).toHaveLength(1)
  expect((await mailsOf(id)).filter(([kind]) => kind === 'M7')).toHaveLength(1)
})

test('[O06] it waits to be answered, is declined with a reason once, and the buyer reads why', async () => {
  const { buyer, id, token, number } = await bought(toDelivered)
  await withdraw(buyer, token, await allOf(buyer, token))
  const owner = await callerOf(api, 'owner')
  const before = await listOf(owner, '?queue=to_answer')
  expect(before.orders.map((order) => order.id)).toContain(id)
  const { afterSale } = await orderOf(owner, id)
  expect(afterSale.withdrawal).toMatchObject({ canDecide: true, name: 'Ingrid Solheim', rev: 1 })
  const declined = { rev: 1, status: 'declined', reason: 'The seal is broken.' }
  expect(await decide(owner, id, { rev: 1, status: 'declined' })).toMatchObject({
    answered: 422,
    code: 'words_missing',
    field: 'reason',
  })
  expect(await decide(owner, id, { ...declined, rev: 2 })).toMatchObject({ code: 'stale' })
  for (let time = 0; time < 2; time += 1) {
    const answer = await decide(owner, id, declined)
    expect(answer).toMatchObject({
      answered: 200,
      afterSale: { withdrawal: { status: 'declined', canDecide: false } },
    })
    expect(answer.timeline).toHaveLength(7)
    expect(answer.timeline[0]).toMatchObject({ reason: declined.reason, by: 'Kari Prøve' })
  }
  expect(await decide(owner, id, { rev: 2, status: 'accepted' })).toMatchObject({
    answered: 409,
    code: 'illegal_transition',
  })
  expect((await listOf(owner, '?queue=to_answer')).total).toBe(before.total - 1)
  expect((await viewOf(buyer, token)).afterSale?.withdrawal?.reason).toBe('The seal is broken.')
  const mails = await sentMail('M8-declined')
  expect(mails.map(({ subject }) => plain(subject))).toEqual([
    `Your withdrawal from order ${number}`,
  ])
  expect(mails[0]?.text).toContain('The seal is broken.')
  const [logged] = await rows(
    `select count(*) as n from audit_log where action = 'order_withdrawal_declined' and entity_id = ?`,
    id,
  )
  expect(Number(logged?.['n'])).toBe(1)
})

test('[O06] who accepts it may pay back, others may not; two at once are one decision', async () => {
  const { buyer, id, token } = await bought(toDelivered)
  await withdraw(buyer, token, await allOf(buyer, token))
  const accepted = { rev: 1, status: 'accepted' }
  for (const role of ['fulfilment', 'sales', 'viewer', 'editor'] as const)
    expect((await decide(await callerOf(api, role), id, accepted)).answered).toBe(403)
  const [owner, manager] = [await callerOf(api, 'owner'), await callerOf(api, 'manager')]
  const answers = await Promise.all([
    decide(owner, id, accepted),
    decide(manager, id, { rev: 1, status: 'declined', reason: 'No.' }),
  ])
  expect(answers.map(({ answered }) => answered).toSorted()).toEqual([200, 409])
  expect((await mailsOf(id)).filter(([kind]) => String(kind).startsWith('M8'))).toHaveLength(1)
})

test('[O06] what is accepted is owed until it was paid back', async () => {
  const jam = { 'blueberry-jam': 3 }
  const { buyer, id, token } = await bought(toDelivered, {}, jam)
  const owner = await callerOf(api, 'owner')
  const { rev } = await orderOf(owner, id)
  await owner.send('POST', `${ordersPath}/${id}/till`, { rev, receiptNo: '17' })
  await withdraw(buyer, token, await allOf(buyer, token))
  const before = await orderOf(owner, id)
  expect(before.money.owedOre).toBe(0)
  const after = await decide(owner, id, { rev: 1, status: 'accepted' })
  expect(after.money).toMatchObject({
    owedOre: before.totals.totalOre,
    lines: [{ owed: { missing: 0, withdrawal: 3 }, refundable: 3 }],
  })
  const lines = [{ lineId: after.money.lines[0]?.lineId ?? '', quantity: 3 }]
  const refund = { lines, settles: 'withdrawal', way: 'till', reason: 'Withdrawn' } as const
  expect((await workOn(owner, id).refund(refund)).answered).toBe(200)
  expect((await orderOf(owner, id)).money).toMatchObject({ owedOre: 0, lines: [] })
})

test('[O06] there is nothing to decide where nothing was withdrawn', async () => {
  const { id } = await bought(toDelivered)
  const answer = await decide(await callerOf(api, 'owner'), id, { rev: 1, status: 'accepted' })
  expect(answer.answered).toBe(404)
})
