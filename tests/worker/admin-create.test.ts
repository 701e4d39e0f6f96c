import type { Client } from '@libsql/client/http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId, sha256Hex } from '#domain/ids.ts'
import { runCommand } from '#tests/support/command.ts'
import { newPerson } from '#tests/support/people.ts'
import { post } from '#tests/support/post.ts'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site
let database: Client

beforeAll(async () => {
  site = await startSite()
  database = site.database
})
afterAll(() => site.stop())

const adminCreate = (args: string[], settings: Record<string, string> = {}) =>
  runCommand('admin-create', args, {
    DATABASE_URL: site.databaseUrl,
    PUBLIC_URL: 'https://matverk.example',
    ...settings,
  })

const owner = (email: string) => ['--email', email, '--name', 'Astrid Eide', '--role', 'owner']
const linkPattern = /https:\/\/matverk\.example\/nb\/auth\/callback#([\w-]{43})\n/u

async function rowOf(email: string) {
  const { rows } = await database.execute({
    sql: `select users.*, admins.role, admins.is_active from users
      left join admins on admins.user_id = users.id where email_key = ?`,
    args: [email],
  })
  return rows[0]
}

async function linksOf(userId: unknown) {
  const { rows } = await database.execute({
    sql: 'select * from account_tokens where user_id = ? order by created_at',
    args: [String(userId)],
  })
  return rows
}

test('[U02] the first admin is an owner without a password, and gets a link that is kept as its hash', async () => {
  const made = await adminCreate(owner('Astrid@Example.no'))
  expect(made.code).toBe(0)
  const secret = linkPattern.exec(made.output)?.[1] ?? ''
  const person = await rowOf('astrid@example.no')
  expect(person).toMatchObject({
    role: 'owner',
    is_active: 1,
    password_hash: null,
    status: 'active',
  })
  const [link] = await linksOf(person?.['id'])
  expect(link).toMatchObject({ id: await sha256Hex(secret), purpose: 'reset', spent_at: null })
  expect(Number(link?.['expires_at']) - Number(link?.['created_at'])).toBe(3_600_000)
  const audit = await database.execute('select * from audit_log')
  expect(audit.rows).toMatchObject([
    { action: 'role_changed', entity_id: person?.['id'], role: 'operator' },
  ])
  expect(JSON.stringify(audit.rows)).not.toContain('example.no')
})

test('[U02] asked again, only the newest link opens, and open sessions end', async () => {
  const person = await rowOf('astrid@example.no')
  const now = Date.now()
  await database.execute({
    sql: `insert into sessions (id, user_id, created_at, expires_at, ends_at, last_seen_at, device) values (?, ?, ?, ?, ?, ?, 'Test')`,
    args: [newId(), String(person?.['id']), now, now + 9999, now + 9999, now],
  })
  expect((await adminCreate(owner('astrid@example.no'))).code).toBe(0)
  const links = await linksOf(person?.['id'])
  expect(links.map(({ spent_at }) => spent_at === null)).toEqual([false, true])
  expect((await database.execute('select * from sessions')).rows).toEqual([])
})

test('[U02] the last owner stays one, until there is another', async () => {
  const asEditor = ['--email', 'astrid@example.no', '--name', 'Astrid Eide', '--role', 'editor']
  const refused = await adminCreate(asEditor)
  expect(refused).toMatchObject({ code: 1, output: 'There must be at least one owner.\n' })
  expect(await rowOf('astrid@example.no')).toMatchObject({ role: 'owner' })
  expect(await linksOf((await rowOf('astrid@example.no'))?.['id'])).toHaveLength(2)
  await newPerson(database, { role: 'owner' })
  expect((await adminCreate(asEditor)).code).toBe(0)
  expect(await rowOf('astrid@example.no')).toMatchObject({ role: 'editor' })
})

test('a password that was set before the address was confirmed does not open an admin’s account', async () => {
  const squatter = await newPerson(database, { email: 'eline@example.no' })
  await database.execute({
    sql: `update users set email_verified_at = null, password_hash = 'theirs', name = 'Eve' where id = ?`,
    args: [squatter.id],
  })
  await database.execute({
    sql: `insert into account_tokens (id, user_id, purpose, email, entity_id, created_at, expires_at)
      values ('theirs', ?, 'confirm', 'eline@example.no', 'theirs', 1, ?)`,
    args: [squatter.id, Date.now() + 3_600_000],
  })
  expect((await adminCreate(owner('eline@example.no'))).code).toBe(0)
  expect(await rowOf('eline@example.no')).toMatchObject({
    id: squatter.id,
    name: 'Astrid Eide',
    password_hash: null,
    role: 'owner',
  })
  const [confirmation] = await linksOf(squatter.id)
  expect(confirmation).toMatchObject({ purpose: 'confirm', spent_at: expect.any(Number) })
})

test('a confirmed person keeps their password and name', async () => {
  const { id } = await newPerson(database, { email: 'kari@example.no' })
  await database.execute({ sql: `update users set password_hash = 'own' where id = ?`, args: [id] })
  expect((await adminCreate(owner('kari@example.no'))).code).toBe(0)
  expect(await rowOf('kari@example.no')).toMatchObject({
    name: 'Kari Prøve',
    password_hash: 'own',
    role: 'owner',
  })
})

test.each([
  ['no address', ['--email', 'nobody', '--name', 'Astrid Eide'], /^Check --email\./u],
  ['no name', ['--email', 'a@example.no'], /^Check --name\./u],
  [
    'no such role',
    [...owner('a@example.no').slice(0, 4), '--role', 'god'],
    /^Check --role\.\n[^]*owner, manager/u,
  ],
])('%s is refused before anything is written', async (_, args, reason) => {
  const before = (await database.execute('select count(*) as n from users')).rows[0]?.['n']
  const refused = await adminCreate(args)
  expect(refused.code).toBe(1)
  expect(refused.output).toMatch(reason)
  expect((await database.execute('select count(*) as n from users')).rows[0]?.['n']).toBe(before)
})

test('a locked account is not made an admin', async () => {
  const { id } = await newPerson(database, { email: 'locked@example.no' })
  await database.execute({ sql: `update users set status = 'locked' where id = ?`, args: [id] })
  const refused = await adminCreate(owner('locked@example.no'))
  expect(refused).toMatchObject({ code: 1, output: 'This account is locked.\n' })
  expect(await linksOf(id)).toEqual([])
})

test('a database elsewhere needs the address that links carry', async () => {
  const refused = await adminCreate(owner('a@example.no'), { PUBLIC_URL: '' })
  expect(refused.output).toBe('Check the environment settings: PUBLIC_URL (missing).\n')
})

test('[U02] the link that is printed lets them in as what they are, once', async () => {
  const made = await adminCreate(owner('first@example.no'), { PUBLIC_URL: site.url })
  const link = new URL(/https?:\S+/u.exec(made.output)?.[0] ?? '')
  expect(link.origin + link.pathname).toBe(`${site.url}/nb/auth/callback`)
  const token = link.hash.slice(1)
  const password = 'regn over fjorden 7'
  expect((await post(site, '/api/auth/reset', { token, password })).status).toBe(200)
  expect((await post(site, '/api/auth/reset', { token, password })).status).toBe(410)
  const signedIn = await post(site, '/api/auth/sign-in', { email: 'first@example.no', password })
  expect(await signedIn.json()).toMatchObject({ status: 'signed_in' })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((header) => header.split(';')[0])
    .join('; ')
  const session = await fetch(`${site.url}/api/session`, { headers: { cookie } })
  expect(await session.json()).toMatchObject({
    user: { email: 'first@example.no', role: 'owner', lacksSecondFactor: true },
  })
})
