import { expect, test } from 'vitest'
import { runJobs } from '#server/features/jobs/jobs.ts'
import { mailRenderers } from '#server/features/jobs/mail-renderers.ts'
import { useApi } from '#tests/support/api.ts'
import { jobAt as jobOf } from '#tests/support/jobs.ts'
import { mailServer } from '#tests/support/mailing.ts'
import { fillCart, placed } from '#tests/support/shopping.ts'
import { deliverDue } from './outbox.service.ts'

const api = useApi()
const renderers = mailRenderers

const jobAt = (now: number) => jobOf(api, now)

async function bought(language: string, goods: Record<string, number>) {
  await api.database.execute('delete from outbox')
  const buyer = api.visitor({ language })
  await fillCart(api.database, buyer, goods)
  const order = await placed(buyer, { name: 'Ingrid Solheim', note: '<b>Ring</b>' })
  // What the buyer typed goes to an address that is proven alone.
  await api.database.execute('update orders set email_proven_at = created_at')
  return { buyer, ...order }
}

async function message() {
  return (await api.database.execute('select * from outbox')).rows[0]
}

test('[O05] the confirmation is sent once, with what was agreed, and its link is the deployment’s', async () => {
  const { token, number } = await bought('en', { 'cultured-butter': 2, 'blueberry-jam': 1 })
  const mailer = mailServer()
  const now = Date.now() + 1000
  await deliverDue(jobAt(now), { mailer, renderers })
  await deliverDue(jobAt(now + 60_000), { mailer, renderers })
  expect(mailer.taken).toHaveLength(1)
  const [mail] = mailer.taken
  expect(mail).toMatchObject({
    to: 'ingrid@example.no',
    subject: `Order ${number} received`,
    from: { name: 'Premium Foods Factory', email: 'hei@example.no' },
  })
  expect(mail?.messageId).toMatch(/^<[\da-f-]{36}@matverk\.test>$/u)
  for (const words of ['Cultured butter', 'Contains milk.', 'Right of withdrawal', number])
    expect(mail?.html).toContain(words)
  expect(mail?.html).toContain(`http://matverk.test/en/order-success/${token}`)
  expect(mail?.html).toContain('&lt;b&gt;Ring&lt;/b&gt;')
  expect(mail?.text).toContain(`http://matverk.test/en/order-success/${token}`)
  expect(mail?.text).toContain(
    'No right of withdrawal for fresh goods marked * or goods made to your order.',
  )
  expect(mail?.text).toContain('The seller is Premium Foods Factory AS')
  expect(mail?.text).toContain('Org. no. 000 000 000')
  expect(mail?.text).toContain('Free')
  expect(mail?.text).not.toMatch(/\b0,00/u)
  expect(await message()).toMatchObject({ state: 'sent', attempts: 1 })
})

test('[L02] an Arabic buyer’s mail runs from right to left', async () => {
  await bought('ar', { 'cultured-butter': 3 })
  const mailer = mailServer()
  await deliverDue(jobAt(Date.now() + 1000), { mailer, renderers })
  expect(mailer.taken[0]?.html).toMatch(/<html[^>]*dir="rtl"[^>]*lang="ar"/u)
})

test('a mail server that is down loses nothing: tries grow apart, and one mail arrives', async () => {
  await bought('en', { 'cultured-butter': 3 })
  const mailer = mailServer()
  mailer.isDown = true
  let now = Date.now() + 1000
  await deliverDue(jobAt(now), { mailer, renderers })
  expect(await message()).toMatchObject({ state: 'queued', attempts: 1, last_error: 'TypeError' })
  await deliverDue(jobAt(now + 59_000), { mailer, renderers })
  expect(await message()).toMatchObject({ attempts: 1 })
  mailer.isDown = false
  now += 61_000
  await deliverDue(jobAt(now), { mailer, renderers })
  await deliverDue(jobAt(now), { mailer, renderers })
  expect(mailer.taken).toHaveLength(1)
  expect(await message()).toMatchObject({ state: 'sent', attempts: 2, last_error: null })
})

test('after five tries within some seven hours a message has failed', async () => {
  await bought('en', { 'cultured-butter': 3 })
  const mailer = mailServer()
  mailer.isDown = true
  let now = Date.now() + 1000
  for (const pauseMinutes of [0, 1, 10, 60, 360]) {
    now += pauseMinutes * 60_000 + 1
    await deliverDue(jobAt(now), { mailer, renderers })
  }
  expect(await message()).toMatchObject({ state: 'failed', attempts: 5 })
})

test('a message whose sender died is sent by the next one', async () => {
  await bought('en', { 'cultured-butter': 3 })
  await api.database.execute(`update outbox set state = 'sending', attempts = 1, due_at = 5`)
  const mailer = mailServer()
  await deliverDue(jobAt(Date.now()), { mailer, renderers })
  expect(mailer.taken).toHaveLength(1)
})

test('without a mail server messages are rendered once and kept', async () => {
  await bought('nb', { 'cultured-butter': 3 })
  await runJobs(jobAt(Date.now()))
  const kept = await message()
  expect(kept).toMatchObject({ state: 'queued', attempts: 0 })
  expect(JSON.parse(String(kept?.['payload']))).toMatchObject({
    html: expect.stringContaining('<html'),
    text: expect.any(String),
    subject: expect.any(String),
  })
  await runJobs(jobAt(Date.now()))
  expect(await message()).toEqual(kept)
})

test('a job runs in one place at a time, and a holder that died loses it', async () => {
  await bought('en', { 'cultured-butter': 3 })
  const now = Date.now()
  await api.database.execute({
    sql: `insert into job_leases (name, holder, until) values ('outbox', 'somebody', ?)`,
    args: [now + 1000],
  })
  await runJobs(jobAt(now))
  expect(JSON.parse(String((await message())?.['payload']))).not.toHaveProperty('html')
  await runJobs(jobAt(now + 2000))
  expect(JSON.parse(String((await message())?.['payload']))).toHaveProperty('html')
  expect((await api.database.execute('select * from job_leases')).rows).toEqual([])
})

test('[D12] after a year a message is forgotten, and the log of who did what', async () => {
  await bought('en', { 'cultured-butter': 3 })
  const now = Date.now()
  const yearMs = 365 * 24 * 3600 * 1000
  await api.database.execute({
    sql: `insert into audit_log (id, factory_id, at, role, action, entity, data, request_id)
      select 'old', id, ?, 'owner', 'denied', 'page', '{}', 'one' from factories`,
    args: [now],
  })
  const left = async () => [
    (await api.database.execute('select 1 from outbox')).rows.length,
    (await api.database.execute(`select 1 from audit_log where id = 'old'`)).rows.length,
  ]
  await runJobs(jobAt(now + yearMs - 60_000))
  expect(await left()).toEqual([1, 1])
  await runJobs(jobAt(now + yearMs))
  expect(await left()).toEqual([0, 0])
})
