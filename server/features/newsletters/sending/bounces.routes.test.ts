import { createHmac } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { useApi } from '#tests/support/api.ts'
import { jobAt } from '#tests/support/jobs.ts'
import { mailServer } from '#tests/support/mailing.ts'
import { newslettersIn } from '#tests/support/newsletters.ts'
import { sendBatches } from './send-batches.service.ts'
import { startDue } from './start-due.service.ts'

const api = useApi()
const { newsletter, subscribe, forget, states, rows } = newslettersIn(() => api.database)
const secret = 'a secret of the provider'
const begin = Date.now()
let mailer = mailServer()
let messageId = ''

beforeEach(async () => {
  await forget()
  api.platform.settings.BOUNCE_WEBHOOK_SECRET = secret
  await subscribe([{ email: 'kari+brev@example.no' }])
  mailer = mailServer()
  await sendLetter(1)
})

/** The letter that is reported from then on, in the n-th minute. */
async function sendLetter(minute: number): Promise<void> {
  await newsletter()
  const job = jobAt(api, begin + minute * 60_000)
  await startDue(job)
  await sendBatches(job, { mailer })
  messageId = mailer.taken.at(-1)?.messageId ?? ''
}

interface Sent {
  timestamp?: number
  signature?: string
  body?: string
}

/** A call as a provider makes it: from no page, with no cookie. */
async function report(what: object, { timestamp, signature, body }: Sent = {}): Promise<number> {
  const text = JSON.stringify({ id: crypto.randomUUID(), messageId, ...what })
  const at = String(timestamp ?? Math.floor(Date.now() / 1000))
  const signed = createHmac('sha256', secret).update(`${at}.${text}`).digest('hex')
  const response = await api.visitor().get('/api/newsletter/bounces', {
    method: 'POST',
    body: body ?? text,
    headers: {
      ...{ 'content-type': 'application/json', 'x-timestamp': at },
      'x-signature': signature ?? signed,
    },
  })
  return response.status
}

test('[N01] a hard bounce ends the subscription, once per report', async () => {
  const once = { id: 'one', type: 'hard' }
  expect(await report(once)).toBe(200)
  expect(await report(once)).toBe(200)
  expect(await states()).toBe('bounced_hard 1')
  expect(await rows('select status from subscriptions')).toEqual([{ status: 'bounced' }])
  expect(await rows(`select count(*) as n from bounce_events where id = 'one'`)).toEqual([{ n: 1 }])
})

const standing = () =>
  rows(`select its.status, who.soft_bounces as "row" from subscriptions as its
    join subscribers as who on who.id = its.subscriber_id`)

test('[N01] five letters in a row that bounce softly end it, though the server took each; five reports of one letter do not', async () => {
  for (let at = 0; at < 6; at += 1) await report({ type: 'soft' })
  expect(await standing()).toEqual([{ status: 'confirmed', row: 1 }])
  for (const minute of [2, 3, 4, 5]) {
    await sendLetter(minute)
    expect(await standing()).toEqual([{ status: 'confirmed', row: minute - 1 }])
    await report({ type: 'soft' })
  }
  expect(await standing()).toEqual([{ status: 'bounced', row: 5 }])
  expect(await states()).toBe('bounced_soft 5')
})

test('[N01] a letter that arrives between soft bounces begins the row anew', async () => {
  for (const minute of [2, 3]) {
    await report({ type: 'soft' })
    await sendLetter(minute)
  }
  expect(await standing()).toEqual([{ status: 'confirmed', row: 2 }])
  await sendLetter(4)
  expect(await standing()).toEqual([{ status: 'confirmed', row: 0 }])
  await report({ type: 'soft' })
  await sendLetter(5)
  await sendLetter(6)
  await report({ type: 'soft' })
  expect(await standing()).toEqual([{ status: 'confirmed', row: 1 }])
})

test('[N01] who calls a mail spam is blocked and has left; a later bounce changes nothing', async () => {
  expect(await report({ type: 'complaint' })).toBe(200)
  await report({ type: 'hard' })
  expect(await states()).toBe('complaint 1')
  expect(await rows('select status, blocked_at > 0 as at from subscribers')).toEqual([
    { status: 'blocked', at: 1 },
  ])
  expect(await rows('select status, unsubscribed_how from subscriptions')).toEqual([
    { status: 'unsubscribed', unsubscribed_how: 'complaint' },
  ])
  expect(await rows('select has_left from newsletter_deliveries')).toEqual([{ has_left: 1 }])
})

test('[N01] what is not signed, signed by somebody else, changed or old is refused and does nothing', async () => {
  const hard = { type: 'hard' }
  expect(await report(hard, { signature: '' })).toBe(403)
  expect(await report(hard, { signature: 'f'.repeat(64) })).toBe(403)
  expect(await report(hard, { body: '{"type":"hard"}' })).toBe(403)
  const now = Math.floor(Date.now() / 1000)
  expect(await report(hard, { timestamp: now - 301 })).toBe(403)
  expect(await report(hard, { timestamp: now + 301 })).toBe(403)
  expect(await report(hard, { timestamp: now - 290 })).toBe(200)
  expect(await states()).toBe('bounced_hard 1')
})

test('[N01] without a secret nobody can report', async () => {
  api.platform.settings.BOUNCE_WEBHOOK_SECRET = ''
  expect(await report({ type: 'hard' })).toBe(404)
  expect(await states()).toBe('sent 1')
})

test('a report of a mail that is none of ours is taken, and a wrong one refused', async () => {
  expect(await report({ type: 'hard', messageId: '<x@elsewhere.example>' })).toBe(200)
  expect(await report({ type: 'odd' })).toBe(422)
  expect(await states()).toBe('sent 1')
})
