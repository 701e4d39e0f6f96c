import type { Client } from '@libsql/client/http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#domain/ids.ts'
import { runCommand } from '#tests/support/command.ts'
import { newPerson, type Person } from '#tests/support/people.ts'
import { post } from '#tests/support/post.ts'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site
let database: Client

beforeAll(async () => {
  site = await startSite()
  database = site.database
})
afterAll(() => site.stop())

const resetFactor = (email: string) =>
  runCommand('admin-reset-factor', ['--email', email], {
    DATABASE_URL: site.databaseUrl,
    PUBLIC_URL: site.url,
  })

/** An owner with an app, a passkey and a recovery code, who is signed in. */
async function wellProtected(email: string): Promise<Person> {
  const person = await newPerson(database, { role: 'owner', email })
  const args = [person.id]
  await database.batch(
    [
      {
        sql: `update users set totp_secret = 'JBSWY3DP', totp_confirmed_at = 1, totp_last_step = 7 where id = ?`,
        args,
      },
      {
        sql: `insert into passkeys (id, user_id, public_key, counter, transports, name, is_backed_up, created_at)
          values ('${newId()}', ?, 'key', 0, '[]', 'My phone', 0, 1)`,
        args,
      },
      {
        sql: `insert into recovery_codes (user_id, code_hash) values (?, 'hash')`,
        args,
      },
    ],
    'write',
  )
  return person
}

async function factorsOf({ id }: Person) {
  const { rows } = await database.execute({
    sql: `select totp_secret, totp_confirmed_at, totp_last_step,
      (select count(*) from passkeys where user_id = users.id) as passkeys,
      (select count(*) from recovery_codes where user_id = users.id) as codes,
      (select count(*) from sessions where user_id = users.id) as sessions
      from users where id = ?`,
    args: [id],
  })
  return rows[0]
}

test('[U06] a lone owner who lost every factor gets in again through the operator of the server', async () => {
  const owner = await wellProtected('astrid@example.no')
  const other = await wellProtected('eline@example.no')
  const before = await factorsOf(other)
  const reset = await resetFactor('Astrid@Example.no')
  expect(reset.code).toBe(0)
  expect(await factorsOf(owner)).toEqual({
    totp_secret: null,
    totp_confirmed_at: null,
    totp_last_step: 7,
    passkeys: 0,
    codes: 0,
    sessions: 0,
  })
  expect(await factorsOf(other)).toEqual(before)
  const audit = await database.execute('select * from audit_log')
  expect(audit.rows).toMatchObject([
    {
      action: 'second_factor_off',
      role: 'operator',
      actor_id: null,
      entity_id: owner.id,
      data: JSON.stringify({ app: 1, passkeys: 1 }),
    },
  ])
  const link = new URL(/https?:\S+/u.exec(reset.output)?.[0] ?? '')
  const password = 'regn over fjorden 7'
  const chosen = await post(site, '/api/auth/reset', { token: link.hash.slice(1), password })
  expect(chosen.status).toBe(200)
  const signedIn = await post(site, '/api/auth/sign-in', { email: owner.email, password })
  expect(await signedIn.json()).toMatchObject({ status: 'signed_in' })
})

test.each([
  ['an address without an account', 'nobody@example.no', 'There is no account to open there.\n'],
  ['no address', 'nobody', /^Check --email\./u],
])('%s changes nothing', async (_, email, said) => {
  const countAll = async () =>
    (await database.execute('select count(*) as n from audit_log')).rows[0]?.['n']
  const before = await countAll()
  const refused = await resetFactor(email)
  expect(refused.code).toBe(1)
  expect(refused.output).toMatch(said)
  expect(await countAll()).toBe(before)
})

test('a locked account stays as it is', async () => {
  const locked = await wellProtected('locked@example.no')
  await database.execute({
    sql: `update users set status = 'locked' where id = ?`,
    args: [locked.id],
  })
  const before = await factorsOf(locked)
  expect((await resetFactor(locked.email)).code).toBe(1)
  expect(await factorsOf(locked)).toEqual(before)
})
