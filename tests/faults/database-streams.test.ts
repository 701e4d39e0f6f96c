import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { appConfig } from '#config'
import { DatabaseStreams } from '#server/platform/database-streams.ts'
import { type DatabaseProxy, startDatabaseProxy } from '#tests/support/database-proxy.ts'
import { startCopy } from '#tests/support/template.ts'

let copy: Awaited<ReturnType<typeof startCopy>>
let proxy: DatabaseProxy
let streams: DatabaseStreams

beforeAll(async () => {
  copy = await startCopy()
  proxy = await startDatabaseProxy(copy.url)
})
beforeEach(() => {
  proxy.bodies = []
  proxy.mode = 'pass'
  streams = new DatabaseStreams({ DATABASE_URL: proxy.url, DATABASE_AUTH_TOKEN: '' })
})
afterAll(async () => {
  await proxy.stop()
  await copy.stop()
})

const one = { sql: 'select 1', args: [] }
const take = (name: string) => ({
  sql: 'insert into job_leases (name, holder, until) values (?, ?, ?)',
  args: [name, 'test', 1],
})
const leases = async (name: string) => {
  const sql = 'select count(*) from job_leases where name = ?'
  const [result] = await streams.batch('read', [{ sql, args: [name] }])
  return result?.rows[0]?.[0]
}
const opened = () => proxy.bodies.filter((body) => body.includes('"baton":null')).length
const closed = () => proxy.bodies.filter((body) => body.includes('"type":"close"')).length

test('one call after the other goes over one stream', async () => {
  for (let call = 0; call < 5; call += 1) await streams.batch('read', [one])
  expect(proxy.bodies).toHaveLength(5)
  expect(opened()).toBe(1)
})

test('values come back as they went', async () => {
  const values = ['blåbær "x"', '', 7, -1.5, null, true, Number.MAX_SAFE_INTEGER]
  const sql = `select ${values.map(() => '?').join(', ')}`
  const [result] = await streams.batch('read', [{ sql, args: values }])
  expect(result?.rows).toEqual([['blåbær "x"', '', 7, -1.5, null, 1, Number.MAX_SAFE_INTEGER]])
})

test('an integer that would not be exact is refused', async () => {
  await expect(
    streams.batch('read', [{ sql: 'select 9007199254740993', args: [] }]),
  ).rejects.toThrow('too large')
})

test('a stream that the server has forgotten is replaced, and the write is there once', async () => {
  await streams.batch('read', [one])
  await copy.crash()
  await streams.batch('write', [take('forgotten')])
  expect(await leases('forgotten')).toBe(1)
})

test('a stream that lost its answer is not used again', async () => {
  await streams.batch('read', [one])
  proxy.mode = 'lost-reply'
  await expect(streams.batch('write', [take('lost')])).rejects.toThrow()
  proxy.mode = 'pass'
  expect(await leases('lost')).toBe(1)
  expect(opened()).toBe(2)
})

test('a statement that is refused takes its whole batch back, and the stream goes on', async () => {
  const twice = [take('refused'), take('refused')]
  await expect(streams.batch('write', twice)).rejects.toMatchObject({
    code: expect.stringMatching(/^SQLITE_CONSTRAINT/u),
  })
  expect(await leases('refused')).toBe(0)
  expect(opened()).toBe(1)
})

test('of many calls at once only so many leave their stream open', async () => {
  const calls = appConfig.database.keptStreams + 14
  await Promise.all(Array.from({ length: calls }, () => streams.batch('read', [one])))
  expect(opened()).toBe(calls)
  expect(closed()).toBe(14)
})
