import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ErrorBody } from '#domain/errors.ts'
import {
  confirmedAccount,
  goodPassword,
  mailedSecret,
  mailsTo,
  newcomer,
  signIn,
} from '#tests/support/accounts.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'

const api = useApi()

const post = (visitor: Visitor, path: string, body: unknown, headers = {}) =>
  visitor.send('POST', `/api/auth/${path}`, body, headers)

async function users(): Promise<number> {
  const { rows } = await api.database.execute('select count(*) as n from users')
  return Number(rows[0]?.['n'])
}

const token = { token: 'x' }
const bodies: Record<string, object> = {
  'sign-up': newcomer(),
  'sign-in': { email: 'kari@example.no', password: goodPassword },
  'send-again': { email: 'kari@example.no' },
  recover: { email: 'kari@example.no' },
  links: token,
  confirm: token,
  reset: { ...token, password: goodPassword },
  'change-email': token,
  'sign-out': {},
}

test.each(Object.keys(bodies))('[I4] %s refuses fields that it did not ask for', async (path) => {
  const caller = api.visitor()
  await signIn(caller, await confirmedAccount(api))
  const before = await users()
  for (const extra of ['role', 'user_id', 'status', 'factory_id', 'emailVerifiedAt', 'next']) {
    const response = await post(caller, path, { ...bodies[path], [extra]: 'owner' })
    expect(response.status).toBe(422)
  }
  expect(await users()).toBe(before)
})

test.each(Object.keys(bodies))('[I14] %s takes nothing from another site', async (path) => {
  const response = await post(api.visitor(), path, bodies[path], {
    origin: 'https://evil.example',
    'sec-fetch-site': 'cross-site',
  })
  expect(response.status).toBe(403)
})

test.each(Object.keys(bodies))('[I10] no answer of %s leads anywhere', async (path) => {
  const account = await confirmedAccount(api)
  const visitor = api.visitor()
  const response = await visitor.send(
    'POST',
    `/api/auth/${path}?next=https://evil.example&redirect=//evil.example`,
    path === 'sign-in' ? { email: account.email, password: account.password } : bodies[path],
  )
  expect(response.status).not.toBeGreaterThanOrEqual(500)
  expect([301, 302, 303, 307, 308]).not.toContain(response.status)
  expect(response.headers.get('location')).toBeNull()
  expect(response.headers.get('refresh')).toBeNull()
  expect(await response.text()).not.toContain('evil.example')
})

test.each([
  'kari@example.no\r\nBcc: all@example.no',
  'kari\n@example.no',
  'kari@example.no, ola@example.no',
  '"kari"@example.no',
  'kari@localhost',
  `${'k'.repeat(250)}@example.no`,
  '',
  null,
  7,
  ['kari@example.no'],
])('[I9] %j is no address', async (email) => {
  for (const path of ['sign-up', 'sign-in', 'recover', 'send-again']) {
    const response = await post(api.visitor(), path, { ...bodies[path], email })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'email_invalid', field: 'email' })
  }
})

test('[I13] a name is what is seen of it: no marks that turn or hide text', async () => {
  const account = newcomer({ name: ' Kari\u202E\u200B\u0007\r\n  Pr\u006f\u0308ve\uFEFF ' })
  expect((await post(api.visitor(), 'sign-up', account)).status).toBe(202)
  const { rows } = await api.database.execute({
    sql: 'select name from users where email_key = ?',
    args: [account.email],
  })
  expect(rows[0]?.['name']).toBe('Kari Pr\u00f6ve')
})

test.each([
  ['', 'name_invalid'],
  [' ', 'name_invalid'],
  ['\u202E\u200B', 'name_invalid'],
  ['1', 'name_invalid'],
  ['x'.repeat(101), 'name_long'],
])('%j is no name', async (name, code) => {
  const response = await post(api.visitor(), 'sign-up', { ...newcomer(), name })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ code, field: 'name' })
})

test.each([
  ['ni tegn 9', 'password_short'],
  ['æ'.repeat(9), 'password_short'],
  ['👩‍👩‍👧', 'password_short'],
  ['å'.repeat(100) + 'æ'.repeat(101), 'password_long'],
  ['qwertyuiop', 'password_common'],
  ['QWERTYUIOP', 'password_common'],
  ['1234567890', 'password_common'],
  ['password123', 'password_common'],
  ['xxxxxxxxxxxxxxxx', 'password_common'],
  ['Kari.Nordmann', 'password_personal'],
  ['KariNordmann1984!', 'password_personal'],
  ['kari.nordmann@gard.example', 'password_personal'],
])('[U01] the password %j is weak: %s', async (password, reason) => {
  const account = { email: 'kari.nordmann@gard.example', name: 'Kari Nordmann', password }
  const response = await post(api.visitor(), 'sign-up', account)
  expect(response.status).toBe(422)
  const { code, field, message, fields } = (await response.json()) as ErrorBody
  expect({ code, field, message }).toEqual({
    code: 'password_weak',
    field: 'password',
    message: 'Choose a longer or less common password.',
  })
  expect(fields?.map((each) => each.code)).toContain(reason)
  expect(await mailsTo(api, account.email)).toEqual([])
})

test.each([
  'ti tegn er',
  'Kari liker regn om høsten',
  '🐟🐠🐡🦈🐙🦑🦐🦞🦀🐚',
  'x y'.repeat(66),
  '        a b c d',
])('[U01] the password %j is taken whole', async (password) => {
  const account = await confirmedAccount(api, { password })
  expect((await signIn(api.visitor(), account)).status).toBe(200)
  const shorter = { ...account, password: password.slice(0, -1) }
  expect((await signIn(api.visitor(), shorter)).status).toBe(401)
})

test('a password is the same however the keyboard put its accents together', async () => {
  const account = await confirmedAccount(api, { password: 'bl\u00e5b\u00e6r i sk\u00e5len' })
  const typed = { ...account, password: account.password.normalize('NFD') }
  expect(typed.password).not.toBe(account.password)
  expect((await signIn(api.visitor(), typed)).status).toBe(200)
})

test('[U01] an account is found however its address is written', async () => {
  const account = await confirmedAccount(api)
  const typed = { ...account, email: `  ${account.email.toUpperCase()} ` }
  expect((await signIn(api.visitor(), typed)).status).toBe(200)
})

test.each([
  { token: '' },
  { token: 'x'.repeat(201) },
  { token: 7 },
  { token: { like: '%' } },
  { token: ['a'] },
])('[I13] %j opens nothing and breaks nothing', async (body) => {
  for (const path of ['links', 'confirm'])
    expect((await post(api.visitor(), path, body)).status).toBe(422)
})

test.each(['%', "' or 1=1 --", '../../etc', 'null', 'undefined'])(
  '[I7] the token %j opens nothing',
  async (secret) => {
    for (const path of ['links', 'confirm', 'reset']) {
      const body = path === 'reset' ? { token: secret, password: goodPassword } : { token: secret }
      expect((await post(api.visitor(), path, body)).status).toBe(410)
    }
  },
)

test('[I3] what is stored of a token is no token', async () => {
  const account = newcomer()
  await post(api.visitor(), 'sign-up', account)
  const { rows } = await api.database.execute({
    sql: 'select id from account_tokens where email = ?',
    args: [account.email],
  })
  const stored = String(rows[0]?.['id'])
  expect((await post(api.visitor(), 'confirm', { token: stored })).status).toBe(410)
  const token = await mailedSecret(api, account.email, 'A1')
  expect((await post(api.visitor(), 'confirm', { token })).status).toBe(200)
})

test('no GET does anything here', async () => {
  for (const path of Object.keys(bodies))
    expect((await api.visitor().get(`/api/auth/${path}`)).status).toBe(405)
})

test('[I16] what people typed stands in no log', async () => {
  const lines: string[] = []
  const { info, warn, error } = console
  const note = (line: unknown) => void lines.push(String(line))
  Object.assign(console, { info: note, warn: note, error: note })
  const account = await confirmedAccount(api)
  const guesses = { ...account, password: 'a guess that nobody logs' }
  for (let tried = 0; tried < 12; tried += 1) await signIn(api.visitor(), guesses)
  Object.assign(console, { info, warn, error })
  expect(lines.join('\n')).toContain('limited')
  for (const typed of [account.email, account.name, account.password, guesses.password])
    expect(lines.join('\n')).not.toContain(typed)
})

/** A field as it should be, or whatever else there is. */
const field = (right: string) =>
  fc.oneof(fc.constant(right), fc.string({ unit: 'binary' }), fc.jsonValue())

test('[I1] whatever stands in the fields, the answer is one of those that are stated', async () => {
  const stated = [200, 202, 401, 403, 410, 422, 429]
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.keys(bodies)),
      fc.record({
        email: field('fuzz@example.no'),
        password: field(goodPassword),
        name: field('Kari'),
        token: field('x'),
      }),
      async (path, values) => {
        const asked = Object.keys(bodies[path] ?? {})
        const body = Object.fromEntries(
          Object.entries(values).filter(([name]) => asked.includes(name)),
        )
        const response = await post(api.visitor(), path, body)
        expect(stated).toContain(response.status)
        expect((await response.text()).length).toBeLessThan(2048)
      },
    ),
    { numRuns: 300 },
  )
})
