import { type Client, createClient } from '@libsql/client/http'
import { spawn } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId, sha256Hex } from '#domain/ids.ts'
import { newPerson } from '#tests/support/people.ts'
import { startCopy } from '#tests/support/template.ts'

let copy: Awaited<ReturnType<typeof startCopy>>
let database: Client

beforeAll(async () => {
  copy = await startCopy()
  database = createClient({ url: copy.url })
})
afterAll(async () => {
  database.close()
  await copy.stop()
})

interface Ended {
  code: number | null
  output: string
}

function adminCreate(args: string[], settings: Record<string, string> = {}): Promise<Ended> {
  const child = spawn('node', ['scripts/admin-create.ts', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATABASE_URL: copy.url,
      PUBLIC_URL: 'https://matverk.example',
      ...settings,
    },
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })))
}

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
  expect((await adminCreate(owner('eline@example.no'))).code).toBe(0)
  expect(await rowOf('eline@example.no')).toMatchObject({
    id: squatter.id,
    name: 'Astrid Eide',
    password_hash: null,
    role: 'owner',
  })
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
  ['no address', ['--email', 'nobody', '--name', 'Astrid Eide'], /--email is not an address/u],
  ['no name', ['--email', 'a@example.no'], /--name is missing/u],
  ['no such role', [...owner('a@example.no').slice(0, 4), '--role', 'god'], /--role is one of/u],
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
