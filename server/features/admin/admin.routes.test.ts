import { expect, test } from 'vitest'
import type { AdminStart } from '#domain/admin.schema.ts'
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
