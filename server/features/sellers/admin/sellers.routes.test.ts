import { beforeEach, expect, test } from 'vitest'
import type { AdminSeller, AdminSellers } from '#domain/admin-sellers.schema.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { mailedSecret } from '#tests/support/accounts.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { callerOf, newPerson } from '#tests/support/people.ts'
import { freeOrgNo, makeApplication } from '#tests/support/seller-applications.ts'
import { makeSeller } from '#tests/support/sellers.ts'

const api = useApi()
const path = '/api/admin/sellers'

beforeEach(async () => {
  for (const table of ['account_tokens', 'outbox', 'seller_applications', 'sellers'])
    await api.database.execute(`delete from ${table}`)
})

type Answer = AdminSeller & ErrorBody & { current: AdminSeller; answered: number }

async function call(caller: Visitor, method: string, at: string, body: object): Promise<Answer> {
  const response = await caller.send(method, `${path}/${at}`, body)
  return { ...((await response.json()) as Answer), answered: response.status }
}

async function rows(sql: string, ...args: string[]) {
  return (await api.database.execute({ sql, args })).rows
}

async function mailsOf(id: string) {
  const found = await rows(
    `select kind from outbox where json_extract(payload, '$.entityId') = ? order by created_at`,
    id,
  )
  return found.map(({ kind }) => kind)
}

const facts = {
  ...{ name: 'Utne Landhandel', kind: 'market', street: 'Utnevegen 9', postcode: '5778' },
  ...{ city: 'Utne', lat: 60.42, lng: 6.62, contact: 'Ola Utne', phone: '400 00 001' },
  ...{ email: 'Ola@utne.example', website: 'utne.example' },
}

test('[N03] the list finds sellers by name, place, numbers and contact', async () => {
  const sales = await callerOf(api, 'sales')
  const utne = await makeSeller(api.database)
  const gone = await makeSeller(api.database, { status: 'terminated', contact: 'Nobody Else' })
  const listed = async (query: string) =>
    ((await (await sales.get(`${path}${query}`)).json()) as AdminSellers).sellers.map(
      ({ id }) => id,
    )
  expect(await listed('')).toEqual([utne.id, gone.id])
  expect(await listed('?status=active&kind=shop')).toEqual([utne.id])
  expect(await listed('?q=gardsbutikk utne')).toEqual([utne.id, gone.id])
  expect(await listed(`?q=${utne.orgNo}`)).toEqual([utne.id])
  expect(await listed('?q=nobody')).toEqual([gone.id])
  expect(await listed('?kind=online')).toEqual([])
})

test('[N03] a seller is edited once however often it is sent; its address stays, and a faster editor is told', async () => {
  const sales = await callerOf(api, 'sales')
  const { id, slug, orgNo } = await makeSeller(api.database)
  const [before] = await rows(`select revision from content_revisions where language_code = '*'`)
  const body = { ...facts, orgNo, rev: 1 }
  for (let time = 0; time < 2; time += 1)
    expect(await call(sales, 'PUT', id, body)).toMatchObject({
      ...{ answered: 200, rev: 2, slug, name: 'Utne Landhandel', website: 'https://utne.example' },
      ...{ email: 'ola@utne.example', phone: '+4740000001' },
    })
  expect(await call(sales, 'PUT', id, { ...body, name: 'Noe annet' })).toMatchObject({
    ...{ answered: 409, code: 'stale', current: { name: 'Utne Landhandel' } },
  })
  const listed = (await (await sales.get(`${path}?q=landhandel`)).json()) as AdminSellers
  expect(listed.total).toBe(1)
  const [after] = await rows(`select revision from content_revisions where language_code = '*'`)
  expect(Number(after?.['revision'])).toBeGreaterThan(Number(before?.['revision'] ?? 0))
})

test.each([
  ['name', { name: ' ' }, 'company_missing'],
  ['orgNo', { orgNo: '123456789' }, 'org_no_invalid'],
  ['postcode', { postcode: '0000' }, 'postcode_invalid'],
  ['street', { street: 'x' }, 'street_invalid'],
  ['lat', { lat: 91 }, 'invalid_input'],
  ['lat', { lat: 58.5, lng: 3.2 }, 'pin_outside'],
  ['email', { email: 'utne' }, 'email_invalid'],
  ['website', { website: 'javascript:alert(1)' }, 'website_invalid'],
])('[N03] a wrong %s is refused at its field', async (field, wrong, code) => {
  const sales = await callerOf(api, 'sales')
  const { id, orgNo } = await makeSeller(api.database)
  const body = { ...facts, orgNo, rev: 1, ...wrong }
  expect(await call(sales, 'PUT', id, body)).toMatchObject({ answered: 422, code, field })
})

test('[N03] the organisation number of another seller is refused at its field', async () => {
  const sales = await callerOf(api, 'sales')
  const other = await makeSeller(api.database)
  const { id } = await makeSeller(api.database)
  expect(await call(sales, 'PUT', id, { ...facts, orgNo: other.orgNo, rev: 1 })).toMatchObject({
    ...{ answered: 409, code: 'seller_number_taken', field: 'orgNo' },
  })
  const gone = await makeSeller(api.database, { status: 'terminated' })
  expect(await call(sales, 'PUT', id, { ...facts, orgNo: gone.orgNo, rev: 1 })).toMatchObject({
    answered: 200,
  })
})

test('[N03] a seller is suspended with a reason, brought back and ended, each mailed once', async () => {
  const sales = await callerOf(api, 'sales')
  const { id, slug } = await makeSeller(api.database)
  const step = (name: string, rev: number, body: object = {}) =>
    call(sales, 'POST', `${id}/${name}`, { rev, ...body })
  expect(await step('suspend', 1, { note: ' ' })).toMatchObject({ code: 'decision_note_missing' })
  expect(await step('reinstate', 1)).toMatchObject({ answered: 409, code: 'seller_in_state' })
  for (let time = 0; time < 2; time += 1)
    expect(await step('suspend', 1, { note: 'Varene står varmt.' })).toMatchObject({
      ...{ status: 'suspended', statusReason: 'Varene står varmt.', rev: 2 },
      can: { suspend: false, reinstate: true, terminate: true },
    })
  expect(await step('reinstate', 2)).toMatchObject({ status: 'active', statusReason: '' })
  expect(await step('terminate', 2, { note: 'Slutt.' })).toMatchObject({ code: 'stale' })
  expect(await step('terminate', 3, { note: 'Slutt.' })).toMatchObject({
    ...{ status: 'terminated', can: { edit: false, invite: false, suspend: false } },
  })
  expect(await step('suspend', 4, { note: 'x' })).toMatchObject({ code: 'seller_terminated' })
  expect(await call(sales, 'PUT', id, { ...facts, orgNo: freeOrgNo(), rev: 4 })).toMatchObject({
    ...{ answered: 409, code: 'seller_terminated' },
  })
  expect(await mailsOf(id)).toEqual(['S6-suspended', 'S6-reinstated', 'S6-terminated'])
  const logged = await rows('select action from audit_log where entity_id = ? order by at', slug)
  expect(logged.map(({ action }) => action)).toEqual([
    'seller_suspended',
    'seller_reinstated',
    'seller_terminated',
  ])
})

test('[N03] who looked after a seller that has ended is a customer again, and no old link opens it', async () => {
  const sales = await callerOf(api, 'sales')
  const { id: application } = await makeApplication(api.database, { status: 'in_review' })
  await sales.send('POST', `/api/admin/seller-applications/${application}/approve`, { rev: 1 })
  const [made] = await rows('select id from sellers')
  const id = String(made?.['id'])
  const token = await mailedSecret(api, 'astrid@utne.example', 'S4')
  const keeper = await callerOf(api, 'customer')
  await api.database.execute({
    sql: 'update sellers set user_id = ? where id = ?',
    args: [keeper.person?.id ?? '', id],
  })
  expect(await (await keeper.get('/api/session')).json()).toMatchObject({
    user: { role: 'seller' },
  })
  await call(sales, 'POST', `${id}/suspend`, { rev: 1, note: 'Vent.' })
  expect(await (await keeper.get('/api/seller')).json()).toMatchObject({
    ...{ status: 'suspended', statusReason: 'Vent.' },
  })
  await call(sales, 'POST', `${id}/terminate`, { rev: 2, note: 'Slutt.' })
  expect((await keeper.get('/api/seller')).status).toBe(403)
  expect(await (await keeper.get('/api/session')).json()).toMatchObject({
    user: { role: 'customer' },
  })
  const spent = await api.visitor().send('POST', '/api/auth/links', { token })
  expect(await spent.json()).toMatchObject({ code: 'link_spent' })
})

/** A seller made of an application, so that there is something to invite to. */
async function approvedSeller(email: string) {
  const sales = await callerOf(api, 'sales')
  const { id: application } = await makeApplication(api.database, {
    ...{ status: 'in_review', columns: { email } },
  })
  await api.database.execute({
    sql: `update seller_applications set draft = json_set(draft, '$.contact.email', ?) where id = ?`,
    args: [email, application],
  })
  await sales.send('POST', `/api/admin/seller-applications/${application}/approve`, { rev: 1 })
  const [made] = await rows('select seller_id from seller_applications where id = ?', application)
  return { sales, id: String(made?.['seller_id']), token: await mailedSecret(api, email, 'S4') }
}

const newAddress = () => `${crypto.randomUUID()}@utne.example`

test('[N03] the invitation of a new address chooses a password and looks after the seller', async () => {
  const email = newAddress()
  const { sales, id, token } = await approvedSeller(email)
  expect(await (await sales.get(`${path}/${id}`)).json()).toMatchObject({
    ...{ account: null, invitedUntil: expect.any(Number), hasAccount: false },
  })
  const guest = api.visitor()
  const link = await guest.send('POST', '/api/auth/links', { token })
  expect(await link.json()).toEqual({ purpose: 'invite', email })
  const chosen = { token, password: 'skog og hav i mars 9' }
  expect((await guest.send('POST', '/api/auth/reset', chosen)).status).toBe(200)
  expect((await guest.send('POST', '/api/auth/reset', chosen)).status).toBe(410)
  await guest.send('POST', '/api/auth/sign-in', { email, password: chosen.password })
  expect(await (await guest.get('/api/seller')).json()).toMatchObject({ status: 'active' })
  expect(await (await sales.get(`${path}/${id}`)).json()).toMatchObject({
    ...{ account: email, invitedUntil: null, hasAccount: true },
  })
})

test('[N03] an account that is there is bound when its owner follows the link signed in, twice sent, and nobody else', async () => {
  const email = newAddress()
  const owner = await callerOf(api, 'customer', { email })
  const { token } = await approvedSeller(email)
  const accept = (caller: Visitor) => caller.send('POST', '/api/seller/invitation', { token })
  const link = await owner.send('POST', '/api/auth/links', { token })
  expect(await link.json()).toEqual({ purpose: 'seller', email })
  // It opens no new password of an account that its owner uses.
  const reset = { token, password: 'skog og hav i mars 9' }
  expect((await api.visitor().send('POST', '/api/auth/reset', reset)).status).toBe(410)
  expect((await accept(api.visitor())).status).toBe(401)
  expect(await (await accept(await callerOf(api, 'customer'))).json()).toMatchObject({
    code: 'invitation_elsewhere',
    message: `This invitation was sent to ${email}. Sign in with that address.`,
  })
  const answers = await Promise.all(Array.from({ length: 4 }, () => accept(owner)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await (await owner.get('/api/seller')).json()).toMatchObject({ status: 'active' })
  // What was sent without an account is its account's from now on, and goes where it goes.
  expect(await rows('select user_id from seller_applications where email = ?', email)).toEqual([
    expect.objectContaining({ user_id: owner.person?.id }),
  ])
})

test('[N03] a seller that never applied is invited in the site’s own language; one without an address is not', async () => {
  const sales = await callerOf(api, 'sales')
  const { id } = await makeSeller(api.database)
  const invite = (at: string) =>
    sales.send('POST', `${path}/${at}/invitation`, {}, { 'idempotency-key': crypto.randomUUID() })
  expect((await invite(id)).status).toBe(200)
  expect(await rows(`select language_code from outbox where kind = 'S4'`)).toMatchObject([
    { language_code: 'nb' },
  ])
  const { id: silent } = await makeSeller(api.database, { email: '' })
  expect(await (await invite(silent)).json()).toMatchObject({ code: 'email_invalid' })
  expect(await (await sales.get(`${path}/${silent}`)).json()).toMatchObject({
    can: { invite: false },
  })
})

test('[N03] an account looks after one seller', async () => {
  const email = newAddress()
  const owner = await callerOf(api, 'customer', { email })
  await makeSeller(api.database, { user_id: owner.person?.id ?? '' })
  const { token } = await approvedSeller(email)
  const answer = await owner.send('POST', '/api/seller/invitation', { token })
  expect(await answer.json()).toMatchObject({ code: 'account_has_seller' })
})

test('[N03] an invitation sent again, once per key, closes the one before; the mails of an hour are bounded', async () => {
  const email = newAddress()
  const { sales, id, token } = await approvedSeller(email)
  const again = (key = crypto.randomUUID()) =>
    sales.send('POST', `${path}/${id}/invitation`, {}, { 'idempotency-key': key })
  const key = crypto.randomUUID()
  expect((await again(key)).status).toBe(200)
  expect((await again(key)).status).toBe(200)
  const mailed = await rows(`select id from outbox where kind = 'S4' and recipient = ?`, email)
  expect(mailed).toHaveLength(2)
  const old = await api.visitor().send('POST', '/api/auth/links', { token })
  expect(await old.json()).toMatchObject({ code: 'link_spent' })
  let last = await again()
  for (let more = 0; more < 10; more += 1) last = await again()
  expect(last.status).toBe(429)
})

test('[N03] the goods, the hours and the story of a seller are edited by the factory too', async () => {
  const sales = await callerOf(api, 'sales')
  const { id } = await makeSeller(api.database)
  const [goods] = await rows(`select id from products where kind = 'goods' and is_active = 1`)
  const productId = String(goods?.['id'])
  expect(
    await call(sales, 'PUT', `${id}/products`, { rev: 1, productIds: [productId, productId] }),
  ).toMatchObject({ productIds: [productId], products: 1, rev: 2 })
  expect(
    await call(sales, 'PUT', `${id}/products`, { rev: 2, productIds: [crypto.randomUUID()] }),
  ).toMatchObject({ code: 'product_not_found', field: 'productIds' })
  const weekly = [{ weekday: 1, opensMinute: 480, closesMinute: 960 }]
  expect(await call(sales, 'PUT', `${id}/hours`, { rev: 2, weekly, exceptions: [] })).toMatchObject(
    { weekly, rev: 3 },
  )
  expect(
    await call(sales, 'PUT', `${id}/story/ar`, { rev: 3, story: 'نبيع ما ينمو حولنا.' }),
  ).toMatchObject({ stories: { ar: 'نبيع ما ينمو حولنا.' }, rev: 4 })
  expect(await call(sales, 'PUT', `${id}/story/xx`, { rev: 4, story: 'x' })).toMatchObject({
    answered: 404,
  })
})

test('[N03] a viewer reads and changes nothing', async () => {
  const viewer = await newPerson(api.database, { role: 'viewer' })
  expect(viewer.id).toBeTruthy()
  const reader = await callerOf(api, 'viewer')
  const { id } = await makeSeller(api.database)
  const seen = (await (await reader.get(`${path}/${id}`)).json()) as AdminSeller
  expect(Object.values(seen.can)).toEqual([false, false, false, false, false])
  expect(await call(reader, 'POST', `${id}/suspend`, { rev: 1, note: 'x' })).toMatchObject({
    answered: 403,
  })
})
