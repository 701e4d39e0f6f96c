import { beforeEach, expect, test } from 'vitest'
import type { AdminApplication, AdminApplications } from '#domain/admin-sellers.schema.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { type TestApi, useApi, type Visitor } from '#tests/support/api.ts'
import { callerOf, newPerson } from '#tests/support/people.ts'
import { freeOrgNo, makeApplication, wholeDraft } from '#tests/support/seller-applications.ts'

const api = useApi()
const path = '/api/admin/seller-applications'

beforeEach(async () => {
  for (const table of ['seller_applications', 'sellers'])
    await api.database.execute(`delete from ${table}`)
})

type Answer = AdminApplication & ErrorBody & { current: AdminApplication; answered: number }

async function call(caller: Visitor, method: string, at: string, body: object): Promise<Answer> {
  const response = await caller.send(method, `${path}/${at}`, body)
  return { ...((await response.json()) as Answer), answered: response.status }
}

async function rowsOf({ database }: TestApi, sql: string, ...args: string[]) {
  return (await database.execute({ sql, args })).rows
}

async function mailsOf(id: string) {
  const found = await rowsOf(
    api,
    `select kind, recipient from outbox where json_extract(payload, '$.entityId') = ? order by created_at`,
    id,
  )
  return found.map(({ kind }) => kind)
}

test('[N03] the list shows what waits first and counts; a draft is its applicant’s alone', async () => {
  const sales = await callerOf(api, 'sales')
  const now = Date.now()
  const late = await makeApplication(api.database, { columns: { submitted_at: now - 5000 } })
  const mine = await makeApplication(api.database, {
    status: 'in_review',
    columns: { assigned_to: sales.person?.id ?? '', company: 'Bøkko AS' },
  })
  const asked = await makeApplication(api.database, { status: 'changes_requested' })
  const draft = await makeApplication(api.database, { status: 'draft' })
  const listed = async (query = '') =>
    (await (await sales.get(`${path}${query}`)).json()) as AdminApplications
  const all = await listed()
  expect(all.applications.map(({ id }) => id)).toEqual([late.id, mine.id, asked.id])
  expect(all.counts).toEqual({ applications: 3, waiting: 2, mine: 1, sellers: 0 })
  const found = async (query: string) => (await listed(query)).applications.map(({ id }) => id)
  expect(await found('?queue=mine')).toEqual([mine.id])
  expect(await found('?status=changes_requested')).toEqual([asked.id])
  expect(await found('?q=bokko')).toEqual([mine.id])
  expect(await found(`?q=${late.number.toLowerCase()}`)).toEqual([late.id])
  expect((await sales.get(`${path}/${draft.id}`)).status).toBe(404)
  const today = await (await sales.get('/api/admin/today')).json()
  expect(today).toMatchObject({
    needs: expect.arrayContaining([
      expect.objectContaining({ kind: 'sellers_waiting', count: 2, since: now - 5000 }),
    ]),
  })
})

test('[N03] taking, twice sent, is one step; an application that moved is stale; what is not taken is not decided', async () => {
  const sales = await callerOf(api, 'sales')
  const { id } = await makeApplication(api.database)
  const note = 'Hvor er dere?'
  expect(await call(sales, 'POST', `${id}/reject`, { rev: 1, note })).toMatchObject({
    ...{ answered: 409, code: 'application_in_state' },
    message: 'This application is already marked “Received”.',
  })
  expect(await call(sales, 'POST', `${id}/approve`, { rev: 1 })).toMatchObject({ answered: 409 })
  for (let time = 0; time < 2; time += 1)
    expect(await call(sales, 'POST', `${id}/take`, { rev: 1 })).toMatchObject({
      ...{ answered: 200, status: 'in_review', rev: 2 },
      assignedTo: { userId: sales.person?.id },
    })
  const other = await callerOf(api, 'manager')
  expect(await call(other, 'POST', `${id}/take`, { rev: 1 })).toMatchObject({
    ...{ answered: 409, code: 'stale', current: { status: 'in_review' } },
  })
  expect(await rowsOf(api, 'select * from events where entity_id = ?', id)).toHaveLength(1)
})

test('[N03] it is given to who may decide, and to nobody else', async () => {
  const sales = await callerOf(api, 'sales')
  const manager = await newPerson(api.database, { role: 'manager' })
  const viewer = await newPerson(api.database, { role: 'viewer' })
  const { id } = await makeApplication(api.database)
  const give = (rev: number, userId: string | null) =>
    call(sales, 'PUT', `${id}/assignee`, { rev, userId })
  expect(await give(1, viewer.id)).toMatchObject({ answered: 404 })
  expect(await give(1, manager.id)).toMatchObject({ assignedTo: { userId: manager.id }, rev: 2 })
  expect(await give(2, null)).toMatchObject({ assignedTo: null, rev: 3 })
})

test('[N03] changes are asked for with marked fields and words, which the applicant is mailed once', async () => {
  const sales = await callerOf(api, 'sales')
  const { id } = await makeApplication(api.database, { status: 'in_review' })
  const ask = (body: object) => call(sales, 'POST', `${id}/ask-changes`, { rev: 1, ...body })
  expect(await ask({ markedFields: [], note: 'x' })).toMatchObject({
    ...{ answered: 422, code: 'marks_missing' },
  })
  expect(await ask({ markedFields: ['pin'], note: '  ' })).toMatchObject({
    ...{ code: 'decision_note_missing', field: 'note' },
  })
  const wanted = { markedFields: ['story', 'pin'], note: 'Flytt nålen.\nSkriv mer.' }
  for (let time = 0; time < 2; time += 1)
    expect(await ask(wanted)).toMatchObject({
      ...{ answered: 200, status: 'changes_requested', markedFields: ['pin', 'story'] },
      ...{ decisionNote: wanted.note, can: { ask: false, approve: false, reject: true } },
    })
  expect(await mailsOf(id)).toEqual(['S3'])
})

test('[N03] a rejection needs its reason and is mailed once', async () => {
  const sales = await callerOf(api, 'sales')
  const { id, number } = await makeApplication(api.database, { status: 'in_review' })
  const reject = (note: string) => call(sales, 'POST', `${id}/reject`, { rev: 1, note })
  expect(await reject('')).toMatchObject({ code: 'decision_note_missing' })
  expect(await reject('x'.repeat(1001))).toMatchObject({ code: 'decision_note_long' })
  for (let time = 0; time < 2; time += 1)
    expect(await reject('Vi leverer ikke dit.')).toMatchObject({ status: 'rejected', rev: 2 })
  expect(await mailsOf(id)).toEqual(['S5'])
  const [logged] = await rowsOf(
    api,
    `select action from audit_log where entity = 'seller_application' and entity_id = ?`,
    number,
  )
  expect(logged).toMatchObject({ action: 'seller_rejected' })
})

test('[N03] approving makes the seller in one go: address, place, hours, goods, story, invitation', async () => {
  const sales = await callerOf(api, 'sales')
  const goods = await rowsOf(
    api,
    `select id from products where kind = 'goods' and is_active = 1 limit 2`,
  )
  const productIds = goods.map((row) => String(row['id']))
  const { id, orgNo } = await makeApplication(api.database, {
    status: 'in_review',
    draft: wholeDraft(freeOrgNo(), productIds),
  })
  for (let time = 0; time < 2; time += 1)
    expect(await call(sales, 'POST', `${id}/approve`, { rev: 1 })).toMatchObject({
      ...{ answered: 200, status: 'approved', rev: 2 },
    })
  const sellers = await rowsOf(api, 'select * from sellers')
  expect(sellers).toMatchObject([
    {
      ...{ slug: 'utne-gardsbutikk-as-utne', status: 'active', org_no: orgNo, user_id: null },
      ...{ street: 'Utnevegen 8', postcode: '5778', city: 'Utne', lat: 60.4243, lng: 6.6236 },
      ...{ contact: 'Astrid Utne', email: 'astrid@utne.example', rev: 1 },
      weekly: '[{"weekday":2,"opensMinute":600,"closesMinute":1020}]',
    },
  ])
  const carried = await rowsOf(api, 'select product_id from seller_products')
  expect(carried.map((row) => row['product_id']).toSorted()).toEqual(productIds.toSorted())
  expect(await rowsOf(api, 'select language_code, story from seller_translations')).toMatchObject([
    { language_code: 'nb', story: 'Vi selger det som vokser rundt oss.' },
  ])
  expect(await mailsOf(id)).toEqual(['S4'])
  expect(
    await rowsOf(api, `select email from users where email_key = 'astrid@utne.example'`),
  ).toHaveLength(1)
})

test('[N03] two sellers of one name in one place have two addresses, also when approved at once', async () => {
  const sales = await callerOf(api, 'sales')
  const ids = await Promise.all(
    [1, 2, 3].map(async () => (await makeApplication(api.database, { status: 'in_review' })).id),
  )
  const answers = await Promise.all(
    ids.map((id) => call(sales, 'POST', `${id}/approve`, { rev: 1 })),
  )
  expect(answers.map(({ answered }) => answered)).toEqual([200, 200, 200])
  const slugs = await rowsOf(api, 'select slug from sellers order by slug')
  expect(slugs.map(({ slug }) => slug)).toEqual([
    'utne-gardsbutikk-as-utne',
    'utne-gardsbutikk-as-utne-2',
    'utne-gardsbutikk-as-utne-3',
  ])
})

test('[N03] an organisation number has one seller, also where two are approved at once', async () => {
  const sales = await callerOf(api, 'sales')
  const draft = wholeDraft(freeOrgNo())
  const first = await makeApplication(api.database, { status: 'in_review', draft })
  // No two of them wait at once: the first one was decided when the second came in.
  await api.database.execute({
    sql: `update seller_applications set status = 'rejected' where id = ?`,
    args: [first.id],
  })
  const second = await makeApplication(api.database, { status: 'in_review', draft })
  expect(await call(sales, 'POST', `${second.id}/approve`, { rev: 1 })).toMatchObject({
    answered: 200,
  })
  await api.database.execute({
    sql: `update seller_applications set status = 'in_review' where id = ?`,
    args: [first.id],
  })
  expect(await call(sales, 'POST', `${first.id}/approve`, { rev: 1 })).toMatchObject({
    ...{ answered: 409, code: 'seller_number_taken' },
  })
  expect(await rowsOf(api, 'select id from sellers')).toHaveLength(1)
  const [kept] = await rowsOf(api, 'select status from seller_applications where id = ?', first.id)
  expect(kept).toMatchObject({ status: 'in_review' })
})

test('[N03] six approvals at once make one seller and mail it once', async () => {
  const sales = await callerOf(api, 'sales')
  const { id } = await makeApplication(api.database, { status: 'in_review' })
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => call(sales, 'POST', `${id}/approve`, { rev: 1 })),
  )
  expect(new Set(answers.map(({ answered }) => answered))).toEqual(new Set([200]))
  expect(await rowsOf(api, 'select id from sellers')).toHaveLength(1)
  expect(await mailsOf(id)).toEqual(['S4'])
})

test('an application that lacks a step is not approved', async () => {
  const sales = await callerOf(api, 'sales')
  const { range: _range, ...draft } = wholeDraft(freeOrgNo())
  const { id } = await makeApplication(api.database, { status: 'in_review', draft })
  expect(await call(sales, 'POST', `${id}/approve`, { rev: 1 })).toMatchObject({
    ...{ answered: 409, code: 'application_incomplete' },
  })
})
