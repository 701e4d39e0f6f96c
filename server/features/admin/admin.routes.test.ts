import { expect, test } from 'vitest'
import type { AdminStart, Today } from '#domain/admin.schema.ts'
import type { AdminRole } from '#domain/permissions.ts'
import { useApi } from '#tests/support/api.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()

test('[U02] an active admin is told the role and what it opens, in words', async () => {
  const viewer = await callerOf(api, 'viewer')
  const response = await viewer.get('/api/admin')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const start = (await response.json()) as AdminStart
  expect(start).toMatchObject({ name: 'Kari Prøve', role: 'viewer', roleText: 'Viewer' })
  expect(start.abilities.writes).toEqual([])
  expect(start.abilities.reads).toContainEqual({ permission: 'orders.read', text: 'Orders' })
})

test('[U06] without the second factor the role is still told, and that it is missing', async () => {
  const owner = await callerOf(api, 'owner', { hasSecondFactor: false })
  const start = (await (await owner.get('/api/admin')).json()) as AdminStart
  expect(start).toMatchObject({ hasSecondFactor: false, lacksSecondFactor: true })
  expect(start.abilities.writes).toContainEqual({
    permission: 'people.edit',
    text: 'Change people’s roles',
  })
})

test('[U02] an admin who is no longer active is nobody to the panel', async () => {
  const former = await callerOf(api, 'owner', { isActiveAdmin: false })
  expect((await former.get('/api/admin')).status).toBe(403)
})

test('[D2] a visitor gets 401, a customer 403', async () => {
  expect((await api.visitor().get('/api/admin')).status).toBe(401)
  expect((await (await callerOf(api, 'customer')).get('/api/admin')).status).toBe(403)
})

async function needsSeenBy(role: AdminRole) {
  const caller = await callerOf(api, role)
  const today = (await (await caller.get('/api/admin/today')).json()) as Today
  return Object.fromEntries(today.needs.map((need) => [need.kind, need]))
}

test('the start page counts what is there, for those who may see it', async () => {
  const before = await needsSeenBy('owner')
  expect(before['mails_failed']).toBeUndefined()
  await api.database.batch(
    [
      `insert into outbox (id, factory_id, kind, dedupe_key, language_code, recipient, payload, state, attempts, due_at, created_at)
        values ('m', (select id from factories limit 1), 'A1', 'm', 'nb', 'a@example.no', '{}', 'failed', 5, 1, 7)`,
      `delete from page_content_translations where language_code = 'pl' and page_content_id =
        (select page_content_id from page_content_translations where language_code = 'pl' and content_value <> '' limit 1)`,
    ],
    'write',
  )
  const after = await needsSeenBy('owner')
  expect(after['mails_failed']).toMatchObject({ count: 1, since: 7 })
  expect(after['texts_missing']).toMatchObject({ count: 1, parts: [{ label: 'Polski', count: 1 }] })
  expect(after['admins_without_factor']?.count).toBe(
    (before['admins_without_factor']?.count ?? 0) + 1,
  )
  const translator = await needsSeenBy('translator')
  expect(Object.keys(translator)).toEqual(['texts_missing'])
  expect(await needsSeenBy('viewer')).toEqual({})
  expect(Object.keys(await needsSeenBy('fulfilment'))).toEqual(['products_low'])
})

test('[D13] mails that could not be sent are named, and tried again once; those of people who have left are not', async () => {
  const insert = (id: string, recipient: string, payload = '{}') =>
    `insert into outbox (id, factory_id, kind, dedupe_key, language_code, recipient, payload, state, attempts, due_at, last_error, created_at)
      values ('${id}', (select id from factories limit 1), 'A1', '${id}', 'nb', '${recipient}', '${payload}', 'failed', 5, 1, 'no such box', 7)`
  await api.database.batch(
    ['delete from outbox', insert('one', 'a@example.no'), insert('gone', '')],
    'write',
  )
  const manager = await callerOf(api, 'manager')
  expect(await (await manager.get('/api/admin/failed-mails')).json()).toEqual({
    total: 1,
    mails: [
      {
        ...{ id: 'one', about: 'account', orderId: null, orderNumber: null, at: 7 },
        ...{ recipient: 'a@example.no', reason: 'no such box', isWiped: false },
      },
    ],
    sendable: 1,
  })
  const again = async () => manager.send('POST', '/api/admin/failed-mails/again', {})
  const answers = await Promise.all([again(), again()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const { rows } = await api.database.execute(
    `select state, attempts, (select count(*) from audit_log where action = 'mails_sent_again') as logged
      from outbox order by id desc`,
  )
  expect(rows).toMatchObject([
    { state: 'queued', attempts: 0, logged: 1 },
    { state: 'failed', attempts: 5 },
  ])
  expect((await needsSeenBy('owner'))['mails_failed']).toBeUndefined()
})

test('[D13] a mail whose link was removed when it was given up is not sent again, and says so', async () => {
  await api.database.batch(
    [
      'delete from outbox',
      `insert into outbox (id, factory_id, kind, dedupe_key, language_code, recipient, payload, state, attempts, due_at, created_at)
        values ('wiped', (select id from factories limit 1), 'A1', 'wiped', 'nb', 'a@example.no', '{"html":"","text":""}', 'failed', 5, 1, 7)`,
    ],
    'write',
  )
  const manager = await callerOf(api, 'manager')
  const answer = await manager.send('POST', '/api/admin/failed-mails/again', {})
  expect(await answer.json()).toMatchObject({ total: 1, sendable: 0, mails: [{ isWiped: true }] })
  const { rows } = await api.database.execute('select state, attempts from outbox')
  expect(rows).toMatchObject([{ state: 'failed', attempts: 5 }])
})

const hour = 3_600_000

test('[P04] sales are added up by the days of Oslo, also where the clock is changed, without what was cancelled', async () => {
  // On the 25th of October 2026 the clock goes back: that day has 25 hours.
  api.platform.now = () => Date.parse('2026-10-26T11:00:00Z')
  await api.database.execute('delete from orders')
  const at = [
    ['a', '2026-10-24T21:59:59Z', 'placed', 100],
    ['b', '2026-10-24T22:00:00Z', 'delivered', 1000],
    ['c', '2026-10-25T22:59:59Z', 'placed', 20_000],
    ['d', '2026-10-25T23:00:00Z', 'placed', 300_000],
    ['e', '2026-10-26T10:00:00Z', 'cancelled', 7],
    ['f', '2026-09-26T10:00:00Z', 'completed', 4],
    ['g', '2026-08-27T21:59:59Z', 'completed', 9],
  ] as const
  await api.database.batch(
    at.map(([id, time, status, ore]) => order(id, Date.parse(time), status, ore)),
    'write',
  )
  const sales = await salesSeenBy('viewer')
  const sold = (days: typeof sales.days) =>
    days.filter(({ orders }) => orders > 0).map(({ date, ore, orders }) => [date, ore, orders])
  expect(sales.days).toHaveLength(30)
  expect(sold(sales.days)).toEqual([
    ['2026-10-24', 100, 1],
    ['2026-10-25', 21_000, 2],
    ['2026-10-26', 300_000, 1],
  ])
  expect([sales.days[0]?.date, sales.before[0]?.date]).toEqual(['2026-09-27', '2026-08-28'])
  expect(sold(sales.before)).toEqual([['2026-09-26', 4, 1]])
  const translator = await callerOf(api, 'translator')
  expect(await (await translator.get('/api/admin/today')).json()).toMatchObject({ sales: null })
})

test('orders stand in the need that their list shows: to confirm, to approve, late, to register', async () => {
  const now = Date.parse('2026-10-26T11:00:00Z')
  api.platform.now = () => now
  await api.database.execute('delete from orders')
  await api.database.batch(
    [
      order('confirm', now - hour, 'placed', 1),
      order('approve', now - 2 * hour, 'placed', 1, 'invoice'),
      order('register', now - 3 * hour, 'delivered', 1),
      order('late', now - 4 * hour, 'confirmed', 1),
      `update orders set promised_date = '2026-10-25' where id = 'late'`,
    ],
    'write',
  )
  const needs = await needsSeenBy('manager')
  const reader = await callerOf(api, 'manager')
  for (const [kind, queue, since] of [
    ['orders_to_confirm', 'to_confirm', now - hour],
    ['orders_to_approve', 'to_approve', now - 2 * hour],
    ['orders_to_register', 'to_register', now - 3 * hour],
    ['orders_late', 'late', now - 4 * hour],
  ] as const) {
    expect([kind, needs[kind]]).toMatchObject([kind, { count: 1, since }])
    const list = await reader.get(`/api/admin/orders?queue=${queue}`)
    expect(await list.json()).toMatchObject({ total: 1 })
  }
})

function order(id: string, at: number, status: string, ore: number, payment = 'pay_on_pickup') {
  return {
    sql: `insert into orders (id, factory_id, number, public_token, idempotency_key, channel, status, payment_method,
        payment_status, buyer_kind, email, name, phone, language_code, shipping_method_id, shipping_kind, shipping_name,
        items_ore, shipping_ore, total_ore, vat, terms_accepted_at, created_at, updated_at)
      select ?1, id, ?1, ?1, ?1, 'shop', ?3, ?5, 'pending', 'private', 'a@example.no', 'A', '1', 'nb', 'x', 'pickup', 'x',
        ?4, 0, ?4, '[]', ?2, ?2, ?2 from factories limit 1`,
    args: [id, at, status, ore, payment],
  }
}

async function salesSeenBy(role: AdminRole) {
  const caller = await callerOf(api, role)
  const { sales } = (await (await caller.get('/api/admin/today')).json()) as Today
  if (!sales) throw new Error('no sales are shown')
  return sales
}
