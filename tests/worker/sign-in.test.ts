import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#domain/ids.ts'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const password = 'regn over fjorden 7'

function post(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${site.url}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.url, ...headers },
    body: JSON.stringify(body),
  })
}

async function rowOf(sql: string, email: string) {
  return (await site.database.execute({ sql, args: [email] })).rows[0]
}

async function confirmed(): Promise<string> {
  const email = `${newId()}@example.no`
  await post('sign-up', { email, password, name: 'Kari Prøve' })
  const mail = await rowOf('select payload from outbox where recipient = ?', email)
  const { secret } = JSON.parse(String(mail?.['payload'])) as { secret: string }
  expect((await post('confirm', { token: secret })).status).toBe(200)
  return email
}

test('[U01] the Worker makes argon2id hashes and knows the right password from a wrong one', async () => {
  const email = await confirmed()
  const row = await rowOf('select password_hash from users where email_key = ?', email)
  expect(row?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u)
  const response = await post('sign-in', { email, password })
  expect(response.status).toBe(200)
  expect(response.headers.getSetCookie().join('\n')).toMatch(/__Host-session=[\w-]{40}; .*Secure/u)
  expect((await post('sign-in', { email, password: `${password}!` })).status).toBe(401)
})

test('[U01] the Worker has the list of common passwords', async () => {
  const response = await post('sign-up', {
    email: `${newId()}@example.no`,
    password: 'qwertyuiop',
    name: 'Kari Prøve',
  })
  expect(response.status).toBe(422)
  const { fields } = (await response.json()) as { fields: { code: string }[] }
  expect(fields.map(({ code }) => code)).toEqual(['password_weak', 'password_common'])
})

test('many passwords at once are all answered: they share one instance', async () => {
  const email = await confirmed()
  const answers = await Promise.all(
    Array.from({ length: 8 }, async () => (await post('sign-in', { email, password })).status),
  )
  expect(new Set(answers)).toEqual(new Set([200]))
})

test('[I15] a guesser behind forged headers gets no more than the stated tries', async () => {
  const email = await confirmed()
  const statuses: number[] = []
  for (let tried = 0; tried < 14; tried += 1) {
    const forged = { 'x-forwarded-for': `203.0.113.${tried}`, forwarded: `for=203.0.113.${tried}` }
    statuses.push((await post('sign-in', { email, password: 'wrong' }, forged)).status)
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.at(-1)).toBe(429)
})
