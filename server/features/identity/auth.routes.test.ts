import { expect, test } from 'vitest'
import { appConfig } from '#config'
import { DatabaseStreams } from '#server/platform/database-streams.ts'
import { confirmedAccount, mailedSecret, mailsTo, signIn } from '#tests/support/accounts.ts'
import { useApi } from '#tests/support/api.ts'
import { codeOf, post, timesLogged, userOf } from '#tests/support/auth.ts'
import { newPerson } from '#tests/support/people.ts'

const api = useApi()

test('[U01] sign-in, sign-out, and what the cookie held opens nothing afterwards', async () => {
  const account = await confirmedAccount(api)
  const visitor = api.visitor()
  const response = await signIn(visitor, account)
  expect(await response.json()).toEqual({ status: 'signed_in', mergedItems: 0 })
  const secrets = response.headers
    .getSetCookie()
    .filter((cookie) => !cookie.startsWith(appConfig.languageCookie))
  expect(secrets).toHaveLength(2)
  for (const cookie of secrets) {
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
  expect(await timesLogged(api, account, 'sign_in')).toBe(2)
  expect(await timesLogged(api, account, 'sign_out')).toBe(1)
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

test('[U01] the one-time code comes before the session, for accounts that have set it up', async () => {
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
