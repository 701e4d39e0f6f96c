import { expect, test } from 'vitest'
import type { ErrorBody } from '#domain/errors.ts'
import type { MailedLink } from '#domain/auth.schema.ts'
import {
  type Account,
  confirmedAccount,
  mailedSecret,
  mailsTo,
  newcomer,
  signIn,
} from '#tests/support/accounts.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'

const api = useApi()
const chosen = 'en helt annen regel'

const post = (visitor: Visitor, path: string, body: unknown = {}) =>
  visitor.send('POST', `/api/auth/${path}`, body)
const signUp = (account: Account) => post(api.visitor(), 'sign-up', account)
const sendAgain = ({ email }: Account) => post(api.visitor(), 'send-again', { email })
const confirm = (token: string | undefined) => post(api.visitor(), 'confirm', { token })
const statusOf = async (account: Account) => (await signIn(api.visitor(), account)).status

async function purposeOf(token: string | undefined) {
  const response = await post(api.visitor(), 'links', { token })
  return ((await response.json()) as MailedLink).purpose
}

const asStranger = (account: Account) => ({
  ...account,
  password: 'chosen by a stranger',
  name: 'Stranger',
})

test('[U01] before the address is confirmed no password opens it, and the answer is that of no account', async () => {
  const account = newcomer()
  await signUp(account)
  const told = async (tried: Account) => {
    const response = await signIn(api.visitor(), tried)
    const { code, message, field } = (await response.json()) as ErrorBody
    return { status: response.status, code, message, field }
  }
  const expected = await told(newcomer())
  expect(expected).toMatchObject({ status: 401, code: 'credentials_wrong' })
  expect(await told(account)).toEqual(expected)
  expect(await told({ ...account, password: 'a wrong password' })).toEqual(expected)
})

test('[U01] a probing sign-up tells nothing of who has an account', async () => {
  const taken = await confirmedAccount(api)
  const free = newcomer()
  const probed = async (account: Account) => {
    await signUp(asStranger(account))
    const response = await signIn(api.visitor(), asStranger(account))
    return { status: response.status, code: ((await response.json()) as ErrorBody).code }
  }
  expect(await probed(free)).toEqual(await probed(taken))
})

test('[U01] a link that is sent again confirms the password of its sign-up', async () => {
  const account = newcomer()
  await signUp(account)
  await sendAgain(account)
  const [second, first] = await mailsTo(api, account.email)
  expect(second?.secret).not.toBe(first?.secret)
  expect((await confirm(second?.secret)).status).toBe(200)
  expect((await confirm(first?.secret)).status).toBe(410)
  expect(await statusOf(account)).toBe(200)
})

test.each([
  ['before the owner', false],
  ['after the owner', true],
])(
  '[U01] where a stranger signed up %s, no click confirms a password: the mailbox chooses one',
  async (_, isLater) => {
    const account = newcomer()
    const stranger = asStranger(account)
    for (const each of isLater ? [account, stranger] : [stranger, account]) await signUp(each)
    await sendAgain(account)
    const mails = await mailsTo(api, account.email)
    expect(mails).toHaveLength(3)
    for (const { secret } of mails) {
      expect(await purposeOf(secret)).toBe('reset')
      expect((await confirm(secret)).status).toBe(410)
    }
    const [token] = mails.map(({ secret }) => secret)
    const set = await post(api.visitor(), 'reset', { token, password: chosen })
    expect(set.status).toBe(200)
    expect(await statusOf({ ...account, password: chosen })).toBe(200)
    expect(await statusOf(stranger)).toBe(401)
    for (const { secret } of mails)
      expect((await post(api.visitor(), 'links', { token: secret })).status).toBe(410)
  },
)

test('[U01] what is left of a sign-up whose link has ended does not stand in the way of the next', async () => {
  const account = newcomer()
  await signUp(asStranger(account))
  await api.database.execute({
    sql: 'update account_tokens set expires_at = 1 where email = ?',
    args: [account.email],
  })
  await sendAgain(account)
  expect(await purposeOf(await mailedSecret(api, account.email, 'A1'))).toBe('reset')
  await api.database.execute({
    sql: 'update account_tokens set expires_at = 1 where email = ?',
    args: [account.email],
  })
  await signUp(account)
  expect((await confirm(await mailedSecret(api, account.email, 'A1'))).status).toBe(200)
  expect(await statusOf(account)).toBe(200)
})

test('[U01] mails that a stranger asks for leave the owner’s recovery as it was', async () => {
  const account = await confirmedAccount(api)
  for (let asked = 0; asked < 3; asked += 1) await sendAgain(account)
  await post(api.visitor(), 'recover', { email: account.email })
  expect((await mailsTo(api, account.email))[0]?.kind).toBe('A2')
})
