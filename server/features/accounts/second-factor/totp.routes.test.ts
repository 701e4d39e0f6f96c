import { beforeAll, expect, test } from 'vitest'
import { appConfig } from '#config'
import type { ErrorBody } from '#domain/errors.ts'
import type { Enrolment, Security } from '#domain/second-factor.schema.ts'
import type { Session } from '#domain/session.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import type { Person } from '#tests/support/people.ts'
import {
  addTotp,
  codeOf,
  holdClock,
  newOwner,
  password,
  ticketOf,
} from '#tests/support/second-factor.ts'

const api = useApi()
beforeAll(() => holdClock(api))

const codeIn = async (response: Response) => ((await response.json()) as ErrorBody).code
const securityOf = async (owner: Visitor) =>
  (await (await owner.get('/api/account/security')).json()) as Security
const sessionOf = async (caller: Visitor) =>
  (await (await caller.get('/api/session')).json()) as Session

async function signIn(person: Person, body: object): Promise<Response & { visitor: Visitor }> {
  const visitor = api.visitor()
  const ticket = await ticketOf(api, person)
  const response = await visitor.send('POST', '/api/auth/second-factor', { ticket, ...body })
  return Object.assign(response, { visitor })
}

/** Forgets which codes were used, so that a test need not wait half a minute. */
const forgetSteps = ({ id }: Person) =>
  api.database.execute({ sql: 'update users set totp_last_step = 0 where id = ?', args: [id] })

async function auditOf(person: Person): Promise<unknown[]> {
  const { rows } = await api.database.execute({
    sql: `select action from audit_log where actor_id = ?1 or entity_id = ?1 order by at, id`,
    args: [person.id],
  })
  return rows.map(({ action }) => action)
}

test('[U01] an authenticator app counts from its first code on, and its recovery codes are shown then', async () => {
  const owner = await newOwner(api)
  const begun = (await (
    await owner.send('POST', '/api/account/totp', { password })
  ).json()) as Enrolment
  expect(begun.uri).toContain(begun.secret)
  expect(begun.qr.path).toMatch(/^M\d+ \d+h\d+v1h-\d+z/u)
  expect((await securityOf(owner)).totp).toBe(false)
  const wrong = await owner.send('POST', '/api/account/totp/confirm', { code: '000000' })
  expect(wrong.status).toBe(422)
  const right = await owner.send('POST', '/api/account/totp/confirm', {
    code: codeOf(begun.secret),
  })
  const { recoveryCodes } = (await right.json()) as { recoveryCodes: string[] }
  expect(new Set(recoveryCodes).size).toBe(10)
  expect(await securityOf(owner)).toMatchObject({ totp: true, recoveryLeft: 10, hasPassword: true })
  expect(await auditOf(owner.person)).toEqual(['second_factor_on'])
  const { rows } = await api.database.execute({
    sql: 'select code_hash from recovery_codes where user_id = ?',
    args: [owner.person.id],
  })
  for (const code of recoveryCodes)
    expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''))
})

test('[U06] the session that confirms the app has a second factor from then on, and none without it', async () => {
  const admin = await newOwner(api, 'owner')
  expect(await sessionOf(admin)).toMatchObject({ hasSecondFactor: false, lacksSecondFactor: true })
  await addTotp(admin)
  expect(await sessionOf(admin)).toMatchObject({ hasSecondFactor: true, lacksSecondFactor: false })
  await admin.send('DELETE', '/api/account/totp', { password })
  expect(await sessionOf(admin)).toMatchObject({ hasSecondFactor: false, lacksSecondFactor: true })
})

test('[U01] the password and a code open a session with a second factor', async () => {
  const owner = await newOwner(api)
  const { secret } = await addTotp(owner)
  const response = await signIn(owner.person, { method: 'totp', code: codeOf(secret, 1) })
  expect(await response.json()).toEqual({ status: 'signed_in', mergedItems: 0 })
  const session = await sessionOf(response.visitor)
  expect(session).toMatchObject({ user: { id: owner.person.id }, hasSecondFactor: true })
  expect(await auditOf(owner.person)).toContain('sign_in')
})

test('[U01] digits of other scripts and the space that apps show are read', async () => {
  const owner = await newOwner(api)
  const { secret } = await addTotp(owner)
  const code = codeOf(secret, 1).replaceAll(/\d/gu, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)))
  const typed = `${code.slice(0, 3)} ${code.slice(3)}`
  expect((await signIn(owner.person, { method: 'totp', code: typed })).status).toBe(200)
})

test.each([
  ['a step ago opens', -1, 200],
  ['a step ahead opens', 1, 200],
  ['two steps ago opens nothing', -2, 422],
  ['two steps ahead opens nothing', 2, 422],
])('[U01] a clock may be one step off: a code of %s', async (_, steps, status) => {
  const owner = await newOwner(api)
  const { secret } = await addTotp(owner)
  await forgetSteps(owner.person)
  const response = await signIn(owner.person, { method: 'totp', code: codeOf(secret, steps) })
  expect(response.status).toBe(status)
})

test('[U01] a code opens once, by whatever ticket, and not the one that confirmed the app', async () => {
  const owner = await newOwner(api)
  const { secret } = await addTotp(owner)
  const confirming = await signIn(owner.person, { method: 'totp', code: codeOf(secret) })
  expect(await codeIn(confirming)).toBe('code_wrong')
  await forgetSteps(owner.person)
  const once = { method: 'totp', code: codeOf(secret, 1) }
  const answers = await Promise.all(
    Array.from({ length: 8 }, async () => (await signIn(owner.person, once)).status),
  )
  expect(answers.filter((status) => status === 200)).toHaveLength(1)
  expect((await signIn(owner.person, once)).status).not.toBe(200)
})

test('[U01] a ticket takes five codes, however many come at once, and is spent then', async () => {
  const owner = await newOwner(api)
  const { secret } = await addTotp(owner)
  await forgetSteps(owner.person)
  const ticket = await ticketOf(api, owner.person)
  const guess = (code: string) =>
    api.visitor().send('POST', '/api/auth/second-factor', { ticket, method: 'totp', code })
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => codeIn(await guess(String(100_000 + index)))),
  )
  expect(answers.filter((code) => code === 'code_wrong')).toHaveLength(5)
  expect(answers.filter((code) => code === 'ticket_spent')).toHaveLength(15)
  expect(await codeIn(await guess(codeOf(secret)))).toBe('ticket_spent')
})

test('[U01] an account takes ten wrong codes over all tickets; recovery codes and known browsers go on', async () => {
  const owner = await newOwner(api)
  const { secret, recoveryCodes } = await addTotp(owner)
  await forgetSteps(owner.person)
  const first = await signIn(owner.person, { method: 'totp', code: codeOf(secret) })
  const browser = first.visitor.cookies.get(appConfig.browserCookie) ?? ''
  await forgetSteps(owner.person)
  for (let round = 0; round < 10; round += 1)
    await signIn(owner.person, { method: 'totp', code: '000000' })
  const stranger = await signIn(owner.person, { method: 'totp', code: codeOf(secret) })
  expect(stranger.status).toBe(429)
  expect(((await stranger.json()) as ErrorBody).message).toMatch(/Wait 1[45] minutes/u)
  const recovered = await signIn(owner.person, { method: 'recovery', code: recoveryCodes[0] })
  expect(recovered.status).toBe(200)
  const known = api.visitor()
  known.cookies.set(appConfig.browserCookie, browser)
  const again = await known.send('POST', '/api/auth/second-factor', {
    ticket: await ticketOf(api, owner.person),
    method: 'totp',
    code: codeOf(secret),
  })
  expect(again.status).toBe(200)
})

test('[U01] a ticket opens once, for its person alone, and not when it is old or of something else', async () => {
  const owner = await newOwner(api)
  const other = await newOwner(api)
  const { secret } = await addTotp(owner)
  const mine = await addTotp(other)
  await Promise.all([forgetSteps(owner.person), forgetSteps(other.person)])
  const strange = await signIn(owner.person, { method: 'totp', code: codeOf(mine.secret) })
  expect(await codeIn(strange)).toBe('code_wrong')
  const ticket = await ticketOf(api, owner.person)
  const use = (stepsAway: number) =>
    api.visitor().send('POST', '/api/auth/second-factor', {
      ticket,
      method: 'totp',
      code: codeOf(secret, stepsAway),
    })
  expect((await use(0)).status).toBe(200)
  expect(await codeIn(await use(1))).toBe('ticket_spent')
  for (const change of ['expires_at = 1', `purpose = 'passkey_use'`]) {
    const stale = await ticketOf(api, owner.person)
    await api.database.execute({
      sql: `update auth_challenges set ${change} where user_id = ?`,
      args: [owner.person.id],
    })
    const body = { ticket: stale, method: 'totp', code: codeOf(secret, 1) }
    expect((await api.visitor().send('POST', '/api/auth/second-factor', body)).status).toBe(410)
  }
})

test('[U01] a locked account is not opened by a right code', async () => {
  const owner = await newOwner(api)
  const { secret } = await addTotp(owner)
  await api.database.execute({
    sql: `update users set status = 'locked' where id = ?`,
    args: [owner.person.id],
  })
  expect((await signIn(owner.person, { method: 'totp', code: codeOf(secret, 1) })).status).toBe(410)
})

test('[U01] a recovery code opens once, of twenty calls at once too, however it is typed', async () => {
  const owner = await newOwner(api)
  const { recoveryCodes } = await addTotp(owner)
  const code = recoveryCodes[3]?.toUpperCase().replaceAll('-', ' ')
  const answers = await Promise.all(
    Array.from(
      { length: 20 },
      async () => (await signIn(owner.person, { method: 'recovery', code })).status,
    ),
  )
  expect(answers.filter((status) => status === 200)).toHaveLength(1)
  expect((await securityOf(owner)).recoveryLeft).toBe(9)
})

test('[U01] new recovery codes end the old ones, and need the password and a factor', async () => {
  const owner = await newOwner(api)
  const path = '/api/account/recovery-codes'
  expect(await codeIn(await owner.send('POST', path, { password }))).toBe('second_factor_needed')
  const { recoveryCodes } = await addTotp(owner)
  expect(await codeIn(await owner.send('POST', path, { password: 'wrong' }))).toBe('password_wrong')
  const renewed = (await (await owner.send('POST', path, { password })).json()) as {
    recoveryCodes: string[]
  }
  const old = await signIn(owner.person, { method: 'recovery', code: recoveryCodes[0] })
  expect(old.status).toBe(422)
  const fresh = await signIn(owner.person, { method: 'recovery', code: renewed.recoveryCodes[0] })
  expect(fresh.status).toBe(200)
})

test.each([
  ['POST', '/api/account/totp'],
  ['DELETE', '/api/account/totp'],
  ['POST', '/api/account/recovery-codes'],
])('[U01] %s %s needs the password, which can be guessed ten times', async (method, path) => {
  const owner = await newOwner(api)
  await addTotp(owner)
  const before = await securityOf(owner)
  const answers: string[] = []
  for (let round = 0; round < 11; round += 1)
    answers.push(await codeIn(await owner.send(method, path, { password: `guess ${round}` })))
  expect(answers).toEqual([...Array<string>(10).fill('password_wrong'), 'too_many_tries'])
  expect((await owner.send(method, path, { password })).status).toBe(429)
  expect(await securityOf(owner)).toEqual(before)
})

test('[U01] without the app the password is enough again, and its recovery codes open nothing', async () => {
  const owner = await newOwner(api)
  const { secret, recoveryCodes } = await addTotp(owner)
  expect((await owner.send('DELETE', '/api/account/totp', { password })).status).toBe(200)
  expect(await securityOf(owner)).toMatchObject({ totp: false, recoveryLeft: 0 })
  for (const body of [
    { method: 'totp', code: codeOf(secret, 1) },
    { method: 'recovery', code: recoveryCodes[0] },
  ])
    expect((await signIn(owner.person, body)).status).toBe(422)
  expect(await auditOf(owner.person)).toContain('second_factor_off')
})

test('[U01] a new app takes the place of the old one with its first code, and not before', async () => {
  const owner = await newOwner(api)
  const old = await addTotp(owner)
  const begun = await owner.send('POST', '/api/account/totp', { password })
  const { secret } = (await begun.json()) as Enrolment
  await forgetSteps(owner.person)
  const before = await signIn(owner.person, { method: 'totp', code: codeOf(old.secret) })
  expect(before.status).toBe(200)
  await owner.send('POST', '/api/account/totp/confirm', { code: codeOf(secret) })
  const after = await signIn(owner.person, { method: 'totp', code: codeOf(old.secret, 1) })
  expect(after.status).toBe(422)
  expect((await signIn(owner.person, { method: 'totp', code: codeOf(secret, 1) })).status).toBe(200)
})

test('[U01] a secret that was shown in another session, or too long ago, is not confirmed', async () => {
  const owner = await newOwner(api)
  const begun = await owner.send('POST', '/api/account/totp', { password })
  const { secret } = (await begun.json()) as Enrolment
  await api.database.execute({
    sql: `update auth_challenges set expires_at = 1 where user_id = ?`,
    args: [owner.person.id],
  })
  const late = await owner.send('POST', '/api/account/totp/confirm', { code: codeOf(secret) })
  expect(await codeIn(late)).toBe('code_wrong')
})

test('[U01] a session that is older than the factor and has not shown it changes nothing', async () => {
  const owner = await newOwner(api)
  await addTotp(owner)
  await api.database.execute({
    sql: 'update sessions set second_factor_at = null where user_id = ?',
    args: [owner.person.id],
  })
  for (const [method, path, body] of [
    ['DELETE', '/api/account/totp', { password }],
    ['POST', '/api/account/totp', { password }],
    ['POST', '/api/account/recovery-codes', { password }],
    ['POST', '/api/account/passkeys/options', { password }],
  ] as const)
    expect(await codeIn(await owner.send(method, path, body))).toBe('sign_in_again')
  expect((await securityOf(owner)).totp).toBe(true)
})

test('[U01] the password counts however a keyboard puts its accents together', async () => {
  const owner = await newOwner(api)
  await api.database.execute({
    sql: 'update users set password_hash = ? where id = ?',
    args: [await api.platform.passwords.hash('blåbær på tunet'.normalize('NFC')), owner.person.id],
  })
  const typed = { password: 'blåbær på tunet'.normalize('NFD') }
  expect((await owner.send('POST', '/api/account/totp', typed)).status).toBe(200)
})
