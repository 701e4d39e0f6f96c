import { expect, test } from 'vitest'
import type { AdminSubscriber, Subscribers } from '#domain/admin-subscribers.schema.ts'
import { newId, newPublicToken } from '#domain/ids.ts'
import type { NewsletterLists } from '#domain/newsletter-lists.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { makeDefaultList } from '#tests/support/default-list.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()
const path = '/api/admin/subscribers'
const day = 24 * 3600 * 1000

interface Wanted {
  email: string
  language?: string
  status?: string
  /** What they have agreed to, by the key of the list. */
  lists?: Record<string, string>
}

async function subscriber({ email, language = 'nb', status = 'enabled', lists = {} }: Wanted) {
  const id = newId()
  const at = Date.now() - day
  await api.database.execute({
    sql: `insert into subscribers (id, factory_id, email, language_code, status, public_token, source, created_at, updated_at)
      select ?, id, ?, ?, ?, ?, 'home', ?, ? from factories`,
    args: [id, email, language, status, newPublicToken(), at, at],
  })
  for (const [key, standing] of Object.entries(lists))
    await api.database.execute({
      sql: `insert into subscriptions (subscriber_id, list_id, status, consent_version, consent_language, asked_at, ip_hash,
          confirmed_at, confirmed_ip_hash, unsubscribed_at, unsubscribed_how)
        select ?, id, ?, '1', ?, ?, 'a', ?, ?, ?, ? from newsletter_lists where key = ?`,
      args: [
        ...[id, standing, language, at],
        ...(standing === 'pending' ? [null, null] : [at + 1000, 'b']),
        ...(standing === 'unsubscribed' ? [at + 2000, 'one-click'] : [null, null]),
        key,
      ],
    })
  return id
}

const asked = async (reader: Visitor, query = '') =>
  (await (await reader.get(path + query)).json()) as Subscribers

const emails = async (reader: Visitor, query: string) =>
  (await asked(reader, query)).subscribers.map(({ email }) => email).toSorted()

const opened = async (reader: Visitor, id: string) =>
  (await (await reader.get(`${path}/${id}`)).json()) as AdminSubscriber

async function people() {
  await makeDefaultList(api.database)
  await api.database.execute('delete from subscribers')
  const owner = await callerOf(api, 'owner')
  await owner.send('POST', '/api/admin/newsletter-lists', { languageCode: 'en', name: 'Trade' })
  const lists = (await (await owner.get('/api/admin/newsletter-lists')).json()) as NewsletterLists
  const trade = lists.lists.find(({ key }) => key.startsWith('trade'))?.key ?? ''
  await subscriber({ email: 'kari@example.no', lists: { letters: 'confirmed' } })
  await subscriber({
    ...{ email: 'ola+brev@example.no', language: 'en' },
    lists: { letters: 'unsubscribed', [trade]: 'confirmed' },
  })
  await subscriber({ email: 'amal@example.no', language: 'ar', lists: { letters: 'pending' } })
  await subscriber({ email: 'rør@blåbær.no', lists: { letters: 'unsubscribed' } })
  await subscriber({ email: 'per@example.no', lists: { letters: 'bounced' } })
  await subscriber({ email: 'spam@example.no', status: 'blocked' })
  await subscriber({ email: 'alone@example.no' })
  return { owner, trade }
}

test('[N01] subscribers are found by their address, how they stand, their list and language', async () => {
  const { owner, trade } = await people()
  const all = await asked(owner)
  expect(all).toMatchObject({ total: 7, page: 1 })
  const states = Object.fromEntries(all.subscribers.map(({ email, state }) => [email, state]))
  expect(states).toEqual({
    ...{ 'kari@example.no': 'confirmed', 'ola+brev@example.no': 'confirmed' },
    ...{ 'amal@example.no': 'pending', 'rør@blåbær.no': 'unsubscribed' },
    ...{ 'per@example.no': 'bounced', 'spam@example.no': 'blocked', 'alone@example.no': 'none' },
  })
  expect(await emails(owner, '?q=OLA%2Bbrev')).toEqual(['ola+brev@example.no'])
  expect(await emails(owner, '?q=bl%C3%A5b%C3%A6r')).toEqual(['rør@blåbær.no'])
  expect(await emails(owner, '?q=%25')).toEqual([])
  expect(await emails(owner, '?state=confirmed')).toEqual([
    'kari@example.no',
    'ola+brev@example.no',
  ])
  expect(await emails(owner, '?state=confirmed&list=letters')).toEqual(['kari@example.no'])
  expect(await emails(owner, `?list=${trade}`)).toEqual(['ola+brev@example.no'])
  expect(await emails(owner, '?state=blocked')).toEqual(['spam@example.no'])
  expect(await emails(owner, '?language=ar')).toEqual(['amal@example.no'])
  expect(await emails(owner, '?state=nonsense&page=0')).toHaveLength(7)
  expect((await asked(owner, '?page=2')).subscribers).toEqual([])
})

test('a subscriber shows how and when they agreed and left, and no secret', async () => {
  const { owner } = await people()
  const [found] = (await asked(owner, '?q=ola')).subscribers
  const one = await opened(owner, found?.id ?? '')
  expect(one).toMatchObject({ source: 'home', languageCode: 'en', hasAccount: false })
  expect(one.agreements).toEqual([
    expect.objectContaining({
      ...{ status: 'unsubscribed', consentVersion: '1', consentLanguage: 'en', hasProof: true },
      ...{ confirmedAt: expect.any(Number), unsubscribedHow: 'one-click' },
    }),
    expect.objectContaining({ status: 'confirmed', unsubscribedAt: null, unsubscribedHow: null }),
  ])
  expect(JSON.stringify(one)).not.toMatch(/token|hash/iu)
  expect((await owner.get(`${path}/${newId()}`)).status).toBe(404)
})

test('who is blocked is off all lists at once, and comes back on none', async () => {
  const { owner } = await people()
  const [found] = (await asked(owner, '?q=ola')).subscribers
  const id = found?.id ?? ''
  const { rev } = await opened(owner, id)
  const step = (what: string, at: number) =>
    owner.send('POST', `${path}/${id}/${what}`, { rev: at })
  const answers = await Promise.all([step('block', rev), step('block', rev)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const blocked = await opened(owner, id)
  expect(blocked).toMatchObject({ state: 'blocked', rev: rev + 1, blockedAt: expect.any(Number) })
  expect(blocked.agreements.map(({ status }) => status)).toEqual(['unsubscribed', 'unsubscribed'])
  // Who had left before has left as they did.
  expect(blocked.agreements.map((each) => each.unsubscribedHow)).toEqual(['one-click', 'staff'])
  expect(await refusal(await step('unblock', rev))).toMatchObject({ status: 409, code: 'stale' })
  expect((await step('unblock', rev + 1)).status).toBe(200)
  expect(await opened(owner, id)).toMatchObject({ state: 'unsubscribed', blockedAt: null })
  const { rows } = await api.database.execute({
    sql: `select action from audit_log where entity_id = ? order by at, id`,
    args: [id],
  })
  expect(rows.map(({ action }) => action)).toEqual(['subscriber_blocked', 'subscriber_unblocked'])
})

test('[O06] addresses are for those alone who send: an editor who writes the letters sees none', async () => {
  const { owner } = await people()
  const id = (await asked(owner)).subscribers[0]?.id
  for (const role of ['editor', 'viewer', 'translator', 'sales'] as const) {
    const other = await callerOf(api, role)
    expect((await other.get(path)).status).toBe(403)
    expect((await other.get(`${path}/${id}`)).status).toBe(403)
    expect((await other.send('POST', `${path}/${id}/block`, { rev: 1 })).status).toBe(403)
  }
  const lone = await callerOf(api, 'owner', { hasSecondFactor: false })
  expect((await lone.get(path)).status).toBe(403)
})
