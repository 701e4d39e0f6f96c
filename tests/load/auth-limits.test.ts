import { beforeAll, beforeEach, expect, test } from 'vitest'
import { serverConfig } from '#config'
import type { ErrorBody } from '#domain/errors.ts'
import {
  confirmedAccount,
  countHashes,
  goodPassword,
  mailedSecret,
  mailsTo,
  newcomer,
  signIn,
} from '#tests/support/accounts.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'

const api = useApi()
const quarterMs = 15 * 60_000
let work = { hashes: 0 }
let now = Date.now()

beforeAll(() => {
  work = countHashes(api)
  api.platform.now = () => now
})

// Each test begins when every window of the one before is over.
beforeEach(() => {
  now += 2 * 3_600_000
})

const post = (visitor: Visitor, path: string, body: unknown) =>
  visitor.send('POST', `/api/auth/${path}`, body)

async function guess(visitor: Visitor, email: string): Promise<number> {
  return (await signIn(visitor, { email, password: 'a wrong password', name: '' })).status
}

async function guesses(count: number, email: string, visitorOf = () => api.visitor()) {
  const statuses: number[] = []
  for (let tried = 0; tried < count; tried += 1) statuses.push(await guess(visitorOf(), email))
  return statuses
}

const times = (count: number, status: number) => Array.from({ length: count }, () => status)

test('[I15] [D12] however many networks guess, an account takes ten tries in a quarter of an hour', async () => {
  const account = await confirmedAccount(api)
  work.hashes = 0
  const statuses = await guesses(100, account.email)
  expect(statuses).toEqual([...times(10, 401), ...times(90, 429)])
  expect(work.hashes).toBe(10)
  const refused = await signIn(api.visitor(), account)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('900')
  const body = (await refused.json()) as ErrorBody
  expect(body).toMatchObject({
    code: 'too_many_tries',
    message: 'Too many tries. Wait 15 minutes.',
  })
  now += quarterMs - 60_000
  const later = (await (await signIn(api.visitor(), account)).json()) as ErrorBody
  expect(later.message).toBe('Too many tries. Wait 1 minute.')
  now += 60_000
  expect((await signIn(api.visitor(), account)).status).toBe(200)
})

test('[I15] meanwhile the owner signs in from their own browser', async () => {
  const account = await confirmedAccount(api)
  const owner = api.visitor()
  await signIn(owner, account)
  await guesses(40, account.email)
  await post(owner, 'sign-out', {})
  expect((await signIn(owner, account)).status).toBe(200)
})

test('[I15] … and from a new one by resetting the password', async () => {
  const account = await confirmedAccount(api)
  await guesses(40, account.email)
  const owner = api.visitor()
  expect((await signIn(owner, account)).status).toBe(429)
  await post(owner, 'recover', { email: account.email })
  const token = await mailedSecret(api, account.email, 'A2')
  const password = 'en helt annen regel'
  expect((await post(owner, 'reset', { token, password })).status).toBe(200)
  expect((await signIn(owner, { ...account, password })).status).toBe(200)
})

test('[D12] a browser that signed in has ten tries of its own, and no more', async () => {
  const account = await confirmedAccount(api)
  const owner = api.visitor()
  await signIn(owner, account)
  work.hashes = 0
  expect(await guesses(14, account.email, () => owner)).toEqual([
    ...times(10, 401),
    ...times(4, 429),
  ])
  expect(work.hashes).toBe(10)
  expect((await signIn(api.visitor(), account)).status).toBe(200)
})

test('[D12] another person’s browser is a stranger here', async () => {
  const account = await confirmedAccount(api)
  const neighbour = api.visitor()
  await signIn(neighbour, await confirmedAccount(api))
  await guesses(10, account.email)
  expect(await guess(neighbour, account.email)).toBe(429)
})

test('[I15] a network has thirty tries, over all addresses and whatever its headers say', async () => {
  const network = api.visitor()
  const statuses: number[] = []
  for (let tried = 0; tried < 40; tried += 1) {
    const body = { email: newcomer().email, password: 'a wrong password' }
    const forged = { 'x-forwarded-for': `198.51.100.${tried}`, 'x-real-ip': `198.51.100.${tried}` }
    statuses.push((await network.send('POST', '/api/auth/sign-in', body, forged)).status)
  }
  expect(statuses).toEqual([...times(30, 401), ...times(10, 429)])
})

test('[I15] all of an IPv6 subscriber’s addresses are one network', async () => {
  const statuses: number[] = []
  for (let tried = 0; tried < 32; tried += 1) {
    const body = { email: newcomer().email, password: 'a wrong password' }
    const address = { 'cf-connecting-ip': `2001:db8:7:7:${tried.toString(16)}::1` }
    statuses.push((await api.visitor().send('POST', '/api/auth/sign-in', body, address)).status)
  }
  expect(statuses).toEqual([...times(30, 401), 429, 429])
})

test('a network that is used up does not stop who has signed in from there', async () => {
  const account = await confirmedAccount(api)
  const owner = api.visitor()
  await signIn(owner, account)
  for (let tried = 0; tried < 40; tried += 1) {
    // The same network, another browser.
    await owner.send('POST', '/api/auth/sign-in', {
      email: newcomer().email,
      password: 'a wrong password',
    })
  }
  expect(await guess(owner, newcomer().email)).toBe(429)
  expect((await signIn(owner, account)).status).toBe(200)
})

test('an address without an account is counted like one with', async () => {
  work.hashes = 0
  const { email } = newcomer()
  expect(await guesses(14, email)).toEqual([...times(10, 401), ...times(4, 429)])
  expect(work.hashes).toBe(10)
})

test('tries at once are counted one by one', async () => {
  const account = await confirmedAccount(api)
  work.hashes = 0
  const statuses = await Promise.all(
    Array.from({ length: 40 }, () => guess(api.visitor(), account.email)),
  )
  expect(statuses.toSorted()).toEqual([...times(10, 401), ...times(30, 429)])
  expect(work.hashes).toBe(10)
})

test('the right password is no try', async () => {
  const account = await confirmedAccount(api)
  const owner = api.visitor()
  for (let times = 0; times < 13; times += 1)
    expect((await signIn(owner, account)).status).toBe(200)
})

test('a right password does not wash away the wrong ones before', async () => {
  const account = await confirmedAccount(api)
  await guesses(9, account.email)
  expect((await signIn(api.visitor(), account)).status).toBe(200)
  expect(await guesses(2, account.email)).toEqual([401, 429])
})

test('the tries name nobody', async () => {
  const account = await confirmedAccount(api)
  await guess(api.visitor(), account.email)
  const { rows } = await api.database.execute('select key from tries')
  for (const { key } of rows) expect(key).toMatch(/^[\da-f]{64}$/u)
})

test('an address is mailed three links an hour; those it has still open', async () => {
  const account = await confirmedAccount(api)
  const asked: number[] = []
  for (let times = 0; times < 8; times += 1)
    asked.push((await post(api.visitor(), 'recover', { email: account.email })).status)
  expect(asked).toEqual(times(8, 202))
  const mails = (await mailsTo(api, account.email)).filter(({ kind }) => kind === 'A2')
  expect(mails).toHaveLength(3)
  const body = { token: mails.at(-1)?.secret, password: goodPassword }
  expect((await post(api.visitor(), 'reset', body)).status).toBe(200)
  now += 3_600_000
  await post(api.visitor(), 'recover', { email: account.email })
  expect((await mailsTo(api, account.email))[0]?.kind).toBe('A2')
})

test('sign-ups for one address end, before anything is hashed, whether it has an account or not', async () => {
  const account = await confirmedAccount(api)
  const statusesFor = async (email: string) => {
    const statuses: number[] = []
    for (let times = 0; times < 5; times += 1)
      statuses.push((await post(api.visitor(), 'sign-up', { ...newcomer(), email })).status)
    return statuses
  }
  now += 3_600_000
  work.hashes = 0
  expect(await statusesFor(account.email)).toEqual([202, 202, 202, 429, 429])
  expect(await statusesFor(newcomer().email)).toEqual([202, 202, 202, 429, 429])
  expect(work.hashes).toBe(6)
})

test('a network asks for thirty mails in a quarter of an hour', async () => {
  const network = api.visitor()
  const statuses: number[] = []
  for (let asked = 0; asked < 32; asked += 1)
    statuses.push((await post(network, 'recover', { email: newcomer().email })).status)
  expect(statuses).toEqual([...times(30, 202), 429, 429])
})

test('[I15] one network asks for passkeys, and tries them, so often and no more', async () => {
  const most = serverConfig.accounts.networkTries
  const asked = await statusesOf(most + 1, 'passkeys/options', {})
  expect(asked).toEqual([...times(most, 200), 429])
  const credential = { id: 'k', rawId: 'k', type: 'public-key', clientExtensionResults: {} }
  const response = { clientDataJSON: 'k', authenticatorData: 'k', signature: 'k' }
  const made = { ticket: 'none', response: { ...credential, response } }
  const tried = await statusesOf(most + 1, 'passkeys/sign-in', made)
  expect(tried).toEqual([...times(most, 422), 429])
  now += quarterMs
  expect((await post(api.visitor(), 'passkeys/options', {})).status).toBe(200)
})

async function statusesOf(count: number, path: string, body: object): Promise<number[]> {
  const visitor = api.visitor()
  const statuses: number[] = []
  for (let number = 0; number < count; number += 1)
    statuses.push((await post(visitor, path, body)).status)
  return statuses
}
