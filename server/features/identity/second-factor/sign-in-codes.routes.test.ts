import { beforeAll, expect, test } from 'vitest'
import { appConfig } from '#config'
import type { ErrorBody } from '#domain/errors.ts'
import { useApi } from '#tests/support/api.ts'
import { codeOf, sessionOf } from '#tests/support/auth.ts'
import {
  addTotp,
  appCode,
  auditOf,
  forgetSteps,
  holdClock,
  newOwner,
  securityOf,
  signInWith,
  ticketOf,
} from '#tests/support/second-factor.ts'

const api = useApi()
beforeAll(() => holdClock(api))

test('[U01] the password and a code open a session with a second factor', async () => {
  const owner = await newOwner(api)
  const { secret } = await addTotp(api, owner)
  const response = await signInWith(api, owner.person, { method: 'totp', code: appCode(secret, 1) })
  expect(await response.json()).toEqual({ status: 'signed_in', mergedItems: 0 })
  const session = await sessionOf(response.visitor)
  expect(session).toMatchObject({ user: { id: owner.person.id }, hasSecondFactor: true })
  expect(await auditOf(api, owner.person)).toContain('sign_in')
})

test('[U01] digits of other scripts and the space that apps show are read', async () => {
  const owner = await newOwner(api)
  const { secret } = await addTotp(api, owner)
  const code = appCode(secret, 1).replaceAll(/\d/gu, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)))
  const typed = `${code.slice(0, 3)} ${code.slice(3)}`
  expect((await signInWith(api, owner.person, { method: 'totp', code: typed })).status).toBe(200)
})

test.each([
  ['a step ago opens', -1, 200],
  ['a step ahead opens', 1, 200],
  ['two steps ago opens nothing', -2, 422],
  ['two steps ahead opens nothing', 2, 422],
])('[U01] a clock may be one step off: a code of %s', async (_, steps, status) => {
  const owner = await newOwner(api)
  const { secret } = await addTotp(api, owner)
  await forgetSteps(api, owner.person)
  const response = await signInWith(api, owner.person, {
    method: 'totp',
    code: appCode(secret, steps),
  })
  expect(response.status).toBe(status)
})

test('[U01] a code opens once, by whatever ticket, and not the one that confirmed the app', async () => {
  const owner = await newOwner(api)
  const { secret } = await addTotp(api, owner)
  const confirming = await signInWith(api, owner.person, { method: 'totp', code: appCode(secret) })
  expect(await codeOf(confirming)).toBe('code_wrong')
  await forgetSteps(api, owner.person)
  const once = { method: 'totp', code: appCode(secret, 1) }
  const answers = await Promise.all(
    Array.from({ length: 8 }, async () => (await signInWith(api, owner.person, once)).status),
  )
  expect(answers.filter((status) => status === 200)).toHaveLength(1)
  expect((await signInWith(api, owner.person, once)).status).not.toBe(200)
})

test('[U01] a ticket takes five codes, however many come at once, and is spent then', async () => {
  const owner = await newOwner(api)
  const { secret } = await addTotp(api, owner)
  await forgetSteps(api, owner.person)
  const ticket = await ticketOf(api, owner.person)
  const guess = (code: string) =>
    api.visitor().send('POST', '/api/auth/second-factor', { ticket, method: 'totp', code })
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => codeOf(await guess(String(100_000 + index)))),
  )
  expect(answers.filter((code) => code === 'code_wrong')).toHaveLength(5)
  expect(answers.filter((code) => code === 'ticket_spent')).toHaveLength(15)
  expect(await codeOf(await guess(appCode(secret)))).toBe('ticket_spent')
})

test('[U01] an account takes ten wrong codes over all tickets; recovery codes and known browsers go on', async () => {
  const owner = await newOwner(api)
  const { secret, recoveryCodes } = await addTotp(api, owner)
  await forgetSteps(api, owner.person)
  const first = await signInWith(api, owner.person, { method: 'totp', code: appCode(secret) })
  const browser = first.visitor.cookies.get(appConfig.browserCookie) ?? ''
  await forgetSteps(api, owner.person)
  for (let round = 0; round < 10; round += 1)
    await signInWith(api, owner.person, { method: 'totp', code: '000000' })
  const stranger = await signInWith(api, owner.person, { method: 'totp', code: appCode(secret) })
  expect(stranger.status).toBe(429)
  expect(((await stranger.json()) as ErrorBody).message).toMatch(/Wait 1[45] minutes/u)
  const recovered = await signInWith(api, owner.person, {
    method: 'recovery',
    code: recoveryCodes[0],
  })
  expect(recovered.status).toBe(200)
  const known = api.visitor()
  known.cookies.set(appConfig.browserCookie, browser)
  const again = await known.send('POST', '/api/auth/second-factor', {
    ticket: await ticketOf(api, owner.person),
    method: 'totp',
    code: appCode(secret),
  })
  expect(again.status).toBe(200)
})

test('[U01] a ticket opens once, for its person alone, and not when it is old or of something else', async () => {
  const owner = await newOwner(api)
  const other = await newOwner(api)
  const { secret } = await addTotp(api, owner)
  const mine = await addTotp(api, other)
  await Promise.all([forgetSteps(api, owner.person), forgetSteps(api, other.person)])
  const strange = await signInWith(api, owner.person, {
    method: 'totp',
    code: appCode(mine.secret),
  })
  expect(await codeOf(strange)).toBe('code_wrong')
  const ticket = await ticketOf(api, owner.person)
  const use = (stepsAway: number) =>
    api.visitor().send('POST', '/api/auth/second-factor', {
      ticket,
      method: 'totp',
      code: appCode(secret, stepsAway),
    })
  expect((await use(0)).status).toBe(200)
  expect(await codeOf(await use(1))).toBe('ticket_spent')
  for (const change of ['expires_at = 1', `purpose = 'passkey_use'`]) {
    const stale = await ticketOf(api, owner.person)
    await api.database.execute({
      sql: `update auth_challenges set ${change} where user_id = ?`,
      args: [owner.person.id],
    })
    const body = { ticket: stale, method: 'totp', code: appCode(secret, 1) }
    expect((await api.visitor().send('POST', '/api/auth/second-factor', body)).status).toBe(410)
  }
})

test('[U01] a locked account is not opened by a right code', async () => {
  const owner = await newOwner(api)
  const { secret } = await addTotp(api, owner)
  await api.database.execute({
    sql: `update users set status = 'locked' where id = ?`,
    args: [owner.person.id],
  })
  expect(
    (await signInWith(api, owner.person, { method: 'totp', code: appCode(secret, 1) })).status,
  ).toBe(410)
})

test('[U01] a recovery code opens once, of twenty calls at once too, however it is typed', async () => {
  const owner = await newOwner(api)
  const { recoveryCodes } = await addTotp(api, owner)
  const code = recoveryCodes[3]?.toUpperCase().replaceAll('-', ' ')
  const answers = await Promise.all(
    Array.from(
      { length: 20 },
      async () => (await signInWith(api, owner.person, { method: 'recovery', code })).status,
    ),
  )
  expect(answers.filter((status) => status === 200)).toHaveLength(1)
  expect((await securityOf(owner)).recoveryLeft).toBe(9)
})
