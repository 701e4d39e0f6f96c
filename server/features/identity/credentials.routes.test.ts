import { beforeEach, expect, test } from 'vitest'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { callerOf } from '#tests/support/people.ts'
import { confirmedAccount, mailsTo, newcomer, signIn } from '#tests/support/accounts.ts'
import { withPassword } from '#tests/support/passwords.ts'

const api = useApi()
const password = 'sju små gråmåker'
const next = 'åtte store havørner'

beforeEach(async () => {
  await api.database.execute('delete from outbox')
  await api.database.execute('delete from tries')
})

async function customer() {
  const caller = await callerOf(api, 'customer')
  await withPassword(api, caller.person?.id ?? '', password)
  return { ...caller, id: caller.person?.id ?? '', email: caller.person?.email ?? '' }
}

const rows = async (sql: string, ...args: string[]) =>
  (await api.database.execute({ sql, args })).rows

async function mails() {
  const sent = await rows('select kind, recipient, payload from outbox order by kind')
  return sent.map(({ kind, recipient }) => `${String(kind)} ${String(recipient)}`)
}

async function mailedSecret(kind: string): Promise<string> {
  const [mail] = await rows('select payload from outbox where kind = ?', kind)
  return (JSON.parse(String(mail?.['payload'])) as { secret: string }).secret
}

const askFor = (person: Visitor, email: string, typed = password) =>
  person.send('POST', '/api/account/email', { email, password: typed })

test('[U01] a new e-mail is told to both addresses and counts when its link is used', async () => {
  const person = await customer()
  const wanted = `new-${person.email}`
  expect((await askFor(person, wanted.toUpperCase())).status).toBe(202)
  expect(await mails()).toEqual([`A3 ${wanted}`, `A3-asked ${person.email}`])
  const emailOf = async () =>
    (await rows('select email from users where id = ?', person.id))[0]?.['email']
  expect(await emailOf()).toBe(person.email)
  const token = await mailedSecret('A3')
  const stranger = await callerOf(api, 'customer')
  expect((await stranger.send('POST', '/api/auth/change-email', { token })).status).toBe(410)
  expect((await person.send('POST', '/api/auth/change-email', { token })).status).toBe(200)
  expect(await emailOf()).toBe(wanted)
})

test('[U01] asking for an address that has an account looks the same; its owner is told', async () => {
  const person = await customer()
  const other = await callerOf(api, 'customer')
  const answer = async (email: string) => {
    const response = await askFor(person, email)
    return [response.status, await response.text()]
  }
  const taken = other.person?.email ?? ''
  expect(await answer(taken)).toEqual(await answer('free@example.no'))
  expect(await mails()).toContain(`A8 ${taken}`)
  expect(await rows(`select id from outbox where kind = 'A3' and recipient = ?`, taken)).toEqual([])
})

test('[U01] a sign-up that nobody confirmed does not keep its address from who has the mailbox', async () => {
  const person = await customer()
  const squatted = newcomer()
  await api.visitor().send('POST', '/api/auth/sign-up', squatted)
  const confirmation = await mailedSecret('A1')
  expect((await askFor(person, squatted.email)).status).toBe(202)
  expect(await mails()).toContain(`A3 ${squatted.email}`)
  const token = await mailedSecret('A3')
  expect((await person.send('POST', '/api/auth/change-email', { token })).status).toBe(200)
  const holders = await rows('select id from users where email_key = ?', squatted.email)
  expect(holders).toEqual([{ id: person.id }])
  const late = await api.visitor().send('POST', '/api/auth/confirm', { token: confirmation })
  expect(late.status).toBe(410)
})

test.each([
  [{ email: 'no-address' }, 'email_invalid', 'email'],
  [{ password: 'wrong' }, 'password_wrong', 'password'],
])('[U01] a change of e-mail with %j is refused and mails nobody', async (change, code, field) => {
  const person = await customer()
  const body = { email: 'free@example.no', password, ...change }
  const response = await person.send('POST', '/api/account/email', body)
  expect(await refusal(response)).toMatchObject({ status: 422, code, field })
  expect(await mails()).toEqual([])
})

test('[U01] mails to an address that somebody else chose have an end', async () => {
  const person = await customer()
  const answers: number[] = []
  for (let number = 0; number < 5; number += 1)
    answers.push((await askFor(person, 'victim@example.no')).status)
  expect(answers).toEqual([202, 202, 202, 429, 429])
})

test('[U01] a new password ends the other sessions, and this one goes on', async () => {
  const person = await customer()
  const other = await callerOf(api, 'customer')
  await api.database.execute({
    sql: 'update sessions set user_id = ? where user_id = ?',
    args: [person.id, other.person?.id ?? ''],
  })
  const body = { current: password, next }
  expect((await person.send('POST', '/api/account/password', body)).status).toBe(200)
  expect((await person.get('/api/account')).status).toBe(200)
  expect((await other.get('/api/account')).status).toBe(401)
  const tryWith = (typed: string) =>
    api.visitor().send('POST', '/api/auth/sign-in', { email: person.email, password: typed })
  expect((await tryWith(password)).status).toBe(401)
  expect((await tryWith(next)).status).toBe(200)
})

test('[U01] a new password makes strangers of all browsers but this one', async () => {
  const account = await confirmedAccount(api)
  const [owner, thief] = [api.visitor(), api.visitor()]
  for (const browser of [owner, thief]) await signIn(browser, account)
  const body = { current: account.password, next }
  expect((await owner.send('POST', '/api/account/password', body)).status).toBe(200)
  const told = async () => (await mailsTo(api, account.email)).filter(({ kind }) => kind === 'A4')
  const before = (await told()).length
  await signIn(owner, { ...account, password: next })
  expect(await told()).toHaveLength(before)
  await signIn(thief, { ...account, password: next })
  expect(await told()).toHaveLength(before + 1)
})

test.each([
  [{ current: 'wrong', next }, 'password_wrong', 'current'],
  [{ current: password, next: 'short' }, 'password_weak', 'next'],
  [{ current: password, next: 'qwertyuiop' }, 'password_weak', 'next'],
  [{ current: password, next, user_id: 'x' }, 'invalid_input', 'user_id'],
])('[U01] a change of password as %j is refused and changes nothing', async (body, code, field) => {
  const person = await customer()
  const hash = () => rows('select password_hash from users where id = ?', person.id)
  const before = await hash()
  const response = await person.send('POST', '/api/account/password', body)
  expect(await refusal(response)).toMatchObject({ status: 422, code, field })
  expect(await hash()).toEqual(before)
})

test('[U01] who sits at an open session has ten guesses at the password', async () => {
  const person = await customer()
  const answers: string[] = []
  for (let number = 0; number < 12; number += 1) {
    const response = await person.send('POST', '/api/account/password', { current: 'guess', next })
    answers.push((await refusal(response)).code)
  }
  expect(answers.slice(8)).toEqual([
    'password_wrong',
    'password_wrong',
    'too_many_tries',
    'too_many_tries',
  ])
})
