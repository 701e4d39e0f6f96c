import { expect, test } from 'vitest'
import type { AdminPerson } from '#domain/people.schema.ts'
import { mailsTo } from '#tests/support/accounts.ts'
import { ownPassword, useAdminPeople } from '#tests/support/admin-people.ts'
import { useApi } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { callerOf, newPerson, type Person } from '#tests/support/people.ts'

const api = useApi()
const { callerWithPassword, peopleSeenBy, rowOf, change, invitation, newAddress } =
  useAdminPeople(api)
const password = ownPassword

test('[U03] a name is found in any case, order and spelling, an address as it stands', async () => {
  const owner = await callerWithPassword('owner')
  const { person } = await callerOf(api, 'editor', { email: 'oy.aas@example.no' })
  await api.database.execute({
    sql: `update users set name = 'Øystein Åsæther' where id = ?`,
    args: [person?.id ?? ''],
  })
  for (const typed of [
    'øystein',
    'OEYSTEIN',
    'åsæther øy',
    'aasaether',
    'oy.aas@',
    'Øystein oy.aas@example.no',
  ])
    expect([typed, (await found(typed)).map(({ id }) => id)]).toEqual([typed, [person?.id]])
  expect(await found('aas@oy')).toEqual([])
  expect(await found('øystein solveig')).toEqual([])

  async function found(typed: string) {
    return (await peopleSeenBy(owner, `?q=${encodeURIComponent(typed)}`)).people
  }
})

/** Leaves these owners the only ones, and puts the others back after the test. */
async function onlyOwners(...kept: Person[]): Promise<void> {
  await api.database.execute({
    sql: `update admins set is_active = 0 where role = 'owner' and user_id not in (${kept.map(() => '?').join(', ')})`,
    args: kept.map(({ id }) => id),
  })
}

async function activeOwners(): Promise<number> {
  const { rows } = await api.database.execute(
    "select count(*) as n from admins where role = 'owner' and is_active = 1",
  )
  return Number(rows[0]?.['n'])
}

test('[U03] those who work here are searched, filtered and paged, without anything secret', async () => {
  const owner = await callerWithPassword('owner')
  const editor = await callerOf(api, 'editor', { email: 'solveig.redaktor@example.no' })
  await callerOf(api, 'customer', { email: 'solveig.kunde@example.no' })
  const { people, total, page } = await peopleSeenBy(owner, '?q=solveig')
  expect([total, page]).toEqual([1, 1])
  expect(people[0]).toMatchObject({
    id: editor.person?.id,
    role: 'editor',
    roleText: 'Editor',
    state: 'active',
    hasSecondFactor: false,
    languages: null,
    sessions: 1,
  })
  expect(Object.keys(people[0] ?? {})).not.toContain('passwordHash')
  const editors = await peopleSeenBy(owner, '?role=editor')
  expect(new Set(editors.people.map(({ role }) => role))).toEqual(new Set(['editor']))
  const unsafe = await peopleSeenBy(owner, '?factor=none&sort=-name')
  expect(unsafe.people.every((row) => !row.hasSecondFactor)).toBe(true)
  const beyond = await peopleSeenBy(owner, '?q=solveig&page=999')
  expect([beyond.page, beyond.people.length]).toEqual([1, 1])
  expect(await peopleSeenBy(owner, '?q=nobody+here&page=999')).toMatchObject({ page: 1, total: 0 })
  expect((await owner.get('/api/admin/people?page=-1&role=king&sort=rev')).status).toBe(200)
})

test('[U03] a new role holds from the next request on, and is told to the person and to the owners', async () => {
  const owner = await callerWithPassword('owner')
  const editor = await callerOf(api, 'editor')
  const { person } = editor
  if (!person) throw new Error('nobody is signed in')
  const before = await rowOf(owner, person)
  expect((await editor.get('/api/admin/people')).status).toBe(403)
  const changed = await change(owner, before, { role: 'manager' })
  expect(await changed.json()).toMatchObject({ role: 'manager', rev: before.rev + 1 })
  expect((await editor.get('/api/admin/people')).status).toBe(200)
  expect((await mailsTo(api, person.email)).map(({ kind }) => kind)).toEqual(['A5-role'])
  expect((await mailsTo(api, owner.person.email)).map(({ kind }) => kind)).toContain('A5-owners')
  const { rows } = await api.database.execute({
    sql: "select data, actor_id from audit_log where action = 'role_changed' and entity_id = ?",
    args: [person.id],
  })
  expect(JSON.parse(String(rows[0]?.['data']))).toEqual({ role: 'manager', before: 'editor' })
  expect(rows[0]?.['actor_id']).toBe(owner.person.id)
})

test('a role asks for the password again, and a wrong one changes nothing', async () => {
  const owner = await callerWithPassword('owner')
  const editor = await newPerson(api.database, { role: 'editor' })
  const row = await rowOf(owner, editor)
  const body = { role: 'owner', isActive: true, languages: null, rev: row.rev }
  const path = `/api/admin/people/${row.id}`
  const wrong = await owner.send('PATCH', path, { ...body, password: 'not that one' })
  expect(await refusal(wrong)).toMatchObject({ code: 'password_wrong' })
  expect((await owner.send('PATCH', path, body)).status).toBe(422)
  expect(await rowOf(owner, editor)).toEqual(row)
})

test('the same change sent twice is made once; one of an older row is stale', async () => {
  const owner = await callerWithPassword('owner')
  const editor = await newPerson(api.database, { role: 'editor' })
  const row = await rowOf(owner, editor)
  const [first, second] = await Promise.all([
    change(owner, row, { role: 'sales' }),
    change(owner, row, { role: 'sales' }),
  ])
  expect([first.status, second.status]).toEqual([200, 200])
  expect((await rowOf(owner, editor)).rev).toBe(row.rev + 1)
  expect(await refusal(await change(owner, row, { role: 'viewer' }))).toMatchObject({
    status: 409,
    code: 'stale',
  })
})

test('who is deactivated has no power with the next request, and gets it back', async () => {
  const owner = await callerWithPassword('owner')
  const viewer = await callerOf(api, 'viewer')
  if (!viewer.person) throw new Error('nobody is signed in')
  expect((await viewer.get('/api/admin')).status).toBe(200)
  const row = await rowOf(owner, viewer.person)
  const out = (await (await change(owner, row, { isActive: false })).json()) as AdminPerson
  expect(out.state).toBe('inactive')
  expect((await viewer.get('/api/admin')).status).toBe(403)
  await change(owner, out, { isActive: true })
  expect((await viewer.get('/api/admin')).status).toBe(200)
})

test('there is always at least one owner, also when twenty calls come at once', async () => {
  const owners = await Promise.all(Array.from({ length: 4 }, () => callerWithPassword('owner')))
  await onlyOwners(...owners.map(({ person }) => person))
  const [first] = owners
  if (!first) throw new Error('there is no owner')
  const rows = await Promise.all(owners.map(({ person }) => rowOf(first, person)))
  // Everybody takes the next one's role away, five times each.
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => {
      const caller = owners[index % owners.length]
      const row = rows[(index + 1) % owners.length]
      if (!caller || !row) throw new Error('there is no owner')
      return change(caller, row, index % 2 ? { role: 'viewer' } : { isActive: false })
    }),
  )
  const statuses = new Set(answers.map(({ status }) => status))
  expect(statuses).toContain(200)
  // Refused for want of the right by now, as stale or the last one, or since too many write at once.
  for (const status of [200, 403, 409, 503]) statuses.delete(status)
  expect([...statuses]).toEqual([])
  expect(await activeOwners()).toBeGreaterThanOrEqual(1)
})

test('the last owner stays one, and is told so', async () => {
  const owner = await callerWithPassword('owner')
  await onlyOwners(owner.person)
  const row = await rowOf(owner, owner.person)
  const refused = [{ role: 'viewer' as const }, { isActive: false }].map(async (to) =>
    refusal(await change(owner, row, to)),
  )
  expect(await Promise.all(refused)).toMatchObject([{ code: 'last_owner' }, { code: 'last_owner' }])
  const answer = await change(owner, row, { isActive: false })
  expect(((await answer.json()) as { message: string }).message).toBe(
    'There must be at least one owner.',
  )
  expect(await rowOf(owner, owner.person)).toEqual(row)
})

test('a second factor is taken away with the sessions it opened, and its person is told', async () => {
  const owner = await callerWithPassword('owner')
  const editor = await callerOf(api, 'editor')
  if (!editor.person) throw new Error('nobody is signed in')
  await api.database.execute({
    sql: 'update users set totp_secret = ?, totp_confirmed_at = 1 where id = ?',
    args: ['ABC', editor.person.id],
  })
  const row = await rowOf(owner, editor.person)
  expect(row.hasSecondFactor).toBe(true)
  const path = `/api/admin/people/${row.id}/remove-factors`
  const wrong = await owner.send('POST', path, { password: 'not that one' })
  expect(await refusal(wrong)).toMatchObject({ code: 'password_wrong' })
  const removed = await owner.send('POST', path, { password })
  expect(await removed.json()).toMatchObject({ hasSecondFactor: false, sessions: 0 })
  expect((await editor.get('/api/account')).status).toBe(401)
  expect((await mailsTo(api, editor.person.email)).map(({ kind }) => kind)).toEqual(['A4-factor'])
  expect((await owner.send('POST', path, { password })).status).toBe(200)
})

test('sessions are ended everywhere, but not the one at hand; strangers’ ids lead nowhere', async () => {
  const owner = await callerWithPassword('owner')
  const editor = await callerOf(api, 'editor')
  if (!editor.person) throw new Error('nobody is signed in')
  const end = (id: string) => owner.send('POST', `/api/admin/people/${id}/end-sessions`, {})
  expect(await (await end(editor.person.id)).json()).toMatchObject({ sessions: 0 })
  expect((await editor.get('/api/account')).status).toBe(401)
  expect(await (await end(owner.person.id)).json()).toMatchObject({ sessions: 1 })
  const customer = await newPerson(api.database)
  expect((await end(customer.id)).status).toBe(404)
})

test('[U06] without the second factor nobody’s role is changed', async () => {
  const owner = await callerOf(api, 'owner', { hasSecondFactor: false })
  const answer = await owner.send('POST', '/api/admin/people/invitations', invitation(newAddress()))
  expect(await refusal(answer)).toMatchObject({ status: 403, code: 'second_factor_needed' })
})
