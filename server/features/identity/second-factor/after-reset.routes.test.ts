import { beforeAll, expect, test } from 'vitest'
import type { SignInAnswer } from '#domain/auth.schema.ts'
import { mailsTo } from '#tests/support/accounts.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { sessionOf } from '#tests/support/auth.ts'
import { handedOver } from '#tests/support/customers.ts'
import { newPasskeyHolder, passkeyAnswer } from '#tests/support/passkeys.ts'
import { addTotp, appCode, holdClock, newOwner, password } from '#tests/support/second-factor.ts'

const api = useApi()
beforeAll(() => holdClock(api))

const next = 'sju små gråmåker'

/** Somebody who reads a person's mail and knows nothing else sets a new password and signs in with it. */
async function withTheMailbox(email: string) {
  const visitor = api.visitor()
  await visitor.send('POST', '/api/auth/recover', { email })
  const token = await handedOver(api, 'A2', email)
  const reset = await visitor.send('POST', '/api/auth/reset', { token, password: next })
  expect(reset.status).toBe(200)
  return { visitor, ...(await signIn(visitor, email)) }
}

async function signIn(visitor: Visitor, email: string) {
  const signedIn = await visitor.send('POST', '/api/auth/sign-in', { email, password: next })
  const answer = (await signedIn.json()) as SignInAnswer
  if (answer.status !== 'second_factor') return { answer, ticket: '' }
  return { answer, ticket: answer.ticket }
}

const sendCode = (visitor: Visitor, body: object) =>
  visitor.send('POST', '/api/auth/second-factor', body)

test('[U06] a passkey stays the second factor of an admin after a reset: the mailbox alone opens nothing', async () => {
  const { owner, authenticator } = await newPasskeyHolder(api, 'owner')
  const { visitor, answer } = await withTheMailbox(owner.person.email)
  expect(answer).toMatchObject({ status: 'second_factor', methods: ['passkey'] })
  expect((await sessionOf(visitor)).user).toBeNull()
  const body = await passkeyAnswer(visitor, authenticator)
  expect((await visitor.send('POST', '/api/auth/passkeys/sign-in', body)).status).toBe(200)
  expect(await sessionOf(visitor)).toMatchObject({
    user: { id: owner.person.id },
    hasSecondFactor: true,
  })
})

test('[U06] an admin who lost the passkey gets in after a reset by a recovery code', async () => {
  const { owner } = await newPasskeyHolder(api, 'owner')
  const made = await owner.send('POST', '/api/account/recovery-codes', { password })
  const { recoveryCodes } = (await made.json()) as { recoveryCodes: string[] }
  const { visitor, answer, ticket } = await withTheMailbox(owner.person.email)
  expect(answer).toMatchObject({ methods: ['recovery', 'passkey'] })
  const used = await sendCode(visitor, { ticket, method: 'recovery', code: recoveryCodes[0] })
  expect(used.status).toBe(200)
  expect(await sessionOf(visitor)).toMatchObject({ user: { lacksSecondFactor: false } })
})

test('[U01] an authenticator app is asked for after a reset as before', async () => {
  const owner = await newOwner(api)
  const { secret } = await addTotp(api, owner)
  const { visitor, answer, ticket } = await withTheMailbox(owner.person.email)
  expect(answer).toMatchObject({ methods: ['totp', 'recovery'] })
  expect((await sessionOf(visitor)).user).toBeNull()
  const used = await sendCode(visitor, { ticket, method: 'totp', code: appCode(secret, 1) })
  expect(used.status).toBe(200)
})

test('[U01] a customer’s passkey still signs in after a reset, and the password is enough as before', async () => {
  const { owner, authenticator } = await newPasskeyHolder(api)
  const { answer } = await withTheMailbox(owner.person.email)
  expect(answer).toMatchObject({ status: 'signed_in' })
  const visitor = api.visitor()
  const body = await passkeyAnswer(visitor, authenticator)
  expect((await visitor.send('POST', '/api/auth/passkeys/sign-in', body)).status).toBe(200)
  expect((await mailsTo(api, owner.person.email)).map(({ kind }) => kind)).toContain('A4-passkey')
})
