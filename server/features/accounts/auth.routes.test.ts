import { expect, test } from 'vitest'
import { appConfig } from '#config'
import type { ErrorBody } from '#domain/errors.ts'
import { newId, sha256Hex } from '#domain/ids.ts'
import type { Session } from '#domain/session.schema.ts'
import { DatabaseStreams } from '#server/platform/database-streams.ts'
import {
  type Account,
  confirmedAccount,
  goodPassword,
  mailedSecret,
  mailsTo,
  newcomer,
  signIn,
} from '#tests/support/accounts.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { newPerson } from '#tests/support/people.ts'

const api = useApi()
const hourMs = 3_600_000

const post = (visitor: Visitor, path: string, body: unknown = {}) =>
  visitor.send('POST', `/api/auth/${path}`, body)
const codeOf = async (response: Response) => ((await response.json()) as ErrorBody).code

async function userOf(visitor: Visitor): Promise<string | undefined> {
  return ((await (await visitor.get('/api/session')).json()) as Session).user?.email
}

async function rowOf({ email }: { email: string }) {
  const { rows } = await api.database.execute({
    sql: 'select * from users where email_key = ?',
    args: [email],
  })
  return rows[0]
}

async function auditOf(account: Account, action: string): Promise<number> {
  const { rows } = await api.database.execute({
    sql: `select count(*) as n from audit_log where action = ? and (actor_id = ? or entity_id = ?)`,
    args: [action, String((await rowOf(account))?.['id']), String((await rowOf(account))?.['id'])],
  })
  return Number(rows[0]?.['n'])
}

test('[U01] [D12] sign-up opens no session; the button of the mailed link does, once, in any browser', async () => {
  const account = newcomer()
  const visitor = api.visitor()
  expect((await post(visitor, 'sign-up', account)).status).toBe(202)
  expect(await userOf(visitor)).toBeUndefined()
  const [mail] = await mailsTo(api, account.email)
  expect(mail?.kind).toBe('A1')
  const token = mail?.secret ?? ''
  expect(token).toMatch(/^[\w-]{43}$/u)

  const elsewhere = api.visitor()
  const link = await post(elsewhere, 'links', { token })
  expect(await link.json()).toEqual({ purpose: 'confirm', email: account.email })
  expect((await rowOf(account))?.['email_verified_at']).toBeNull()

  const confirmed = await post(elsewhere, 'confirm', { token })
  expect(await confirmed.json()).toEqual({ status: 'signed_in', mergedItems: 0 })
  expect(confirmed.headers.get('cache-control')).toBe('private, no-store')
  expect(await userOf(elsewhere)).toBe(account.email)
  expect(await userOf(visitor)).toBeUndefined()

  const again = await post(api.visitor(), 'confirm', { token })
  expect(again.status).toBe(410)
  expect(await codeOf(again)).toBe('link_spent')
  expect((await post(visitor, 'links', { token })).status).toBe(410)
  expect(await auditOf(account, 'confirmed')).toBe(1)
})

test('[U01] sign-in, sign-out, and what the cookie held opens nothing afterwards', async () => {
  const account = await confirmedAccount(api)
  const visitor = api.visitor()
  const response = await signIn(visitor, account)
  expect(await response.json()).toEqual({ status: 'signed_in', mergedItems: 0 })
  for (const cookie of response.headers.getSetCookie()) {
    expect(cookie).toMatch(/^__Host-(?:session|browser)=[\w-]{40,};/u)
    expect(cookie).toMatch(/HttpOnly/u)
    expect(cookie).toMatch(/Secure/u)
    expect(cookie).toMatch(/SameSite=Lax/u)
    expect(cookie).toMatch(/Path=\//u)
  }
  expect(await userOf(visitor)).toBe(account.email)
  const secret = visitor.cookies.get(appConfig.sessionCookie) ?? ''

  expect((await post(visitor, 'sign-out')).status).toBe(200)
  expect(visitor.cookies.has(appConfig.sessionCookie)).toBe(false)
  const thief = api.visitor()
  thief.cookies.set(appConfig.sessionCookie, secret)
  expect(await userOf(thief)).toBeUndefined()
  expect((await post(thief, 'sign-out')).status).toBe(401)
  expect(await auditOf(account, 'sign_in')).toBe(2)
  expect(await auditOf(account, 'sign_out')).toBe(1)
})

test('sign-in opens a new session and ends the one that the browser brought', async () => {
  const account = await confirmedAccount(api)
  const stranger = await newPerson(api.database)
  const visitor = api.visitor()
  visitor.cookies.set(appConfig.sessionCookie, stranger.secret)
  await signIn(visitor, account)
  expect(visitor.cookies.get(appConfig.sessionCookie)).not.toBe(stranger.secret)
  const planted = api.visitor()
  planted.cookies.set(appConfig.sessionCookie, stranger.secret)
  expect(await userOf(planted)).toBeUndefined()
})

test('a session that somebody made up is not taken over at sign-in', async () => {
  const account = await confirmedAccount(api)
  const visitor = api.visitor()
  visitor.cookies.set(appConfig.sessionCookie, 'chosen-by-an-attacker')
  await signIn(visitor, account)
  const attacker = api.visitor()
  attacker.cookies.set(appConfig.sessionCookie, 'chosen-by-an-attacker')
  expect(await userOf(attacker)).toBeUndefined()
})

test('[U01] signing up with an address that has an account changes nothing and tells its owner', async () => {
  const account = await confirmedAccount(api)
  const before = await rowOf(account)
  const stranger = { ...account, password: 'chosen by a stranger', name: 'Stranger' }
  const response = await post(api.visitor(), 'sign-up', {
    ...stranger,
    email: account.email.toUpperCase(),
  })
  expect(response.status).toBe(202)
  expect(await rowOf(account)).toEqual(before)
  const [told] = await mailsTo(api, account.email)
  expect(told).toEqual({ kind: 'A8', secret: '' })
})

test('[U01] [D12] recovery sets a new password by mail, ends every session, and signs nobody in', async () => {
  const account = await confirmedAccount(api)
  const open = api.visitor()
  await signIn(open, account)
  await post(api.visitor(), 'recover', { email: account.email })
  const token = await mailedSecret(api, account.email, 'A2')
  const visitor = api.visitor()
  expect(await (await post(visitor, 'links', { token })).json()).toMatchObject({
    purpose: 'reset',
  })
  const password = 'en helt annen regel'
  const reset = await post(visitor, 'reset', { token, password })
  expect(await reset.json()).toEqual({})
  expect(await userOf(visitor)).toBeUndefined()
  expect(await userOf(open)).toBeUndefined()
  expect((await signIn(api.visitor(), account)).status).toBe(401)
  expect((await signIn(api.visitor(), { ...account, password })).status).toBe(200)
  expect((await post(visitor, 'reset', { token, password })).status).toBe(410)
  expect(await auditOf(account, 'password_reset')).toBe(1)
})

test('a weak password does not spend the link, and one reset closes whatever else was mailed', async () => {
  const account = await confirmedAccount(api)
  for (let asked = 0; asked < 2; asked += 1)
    await post(api.visitor(), 'recover', { email: account.email })
  const [second, first] = await mailsTo(api, account.email)
  const weak = await post(api.visitor(), 'reset', { token: first?.secret, password: 'short' })
  expect(weak.status).toBe(422)
  const strong = { token: first?.secret, password: 'en helt annen regel' }
  expect((await post(api.visitor(), 'reset', strong)).status).toBe(200)
  expect((await post(api.visitor(), 'reset', { ...strong, token: second?.secret })).status).toBe(
    410,
  )
})

test('a reset confirms the address: the mailbox has answered', async () => {
  const account = newcomer()
  await post(api.visitor(), 'sign-up', account)
  await post(api.visitor(), 'recover', { email: account.email })
  const token = await mailedSecret(api, account.email, 'A2')
  await post(api.visitor(), 'reset', { token, password: goodPassword })
  expect((await signIn(api.visitor(), account)).status).toBe(200)
})

test.each([
  ['confirm', 'A1'],
  ['reset', 'A2'],
])('of twenty calls at once with one %s link one goes through', async (path, kind) => {
  const account = newcomer()
  await post(api.visitor(), 'sign-up', account)
  await post(api.visitor(), 'recover', { email: account.email })
  const token = await mailedSecret(api, account.email, kind)
  const body = path === 'reset' ? { token, password: goodPassword } : { token }
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async () => (await post(api.visitor(), path, body)).status),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 410)).toHaveLength(19)
})

test.each([
  ['confirm', 'A1', 24 * hourMs],
  ['reset', 'A2', hourMs],
])('[D12] a %s link is dead when its time is over', async (path, kind, lifeMs) => {
  const account = newcomer()
  await post(api.visitor(), 'sign-up', account)
  await post(api.visitor(), 'recover', { email: account.email })
  const token = await mailedSecret(api, account.email, kind)
  const { rows } = await api.database.execute({
    sql: 'select created_at, expires_at from account_tokens where id = ?',
    args: [await sha256Hex(token)],
  })
  expect(Number(rows[0]?.['expires_at']) - Number(rows[0]?.['created_at'])).toBe(lifeMs)
  await api.database.execute({
    sql: 'update account_tokens set expires_at = ? where id = ?',
    args: [Date.now() - 1, await sha256Hex(token)],
  })
  const body = path === 'reset' ? { token, password: goodPassword } : { token }
  expect((await post(api.visitor(), 'links', { token })).status).toBe(410)
  expect((await post(api.visitor(), path, body)).status).toBe(410)
})

test('a link opens what it is for and nothing else', async () => {
  const account = newcomer()
  await post(api.visitor(), 'sign-up', account)
  await post(api.visitor(), 'recover', { email: account.email })
  const confirm = await mailedSecret(api, account.email, 'A1')
  const reset = await mailedSecret(api, account.email, 'A2')
  const signedIn = api.visitor()
  await signIn(signedIn, await confirmedAccount(api))
  const crossed = [
    await post(api.visitor(), 'confirm', { token: reset }),
    await post(api.visitor(), 'reset', { token: confirm, password: goodPassword }),
    await post(signedIn, 'change-email', { token: confirm }),
    await post(signedIn, 'change-email', { token: reset }),
  ]
  expect(crossed.map(({ status }) => status)).toEqual([410, 410, 410, 410])
})

async function changeAsked(account: Account, email: string): Promise<string> {
  const token = newId()
  await api.database.execute({
    sql: `insert into account_tokens (id, user_id, purpose, email, created_at, expires_at)
      values (?, ?, 'email_change', ?, ?, ?)`,
    args: [
      await sha256Hex(token),
      String((await rowOf(account))?.['id']),
      email,
      Date.now(),
      Date.now() + hourMs,
    ],
  })
  return token
}

test('[U01] a change of e-mail takes its link and the session that asked; both addresses are told', async () => {
  const account = await confirmedAccount(api)
  const email = `${newId()}@example.no`
  const token = await changeAsked(account, email)
  await post(api.visitor(), 'recover', { email: account.email })
  const reset = await mailedSecret(api, account.email, 'A2')
  expect((await post(api.visitor(), 'change-email', { token })).status).toBe(401)
  const other = api.visitor()
  await signIn(other, await confirmedAccount(api))
  expect((await post(other, 'change-email', { token })).status).toBe(410)
  const owner = api.visitor()
  await signIn(owner, account)
  expect((await post(owner, 'change-email', { token })).status).toBe(200)
  expect(await userOf(owner)).toBe(email)
  for (const address of [email, account.email])
    expect((await mailsTo(api, address))[0]?.kind).toBe('A3-done')
  expect((await post(owner, 'change-email', { token })).status).toBe(410)
  const late = await post(api.visitor(), 'reset', { token: reset, password: goodPassword })
  expect(late.status).toBe(410)
})

test('an address that got an account in between is not taken from it', async () => {
  const account = await confirmedAccount(api)
  const taken = await confirmedAccount(api)
  const owner = api.visitor()
  await signIn(owner, account)
  const token = await changeAsked(account, taken.email)
  expect((await post(owner, 'change-email', { token })).status).toBe(410)
  expect(await userOf(owner)).toBe(account.email)
})

test('[D12] a sign-in from a new device is mailed, one from a known browser is not', async () => {
  const account = await confirmedAccount(api)
  const visitor = api.visitor()
  await signIn(visitor, account)
  const told = async () => (await mailsTo(api, account.email)).filter(({ kind }) => kind === 'A4')
  expect(await told()).toHaveLength(1)
  await post(visitor, 'sign-out')
  await signIn(visitor, account)
  expect(await told()).toHaveLength(1)
})

test('a reset forgets which browsers were known: the next sign-in from one of them is mailed', async () => {
  const account = await confirmedAccount(api)
  const thief = api.visitor()
  await signIn(thief, account)
  await post(api.visitor(), 'recover', { email: account.email })
  const token = await mailedSecret(api, account.email, 'A2')
  const password = 'en helt annen regel'
  const owner = api.visitor()
  await post(owner, 'reset', { token, password })
  const told = async () => (await mailsTo(api, account.email)).filter(({ kind }) => kind === 'A4')
  expect(await told()).toHaveLength(1)
  await signIn(owner, { ...account, password })
  expect(await told()).toHaveLength(1)
  await signIn(thief, { ...account, password })
  expect(await told()).toHaveLength(2)
})

test('[U01] the one-time code comes before the session, for whoever has set it up', async () => {
  const account = await confirmedAccount(api)
  await api.database.execute({
    sql: `update users set totp_secret = 'JBSWY3DPEHPK3PXP', totp_confirmed_at = 1 where email_key = ?`,
    args: [account.email],
  })
  const visitor = api.visitor()
  const response = await signIn(visitor, account)
  expect(await response.json()).toEqual({
    status: 'second_factor',
    ticket: expect.stringMatching(/^[\w-]{43}$/u),
    methods: ['totp'],
  })
  expect(response.headers.getSetCookie()).toEqual([])
  expect(await userOf(visitor)).toBeUndefined()
})

test.each(['locked', 'erased'])('[U01] %s people neither sign in nor get mail', async (status) => {
  const account = await confirmedAccount(api)
  const before = (await mailsTo(api, account.email)).length
  await api.database.execute({
    sql: 'update users set status = ? where email_key = ?',
    args: [status, account.email],
  })
  const refused = await signIn(api.visitor(), account)
  expect(await codeOf(refused)).toBe('credentials_wrong')
  await post(api.visitor(), 'recover', { email: account.email })
  await post(api.visitor(), 'sign-up', account)
  expect(await mailsTo(api, account.email)).toHaveLength(before)
})

test('the database holds neither passwords nor what was mailed', async () => {
  const account = await confirmedAccount(api)
  await post(api.visitor(), 'recover', { email: account.email })
  const secret = await mailedSecret(api, account.email, 'A2')
  const row = await rowOf(account)
  expect(row?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u)
  expect(JSON.stringify(row)).not.toContain(account.password)
  const { rows } = await api.database.execute('select * from account_tokens')
  expect(JSON.stringify(rows)).not.toContain(secret)
})

test('[U01] with the database away the answer is to try again, and a retry goes through', async () => {
  const account = await confirmedAccount(api)
  const { streams } = api.platform
  api.platform.streams = new DatabaseStreams({
    ...api.platform.settings,
    DATABASE_URL: 'http://127.0.0.1:9',
  })
  const down = await signIn(api.visitor(), account)
  api.platform.streams = streams
  expect(down.status).toBe(503)
  expect(await down.json()).toMatchObject({ code: 'unavailable', retryable: true })
  expect((await signIn(api.visitor(), account)).status).toBe(200)
})
