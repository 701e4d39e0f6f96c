import { expect, test } from 'vitest'
import type { AuditLog } from '#domain/audit.schema.ts'
import { newId } from '#domain/ids.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { added, newPicture } from '#tests/support/media.ts'
import { build } from '#server/platform/build.ts'
import { callerOf, newPerson } from '#tests/support/people.ts'
import { actorsQuery } from './audit-log.repository.ts'

const api = useApi()

async function logSeenBy(caller: Visitor, query = ''): Promise<AuditLog> {
  return (await (await caller.get(`/api/admin/audit${query}`)).json()) as AuditLog
}

interface Row {
  at?: number
  actor: string
  action?: string
  entity?: string
  entityId?: string
  data?: object
}

async function written(...rows: Row[]): Promise<void> {
  await api.database.batch(
    rows.map((row) => ({
      sql: `insert into audit_log (id, factory_id, at, actor_id, role, action, entity, entity_id, data, request_id)
        values (?, (select id from factories limit 1), ?, ?, 'owner', ?, ?, ?, ?, 'test')`,
      args: [
        newId(),
        row.at ?? Date.now(),
        row.actor,
        row.action ?? 'sign_in',
        row.entity ?? 'user',
        row.entityId ?? row.actor,
        JSON.stringify(row.data ?? {}),
      ],
    })),
    'write',
  )
}

test('what was done reads as a sentence in the reader’s language, with who did it', async () => {
  const owner = await callerOf(api, 'owner')
  const target = await newPerson(api.database, { role: 'editor' })
  const id = owner.person?.id ?? ''
  await written({
    actor: id,
    action: 'role_changed',
    entityId: target.id,
    data: { role: 'manager', before: 'editor' },
  })
  const { entries } = await logSeenBy(owner, `?actor=${id}`)
  expect(entries[0]).toMatchObject({
    text: 'Changed the role of Kari Prøve from Editor to Manager',
    actor: { id, name: 'Kari Prøve' },
    roleText: 'Owner',
    entityName: 'Kari Prøve',
  })
})

test('an entry tells the browser that it was done from, and the file by its name as long as there is one', async () => {
  const editor = await callerOf(api, 'editor')
  const { id, name, rev } = await added(editor, 'cheese.png', await newPicture())
  const agent = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'
  const change = { rev, isDecorative: true }
  await editor.send('PATCH', `/api/admin/media/${id}`, change, { 'user-agent': agent })
  const [changed, made] = (await logSeenBy(editor, '?entity=media')).entries
  expect(changed).toMatchObject({ entityName: name, data: { device: 'Firefox · Windows' } })
  expect(made).toMatchObject({ entityName: name, data: { kind: 'picture' } })
  await editor.send('DELETE', `/api/admin/media/${id}`)
  const { entries } = await logSeenBy(editor, '?entity=media')
  expect(entries.map(({ entityName }) => entityName)).toEqual([null, null, null])
})

test('[U03] an editor sees what they did themselves, and nothing of anybody else', async () => {
  const owner = await callerOf(api, 'owner')
  const editor = await callerOf(api, 'editor')
  const own = editor.person?.id ?? ''
  await written({ actor: owner.person?.id ?? '' }, { actor: own })
  const { entries, choices } = await logSeenBy(editor)
  expect(entries.map(({ actor }) => actor?.id)).toEqual([own])
  expect(choices.actors.map(({ value }) => value)).toEqual([own])
  const others = await logSeenBy(editor, `?actor=${owner.person?.id}`)
  expect(others.entries).toEqual([])
  const file = await (await editor.get('/api/admin/audit/file')).text()
  expect(file.trim().split('\r\n')).toHaveLength(2)
})

test('whom and what the filters offer is known without reading the log', async () => {
  const owner = await callerOf(api, 'owner')
  const colleague = await newPerson(api.database, { role: 'viewer' })
  const customer = await newPerson(api.database)
  const silent = await newPerson(api.database, { role: 'viewer' })
  await written({ actor: colleague.id }, { actor: customer.id })
  const { choices } = await logSeenBy(owner)
  const offered = choices.actors.map(({ value }) => value)
  expect(offered).toContain(colleague.id)
  expect(offered).not.toContain(customer.id)
  expect(offered).not.toContain(silent.id)
  expect(choices.actions).toContainEqual({ value: 'page_made', label: 'Page made' })
  expect(choices.entities).toContainEqual({ value: 'redirect', label: 'Redirect' })
  const { rows: factories } = await api.database.execute('select id from factories')
  const factoryId = String(factories[0]?.['id'])
  const { sql, params } = actorsQuery({ build }, { factoryId, onlyOf: undefined }).toSQL()
  const { rows } = await api.database.execute({
    sql: `explain query plan ${sql}`,
    args: params as string[],
  })
  const plan = rows.map((row) => String(row['detail'])).join('\n')
  expect(plan).toContain('SEARCH audit_log USING INDEX audit_log_actor')
  expect(plan).not.toContain('SCAN')
})

test('the log is filtered by person, action, kind and day, and paged without a gap', async () => {
  const owner = await callerOf(api, 'owner')
  const actor = (await newPerson(api.database, { role: 'viewer' })).id
  const noon = Date.parse('2026-03-29T10:00:00Z')
  await written(
    ...Array.from({ length: 120 }, (_, index) => ({ actor, at: noon + Math.floor(index / 3) })),
    { actor, at: Date.parse('2026-03-28T22:59:59Z'), action: 'sign_out' },
    { actor, at: Date.parse('2026-03-29T22:00:00Z'), action: 'denied', entity: 'permission' },
  )
  const seen: string[] = []
  let before = ''
  do {
    const page = await logSeenBy(owner, `?actor=${actor}&before=${before}`)
    seen.push(...page.entries.map(({ id }) => id))
    before = page.older ?? ''
  } while (before !== '')
  expect([seen.length, new Set(seen).size]).toEqual([122, 122])
  const count = async (query: string) =>
    (await logSeenBy(owner, `?actor=${actor}&${query}`)).entries.length
  expect(await count('action=sign_out')).toBe(1)
  expect(await count('entity=permission')).toBe(1)
  // The clock is put forward on that night: the day has 23 hours.
  expect(await count('from=2026-03-30')).toBe(1)
  expect(await count('to=2026-03-28')).toBe(1)
  expect(await count('from=2026-03-29&to=2026-03-29&action=sign_out')).toBe(0)
  expect((await owner.get('/api/admin/audit?from=yesterday&before=%27--')).status).toBe(200)
})

test('the file opens no formula in a spreadsheet', async () => {
  const owner = await callerOf(api, 'owner')
  const id = owner.person?.id ?? ''
  await api.database.execute({ sql: 'update users set name = ? where id = ?', args: ['=1+1', id] })
  await written({ actor: id })
  const answer = await owner.get(`/api/admin/audit/file?actor=${id}`)
  expect(answer.headers.get('content-type')).toContain('text/csv')
  expect(answer.headers.get('content-disposition')).toContain('audit-log.csv')
  const text = await answer.text()
  expect(text).toContain(`,"'=1+1",`)
  expect(text).not.toContain(',=1+1')
})
