import { beforeEach, expect, test } from 'vitest'
import { MailRefusal } from '#server/platform/mail-refusal.ts'
import { useApi } from '#tests/support/api.ts'
import { jobAt as jobOf } from '#tests/support/jobs.ts'
import { mailServer } from '#tests/support/mailing.ts'
import { newslettersIn } from '#tests/support/newsletters.ts'
import { figuresOf } from './figures.queries.ts'
import { sendBatches } from './send-batches.service.ts'
import { startDue } from './start-due.service.ts'

const api = useApi()
const { newsletter, subscribe, forget, states, rows } = newslettersIn(() => api.database)
const minuteMs = 60_000
const begin = 1_800_000_000_000

let mailer = mailServer()

beforeEach(async () => {
  mailer = mailServer()
  await forget()
})

const jobAt = (now: number) => jobOf(api, now)

/** One run of the two jobs, as each minute. */
async function minute(now: number, perMinute = 200): Promise<void> {
  const job = jobAt(now)
  await startDue(job)
  await sendBatches(
    { ...job, settings: { ...job.settings, NEWSLETTER_PER_MINUTE: perMinute } },
    { mailer },
  )
}

function crowd(count: number, language = 'en') {
  return Array.from({ length: count }, (_, at) => ({
    email: `${language}${at}@example.no`,
    language,
  }))
}

const receivers = () => mailer.taken.map(({ to }) => to).toSorted()
const unique = () => new Set(receivers()).size
const statusOf = async (id: string) =>
  (await rows(`select status, pause_reason from newsletters where id = '${id}'`))[0]

test('[N01] each confirmed subscriber gets the newsletter once, in their language, with links of their own', async () => {
  await subscribe([
    { email: 'kari@example.no', language: 'nb' },
    { email: 'ann@example.no', language: 'en' },
    { email: 'noor@example.no', language: 'ar' },
    { email: 'nobody@example.no', status: 'pending' },
  ])
  const id = await newsletter({
    subject: { nb: 'Ost i november', en: 'Cheese in November' },
    blocks: [
      {
        kind: 'letter-heading',
        texts: { title: { nb: 'Osten er ni måneder', en: 'Nine months' } },
      },
    ],
  })
  await minute(begin)
  await minute(begin + minuteMs)
  expect(receivers()).toEqual(['ann@example.no', 'kari@example.no', 'noor@example.no'])
  const mail = mailer.taken.find(({ to }) => to === 'kari@example.no')
  const [kari] = await rows(`select public_token from subscribers where email like 'kari%'`)
  const token = String(kari?.['public_token'])
  expect(mail).toMatchObject({
    subject: 'Ost i november',
    messageId: expect.stringMatching(/^<[\da-f]{32}@matverk\.test>$/u),
    headers: {
      'List-Unsubscribe': `<http://matverk.test/api/newsletter/one-click/${token}?newsletter=${id}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
  for (const part of [mail?.html, mail?.text]) {
    expect(part).toContain('Osten er ni måneder')
    expect(part).toContain(
      `http://matverk.test/nb/newsletter/preferences/${token}?newsletter=${id}`,
    )
    expect(part?.match(/token-[\w-]+/gu)?.every((each) => each === token)).toBe(true)
  }
  expect(mailer.taken.find(({ to }) => to === 'noor@example.no')).toMatchObject({
    // The site's default language stands in.
    subject: 'Ost i november',
    html: expect.stringMatching(/<html[^>]*dir="rtl"[^>]*lang="ar"/u),
  })
  expect(await statusOf(id)).toMatchObject({ status: 'sent' })
  expect(await figuresOf(jobAt(begin), id)).toMatchObject({
    ...{ planned: 3, sent: 3, queued: 0, bouncedHard: 0, left: 0 },
    recentBatches: [{ at: begin, sent: 3, bouncedHard: 0, failed: 0 }],
  })
})

test('[N01] a newsletter whose time has not come stays, and one is sent to the languages it names', async () => {
  await subscribe([...crowd(2, 'nb'), ...crowd(3, 'en')])
  await newsletter({ set: { sendAt: begin + minuteMs, languageCodes: ['nb'] } })
  await minute(begin)
  expect(mailer.taken).toEqual([])
  await minute(begin + minuteMs)
  expect(receivers()).toEqual(['nb0@example.no', 'nb1@example.no'])
})

test('[N01] one whose subject was taken out waits for another, and no name of ours is sent in its place', async () => {
  await subscribe(crowd(2))
  const id = await newsletter({ subject: {} })
  await minute(begin)
  expect([mailer.taken, await statusOf(id)]).toMatchObject([[], { status: 'scheduled' }])
})

test('[N01] without an address to send from nothing counts as failed: the newsletter waits for one', async () => {
  await subscribe(crowd(2))
  const id = await newsletter()
  const job = jobAt(begin)
  await startDue(job)
  const settings = { ...job.settings, MAIL_FROM: 'Matverk <post@example.no>' }
  await expect(sendBatches({ ...job, settings }, { mailer })).rejects.toThrow('no address')
  expect(await statusOf(id)).toMatchObject({ status: 'sending' })
  await minute(begin + minuteMs)
  expect(receivers()).toEqual(['en0@example.no', 'en1@example.no'])
})

test('[N01] a mail server that is away for an hour loses nothing and repeats nothing', async () => {
  await subscribe(crowd(120))
  await newsletter()
  mailer.afterwards = () => {
    if (mailer.taken.length === 70) mailer.isDown = true
  }
  await minute(begin)
  expect(mailer.taken).toHaveLength(70)
  for (let at = 1; at < 60; at += 1) await minute(begin + at * minuteMs)
  mailer.isDown = false
  await minute(begin + 60 * minuteMs)
  await minute(begin + 61 * minuteMs)
  expect(mailer.taken).toHaveLength(120)
  expect(unique()).toBe(120)
  expect(await states()).toBe('sent 120')
})

test('[N01] what died in mid-batch goes on: the mail in flight comes again under its own name, every other once', async () => {
  await subscribe(crowd(60))
  const id = await newsletter()
  // The worker ends between the server’s yes and the mark after it.
  mailer.afterwards = () => {
    if (mailer.taken.length !== 30) return
    const error = new Error('the worker was stopped')
    throw Object.assign(error, { isStop: true })
  }
  const job = jobAt(begin)
  const stopped = stoppedAfter(job, 60)
  await startDue(job)
  await expect(sendBatches(stopped, { mailer })).rejects.toThrow('the worker was stopped')
  expect(await states()).toMatch(/sending 1/u)
  mailer.afterwards = () => undefined
  await minute(begin + minuteMs)
  expect(await states()).toMatch(/^sending 1, sent 59$/u)
  await minute(begin + 6 * minuteMs)
  expect(await states()).toBe('sent 60')
  expect(unique()).toBe(60)
  expect(mailer.taken).toHaveLength(61)
  const byId = new Map(mailer.taken.map(({ messageId, to }) => [messageId, to]))
  expect(byId.size).toBe(60)
  expect(await statusOf(id)).toMatchObject({ status: 'sent' })
})

/** A job whose worker ends at its n-th write. */
function stoppedAfter(job: ReturnType<typeof jobAt>, writes: number): typeof job {
  let count = 0
  const { database } = job
  return {
    ...job,
    database: {
      ...database,
      write: async (statements) => {
        count += 1
        if (count >= writes) throw new Error('the worker was stopped')
        return database.write(statements)
      },
    },
  }
}

test('[N01] two workers at once send each mail once', async () => {
  await subscribe(crowd(80))
  await newsletter()
  const job = jobAt(begin)
  await Promise.all([startDue(job), startDue(jobAt(begin))])
  await Promise.all([sendBatches(job, { mailer }), sendBatches(jobAt(begin), { mailer })])
  await minute(begin + minuteMs)
  expect(mailer.taken).toHaveLength(80)
  expect(unique()).toBe(80)
})

test('[N01] sending pauses by itself once five of a hundred addresses are none, and goes on from where it stood', async () => {
  await subscribe(crowd(200))
  const id = await newsletter()
  mailer.refuse = ({ to }) => {
    if (/^en\d*[05]@/u.test(to)) throw new MailRefusal('receiver', 550, '5.1.1')
  }
  await minute(begin)
  expect(await statusOf(id)).toEqual({ status: 'paused', pause_reason: 'bounces' })
  const figures = await figuresOf(jobAt(begin), id)
  expect(figures.sent + figures.bouncedHard).toBeGreaterThanOrEqual(50)
  expect(figures.queued).toBeGreaterThan(100)
  const [ended] = await rows(`select count(*) as n from subscriptions where status = 'bounced'`)
  expect(Number(ended?.['n'])).toBe(figures.bouncedHard)
  await minute(begin + minuteMs)
  expect((await figuresOf(jobAt(begin), id)).queued).toBe(figures.queued)
  mailer.refuse = () => undefined
  await api.database.execute({
    sql: `update newsletters set status = 'sending', pause_reason = null, tried_before = ?, bounced_before = ?`,
    args: [figures.sent + figures.bouncedHard, figures.bouncedHard],
  })
  await minute(begin + 2 * minuteMs)
  expect(await statusOf(id)).toMatchObject({ status: 'sent' })
  expect(unique()).toBe(200 - figures.bouncedHard)
})

test('[N01] who leaves between planning and sending gets nothing', async () => {
  await subscribe(crowd(4))
  const id = await newsletter()
  await startDue(jobAt(begin))
  await api.database.batch(
    [
      `update subscriptions set status = 'unsubscribed' where subscriber_id = (select id from subscribers where email = 'en0@example.no')`,
      `update subscribers set status = 'blocked' where email = 'en1@example.no'`,
      `delete from subscribers where email = 'en2@example.no'`,
    ],
    'write',
  )
  await minute(begin)
  expect(receivers()).toEqual(['en3@example.no'])
  expect(await states()).toBe('sent 1, skipped 3')
  expect(await statusOf(id)).toMatchObject({ status: 'sent' })
})

test('[N01] a pause and a cancel hold from the very next mail', async () => {
  await subscribe(crowd(20))
  const id = await newsletter()
  mailer.afterwards = async () => {
    if (mailer.taken.length === 7)
      await api.database.execute(`update newsletters set status = 'paused' where id = '${id}'`)
  }
  await minute(begin)
  expect(await states()).toBe('queued 13, sent 7')
  await minute(begin + minuteMs)
  expect(mailer.taken).toHaveLength(7)
})

test('[N01] no more leave within a minute than the settings allow', async () => {
  await subscribe(crowd(25))
  await newsletter()
  await minute(begin, 10)
  await minute(begin + 30_000, 10)
  expect(mailer.taken).toHaveLength(10)
  await minute(begin + minuteMs + 1, 10)
  expect(mailer.taken).toHaveLength(20)
})

test('[N01] a full mailbox is tried five times, then counted; five such newsletters in a row end the subscription', async () => {
  await subscribe([{ email: 'full@example.no' }])
  await api.database.execute('update subscribers set soft_bounces = 4')
  await newsletter()
  let tried = 0
  mailer.refuse = () => {
    tried += 1
    throw new MailRefusal('receiver', 452, '4.2.2')
  }
  let now = begin
  for (const pause of [0, 1, 10, 60, 360, 360]) {
    now += pause * minuteMs
    await minute(now)
  }
  expect(tried).toBe(5)
  expect(await states()).toBe('bounced_soft 1')
  expect(await rows('select status from subscriptions')).toEqual([{ status: 'bounced' }])
})

test('[N01] a full mailbox and letters that arrive in turns are no row', async () => {
  await subscribe([{ email: 'full@example.no' }])
  let now = begin
  for (const isFull of [true, false, true]) {
    await newsletter()
    mailer.refuse = () => {
      if (isFull) throw new MailRefusal('receiver', 452, '4.2.2')
    }
    for (const pause of [0, 1, 10, 60, 360, 360]) {
      now += pause * minuteMs
      await minute(now)
    }
  }
  expect(await states()).toBe('bounced_soft 2, sent 1')
  expect(await rows('select soft_bounces from subscribers')).toEqual([{ soft_bounces: 1 }])
})

test('[N01] what arrives ends a row of soft bounces', async () => {
  await subscribe([{ email: 'back@example.no' }])
  await api.database.execute('update subscribers set soft_bounces = 3')
  await newsletter()
  await minute(begin)
  expect(await rows('select soft_bounces from subscribers')).toEqual([{ soft_bounces: 0 }])
})

test('[N01] blocks that were written to harm are harmless, and nobody can have the tokens of readers sent elsewhere', async () => {
  await subscribe([{ email: 'ann@example.no' }])
  await newsletter({
    subject: { nb: 'Hei', en: 'Hi\r\nBcc: eve@example.no' },
    blocks: [
      {
        kind: 'letter-text',
        texts: {
          text: {
            en: `<p onclick="x()">Hi<script>x()</script><a href="javascript:x()">a</a><a href="/products/x">b</a>
              <img src="https://evil.example/x.png"><style>p{}</style></p><!--stolen--><p>{token} __TOKEN__ {mark}</p>`,
          },
        },
      },
      { kind: 'letter-heading', texts: { title: { en: '</h2><script>x()</script>' } } },
      {
        kind: 'letter-button',
        settings: { url: 'javascript:x()' },
        texts: { label: { en: 'Go' } },
      },
    ],
  })
  await minute(begin)
  const [mail] = mailer.taken
  expect(mail?.subject).toBe('Hi Bcc: eve@example.no')
  expect(mail?.html).not.toMatch(/<script|onclick|javascript:|evil\.example|<!--stolen/u)
  expect(mail?.html).toContain('href="http://matverk.test/en/products/x"')
  const tokens = [...(mail?.html ?? '').matchAll(/[^"]*token-[\w-]+/gu)].map(([found]) => found)
  expect(tokens.length).toBeGreaterThan(0)
  for (const found of tokens)
    expect(found).toMatch(/^http:\/\/matverk\.test\/en\/newsletter\/preferences\/token-/u)
})

test('a newsletter that nobody gets is over at once', async () => {
  const id = await newsletter()
  await minute(begin)
  expect(await statusOf(id)).toMatchObject({ status: 'sent' })
})
