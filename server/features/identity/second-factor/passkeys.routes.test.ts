import { expect, test } from 'vitest'
import type { Passkey } from '#domain/second-factor.schema.ts'
import { useApi } from '#tests/support/api.ts'
import { mailsTo } from '#tests/support/accounts.ts'
import { codeOf, sessionOf } from '#tests/support/auth.ts'
import { type Behaviour, newAuthenticator } from '#tests/support/authenticator.ts'
import {
  addPasskey,
  askForPasskey,
  type Authenticator,
  beginPasskey,
  newPasskeyHolder,
  passkeyAnswer,
  site,
} from '#tests/support/passkeys.ts'
import { addTotp, newOwner, password, securityOf } from '#tests/support/second-factor.ts'

const api = useApi()
const newHolder = (role: 'customer' | 'owner' = 'customer') => newPasskeyHolder(api, role)

async function signIn(authenticator: Authenticator, behaviour: Behaviour = {}) {
  const visitor = api.visitor()
  const body = await passkeyAnswer(visitor, authenticator, behaviour)
  return { visitor, body, answer: await visitor.send('POST', '/api/auth/passkeys/sign-in', body) }
}

test('[U01] a passkey is made for this site, by an authenticator that checks its person', async () => {
  const owner = await newOwner(api)
  const { options } = await beginPasskey(owner)
  expect(options).toMatchObject({
    rp: { id: 'matverk.test' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  expect((await askForPasskey(api.visitor())).options).toMatchObject({
    rpId: 'matverk.test',
    userVerification: 'required',
  })
})

test('[U01] a passkey signs in by itself, counts as both factors, and tells when it was used', async () => {
  const { owner, authenticator, passkey } = await newHolder()
  expect(passkey).toMatchObject({ name: 'My phone', lastUsedAt: null })
  const { visitor, answer } = await signIn(authenticator)
  expect(await answer.json()).toEqual({ status: 'signed_in', mergedItems: 0 })
  expect(await sessionOf(visitor)).toMatchObject({
    user: { id: owner.person.id },
    hasSecondFactor: true,
  })
  const [listed] = (await securityOf(owner)).passkeys
  expect(listed?.lastUsedAt).toBeGreaterThan(Date.now() - 60_000)
})

test('[U01] an open session alone neither adds a passkey nor removes one: the password is asked for', async () => {
  const { owner, passkey } = await newHolder()
  const tried = (method: string, path: string, body: object) =>
    owner.send(method, `/api/account/passkeys/${path}`, body)
  for (const body of [{}, { password: 'not it' }]) {
    expect((await tried('POST', 'options', body)).status).toBe(422)
    expect((await tried('DELETE', passkey.id, body)).status).toBe(422)
  }
  const wrong = await tried('DELETE', passkey.id, { password: 'not it' })
  expect(await codeOf(wrong)).toBe('password_wrong')
  expect((await securityOf(owner)).passkeys).toHaveLength(1)
})

test('[U01] who gets a passkey is told by mail', async () => {
  const { owner } = await newHolder()
  expect(await mailsTo(api, owner.person.email)).toMatchObject([{ kind: 'A4-passkey' }])
})

test('[U06] an admin who adds a passkey has a second factor from then on', async () => {
  const { owner } = await newHolder('owner')
  expect(await sessionOf(owner)).toMatchObject({
    hasSecondFactor: true,
    user: { lacksSecondFactor: false },
  })
})

test.each<[string, Behaviour]>([
  ['that did not check its person', { isPersonChecked: false }],
  ['on another site', { origin: 'http://matverk.example' }],
])('[U01] an authenticator %s is refused', async (_, behaviour) => {
  const owner = await newOwner(api)
  const fresh = await newAuthenticator(site, owner.person.id)
  expect(await codeOf(await addPasskey(owner, fresh, behaviour))).toBe('passkey_failed')
  expect((await securityOf(owner)).passkeys).toEqual([])
  const { authenticator } = await newHolder()
  const { answer, visitor } = await signIn(authenticator, behaviour)
  expect(await codeOf(answer)).toBe('passkey_failed')
  expect((await sessionOf(visitor)).user).toBeNull()
})

test('[U01] what a browser was asked to sign opens once', async () => {
  const { authenticator } = await newHolder()
  const { body, answer } = await signIn(authenticator)
  expect(answer.status).toBe(200)
  const again = await api.visitor().send('POST', '/api/auth/passkeys/sign-in', body)
  expect(await codeOf(again)).toBe('passkey_failed')
  const { ticket, options } = await askForPasskey(api.visitor())
  const once = { ticket, response: await authenticator.sign(options) }
  const statuses = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const response = await api.visitor().send('POST', '/api/auth/passkeys/sign-in', once)
      return response.status
    }),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
})

test('[U01] a challenge that is old, or that something else was asked, opens nothing', async () => {
  const { owner, authenticator } = await newHolder()
  const { ticket, options } = await beginPasskey(owner)
  const forAdding = { ticket, response: await authenticator.sign(options) }
  const confused = await api.visitor().send('POST', '/api/auth/passkeys/sign-in', forAdding)
  expect(await codeOf(confused)).toBe('passkey_failed')
  const asked = await askForPasskey(api.visitor())
  await api.database.execute('update auth_challenges set expires_at = 1')
  const late = { ticket: asked.ticket, response: await authenticator.sign(asked.options) }
  const answer = await api.visitor().send('POST', '/api/auth/passkeys/sign-in', late)
  expect(await codeOf(answer)).toBe('passkey_failed')
})

test('[U01] a counter that does not rise is the sign of a copy', async () => {
  const { authenticator } = await newHolder()
  const statusAt = async (counter: number) =>
    (await signIn(authenticator, { counter })).answer.status
  expect(await statusAt(5)).toBe(200)
  expect(await statusAt(5)).toBe(422)
  expect(await statusAt(4)).toBe(422)
  expect(await statusAt(0)).toBe(422)
  const atOnce = await Promise.all(Array.from({ length: 8 }, () => statusAt(6)))
  expect(atOnce.filter((status) => status === 200)).toHaveLength(1)
})

test('[U01] a passkey signs in nobody but its own person', async () => {
  const { authenticator } = await newHolder()
  const other = await newHolder()
  const { ticket, options } = await askForPasskey(api.visitor())
  const own = await authenticator.sign(options)
  const claimed = await other.authenticator.sign(options)
  const response = { ...own, id: claimed.id, rawId: claimed.rawId }
  const answer = await api
    .visitor()
    .send('POST', '/api/auth/passkeys/sign-in', { ticket, response })
  expect(await codeOf(answer)).toBe('passkey_failed')
})

test('[U01] a passkey of a locked account opens nothing', async () => {
  const { owner, authenticator } = await newHolder()
  await api.database.execute({
    sql: `update users set status = 'locked' where id = ?`,
    args: [owner.person.id],
  })
  expect((await signIn(authenticator)).answer.status).toBe(422)
})

test('[U01] somebody else’s passkey, and one that there is not, are not found and stay', async () => {
  const { owner, passkey } = await newHolder()
  const stranger = await newHolder()
  const path = `/api/account/passkeys/${passkey.id}`
  const statusOf = async (at: string) =>
    (await stranger.owner.send('DELETE', at, { password })).status
  expect(await statusOf(path)).toBe(404)
  expect(await statusOf('/api/account/passkeys/none')).toBe(404)
  expect((await securityOf(owner)).passkeys).toHaveLength(1)
})

test('[U01] a ticket of one account adds no passkey to another', async () => {
  const owner = await newOwner(api)
  const stranger = await newOwner(api)
  const { ticket, options } = await beginPasskey(owner)
  const response = await (await newAuthenticator(site, stranger.person.id)).make(options)
  const body = { ticket, name: 'Mine', response }
  const answer = await stranger.send('POST', '/api/account/passkeys', body)
  expect(await codeOf(answer)).toBe('passkey_failed')
  expect((await securityOf(stranger)).passkeys).toEqual([])
})

test('[U01] the same passkey is not added to a second account', async () => {
  const { authenticator } = await newHolder()
  const other = await newOwner(api)
  expect(await codeOf(await addPasskey(other, authenticator))).toBe('passkey_failed')
})

test('[U06] a removed passkey opens nothing; with the last factor the session loses what it had by it', async () => {
  const { owner, authenticator, passkey } = await newHolder('owner')
  const path = `/api/account/passkeys/${passkey.id}`
  expect((await owner.send('DELETE', path, { password })).status).toBe(200)
  expect((await signIn(authenticator)).answer.status).toBe(422)
  expect(await sessionOf(owner)).toMatchObject({ user: { lacksSecondFactor: true } })
})

test('[U06] while another factor is there, a removed one takes neither the recovery codes nor the session', async () => {
  const { owner, passkey } = await newHolder('owner')
  await addTotp(api, owner)
  await owner.send('DELETE', `/api/account/passkeys/${passkey.id}`, { password })
  expect(await securityOf(owner)).toMatchObject({ totp: true, recoveryLeft: 10 })
  expect(await sessionOf(owner)).toMatchObject({ user: { lacksSecondFactor: false } })
  await owner.send('DELETE', '/api/account/totp', { password })
  expect((await securityOf(owner)).recoveryLeft).toBe(0)
})

test('[U01] an account holds ten passkeys, however many are added at once', async () => {
  const owner = await newOwner(api)
  const made: { ticket: string; response: object }[] = []
  while (made.length < 14) {
    const { ticket, options } = await beginPasskey(owner)
    const authenticator = await newAuthenticator(site, owner.person.id)
    made.push({ ticket, response: await authenticator.make(options) })
  }
  const added = await Promise.all(
    made.map((body) => owner.send('POST', '/api/account/passkeys', { ...body, name: 'My phone' })),
  )
  expect(added.filter(({ ok }) => ok)).toHaveLength(10)
  expect((await securityOf(owner)).passkeys).toHaveLength(10)
  const next = await owner.send('POST', '/api/account/passkeys/options', { password })
  expect(await codeOf(next)).toBe('too_many')
})

test('names are cleaned, and one is needed', async () => {
  const owner = await newOwner(api)
  const add = async (name: string) => {
    const { ticket, options } = await beginPasskey(owner)
    const response = await (await newAuthenticator(site, owner.person.id)).make(options)
    return owner.send('POST', '/api/account/passkeys', { ticket, name, response })
  }
  expect(((await (await add(' Kari’s\u202E  key\u0000 ')).json()) as Passkey).name).toBe(
    'Kari’s key',
  )
  expect(await codeOf(await add('\u200B '))).toBe('passkey_name_missing')
  expect(await codeOf(await add('x'.repeat(61)))).toBe('passkey_name_long')
})
