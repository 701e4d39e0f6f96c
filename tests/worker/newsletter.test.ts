import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { workerdPids } from '#scripts/worker-pids.ts'
import { startWorker } from '#scripts/worker.ts'
import { processorMs } from '#tests/bench/processor-time.ts'
import { crowd } from '#tests/support/crowd.ts'
import { startMailCatcher } from '#tests/support/mail-catcher.ts'
import { letterOfThreeLanguages, newslettersIn, readersOf } from '#tests/support/newsletters.ts'
import { type Site, startSite } from '#tests/support/site.ts'

/** How many subscribe to what is sent through restarts. */
const readers = Number(process.env['NEWSLETTER_SUBSCRIBERS'] ?? crowd({ small: 45, whole: 10_000 }))

let site: Site
let catcher: Awaited<ReturnType<typeof startMailCatcher>>
const { newsletter, subscribe, forget, states, rows } = newslettersIn(() => site.database)

const settings = () => ({
  ...catcher.settings,
  NEWSLETTER_PER_MINUTE: '99999',
})

beforeAll(async () => {
  catcher = await startMailCatcher()
  site = await startSite(settings())
})
afterAll(async () => {
  await site.stop()
  await catcher.stop()
})
beforeEach(async () => {
  catcher.caught.length = 0
  Object.assign(catcher, { refuse: () => undefined, onCaught: () => undefined, drops: () => false })
  await forget()
})

/** Ends the Worker in the middle of whatever it does and starts another one. As much time passes as its leases hold. */
async function restart(): Promise<void> {
  await site.worker.stop()
  site.worker = await startWorker({
    port: Number(new URL(site.url).port),
    settings: { DATABASE_URL: site.databaseUrl, PUBLIC_URL: site.url, ...settings() },
  })
  await site.database.batch(
    [
      'delete from job_leases',
      `update newsletter_deliveries set due_at = 1 where state = 'sending'`,
    ],
    'write',
  )
}

/** Minutes until nothing waits any more. */
async function tickUntilSent(): Promise<void> {
  await expect
    .poll(
      async () => {
        await site.worker.tick()
        return (await rows(`select status from newsletters where status <> 'sent'`)).length
      },
      { timeout: 800_000, interval: 10 },
    )
    .toBe(0)
}

/** Of the Worker's and the database's processes, in ms. */
function usedMs(): number {
  return processorMs([...workerdPids(), site.databasePid])
}

test(
  '[N01] through two restarts in mid-batch everybody gets the newsletter once, but for the mails in flight',
  { timeout: 900_000 },
  async () => {
    await subscribe(readersOf(readers))
    await newsletter(letterOfThreeLanguages)
    const begun = usedMs()
    let spent = 0
    for (const share of [1 / 3, 2 / 3]) {
      const there = new Promise<void>((resolve) => {
        catcher.onCaught = () => {
          if (catcher.caught.length >= readers * share) resolve()
        }
      })
      const running = (async () => {
        for (;;) await site.worker.tick()
      })().catch(() => undefined)
      await there
      spent += usedMs()
      await restart()
      spent -= usedMs()
      await running
    }
    await tickUntilSent()
    spent += usedMs() - begun
    const reached = new Set(catcher.caught.map(({ to }) => to))
    expect(reached.size).toBe(readers)
    expect(await states()).toBe(`sent ${readers}`)
    // One at most for each Worker that was ended, under the Message-ID that it had before.
    const again = catcher.caught.length - readers
    expect(again).toBeLessThanOrEqual(2)
    expect(new Set(catcher.caught.map(({ messageId }) => messageId)).size).toBe(readers)
    // Past Vitest, which keeps what a test that passes says: the figure of docs/bench.md.
    process.stdout.write(
      `${readers} mails, ${again} twice, ${catcher.connections()} connections, ${(spent / readers).toFixed(2)} ms of processor time each\n`,
    )
  },
)

test('[N01] a mail as it arrives: languages, the way out by one click, an address with a plus and one of another script', async () => {
  await subscribe([
    { email: 'kari+brev@example.no', language: 'nb' },
    { email: 'ola@blåbær.no', language: 'ar' },
    { email: 'søren@example.no', language: 'en' },
  ])
  const id = await newsletter(letterOfThreeLanguages)
  await tickUntilSent()
  const [kari, ola] = ['kari', 'ola'].map((name) =>
    catcher.caught.find(({ to }) => to.startsWith(name)),
  )
  if (!kari || !ola) throw new Error('a mail is missing')
  expect(kari.to).toBe('kari+brev@example.no')
  expect(ola.raw).toMatch(/^To: ola@xn--blbr-roah\.no$/imu)
  const mail = await catcher.parsed(kari)
  expect(mail.subject).toBe('Ost i november')
  expect(mail.from?.value[0]?.address).toBe('brev@example.no')
  const [reader] = await rows(`select public_token from subscribers where email like 'kari%'`)
  const url = `${site.url}/api/newsletter/one-click/${String(reader?.['public_token'])}?newsletter=${id}`
  const header = /^list-unsubscribe: (?<value>.+)$/imu.exec(kari.raw)?.groups?.['value']
  expect(header).toBe(`<${url}>`)
  expect(kari.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/mu)
  expect(mail.text).toContain('Melken kom fra Seterli.')
  const arabic = await catcher.parsed(ola)
  expect(arabic.subject).toBe('جبن نوفمبر')
  expect(arabic.html).toMatch(/<html[^>]*dir="rtl"/u)
  const left = () =>
    rows(`select its.status, its.unsubscribed_how as how, sent.has_left as "left"
      from subscriptions as its join subscribers as who on who.id = its.subscriber_id
      join newsletter_deliveries as sent on sent.subscriber_id = who.id where who.email like 'kari%'`)
  const address = header?.slice(1, -1) ?? ''
  expect((await fetch(address)).status).toBe(405)
  expect(await left()).toEqual([{ status: 'confirmed', how: null, left: 0 }])
  // As a mail program does it: no cookie, from no page.
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  expect((await fetch(address, { method: 'POST', body, redirect: 'error' })).status).toBe(200)
  expect(await left()).toEqual([{ status: 'unsubscribed', how: 'one-click', left: 1 }])
  await site.worker.tick()
  const goodbye = catcher.caught[3]
  expect(goodbye?.to).toBe(kari.to)
  expect(goodbye?.raw).not.toMatch(/^list-unsubscribe/imu)
})

test('[N01] what the server refuses is bounced or tried again, and a connection that it ends stops nothing', async () => {
  await subscribe(Array.from({ length: 12 }, (_, at) => ({ email: `reader${at}@example.no` })))
  await newsletter(letterOfThreeLanguages)
  const tried: string[] = []
  catcher.refuse = (to) => {
    tried.push(to)
    if (to.startsWith('reader3@'))
      return Object.assign(new Error('5.1.1 No such user'), { responseCode: 550 })
    return to.startsWith('reader4@') && tried.indexOf(to) === tried.length - 1
      ? Object.assign(new Error('4.2.2 Mailbox full'), { responseCode: 452 })
      : undefined
  }
  catcher.drops = () => catcher.caught.length === 5
  await site.worker.tick()
  expect(catcher.caught.length).toBe(5)
  expect(await states()).toMatch(/queued \d/u)
  catcher.drops = () => false
  await expect
    .poll(async () => {
      await site.database.execute(
        `update newsletter_deliveries set due_at = 1 where state = 'queued'`,
      )
      await site.worker.tick()
      return states()
    })
    .toBe('bounced_hard 1, sent 11')
  await tickUntilSent()
  const refused = await rows(
    `select email, answer, its.status from newsletter_deliveries as sent
      join subscribers as who on who.id = sent.subscriber_id
      join subscriptions as its on its.subscriber_id = who.id
      where sent.state <> 'sent' or its.status <> 'confirmed'`,
  )
  expect(refused).toEqual([{ email: 'reader3@example.no', answer: '550', status: 'bounced' }])
  expect(tried.filter((to) => to.startsWith('reader3@'))).toHaveLength(1)
  expect(tried.filter((to) => to.startsWith('reader4@'))).toHaveLength(2)
  expect(catcher.caught.map(({ to }) => to).toSorted()).toEqual(
    Array.from({ length: 12 }, (_, at) => `reader${at}@example.no`)
      .filter((to) => !to.startsWith('reader3@'))
      .toSorted(),
  )
})
