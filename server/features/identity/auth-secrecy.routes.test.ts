import { beforeAll, expect, test } from 'vitest'
import {
  confirmedAccount,
  countHashes,
  goodPassword,
  newcomer,
  signIn,
} from '#tests/support/accounts.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { jobsAt } from '#tests/support/jobs.ts'
import { newPerson } from '#tests/support/people.ts'

const api = useApi()

const work = { batches: 0, statements: 0 }
let hashing = { hashes: 0 }

beforeAll(() => {
  hashing = countHashes(api)
  const { streams } = api.platform
  const batch = streams.batch.bind(streams)
  streams.batch = (mode, statements) => {
    work.batches += 1
    work.statements += statements.length
    return batch(mode, statements)
  }
})

const post = (visitor: Visitor, path: string, body: unknown) =>
  visitor.send('POST', `/api/auth/${path}`, body)

/** All that a caller and a clock could learn of a call. */
async function traceOf(call: () => Promise<Response>) {
  // The site is read anew every few seconds by any call: that is no part of this one.
  api.platform.memory.readAt = Infinity
  Object.assign(work, { batches: 0, statements: 0 })
  hashing.hashes = 0
  const response = await call()
  const body = (await response.json()) as Record<string, unknown>
  return {
    ...work,
    ...hashing,
    status: response.status,
    body: { ...body, ref: undefined },
    headers: [...response.headers.keys()].toSorted(),
  }
}

async function addresses() {
  const waiting = newcomer()
  await post(api.visitor(), 'sign-up', waiting)
  const locked = await confirmedAccount(api)
  await api.database.execute({
    sql: `update users set status = 'locked' where email_key = ?`,
    args: [locked.email],
  })
  const withoutPassword = await newPerson(api.database)
  return {
    unknown: newcomer().email,
    known: (await confirmedAccount(api)).email,
    waiting: waiting.email,
    locked: locked.email,
    withoutPassword: withoutPassword.email,
  }
}

test.each([
  ['sign-in', { password: 'a wrong password' }],
  ['sign-up', { password: goodPassword, name: 'Kari Prøve' }],
  ['sign-up', { password: 'short', name: 'Kari Prøve' }],
  ['recover', {}],
  ['send-again', {}],
])(
  '[I16] [U01] %s with %j tells by nothing whether an address has an account',
  async (path, body) => {
    const { unknown, ...others } = await addresses()
    const expected = await traceOf(() => post(api.visitor(), path, { email: unknown, ...body }))
    for (const email of Object.values(others))
      expect(await traceOf(() => post(api.visitor(), path, { email, ...body }))).toEqual(expected)
  },
)

test('[I16] one hash and three round trips are all that a wrong password costs', async () => {
  const trace = await traceOf(() => signIn(api.visitor(), newcomer()))
  expect(trace).toMatchObject({ hashes: 1, batches: 3, status: 401 })
})

test('what has ended is forgotten, what has not is kept', async () => {
  const account = await confirmedAccount(api)
  const visitor = api.visitor()
  await signIn(visitor, account)
  await post(api.visitor(), 'recover', { email: account.email })
  await signIn(api.visitor(), { ...account, password: 'a wrong password' })
  const person = await newPerson(api.database)
  await api.database.execute({
    sql: `insert into auth_challenges (id, purpose, challenge, user_id, expires_at) values ('old', 'second_factor', '', ?, ?)`,
    args: [person.id, Date.now() + 60_000],
  })
  const tables = ['sessions', 'account_tokens', 'auth_challenges', 'tries', 'known_browsers']
  const counts = async () =>
    Promise.all(
      tables.map(async (table) => {
        const { rows } = await api.database.execute(`select count(*) as n from ${table}`)
        return Number(rows[0]?.['n'])
      }),
    )
  const before = await counts()
  expect(Math.min(...before)).toBeGreaterThan(0)
  await jobsAt(api, Date.now())
  expect(await counts()).toEqual(before)
  await jobsAt(api, Date.now() + 401 * 24 * 3_600_000)
  expect(await counts()).toEqual([0, 0, 0, 0, 0])
})
