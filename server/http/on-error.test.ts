import { Hono } from 'hono'
import { afterEach, expect, test, vi } from 'vitest'
import { DatabaseError } from '#server/platform/hrana.ts'
import type { ApiEnv } from './api-env.ts'
import { onError } from './on-error.ts'

afterEach(() => void vi.restoreAllMocks())

/** What is answered and logged where a handler throws. */
async function thrown(error: Error) {
  const logged = (['warn', 'error'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => {}),
  )
  const api = new Hono<ApiEnv>().get('/', () => {
    throw error
  })
  api.onError(onError)
  const { status } = await api.request('/')
  return { status, log: logged.flatMap(({ mock }) => mock.calls.flat()).join('\n') }
}

test('a message of several lines stays out of the log', async () => {
  const { status, log } = await thrown(new Error('params: Ring the bell\nat Storgata 1, Kari'))
  expect(status).toBe(500)
  expect(log).toContain('on-error.test.ts')
  expect(log).not.toContain('Storgata')
})

test('what our own program could not parse is no fault of the caller', async () => {
  const { status, log } = await thrown(new SyntaxError('Unexpected token'))
  expect(status).toBe(500)
  expect(log).toContain('SyntaxError')
})

test('a database that does not answer is told apart from one that is not there', async () => {
  const late = Object.assign(new Error('late'), { name: 'TimeoutError' })
  expect(await thrown(late)).toMatchObject({
    status: 503,
    log: expect.stringContaining('"fault":"timeout"'),
  })
  expect(await thrown(new TypeError('fetch failed'))).toMatchObject({
    status: 503,
    log: expect.stringContaining('"fault":"unreachable"'),
  })
})

test.each(['SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'SQLITE_READONLY', 'BLOCKED'])(
  'a database that cannot be written for now (%s) is one to come back to, and no fault of the program',
  async (code) => {
    const answer = await thrown(new DatabaseError('database or disk is full', code))
    expect(answer).toEqual({ status: 503, log: expect.stringContaining('"fault":"unwritable"') })
  },
)
