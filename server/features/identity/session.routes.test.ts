import { expect, test } from 'vitest'
import { appConfig } from '#config'
import type { Session } from '#domain/session.schema.ts'
import { useApi } from '#tests/support/api.ts'
import { callerOf, newPerson } from '#tests/support/people.ts'

const api = useApi()
const hour = 3_600_000

async function sessionOf(secret?: string): Promise<Session> {
  const visitor = api.visitor()
  if (secret) visitor.cookies.set(appConfig.sessionCookie, secret)
  return (await (await visitor.get('/api/session')).json()) as Session
}

async function rowOf(userId: string) {
  const { rows } = await api.database.execute({
    sql: 'select * from sessions where user_id = ?',
    args: [userId],
  })
  return rows[0]
}

const change = (sql: string, args: (string | number)[]) => api.database.execute({ sql, args })

test('[U01] a visitor is nobody, and a made-up cookie neither', async () => {
  expect((await sessionOf()).user).toBeNull()
  expect((await sessionOf('nonsense')).user).toBeNull()
})

test('[U01] the session tells who is signed in and until when, and is in no cache', async () => {
  const person = await newPerson(api.database)
  const session = await sessionOf(person.secret)
  expect(session.user).toMatchObject({ id: person.id, role: 'customer', email: person.email })
  expect(session.expiresAt).toBeGreaterThan(Date.now() + 13 * 24 * hour)
  const visitor = api.visitor()
  visitor.cookies.set(appConfig.sessionCookie, person.secret)
  const response = await visitor.get('/api/session')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.getSetCookie()).toEqual([])
})

test('[U01] a session is checked with one query in one round trip', async () => {
  const person = await newPerson(api.database)
  await sessionOf(person.secret)
  const { streams } = api.platform
  const batch = streams.batch.bind(streams)
  const asked: number[] = []
  streams.batch = (mode, statements) => {
    asked.push(statements.length)
    return batch(mode, statements)
  }
  expect((await sessionOf(person.secret)).user?.id).toBe(person.id)
  streams.batch = batch
  expect(asked).toEqual([1])
})

test('the database never holds what the cookie holds', async () => {
  const person = await newPerson(api.database)
  expect(JSON.stringify(await rowOf(person.id))).not.toContain(person.secret)
})

test.each([
  ['locked people', `update users set status = 'locked' where id = ?`],
  ['sessions past their idle time', 'update sessions set expires_at = 1 where user_id = ?'],
  ['sessions past their whole time', 'update sessions set ends_at = 1 where user_id = ?'],
])('[U01] %s are signed out', async (_, sql) => {
  const person = await newPerson(api.database)
  await change(sql, [person.id])
  expect((await sessionOf(person.secret)).user).toBeNull()
})

test('[D12] use moves the end of a session that has less than half its time left; a check does not', async () => {
  const person = await newPerson(api.database)
  const soon = Date.now() + 24 * hour
  await change('update sessions set expires_at = ? where user_id = ?', [soon, person.id])
  await sessionOf(person.secret)
  expect((await rowOf(person.id))?.['expires_at']).toBe(soon)
  const visitor = api.visitor()
  visitor.cookies.set(appConfig.sessionCookie, person.secret)
  await visitor.get('/api/cart')
  expect(Number((await rowOf(person.id))?.['expires_at'])).toBeGreaterThan(soon)
})

test('[U02] only an active row makes an admin, and losing it counts with the next request', async () => {
  const admin = await callerOf(api, 'editor')
  const role = async () => ((await (await admin.get('/api/session')).json()) as Session).user?.role
  expect(await role()).toBe('editor')
  await change('update admins set is_active = 0 where user_id = ?', [admin.person?.id ?? ''])
  expect(await role()).toBe('customer')
})

test('[U06] an admin without a second factor is told so', async () => {
  const admin = await callerOf(api, 'owner', { hasSecondFactor: false })
  expect(await (await admin.get('/api/session')).json()).toMatchObject({
    user: { lacksSecondFactor: true },
  })
})

test('[U03] a translator is told the languages that they may write in, an editor of none', async () => {
  const translator = await callerOf(api, 'translator', { languages: ['pl', 'uk'] })
  const editor = await callerOf(api, 'editor', { languages: ['pl'] })
  const user = async (caller: typeof editor) =>
    ((await (await caller.get('/api/session')).json()) as Session).user
  expect(await user(translator)).toMatchObject({
    languages: ['pl', 'uk'],
    lacksSecondFactor: false,
  })
  expect(await user(editor)).not.toHaveProperty('languages')
  expect(await (await translator.get('/api/admin')).json()).toMatchObject({
    languages: ['pl', 'uk'],
  })
})

test('an admin’s session rests for half an hour at most', async () => {
  const admin = await callerOf(api, 'owner')
  const { expiresAt } = (await (await admin.get('/api/session')).json()) as Session
  expect(expiresAt).toBeLessThanOrEqual(Date.now() + hour / 2)
})

test('[D12] [G03] a page that stands open in Edit Mode does not keep an admin’s session alive', async () => {
  const admin = await callerOf(api, 'editor')
  const soon = Date.now() + hour / 60
  const end = 'update sessions set expires_at = ? where user_id = ?'
  await change(end, [soon, admin.person?.id ?? ''])
  const beat = { window: crypto.randomUUID(), page: 'about', key: 'title', language: 'nb' }
  expect((await admin.send('POST', '/api/admin/content/presence', beat)).status).toBe(200)
  expect((await rowOf(admin.person?.id ?? ''))?.['expires_at']).toBe(soon)
})

test('[R06] a board that asks what has changed does not keep its manager’s session alive', async () => {
  const manager = await callerOf(api, 'owner')
  const soon = Date.now() + hour / 60
  const id = manager.person?.id ?? ''
  await change('update sessions set expires_at = ? where user_id = ?', [soon, id])
  const { rows } = await api.database.execute('select id from restaurants limit 1')
  const kitchen = `/api/kitchen/${String(rows[0]?.['id'])}`
  expect((await manager.get(`${kitchen}/feed?since=0`)).status).toBe(200)
  expect((await rowOf(id))?.['expires_at']).toBe(soon)
  // What somebody does there does.
  expect((await manager.get(kitchen)).status).toBe(200)
  expect((await rowOf(id))?.['expires_at']).toBeGreaterThan(soon)
})
