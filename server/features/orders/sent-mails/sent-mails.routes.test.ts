import { expect, test } from 'vitest'
import type { AdminOrder } from '#domain/admin-orders.schema.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { mailRenderers } from '#server/features/jobs/mail-renderers.ts'
import { deliverDue } from '#server/features/outbox/outbox.service.ts'
import { listOrderMails } from './sent-mails.repository.ts'
import { openDatabase } from '#server/platform/database.ts'
import { orderOf, ordersPath, step } from '#tests/support/admin-orders.ts'
import { complain, toDelivered, useAfterSale } from '#tests/support/after-sale.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { jobAt } from '#tests/support/jobs.ts'
import { mailServer } from '#tests/support/mailing.ts'
import { callerOf } from '#tests/support/people.ts'
import { plain } from '#tests/support/placing.ts'

const api = useApi()
const { bought, rows } = useAfterSale(api)

async function delivered(mailer = mailServer()) {
  await deliverDue(jobAt(api, api.platform.now() + 1000), { mailer, renderers: mailRenderers })
  return mailer.taken
}

async function sendAgain(
  staff: Visitor,
  { id, mail }: { id: string; mail: string },
  key: string = crypto.randomUUID(),
) {
  const path = `${ordersPath}/${id}/mails/${mail}`
  const response = await staff.send('POST', path, undefined, { 'idempotency-key': key })
  return { answered: response.status, ...((await response.json()) as AdminOrder & ErrorBody) }
}

async function firstMail(reader: Visitor, id: string) {
  const mail = (await orderOf(reader, id)).mails.at(-1)
  if (!mail) throw new Error('an order that was placed has a mail')
  return mail
}

test('[D13] the mails of an order are listed with how they stand, and of no other order', async () => {
  await rows('delete from outbox')
  const { buyer, id, token } = await bought(toDelivered)
  await bought()
  await complain(buyer, token, 'Broken.')
  await complain(buyer, token, 'Broken too.')
  const viewer = await callerOf(api, 'viewer')
  const { mails } = await orderOf(viewer, id)
  expect(mails.map(({ text, state, languageCode }) => [text, state, languageCode])).toEqual([
    ['Complaint received', 'queued', 'en'],
    ['Complaint received', 'queued', 'en'],
    ['Ready for pick-up', 'queued', 'en'],
    ['Order received', 'queued', 'en'],
  ])
  await delivered()
  await rows(`update outbox set state = 'failed' where kind = 'M4'`)
  expect((await orderOf(viewer, id)).mails.map(({ state }) => state)).toEqual([
    'sent',
    'sent',
    'failed',
    'sent',
  ])
})

test('[D13] it is looked at as the buyer sees it, before and after it left, and opens nothing', async () => {
  const { id, number } = await bought()
  const other = await bought()
  const viewer = await callerOf(api, 'viewer')
  const { id: mail } = await firstMail(viewer, id)
  const path = `${ordersPath}/${id}/mails/${mail}`
  const look = async () => {
    const response = await viewer.get(path)
    return { html: await response.text(), headers: Object.fromEntries(response.headers) }
  }
  const before = await look()
  expect(before.headers).toMatchObject({
    'content-type': expect.stringContaining('text/html') as string,
    'cache-control': 'private, no-store',
    'content-security-policy': expect.stringMatching(
      /default-src 'none'.*frame-ancestors 'self'; sandbox$/u,
    ) as string,
  })
  expect(plain(before.html)).toContain(number)
  await delivered()
  await rows(`update orders set tracking = 'later' where id = ?`, id)
  expect((await look()).html).toBe(before.html)
  expect((await viewer.get(`${ordersPath}/${other.id}/mails/${mail}`)).status).toBe(404)
  expect((await (await callerOf(api, 'editor')).get(path)).status).toBe(403)
  expect((await api.visitor().get(path)).status).toBe(401)
})

test('[D13] it is sent again once per key, written anew, and not without end', async () => {
  const { id } = await bought(['confirm', 'start_picking', 'pack_ready'])
  await delivered()
  const worker = await callerOf(api, 'fulfilment')
  const { id: mail, recipient } = await firstMail(worker, id)
  const key = crypto.randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => sendAgain(worker, { id, mail }, key)))
  expect(answers.map(({ answered }) => answered)).toEqual([201, 201, 201])
  const { mails, timeline } = await orderOf(worker, id)
  expect(mails.filter(({ text }) => text === 'Order received')).toHaveLength(2)
  expect(timeline[0]).toMatchObject({ text: 'Mail sent again', by: 'Kari Prøve' })
  const sent = await delivered()
  expect(sent.map(({ to }) => to)).toEqual([recipient])
  for (let time = 2; time <= 5; time += 1)
    expect((await sendAgain(worker, { id, mail })).answered).toBe(201)
  expect(await sendAgain(worker, { id, mail })).toMatchObject({
    answered: 429,
    code: 'too_many_tries',
  })
  expect((await sendAgain(worker, { id, mail }, key)).answered).toBe(201)
  expect(await sendAgain(worker, { id, mail: crypto.randomUUID() })).toMatchObject({
    answered: 404,
  })
  for (const role of ['viewer', 'sales'] as const)
    expect((await sendAgain(await callerOf(api, role), { id, mail })).answered).toBe(403)
  const [logged] = await rows(
    `select count(*) as n from audit_log where action = 'order_mail_sent_again' and entity_id = ?`,
    id,
  )
  expect(Number(logged?.['n'])).toBe(5)
})

test('[D13] one about a complaint that is sent again says what was answered', async () => {
  const { buyer, id, token } = await bought(toDelivered)
  const { id: complaint } = await complain(buyer, token, 'Broken.')
  const worker = await callerOf(api, 'fulfilment')
  const body = { rev: 1, status: 'accepted', answer: 'New jars are on their way.' }
  await worker.send('POST', `${ordersPath}/${id}/complaints/${complaint}`, body)
  await delivered()
  const [mail] = (await orderOf(worker, id)).mails
  expect(mail?.text).toBe('Complaint accepted')
  expect((await sendAgain(worker, { id, mail: mail?.id ?? '' })).answered).toBe(201)
  const [again] = await delivered()
  expect(again?.text).toContain('New jars are on their way.')
})

test('[P02] an order takes so many notes, and says so', async () => {
  const { id } = await bought()
  const note = `insert into order_notes select lower(hex(randomblob(16))), ?, 'x', 1, null
    from (with recursive n(i) as (select 1 union all select i + 1 from n where i < 200) select i from n)`
  await rows(note, id)
  const worker = await callerOf(api, 'fulfilment')
  const response = await worker.send('POST', `${ordersPath}/${id}/notes`, { text: 'One more' })
  expect(await response.json()).toMatchObject({
    code: 'too_many_notes',
    field: 'text',
    message: 'An order holds 200 notes at most. What you wrote is kept.',
  })
  expect((await step(worker, id, { step: 'confirm' })).answered).toBe(200)
})

test('[U04] of a mail to who has left nothing is shown, and none is due to them any more', async () => {
  const { id } = await bought(['confirm', 'start_picking'])
  const worker = await callerOf(api, 'fulfilment')
  const mail = await firstMail(worker, id)
  // As erasing leaves them.
  await rows(`update orders set email = '', name = '', phone = '' where id = ?`, id)
  await rows(
    `update outbox set recipient = '', state = 'failed', payload = json_object('entityId', ?1)
      where payload ->> 'entityId' = ?1`,
    id,
  )
  expect((await worker.get(`${ordersPath}/${id}/mails/${mail.id}`)).status).toBe(404)
  await step(worker, id, { step: 'pack_ready' })
  expect(
    await rows(`select kind from outbox where recipient = '' and state in ('queued', 'sending')`),
  ).toEqual([])
})

test('[P02] to open an order reads no words of its mails', async () => {
  const { id } = await bought()
  await delivered()
  const mails = await listOrderMails(
    openDatabase(api.platform, () => {}),
    id,
  )
  expect(mails).toHaveLength(1)
  expect(JSON.stringify(mails)).not.toContain('<html')
})
