import { expect, test } from 'vitest'
import { mailedSecret, mailsTo } from '#tests/support/accounts.ts'
import { ownPassword, useAdminPeople } from '#tests/support/admin-people.ts'
import { useApi } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()
const { callerWithPassword, peopleSeenBy, rowOf, change, invitation, newAddress } =
  useAdminPeople(api)
const password = ownPassword

test('an invitation opens the admin panel once, to who has the mailbox', async () => {
  const owner = await callerWithPassword('owner')
  const email = newAddress()
  const invited = await owner.send('POST', '/api/admin/people/invitations', invitation(email))
  expect(invited.status).toBe(201)
  expect(await invited.json()).toMatchObject({ email, role: 'editor', state: 'invited' })
  const token = await mailedSecret(api, email, 'A5')
  const guest = api.visitor()
  const link = await guest.send('POST', '/api/auth/links', { token })
  expect(await link.json()).toEqual({ purpose: 'invite', email })
  const chosen = { token, password: 'skog og hav i mars 9' }
  expect((await guest.send('POST', '/api/auth/reset', chosen)).status).toBe(200)
  expect(await refusal(await guest.send('POST', '/api/auth/reset', chosen))).toMatchObject({
    code: 'link_spent',
  })
  await guest.send('POST', '/api/auth/sign-in', { email, password: chosen.password })
  expect(await (await guest.get('/api/admin')).json()).toMatchObject({ role: 'editor' })
  expect((await rowOf(owner, { email })).state).toBe('active')
})

test('an invitation that was taken back opens nothing', async () => {
  const owner = await callerWithPassword('owner')
  const email = newAddress()
  await owner.send('POST', '/api/admin/people/invitations', invitation(email, 'owner'))
  const token = await mailedSecret(api, email, 'A5')
  const row = await rowOf(owner, { email })
  expect(await (await change(owner, row, { isActive: false })).json()).toMatchObject({
    state: 'inactive',
  })
  const answer = await api
    .visitor()
    .send('POST', '/api/auth/reset', { token, password: 'skog og hav i mars 9' })
  expect(await refusal(answer)).toMatchObject({ code: 'link_spent' })
})

test('an invited person gets another role, twice sent, and the invitation still opens the admin panel', async () => {
  const owner = await callerWithPassword('owner')
  const email = newAddress()
  await owner.send('POST', '/api/admin/people/invitations', invitation(email, 'viewer'))
  const token = await mailedSecret(api, email, 'A5')
  const row = await rowOf(owner, { email })
  for (let time = 0; time < 2; time += 1)
    expect(
      await (await change(owner, row, { role: 'editor', isActive: false })).json(),
    ).toMatchObject({ state: 'invited', role: 'editor' })
  const guest = api.visitor()
  const chosen = { token, password: 'skog og hav i mars 9' }
  expect((await guest.send('POST', '/api/auth/reset', chosen)).status).toBe(200)
  await guest.send('POST', '/api/auth/sign-in', { email, password: chosen.password })
  expect(await (await guest.get('/api/admin')).json()).toMatchObject({ role: 'editor' })
})

test('who signs up with an invited address gets in, but not into the admin panel', async () => {
  const owner = await callerWithPassword('owner')
  const email = newAddress()
  await owner.send('POST', '/api/admin/people/invitations', invitation(email, 'owner'))
  const guest = api.visitor()
  await guest.send('POST', '/api/auth/sign-up', { email, name: 'Nina', password })
  const token = await mailedSecret(api, email, 'A1')
  await guest.send('POST', '/api/auth/confirm', { token })
  expect((await guest.get('/api/account')).status).toBe(200)
  expect((await guest.get('/api/admin')).status).toBe(403)
})

test('who has an account has the role at once; who works here already is not invited', async () => {
  const owner = await callerWithPassword('owner')
  const customer = await callerOf(api, 'customer')
  if (!customer.person) throw new Error('nobody is signed in')
  const { email } = customer.person
  const body = invitation(email, 'translator')
  const invited = await owner.send('POST', '/api/admin/people/invitations', {
    ...body,
    languages: ['pl', 'uk'],
  })
  expect(await invited.json()).toMatchObject({ state: 'active', languages: ['pl', 'uk'] })
  expect(await (await customer.get('/api/admin')).json()).toMatchObject({ role: 'translator' })
  const again = await owner.send('POST', '/api/admin/people/invitations', body)
  expect(await refusal(again)).toMatchObject({ status: 409, code: 'already_admin' })
})

test('an invitation sent twice at once is mailed once', async () => {
  const owner = await callerWithPassword('owner')
  const email = newAddress()
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      owner.send('POST', '/api/admin/people/invitations', invitation(email), headers),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 201))
  expect((await mailsTo(api, email)).map(({ kind }) => kind)).toEqual(['A5'])
})

test('six different invitations of one address at once make one account', async () => {
  const owner = await callerWithPassword('owner')
  const email = newAddress()
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      owner.send('POST', '/api/admin/people/invitations', invitation(email)),
    ),
  )
  expect(answers.every(({ status }) => status === 201 || status === 429)).toBe(true)
  expect((await peopleSeenBy(owner, `?q=${email}`)).total).toBe(1)
})
