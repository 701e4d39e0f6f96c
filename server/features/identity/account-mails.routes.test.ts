import { beforeEach, expect, test } from 'vitest'
import { newId, sha256Hex } from '#domain/ids.ts'
import { mailRenderers } from '#server/features/jobs/mail-renderers.ts'
import {
  type AccountMessageKind,
  type NewMessage,
  queuedMessage,
} from '#server/features/outbox/message.queries.ts'
import { deliverDue } from '#server/features/outbox/outbox.service.ts'
import { openDatabase } from '#server/platform/database.ts'
import { useApi } from '#tests/support/api.ts'
import { jobAt } from '#tests/support/jobs.ts'
import { mailServer } from '#tests/support/mailing.ts'
import { newPerson } from '#tests/support/people.ts'
import { fillCart, placed } from '#tests/support/shopping.ts'

const api = useApi()
const now = Date.now()
const hourMs = 3_600_000
const secret = 'k3y-Zx_9'

beforeEach(async () => {
  await api.database.execute('delete from outbox')
})

async function queue(kind: AccountMessageKind, change: Partial<NewMessage> = {}): Promise<void> {
  const { rows } = await api.database.execute('select id from factories')
  const database = openDatabase(api.platform, () => {})
  await database.write([
    queuedMessage({
      factoryId: String(rows[0]?.['id']),
      kind,
      entityId: newId(),
      languageCode: 'en',
      recipient: 'ingrid@example.no',
      at: now,
      ...change,
    }),
  ])
}

async function deliver(mailer = mailServer(), at = now) {
  await deliverDue(jobAt(api, at), { mailer, renderers: mailRenderers })
  return mailer.taken
}

async function rows() {
  return (await api.database.execute('select * from outbox')).rows
}

test.each([
  ['A1', 'Confirm your e-mail address', 'within 24 hours'],
  ['A2', 'Choose a new password', 'once, within 60 minutes'],
  ['A3', 'Confirm your new e-mail address', 'where you are signed in'],
  ['A6', 'Your data is ready', 'for 7 days'],
  ['A10', 'Delete your account?', 'within 60 minutes'],
] as const)('[U01] mail %s carries its link behind the #', async (kind, subject, words) => {
  await queue(kind, { secret })
  const [mail] = await deliver()
  expect(mail).toMatchObject({ to: 'ingrid@example.no', subject })
  expect(mail?.html).toContain(`href="http://matverk.test/en/auth/callback#${secret}"`)
  expect(mail?.text).toContain(`http://matverk.test/en/auth/callback#${secret}`)
  expect(mail?.text).toContain(words)
})

test.each([
  ['A3-asked', 'Somebody wants to change your e-mail address', '/account'],
  ['A3-done', 'Your e-mail address is changed', undefined],
  ['A4', 'New sign-in to your account', '/account'],
  ['A4-passkey', 'A passkey was added to your account', '/account'],
  ['A7', 'Your account is deleted', undefined],
  ['A8', 'You already have an account', '/auth'],
] as const)('[U01] mail %s tells what happened and opens nothing', async (kind, subject, page) => {
  await queue(kind)
  const [mail] = await deliver()
  expect(mail?.subject).toBe(subject)
  expect(mail?.text).not.toContain('#')
  const links = [...(mail?.html ?? '').matchAll(/href="(http[^"]*)"/gu)].map(([, link]) => link)
  expect(links).toEqual(page ? [`http://matverk.test/en${page}`] : [])
})

test('a new device is named with the time it signed in, in Norwegian time', async () => {
  const person = await newPerson(api.database)
  const session = await sha256Hex(person.secret)
  await api.database.execute({
    sql: `update sessions set device = 'Firefox · <b>Linux', created_at = ? where id = ?`,
    args: [Date.UTC(2026, 6, 1, 12, 5), session],
  })
  await queue('A4', { entityId: session })
  const [mail] = await deliver()
  expect(mail?.html).toContain('Firefox · &lt;b&gt;Linux')
  expect(mail?.text).toContain('1 July 2026 at 14:05')
})

test('[D11] the code for an order stands in the mail, not in its subject', async () => {
  const buyer = api.visitor()
  await fillCart(api.database, buyer, { 'cultured-butter': 3 })
  const { number } = await placed(buyer)
  const orders = await api.database.execute({
    sql: 'select id from orders where number = ?',
    args: [number],
  })
  await api.database.execute('delete from outbox')
  await queue('A9', { entityId: String(orders.rows[0]?.['id']), secret: '493817' })
  const [mail] = await deliver()
  expect(mail?.subject).toBe(`Code for order ${number}`)
  expect(mail?.text).toContain('493817')
})

test('[L02] a letter speaks its receiver’s language, in its direction', async () => {
  await queue('A1', { secret, languageCode: 'ar' })
  const [mail] = await deliver()
  expect(mail?.html).toMatch(/<html[^>]*dir="rtl"[^>]*lang="ar"/u)
  expect(mail?.html).toContain(`http://matverk.test/ar/auth/callback#${secret}`)
})

test('a secret is in the outbox until its mail is written, and its link until it is sent', async () => {
  await queue('A2', { secret })
  const mailer = mailServer()
  mailer.isDown = true
  await deliver(mailer)
  const [written] = await rows()
  expect(JSON.parse(String(written?.['payload']))).not.toHaveProperty('secret')
  expect(written?.['payload']).toContain(`#${secret}`)
  mailer.isDown = false
  expect(await deliver(mailer, now + hourMs)).toHaveLength(1)
  const [sent] = await rows()
  expect(sent).toMatchObject({ state: 'sent', recipient: 'ingrid@example.no' })
  expect(sent?.['payload']).not.toContain(secret)
})

test.each([
  ['is never taken', mailRenderers],
  [
    'is never written',
    {
      ...mailRenderers,
      A2: async () => {
        throw new TypeError('no words')
      },
    },
  ],
])('of a mail that %s the secret does not stay behind', async (_, renderers) => {
  await queue('A2', { secret })
  const mailer = mailServer()
  mailer.isDown = true
  for (let hours = 0; hours <= 32; hours += 8)
    await deliverDue(jobAt(api, now + hours * hourMs), { mailer, renderers })
  const [failed] = await rows()
  expect(failed).toMatchObject({ state: 'failed', attempts: 5 })
  expect(failed?.['payload']).not.toContain(secret)
})

test('after the goodbye nobody knows where it went', async () => {
  await queue('A7')
  expect(await deliver()).toHaveLength(1)
  expect((await rows())[0]).toMatchObject({ state: 'sent', recipient: '' })
})

test('who asks twice is told twice', async () => {
  const entityId = newId()
  await queue('A8', { entityId })
  await queue('A8', { entityId })
  expect(await deliver()).toHaveLength(2)
})
