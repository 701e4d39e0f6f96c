import { beforeEach, expect, test } from 'vitest'
import type { ErrorBody } from '#domain/errors.ts'
import type { OwnSeller } from '#domain/own-seller.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { callerOf } from '#tests/support/people.ts'
import { makeSeller } from '#tests/support/sellers.ts'

const api = useApi()
const noon = Date.parse('2026-11-19T11:00:00Z')

beforeEach(async () => {
  await api.database.execute('delete from sellers')
})

type Answer = OwnSeller & ErrorBody & { current: OwnSeller; answered: number }

async function put(caller: Visitor, part: string, body: object): Promise<Answer> {
  const response = await caller.send('PUT', `/api/seller/${part}`, body)
  return { ...((await response.json()) as Answer), answered: response.status }
}

async function keeper(columns: Parameters<typeof makeSeller>[1] = {}) {
  const caller = await callerOf(api, 'customer')
  const seller = await makeSeller(api.database, { user_id: caller.person?.id ?? '', ...columns })
  return { caller, ...seller }
}

async function revision() {
  const { rows } = await api.database.execute(
    `select revision from content_revisions where language_code = '*'`,
  )
  return Number(rows[0]?.['revision'] ?? 0)
}

const contact = {
  ...{ contact: 'Ola Utne', phone: '400 00 001', email: 'ola@utne.example', website: '' },
}

test('[N03] a seller looks after its own profile; twice sent is once, and the map follows at once', async () => {
  const { caller } = await keeper()
  const other = await keeper()
  const before = await revision()
  for (let time = 0; time < 2; time += 1)
    expect(await put(caller, 'profile', { ...contact, rev: 1 })).toMatchObject({
      ...{ answered: 200, contact: 'Ola Utne', phone: '+4740000001', website: '', rev: 2 },
    })
  expect(await revision()).toBe(before + 1)
  expect(await put(caller, 'profile', { ...contact, contact: 'Kari Li', rev: 1 })).toMatchObject({
    ...{ answered: 409, code: 'stale', current: { contact: 'Ola Utne' } },
  })
  expect(await (await other.caller.get('/api/seller')).json()).toMatchObject({
    ...{ contact: 'Astrid Utne', rev: 1 },
  })
})

test('[N03] what is not its own to change is not taken', async () => {
  const { caller } = await keeper()
  const grab = { ...contact, rev: 1, name: 'Noen andre', status: 'active' }
  expect(await put(caller, 'profile', grab)).toMatchObject({ answered: 422 })
  expect(await put(caller, 'profile', { ...contact, website: 'x', rev: 1 })).toMatchObject({
    ...{ code: 'website_invalid', field: 'website' },
  })
})

test('[N03] hours that overlap are refused at their field; the right ones are kept', async () => {
  const { caller } = await keeper()
  const day = (opens: number, closes: number) => ({
    ...{ weekday: 3, opensMinute: opens * 60, closesMinute: closes * 60 },
  })
  const wrong = { rev: 1, weekly: [day(9, 13), day(12, 17)], exceptions: [] }
  expect(await put(caller, 'hours', wrong)).toMatchObject({
    ...{ code: 'periods_overlap', field: 'weekly.1.opensMinute' },
  })
  const exceptions = [{ date: '2026-12-24', periods: [{ opensMinute: 540, closesMinute: 720 }] }]
  const right = { rev: 1, weekly: [day(9, 12), day(13, 17)], exceptions }
  expect(await put(caller, 'hours', right)).toMatchObject({ ...right, rev: 2 })
  const twice = { rev: 2, weekly: [], exceptions: [...exceptions, ...exceptions] }
  expect(await put(caller, 'hours', twice)).toMatchObject({ code: 'date_twice' })
})

test('[N03] the goods carried are the factory’s own', async () => {
  const { caller } = await keeper()
  const { rows } = await api.database.execute(
    `select id, kind from products where is_active = 1 order by kind = 'dish'`,
  )
  const [first, last] = [String(rows[0]?.['id']), String(rows.at(-1)?.['id'])]
  expect(rows.at(-1)?.['kind']).toBe('dish')
  const goods = { productIds: [first], rev: 1 }
  for (let time = 0; time < 2; time += 1)
    expect(await put(caller, 'products', goods)).toMatchObject({ productIds: [first], rev: 2 })
  expect(await put(caller, 'products', { productIds: [last], rev: 2 })).toMatchObject({
    ...{ answered: 404, code: 'product_not_found' },
  })
  expect(await put(caller, 'products', { productIds: [], rev: 2 })).toMatchObject({
    productIds: [],
  })
})

test('[N03] a time that it is closed has a first and a last day, and is opened again', async () => {
  api.platform.now = () => noon
  const { caller } = await keeper()
  const close = (from: string, to: string, rev = 1, note = 'Ferie') =>
    put(caller, 'closure', { rev, closure: { from, to, note } })
  expect(await close('2026-12-24', '2026-12-23')).toMatchObject({
    ...{ code: 'closure_reversed', field: 'closure.to' },
  })
  expect(await close('2026-11-01', '2026-11-18')).toMatchObject({
    ...{ code: 'closure_over', field: 'closure.to' },
  })
  expect(await close('2026-02-30', '2026-12-18')).toMatchObject({ code: 'date_invalid' })
  expect(await close('2026-12-24', '2027-01-02', 1, 'x'.repeat(201))).toMatchObject({
    code: 'closure_note_long',
  })
  for (let time = 0; time < 2; time += 1)
    expect(await close('2026-12-24', '2027-01-02')).toMatchObject({
      ...{ closedFrom: '2026-12-24', closedTo: '2027-01-02', closureNote: 'Ferie', rev: 2 },
    })
  expect(await put(caller, 'closure', { rev: 2, closure: null })).toMatchObject({
    ...{ closedFrom: null, closedTo: null, closureNote: '' },
  })
})

test('[N03] a story is plain text in a language of the site, and can be taken out', async () => {
  const { caller } = await keeper()
  const script = '<script>alert(1)</script>\n\nVi selger ost.'
  expect(await put(caller, 'story/nb', { rev: 1, story: script })).toMatchObject({
    ...{ stories: { nb: script }, rev: 2 },
  })
  expect(await put(caller, 'story/nb', { rev: 2, story: 'x'.repeat(2001) })).toMatchObject({
    ...{ code: 'story_long', field: 'story' },
  })
  expect(await put(caller, 'story/xx', { rev: 2, story: 'x' })).toMatchObject({ answered: 404 })
  const { stories } = await put(caller, 'story/nb', { rev: 2, story: ' ' })
  expect(stories).toEqual({})
})

test('[N03] six saves at once are one; five are told what is saved now', async () => {
  const { caller } = await keeper()
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      put(caller, 'profile', { ...contact, contact: `Ola Utne ${at}`, rev: 1 }),
    ),
  )
  const statuses = answers.map(({ answered }) => answered).toSorted()
  expect(statuses).toEqual([200, 409, 409, 409, 409, 409])
})

test('[N03] nobody without a seller has one: no customer, no admin, no visitor', async () => {
  expect((await api.visitor().get('/api/seller')).status).toBe(401)
  expect((await (await callerOf(api, 'customer')).get('/api/seller')).status).toBe(403)
  const admin = await callerOf(api, 'owner')
  expect((await admin.get('/api/seller')).status).toBe(404)
  expect(await put(admin, 'profile', { ...contact, rev: 1 })).toMatchObject({ answered: 404 })
})

test('[N03] who works here and has a seller keeps the admin panel', async () => {
  const admin = await callerOf(api, 'sales')
  await makeSeller(api.database, { user_id: admin.person?.id ?? '' })
  expect((await admin.get('/api/seller')).status).toBe(200)
  expect(await (await admin.get('/api/session')).json()).toMatchObject({ user: { role: 'sales' } })
})
