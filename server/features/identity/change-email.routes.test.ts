import { expect, test } from 'vitest'
import { newId, sha256Hex } from '#domain/ids.ts'
import {
  type Account,
  confirmedAccount,
  goodPassword,
  mailedSecret,
  mailsTo,
  signIn,
} from '#tests/support/accounts.ts'
import { useApi } from '#tests/support/api.ts'
import { post, rowOf, userOf } from '#tests/support/auth.ts'

const api = useApi()
const hourMs = 3_600_000

async function changeAsked(account: Account, email: string): Promise<string> {
  const token = newId()
  await api.database.execute({
    sql: `insert into account_tokens (id, user_id, purpose, email, created_at, expires_at)
      values (?, ?, 'email_change', ?, ?, ?)`,
    args: [
      await sha256Hex(token),
      String((await rowOf(api, account))?.['id']),
      email,
      Date.now(),
      Date.now() + hourMs,
    ],
  })
  return token
}

test('[U01] a change of e-mail takes its link and the session that asked; both addresses are told', async () => {
  const account = await confirmedAccount(api)
  const email = `${newId()}@example.no`
  const token = await changeAsked(account, email)
  await post(api.visitor(), 'recover', { email: account.email })
  const reset = await mailedSecret(api, account.email, 'A2')
  expect((await post(api.visitor(), 'change-email', { token })).status).toBe(401)
  const other = api.visitor()
  await signIn(other, await confirmedAccount(api))
  expect((await post(other, 'change-email', { token })).status).toBe(410)
  const owner = api.visitor()
  await signIn(owner, account)
  expect((await post(owner, 'change-email', { token })).status).toBe(200)
  expect(await userOf(owner)).toBe(email)
  for (const address of [email, account.email])
    expect((await mailsTo(api, address))[0]?.kind).toBe('A3-done')
  expect((await post(owner, 'change-email', { token })).status).toBe(410)
  const late = await post(api.visitor(), 'reset', { token: reset, password: goodPassword })
  expect(late.status).toBe(410)
})

test('an address that got an account in between is not taken from it', async () => {
  const account = await confirmedAccount(api)
  const taken = await confirmedAccount(api)
  const owner = api.visitor()
  await signIn(owner, account)
  const token = await changeAsked(account, taken.email)
  expect((await post(owner, 'change-email', { token })).status).toBe(410)
  expect(await userOf(owner)).toBe(account.email)
})
