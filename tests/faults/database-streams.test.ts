import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { serverConfig } from '#config'
import { faultOf } from '#server/platform/database-fault.ts'
import { DatabaseStreams } from '#server/platform/database-streams.ts'
import { type DatabaseProxy, startDatabaseProxy } from '#tests/support/database-proxy.ts'
import { startCopy } from '#tests/support/template.ts'

let copy: Awaited<ReturnType<typeof startCopy>>
let proxy: DatabaseProxy
let streams: DatabaseStreams

beforeAll(async () => {
  copy = await startCopy(['--max-response-size', '1MB'])
  proxy = await startDatabaseProxy(copy.url)
})
beforeEach(() => {
  proxy.bodies = []
  proxy.roundTrips = 0
  proxy.mode = 'pass'
  proxy.before = async () => {}
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
const endStream = (baton: string) =>
  fetch(`${copy.url}/v2/pipeline`, {
    method: 'POST',
    body: JSON.stringify({ baton, requests: [{ type: 'close' }] }),
  })
const batonOf = (body: string) => (JSON.parse(body) as { baton: string | null }).baton
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

test('a stream that the server has ended is replaced, and the write is there once', async () => {
  await streams.batch('read', [one])
  proxy.before = async (body) => {
    const baton = batonOf(body)
    if (baton) await endStream(baton)
  }
  await streams.batch('write', [take('ended')])
  proxy.before = async () => {}
  expect(await leases('ended')).toBe(1)
  expect(opened()).toBe(2)
})

test.each([
  [404, '{"error":"The stream was not found"}'],
  [500, '{"error":"The stream has expired","code":"STREAM_EXPIRED"}'],
])(
  'a stream is also forgotten where the server says so with %s, and so are the others',
  async (status, body) => {
    await Promise.all([streams.batch('read', [one]), streams.batch('read', [one])])
    proxy.before = async (asked) => (batonOf(asked) ? { status, body } : undefined)
    await streams.batch('write', [take(`forgotten by ${status}`)])
    proxy.before = async () => {}
    expect(await leases(`forgotten by ${status}`)).toBe(1)
    expect(opened()).toBe(3)
  },
)

test('a fault on a kept stream may have run: it is not sent again', async () => {
  await streams.batch('read', [one])
  proxy.before = async () => ({ status: 500, body: 'internal error' })
  await expect(streams.batch('write', [take('fault')])).rejects.toThrow('HTTP status 500')
  expect(proxy.bodies).toHaveLength(2)
})

test('a new stream that is refused is a fault of the database', async () => {
  proxy.before = async () => ({ status: 400, body: 'no baton here' })
  await expect(streams.batch('read', [one])).rejects.toMatchObject({ code: 'SERVER_ERROR' })
})

test.each(['{"baton":null,"base_url":null,"results":[{"type":"ok","resp', '<html>', '{}', 'null'])(
  'what is no answer of a database is a fault of the database: %s',
  async (body) => {
    proxy.before = async () => ({ status: 200, body })
    await expect(streams.batch('read', [one])).rejects.toMatchObject({ code: 'SERVER_ERROR' })
  },
)

test('an answer that breaks off is a fault of the database, and its stream is not used again', async () => {
  await streams.batch('read', [one])
  proxy.mode = 'cut-reply'
  const broken: unknown = await streams.batch('write', [take('cut')]).catch((error) => error)
  expect(faultOf(broken).kind).toBe('unreachable')
  proxy.mode = 'pass'
  expect(await leases('cut')).toBe(1)
  expect(opened()).toBe(2)
})

test('an answer that is too large leaves no transaction open and its stream to nobody', async () => {
  const large = { sql: 'select hex(zeroblob(2000000))', args: [] }
  await expect(streams.batch('write', [take('large'), large])).rejects.toMatchObject({
    code: 'RESPONSE_TOO_LARGE',
  })
  expect(closed()).toBe(1)
  const elsewhere = new DatabaseStreams({ DATABASE_URL: copy.url, DATABASE_AUTH_TOKEN: '' })
  await elsewhere.batch('write', [take('after large')])
  await streams.batch('write', [take('after large, here')])
  expect(await leases('large')).toBe(0)
})

test('calls whose requests were dropped do not count for longer than a call can last', async () => {
  proxy.mode = 'silent'
  const calls = serverConfig.database.keptStreams
  const dropped = Array.from({ length: calls }, () => streams.batch('read', [one]))
  const ends = Promise.allSettled(dropped)
  await expect.poll(() => proxy.roundTrips).toBe(calls)
  proxy.mode = 'pass'
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + serverConfig.database.timeoutMs })
  await streams.batch('read', [one])
  await streams.batch('read', [one])
  vi.useRealTimers()
  expect([opened(), closed()]).toEqual([1, 0])
  await ends
})

test('a database under a path is asked under that path', async () => {
  const paths: string[] = []
  const server = createServer((asked, answer) => {
    paths.push(asked.url ?? '')
    answer.writeHead(503).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const under = new DatabaseStreams({
    DATABASE_URL: `http://127.0.0.1:${port}/shops/one`,
    DATABASE_AUTH_TOKEN: '',
  })
  await expect(under.batch('read', [one])).rejects.toThrow('HTTP status 503')
  server.close()
  expect(paths).toEqual(['/shops/one/v2/pipeline'])
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
  const calls = serverConfig.database.keptStreams + 14
  await Promise.all(Array.from({ length: calls }, () => streams.batch('read', [one])))
  expect(opened()).toBe(calls)
  expect(closed()).toBe(14)
})
