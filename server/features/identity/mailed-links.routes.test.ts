import { expect, test } from 'vitest'
import { sha256Hex } from '#domain/ids.ts'
import {
  confirmedAccount,
  goodPassword,
  mailedSecret,
  mailsTo,
  newcomer,
  signIn,
} from '#tests/support/accounts.ts'
import { useApi } from '#tests/support/api.ts'
import { codeOf, post, rowOf, timesLogged, userOf } from '#tests/support/auth.ts'

const api = useApi()
const hourMs = 3_600_000

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
  expect((await rowOf(api, account))?.['email_verified_at']).toBeNull()

  const confirmed = await post(elsewhere, 'confirm', { token })
  expect(await confirmed.json()).toEqual({ status: 'signed_in', mergedItems: 0 })
  expect(confirmed.headers.get('cache-control')).toBe('private, no-store')
  expect(await userOf(elsewhere)).toBe(account.email)
  expect(await userOf(visitor)).toBeUndefined()

  const again = await post(api.visitor(), 'confirm', { token })
  expect(again.status).toBe(410)
  expect(await codeOf(again)).toBe('link_spent')
  expect((await post(visitor, 'links', { token })).status).toBe(410)
  expect(await timesLogged(api, account, 'confirmed')).toBe(1)
})

test('[U01] signing up with an address that has an account changes nothing and tells its owner', async () => {
  const account = await confirmedAccount(api)
  const before = await rowOf(api, account)
  const stranger = { ...account, password: 'chosen by a stranger', name: 'Stranger' }
  const response = await post(api.visitor(), 'sign-up', {
    ...stranger,
    email: account.email.toUpperCase(),
  })
  expect(response.status).toBe(202)
  expect(await rowOf(api, account)).toEqual(before)
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
  expect(await timesLogged(api, account, 'password_reset')).toBe(1)
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

test('the database holds neither passwords nor what was mailed', async () => {
  const account = await confirmedAccount(api)
  await post(api.visitor(), 'recover', { email: account.email })
  const secret = await mailedSecret(api, account.email, 'A2')
  const row = await rowOf(api, account)
  expect(row?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u)
  expect(JSON.stringify(row)).not.toContain(account.password)
  const { rows } = await api.database.execute('select * from account_tokens')
  expect(JSON.stringify(rows)).not.toContain(secret)
})
