import { expect, test } from 'vitest'
import type { Overview, OwnSessions, Profile } from '#domain/account.schema.ts'
import type { Consents } from '#domain/consent.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { callerOf, newPerson } from '#tests/support/people.ts'
import { appConfig } from '#config'

const api = useApi()

const overviewOf = async (person: Visitor) =>
  (await (await person.get('/api/account')).json()) as Overview

const rows = async (sql: string, ...args: string[]) =>
  (await api.database.execute({ sql, args })).rows

test('[U04] the first page tells who one is and how much is there, and is kept nowhere', async () => {
  const person = await callerOf(api, 'customer')
  const response = await person.get('/api/account')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(await response.json()).toEqual({
    profile: {
      name: 'Kari Prøve',
      email: person.person?.email,
      phone: '',
      languageCode: 'nb',
      rev: 1,
    },
    orders: [],
    addressCount: 0,
    listCount: 0,
  })
})

test('[U04] name, phone and language are changed, cleaned of what cannot be seen', async () => {
  const person = await callerOf(api, 'customer')
  const change = {
    name: '\u202EKari\u202C  Ny\u0007',
    phone: '400 00 000',
    languageCode: 'ar',
    rev: 1,
  }
  const profile = (await (await person.send('PATCH', '/api/account', change)).json()) as Profile
  expect(profile).toMatchObject({
    name: 'Kari Ny',
    phone: '+4740000000',
    languageCode: 'ar',
    rev: 2,
  })
  const phone = await person.send('PATCH', '/api/account', { phone: '', rev: 2 })
  expect(await phone.json()).toMatchObject({ name: 'Kari Ny', phone: '' })
  const late = await person.send('PATCH', '/api/account', { name: 'Late', rev: 2 })
  expect(await refusal(late)).toMatchObject({ status: 409, code: 'stale' })
  expect((await overviewOf(person)).profile.name).toBe('Kari Ny')
})

test.each([
  [{ languageCode: 'xx' }],
  [{ languageCode: "en' or 1=1" }],
  [{ name: '7' }],
  [{ phone: 'x' }],
  [{ email: 'other@example.no' }],
  [{ role: 'owner' }],
  [{ status: 'active' }],
  [{ factory_id: 'x' }],
  [{ rev: '1' }],
])('[U04] a profile with %j is refused and stays', async (change) => {
  const person = await callerOf(api, 'customer')
  const response = await person.send('PATCH', '/api/account', {
    rev: 1,
    name: 'Ny Kari',
    ...change,
  })
  expect(response.status).toBe(422)
  expect((await overviewOf(person)).profile.rev).toBe(1)
})

/** Another browser of the same person. */
async function secondBrowser(userId: string): Promise<Visitor> {
  const other = await newPerson(api.database)
  await api.database.execute({
    sql: `update sessions set user_id = ?, device = 'Firefox · Linux' where user_id = ?`,
    args: [userId, other.id],
  })
  const browser = api.visitor()
  browser.cookies.set(appConfig.sessionCookie, other.secret)
  return browser
}

const sessionsOf = async (person: Visitor) =>
  ((await (await person.get('/api/account/sessions')).json()) as OwnSessions).sessions

test('[U01] one’s sessions are listed; each is ended at once, or all others together', async () => {
  const person = await callerOf(api, 'customer')
  const userId = person.person?.id ?? ''
  const [phone, work] = [await secondBrowser(userId), await secondBrowser(userId)]
  const sessions = await sessionsOf(person)
  expect(sessions.map(({ isCurrent, device }) => [isCurrent, device]).toSorted()).toEqual([
    [false, 'Firefox · Linux'],
    [false, 'Firefox · Linux'],
    [true, 'Test'],
  ])
  const phones = (await sessionsOf(phone)).find(({ isCurrent }) => isCurrent)
  expect((await person.send('DELETE', `/api/account/sessions/${phones?.id}`)).status).toBe(200)
  expect((await phone.get('/api/account')).status).toBe(401)
  const ended = await person.send('POST', '/api/account/sessions/end-others', {})
  expect(await ended.json()).toEqual({ ended: 1 })
  expect((await work.get('/api/account')).status).toBe(401)
  expect(await sessionsOf(person)).toHaveLength(1)
  expect(
    await rows(
      `select action from audit_log where actor_id = ? and action = 'sessions_ended'`,
      userId,
    ),
  ).toHaveLength(2)
})

test('[U01] ending the session one is in signs out', async () => {
  const person = await callerOf(api, 'customer')
  const [session] = await sessionsOf(person)
  await person.send('DELETE', `/api/account/sessions/${session?.id}`)
  expect(person.cookies.has(appConfig.sessionCookie)).toBe(false)
})

test('[U01] another’s session is not found, and goes on', async () => {
  const owner = await callerOf(api, 'customer')
  const [session] = await sessionsOf(owner)
  const stranger = await callerOf(api, 'owner')
  const answer = await stranger.send('DELETE', `/api/account/sessions/${session?.id}`)
  expect(answer.status).toBe(404)
  expect(
    await rows('select action from audit_log where actor_id = ?', stranger.person?.id ?? ''),
  ).toEqual([])
  await stranger.send('POST', '/api/account/sessions/end-others', {})
  expect((await owner.get('/api/account')).status).toBe(200)
})

test('[U01] this browser’s session comes first, the others by their last use', async () => {
  const person = await callerOf(api, 'customer')
  const userId = person.person?.id ?? ''
  for (const [device, agoMs] of [
    ['Old', 3_000],
    ['New', 1_000],
    ['Middle', 2_000],
  ] as const) {
    await secondBrowser(userId)
    await api.database.execute({
      sql: `update sessions set device = ?, last_seen_at = ? where user_id = ? and device = 'Firefox · Linux'`,
      args: [device, Date.now() - agoMs, userId],
    })
  }
  // This one rests the longest.
  await api.database.execute({
    sql: `update sessions set last_seen_at = ? where user_id = ? and device = 'Test'`,
    args: [Date.now() - 60_000, userId],
  })
  const devices = (await sessionsOf(person)).map(({ device }) => device)
  expect(devices).toEqual(['Test', 'New', 'Middle', 'Old'])
})

const consentsOf = async (person: Visitor) =>
  ((await (await person.get('/api/account/consents')).json()) as Consents).consents

test('[U04] nothing is consented to before a yes; each yes and no is kept with its words, once', async () => {
  const person = await callerOf(api, 'customer')
  const [asked] = await consentsOf(person)
  expect(asked).toMatchObject({ isGiven: false, changedAt: null })
  const say = (isGiven: boolean) =>
    person.send('PUT', '/api/account/consents', {
      purpose: asked?.purpose,
      wording: asked?.wording,
      isGiven,
    })
  await Promise.all([say(true), say(true), say(true)])
  expect((await consentsOf(person))[0]).toMatchObject({ isGiven: true })
  await say(false)
  expect((await consentsOf(person))[0]).toMatchObject({ isGiven: false })
  const kept = await rows(
    'select is_given, wording from consents where user_id = ? order by at, id',
    person.person?.id ?? '',
  )
  expect(kept).toEqual([
    { is_given: 1, wording: asked?.wording },
    { is_given: 0, wording: asked?.wording },
  ])
})

test('[U04] a yes to other words, or to something unknown, is none', async () => {
  const person = await callerOf(api, 'customer')
  const say = (change: object) =>
    person.send('PUT', '/api/account/consents', {
      purpose: 'product_news',
      wording: 'Everything',
      isGiven: true,
      ...change,
    })
  expect(await refusal(await say({}))).toMatchObject({ status: 409, code: 'stale' })
  expect((await say({ purpose: 'all' })).status).toBe(422)
  expect((await say({ user_id: 'x' })).status).toBe(422)
  expect((await consentsOf(person))[0]).toMatchObject({ isGiven: false, changedAt: null })
})
