import { beforeEach, expect, test } from 'vitest'
import { sha256Hex } from '#domain/ids.ts'
import type { Archive, PublicLetter, Subscriptions } from '#domain/subscriptions.schema.ts'
import { api as front } from '#server/http/api.ts'
import { renderNewsletterMail } from './mails/newsletter-mails.service.ts'
import { useApi } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { jobAt, jobsAt } from '#tests/support/jobs.ts'
import { newslettersIn } from '#tests/support/newsletters.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()
const dayMs = 24 * 3_600_000
const minuteMs = 60_000

let now = 0
beforeEach(async () => {
  now = Date.now()
  api.platform.now = () => now
  for (const table of ['outbox', 'newsletter_deliveries', 'subscriptions', 'subscribers'])
    await api.database.execute(`delete from ${table}`)
})

const rows = async (sql: string, ...args: (string | number)[]) =>
  (await api.database.execute({ sql, args })).rows
const ask = (visitor: ReturnType<typeof api.visitor>, email: string, decoy = '') =>
  visitor.send('POST', '/api/newsletter/asks', { email, source: 'home', decoy })
const mails = async () =>
  (await rows('select kind, recipient from outbox order by rowid')).map(
    ({ kind, recipient }) => `${String(kind)} ${String(recipient)}`,
  )
const secretOf = async (email: string) =>
  String(
    (
      await rows(
        `select payload ->> 'secret' as secret from outbox where kind = 'N1' and recipient = ? order by rowid desc`,
        email,
      )
    )[0]?.['secret'],
  )

/** A subscriber who has asked and confirmed; answers their token. */
async function confirmed(email: string): Promise<string> {
  const visitor = api.visitor()
  await ask(visitor, email)
  const answer = await visitor.send('POST', `/api/newsletter/confirm/${await secretOf(email)}`, {
    isWanted: true,
  })
  return ((await answer.json()) as { preferences: string }).preferences
}
const preferences = async (token: string) =>
  (await api.visitor().get(`/api/newsletter/preferences/${token}`)).json() as Promise<Subscriptions>
const secondList = () =>
  rows(
    `insert into newsletter_lists (id, factory_id, key, is_default, is_open, sort_order, created_at, updated_at)
      select 'two', id, 'business', 0, 1, 9, 0, 0 from factories where true on conflict do nothing`,
  )
const oneClick = (token: string, body = 'List-Unsubscribe=One-Click') =>
  front.fetch(
    new Request(`http://matverk.test/api/newsletter/one-click/${token}`, {
      ...{ method: 'POST', body },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
    { platform: api.platform, waitUntil: () => undefined },
  )

test('[N01] whoever asks is mailed once, and the answer is the same whatever is known of the address', async () => {
  const answers = []
  for (const email of ['kari+brev@example.no', 'KARI+brev@example.no ', 'ola@blåbær.example']) {
    const answer = await ask(api.visitor(), email)
    answers.push([answer.status, await answer.text()])
  }
  await confirmed('kjent@example.no')
  const again = await ask(api.visitor(), 'kjent@example.no')
  answers.push([again.status, await again.text()])
  const machine = await ask(api.visitor(), 'robot@example.no', 'https://spam.example')
  answers.push([machine.status, await machine.text()])
  expect(new Set(answers.map((answer) => answer.join(' ')))).toEqual(new Set(['202 {}']))
  expect(await mails()).toEqual([
    'N1 kari+brev@example.no',
    'N1 ola@blåbær.example',
    'N1 kjent@example.no',
    'N2 kjent@example.no',
  ])
  expect((await ask(api.visitor(), 'nobody')).status).toBe(422)
})

test('[N01] another mail comes after ten minutes, and its link alone holds; two at once are one mail', async () => {
  const email = 'kari@example.no'
  await Promise.all([ask(api.visitor(), email), ask(api.visitor(), email)])
  expect(await mails()).toEqual([`N1 ${email}`])
  const first = await secretOf(email)
  now += 11 * minuteMs
  await ask(api.visitor(), email)
  expect(await mails()).toHaveLength(2)
  const visitor = api.visitor()
  expect((await visitor.get(`/api/newsletter/confirm/${first}`)).status).toBe(404)
  expect((await visitor.get(`/api/newsletter/confirm/${await secretOf(email)}`)).status).toBe(200)
})

test('[N01] five tries an hour from one network address', async () => {
  const statuses = []
  for (let at = 0; at < 6; at += 1)
    statuses.push((await ask(api.visitor({ network: '203.0.113.9' }), `a${at}@example.no`)).status)
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
})

test('[N01] looking confirms nothing; confirming twice is once, with the proof of it', async () => {
  const email = 'kari@example.no'
  const visitor = api.visitor()
  await ask(visitor, email)
  const path = `/api/newsletter/confirm/${await secretOf(email)}`
  await visitor.get(path)
  const seen = await visitor.get(path)
  expect(await seen.json()).toMatchObject({ email, isConfirmed: false })
  expect(seen.headers.get('cache-control')).toContain('no-store')
  const waiting = await rows('select status from subscriptions')
  expect(waiting.map(({ status }) => status)).toEqual(['pending'])
  for (let at = 0; at < 2; at += 1)
    expect((await visitor.send('POST', path, { isWanted: true })).status).toBe(200)
  const [row] = await rows('select * from subscriptions')
  expect(row).toMatchObject({ status: 'confirmed', consent_version: '1', confirmed_at: now })
  expect(row?.['ip_hash']).toMatch(/^[\da-f]{64}$/u)
  expect(row?.['confirmed_ip_hash']).toMatch(/^[\da-f]{64}$/u)
  expect(row?.['confirm_hash']).toBe(await sha256Hex(await secretOf(email)))
  expect(await mails()).toEqual([`N1 ${email}`, `N2 ${email}`])
})

test('[N01] a link of seven days ago, of somebody else or of nobody says no more than that there is nothing', async () => {
  const email = 'kari@example.no'
  await ask(api.visitor(), email)
  const secret = await secretOf(email)
  now += 7 * dayMs
  const visitor = api.visitor()
  const paths = [`confirm/${secret}`, 'confirm/unknown', 'preferences/unknown']
  const said = new Set<string>()
  for (const path of paths) {
    const answer = await visitor.get(`/api/newsletter/${path}`)
    const { code, message } = (await answer.json()) as { code: string; message: string }
    said.add(`${answer.status} ${code} ${message}`)
  }
  expect(said.size).toBe(1)
  expect([...said][0]).toContain('404 not_found')
  await jobsAt(api, now)
  expect(await rows('select * from subscribers')).toEqual([])
  expect(await rows(`select * from outbox where recipient = ?`, email)).toEqual([])
})

test('[N01] who was signed up by somebody else says so, and is forgotten', async () => {
  await ask(api.visitor(), 'kari@example.no')
  const path = `/api/newsletter/confirm/${await secretOf('kari@example.no')}`
  await api.visitor().send('POST', path, { isWanted: false })
  expect(await rows('select * from subscribers')).toEqual([])
  expect(await mails()).toEqual([])
})

test('[N01] a mail program leaves by one POST without cookies; a scanner that looks at every link changes nothing', async () => {
  const token = await confirmed('kari@example.no')
  const visitor = api.visitor()
  expect((await visitor.get(`/api/newsletter/one-click/${token}`)).status).toBe(405)
  await visitor.get(`/api/newsletter/preferences/${token}`)
  await visitor.get(`/api/newsletter/preferences/${token}/export`)
  expect((await oneClick(token, 'other=1')).status).toBe(422)
  expect((await preferences(token)).lists.some(({ isOn }) => isOn)).toBe(true)
  expect((await oneClick(token)).status).toBe(200)
  expect((await oneClick(token)).status).toBe(200)
  expect((await oneClick('unknown')).status).toBe(404)
  const [row] = await rows('select status, unsubscribed_how from subscriptions')
  expect(row).toMatchObject({ status: 'unsubscribed', unsubscribed_how: 'one-click' })
  expect((await mails()).filter((mail) => mail.startsWith('N3'))).toEqual(['N3 kari@example.no'])
})

const proof = async () =>
  (
    await rows(
      'select status, consent_version, confirmed_at, confirmed_ip_hash, unsubscribed_at, unsubscribed_how from subscriptions',
    )
  )[0]
const answerLast = async (email: string, isWanted: boolean) =>
  api.visitor().send('POST', `/api/newsletter/confirm/${await secretOf(email)}`, { isWanted })

test('[N01] a stranger who asks for an address wipes no proof: until it confirms anew, what was agreed to and left stays', async () => {
  const email = 'kari@example.no'
  const token = await confirmed(email)
  now += dayMs
  await oneClick(token)
  const left = await proof()
  expect(left).toMatchObject({ status: 'unsubscribed', unsubscribed_at: now })
  expect(left?.['confirmed_ip_hash']).toMatch(/^[\da-f]{64}$/u)
  now += dayMs
  await ask(api.visitor(), email)
  expect(await proof()).toEqual({ ...left, status: 'pending' })
  expect((await preferences(token)).confirmedAt).toBeNull()
  await answerLast(email, false)
  expect(await proof()).toEqual(left)
  await ask(api.visitor(), email)
  now += 7 * dayMs
  await jobsAt(api, now)
  expect(await proof()).toEqual(left)
  await ask(api.visitor(), email)
  await answerLast(email, true)
  const anew = { confirmed_at: now, unsubscribed_at: null, unsubscribed_how: null }
  expect(await proof()).toMatchObject({ status: 'confirmed', ...anew })
  await rows(`update subscriptions set status = 'bounced'`)
  const bounced = await proof()
  await ask(api.visitor(), email)
  expect(await proof()).toEqual({ ...bounced, status: 'pending' })
  await answerLast(email, false)
  expect(await proof()).toEqual(bounced)
})

test('[N01] who signs up again is written to in the language of that, unless they get another list already', async () => {
  const email = 'kari@example.no'
  const token = await confirmed(email)
  await oneClick(token)
  await ask(api.visitor({ language: 'ar' }), email)
  const language = async () => (await rows('select language_code as code from subscribers'))[0]
  expect(await language()).toEqual({ code: 'en' })
  await answerLast(email, true)
  expect(await language()).toEqual({ code: 'ar' })
  const welcomes = await rows(`select language_code from outbox where kind = 'N2' order by rowid`)
  expect(welcomes.map((each) => each['language_code'])).toEqual(['en', 'ar'])
  await secondList()
  await api.visitor().send('PUT', `/api/newsletter/preferences/${token}`, {
    ...{ languageCode: 'nb', lists: ['business'] },
  })
  await ask(api.visitor(), email)
  await answerLast(email, true)
  expect(await language()).toEqual({ code: 'nb' })
})

test('[N01] leaving and joining in turns mails one goodbye an hour; joining has a limit, leaving has none', async () => {
  const token = await confirmed('kari@example.no')
  const choose = async (...lists: string[]) => {
    const path = `/api/newsletter/preferences/${token}`
    return (await api.visitor().send('PUT', path, { languageCode: 'en', lists })).status
  }
  const goodbyes = async () => (await mails()).filter((mail) => mail.startsWith('N3')).length
  for (let at = 0; at < 3; at += 1)
    expect([await choose(), await choose('letters')]).toEqual([200, 200])
  expect(await goodbyes()).toBe(1)
  for (let at = 3; at < 20; at += 1) await choose('letters')
  expect(await choose('letters')).toBe(429)
  expect([await choose(), await choose('letters')]).toEqual([200, 429])
  now += 60 * minuteMs
  expect([await choose('letters'), await choose()]).toEqual([200, 200])
  expect(await goodbyes()).toBe(2)
})

test('[N01] a letter is left by once: by the link to the preferences in it, and by none that was opened later', async () => {
  const token = await confirmed('kari@example.no')
  const { newsletter } = newslettersIn(() => api.database)
  const [first, second] = [await newsletter(), await newsletter()]
  for (const id of [first, second])
    await rows(
      `insert into newsletter_deliveries (id, newsletter_id, subscriber_id, language_code, state, due_at, at)
        select ?1, ?1, id, 'en', 'sent', 1, 1 from subscribers`,
      id,
    )
  const leftBy = async () =>
    (await rows('select id from newsletter_deliveries where has_left')).map(({ id }) => id)
  const visitor = api.visitor()
  const path = `/api/newsletter/preferences/${token}`
  const choose = (id: string, lists: string[]) =>
    visitor.send('PUT', `${path}?newsletter=${id}`, { languageCode: 'nb', lists })
  await choose(first, ['letters'])
  expect(await leftBy()).toEqual([])
  await choose(first, [])
  expect(await leftBy()).toEqual([first])
  await choose(second, [])
  await visitor.send('POST', `${path}/leave?newsletter=${second}`, {})
  expect(await leftBy()).toEqual([first])
  // A link that a mail program has spoilt keeps nobody from leaving.
  expect((await choose('x'.repeat(40), [])).status).toBe(200)
  const left = await visitor.send('POST', `${path}/leave?newsletter=${second}.%3E`, {})
  expect(left.status).toBe(200)
})

test('[N01] preferences: language and lists are saved, all is exported without secrets, and the address is deleted', async () => {
  const token = await confirmed('kari@example.no')
  await secondList()
  const visitor = api.visitor()
  const put = (body: object) => visitor.send('PUT', `/api/newsletter/preferences/${token}`, body)
  expect((await put({ languageCode: 'xx', lists: [] })).status).toBe(422)
  const saved = await put({ languageCode: 'ar', lists: ['letters', 'business'] })
  expect(await saved.json()).toMatchObject({ languageCode: 'ar' })
  const on = (await preferences(token)).lists.filter(({ isOn }) => isOn).map(({ key }) => key)
  expect(on.toSorted()).toEqual(['business', 'letters'])
  const file = await visitor.get(`/api/newsletter/preferences/${token}/export`)
  expect(file.headers.get('content-disposition')).toContain('newsletter.json')
  const text = await file.text()
  expect(text).toContain('kari@example.no')
  expect(text).not.toMatch(/[\da-f]{64}/u)
  expect(text).not.toContain(token)
  await put({ languageCode: 'ar', lists: [] })
  expect((await preferences(token)).lists.some(({ isOn }) => isOn)).toBe(false)
  for (let at = 0; at < 2; at += 1)
    expect((await visitor.send('DELETE', `/api/newsletter/preferences/${token}`)).status).toBe(200)
  expect(await rows('select * from subscribers')).toEqual([])
  expect(await mails()).toEqual([])
})

test('[N01] a person changes what their own address gets without a mail', async () => {
  const caller = await callerOf(api, 'customer')
  const saved = await caller.send('PUT', '/api/account/newsletters', {
    ...{ languageCode: 'nb', lists: ['letters'] },
  })
  const email = String(caller.person?.email)
  expect(saved.status).toBe(200)
  const view = (await saved.json()) as Subscriptions
  expect(view.email).toBe(email)
  expect(view.lists.filter(({ isOn }) => isOn).map(({ key }) => key)).toEqual(['letters'])
  expect(await mails()).toEqual([])
  const save = async (lists: string[]) =>
    refusal(await caller.send('PUT', '/api/account/newsletters', { languageCode: 'nb', lists }))
  for (let at = 1; at < 20; at += 1) await save(['letters'])
  expect(await save(['letters'])).toMatchObject({ code: 'too_many_tries' })
  expect(await save([])).toMatchObject({ lists: expect.any(Array) })
  expect((await api.visitor().get('/api/account/newsletters')).status).toBe(401)
})

test('[N01] the mails about a subscription are written in every language, with their link', async () => {
  const token = await confirmed('kari@example.no')
  await oneClick(token)
  for (const language of ['nb', 'en', 'ar', 'pl', 'uk'])
    for (const kind of ['N1', 'N2', 'N3'] as const) {
      const [row] = await rows('select id from subscribers')
      const mail = await renderNewsletterMail(jobAt(api, now), {
        ...{ kind, entityId: String(row?.['id']), languageCode: language, secret: 'hemmelig' },
      })
      expect(mail.html).toContain(`lang="${language}"`)
      expect(mail.html, `${kind} ${language}`).not.toMatch(/\{\w+\}/u)
      const path = kind === 'N1' ? 'confirm/hemmelig' : `preferences/${token}`
      expect(mail.text).toContain(`/${language}/newsletter/${path}`)
    }
})

test('[N01] a newsletter is read once it was sent, or as a draft that is shared; the archive shows the public ones', async () => {
  const [factory] = await rows('select id from factories')
  // The first form that is sent makes the list.
  await ask(api.visitor(), 'kari@example.no')
  const [list] = await rows('select id from newsletter_lists where is_default = 1')
  const add = (url: string, more: Record<string, string | number | null>) => {
    const row = {
      ...{ id: crypto.randomUUID(), factory_id: String(factory?.['id']), shareable_url: url },
      ...{ title: url, status: 'draft', list_id: String(list?.['id']), is_public: 1 },
      ...{ is_draft_shared: 0, started_at: null, created_at: 1, updated_at: 1, ...more },
    }
    return api.database.execute({
      sql: `insert into newsletters (${Object.keys(row).join(', ')}) values (${Object.keys(row)
        .map(() => '?')
        .join(', ')})`,
      args: Object.values(row),
    })
  }
  await add('sent', { status: 'sent', started_at: 5 })
  await add('quiet', { status: 'sent', started_at: 6, is_public: 0 })
  await add('draft', {})
  await add('shared', { is_draft_shared: 1 })
  const letter = async (url: string) => {
    const answer = await api.visitor().get(`/api/newsletter/letters/${url}`)
    const body = (await answer.json()) as Partial<PublicLetter>
    return [answer.status, body.isIndexed]
  }
  expect(await letter('sent')).toEqual([200, true])
  expect(await letter('quiet')).toEqual([200, false])
  expect(await letter('shared')).toEqual([200, false])
  expect(await letter('draft')).toEqual([404, undefined])
  expect(await letter('nothing')).toEqual([404, undefined])
  const archive = (await (await api.visitor().get('/api/newsletter/archive')).json()) as Archive
  const urls = archive.letters.map(({ url }) => url)
  expect(urls).toContain('sent')
  for (const hidden of ['quiet', 'draft', 'shared']) expect(urls).not.toContain(hidden)
})
