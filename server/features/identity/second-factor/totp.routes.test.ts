import { beforeAll, expect, test } from 'vitest'
import type { Enrolment } from '#domain/second-factor.schema.ts'
import { useApi } from '#tests/support/api.ts'
import { codeOf, sessionOf } from '#tests/support/auth.ts'
import {
  addTotp,
  appCode,
  auditOf,
  forgetSteps,
  holdClock,
  newOwner,
  password,
  securityOf,
  signInWith,
} from '#tests/support/second-factor.ts'

const api = useApi()
beforeAll(() => holdClock(api))

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
    code: appCode(begun.secret),
  })
  const { recoveryCodes } = (await right.json()) as { recoveryCodes: string[] }
  expect(new Set(recoveryCodes).size).toBe(10)
  expect(await securityOf(owner)).toMatchObject({ totp: true, recoveryLeft: 10, hasPassword: true })
  expect(await auditOf(api, owner.person)).toEqual(['second_factor_on'])
  const { rows } = await api.database.execute({
    sql: 'select code_hash from recovery_codes where user_id = ?',
    args: [owner.person.id],
  })
  for (const code of recoveryCodes)
    expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''))
})

test('[U06] the session that confirms the app has a second factor from then on, and none without it', async () => {
  const admin = await newOwner(api, 'owner')
  expect(await sessionOf(admin)).toMatchObject({
    hasSecondFactor: false,
    user: { lacksSecondFactor: true },
  })
  await addTotp(api, admin)
  expect(await sessionOf(admin)).toMatchObject({
    hasSecondFactor: true,
    user: { lacksSecondFactor: false },
  })
  await admin.send('DELETE', '/api/account/totp', { password })
  expect(await sessionOf(admin)).toMatchObject({
    hasSecondFactor: false,
    user: { lacksSecondFactor: true },
  })
})

test('[U01] new recovery codes end the old ones, and need the password and a factor', async () => {
  const owner = await newOwner(api)
  const path = '/api/account/recovery-codes'
  expect(await codeOf(await owner.send('POST', path, { password }))).toBe('second_factor_needed')
  const { recoveryCodes } = await addTotp(api, owner)
  expect(await codeOf(await owner.send('POST', path, { password: 'wrong' }))).toBe('password_wrong')
  const renewed = (await (await owner.send('POST', path, { password })).json()) as {
    recoveryCodes: string[]
  }
  const old = await signInWith(api, owner.person, { method: 'recovery', code: recoveryCodes[0] })
  expect(old.status).toBe(422)
  const fresh = await signInWith(api, owner.person, {
    method: 'recovery',
    code: renewed.recoveryCodes[0],
  })
  expect(fresh.status).toBe(200)
})

test.each([
  ['POST', '/api/account/totp'],
  ['DELETE', '/api/account/totp'],
  ['POST', '/api/account/recovery-codes'],
])('[U01] %s %s needs the password, which can be guessed ten times', async (method, path) => {
  const owner = await newOwner(api)
  await addTotp(api, owner)
  const before = await securityOf(owner)
  const answers: string[] = []
  for (let round = 0; round < 11; round += 1)
    answers.push(await codeOf(await owner.send(method, path, { password: `guess ${round}` })))
  expect(answers).toEqual([...Array<string>(10).fill('password_wrong'), 'too_many_tries'])
  expect((await owner.send(method, path, { password })).status).toBe(429)
  expect(await securityOf(owner)).toEqual(before)
})

test('[U01] without the app the password is enough again, and its recovery codes open nothing', async () => {
  const owner = await newOwner(api)
  const { secret, recoveryCodes } = await addTotp(api, owner)
  expect((await owner.send('DELETE', '/api/account/totp', { password })).status).toBe(200)
  expect(await securityOf(owner)).toMatchObject({ totp: false, recoveryLeft: 0 })
  for (const body of [
    { method: 'totp', code: appCode(secret, 1) },
    { method: 'recovery', code: recoveryCodes[0] },
  ])
    expect((await signInWith(api, owner.person, body)).status).toBe(422)
  expect(await auditOf(api, owner.person)).toContain('second_factor_off')
})

test('[U01] a new app takes the place of the old one with its first code, and not before', async () => {
  const owner = await newOwner(api)
  const old = await addTotp(api, owner)
  const begun = await owner.send('POST', '/api/account/totp', { password })
  const { secret } = (await begun.json()) as Enrolment
  await forgetSteps(api, owner.person)
  const before = await signInWith(api, owner.person, { method: 'totp', code: appCode(old.secret) })
  expect(before.status).toBe(200)
  await owner.send('POST', '/api/account/totp/confirm', { code: appCode(secret) })
  const after = await signInWith(api, owner.person, {
    method: 'totp',
    code: appCode(old.secret, 1),
  })
  expect(after.status).toBe(422)
  expect(
    (await signInWith(api, owner.person, { method: 'totp', code: appCode(secret, 1) })).status,
  ).toBe(200)
})

test('[U01] a secret that was shown in another session, or too long ago, is not confirmed', async () => {
  const owner = await newOwner(api)
  const begun = await owner.send('POST', '/api/account/totp', { password })
  const { secret } = (await begun.json()) as Enrolment
  await api.database.execute({
    sql: `update auth_challenges set expires_at = 1 where user_id = ?`,
    args: [owner.person.id],
  })
  const late = await owner.send('POST', '/api/account/totp/confirm', { code: appCode(secret) })
  expect(await codeOf(late)).toBe('code_wrong')
})

test('[U01] a session that is older than the factor and has not shown it changes nothing', async () => {
  const owner = await newOwner(api)
  await addTotp(api, owner)
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
    expect(await codeOf(await owner.send(method, path, body))).toBe('sign_in_again')
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
