import { expect, test } from 'vitest'
import type { AdminStart, Today } from '#domain/admin.schema.ts'
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

async function needsSeenBy(role: 'owner' | 'translator') {
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
  expect(Object.keys(translator).toSorted()).toEqual(['products_sold_out', 'texts_missing'])
})
