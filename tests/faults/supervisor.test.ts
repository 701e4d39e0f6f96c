import { createClient } from '@libsql/client/http'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { LocalDatabase } from '#scripts/supervisor.ts'
import { startDatabase } from '#scripts/database.ts'
import { freePort } from '#tests/support/free-port.ts'
import { isAlive } from '#tests/support/processes.ts'

/** A part of the usual ones: they are the time that this file takes. */
const paces = { probeEveryMs: 500, probeTimeoutMs: 3000, patienceMs: 4000, pauseMs: 250 }
let folder: string
let database: LocalDatabase
let spawned: (pid: number) => void = () => undefined

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'matverk-supervised-'))
  const port = await freePort()
  database = await startDatabase({ folder, port, paces, spawned: (pid) => spawned(pid) })
})
afterAll(async () => {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function canWrite(): Promise<boolean> {
  const client = createClient({
    url: database.url,
    fetch: (request: Request) => fetch(request, { signal: AbortSignal.timeout(5000) }),
  })
  try {
    await client.batch(['update languages set rev = rev + 1'], 'write')
    return true
  } catch {
    return false
  } finally {
    client.close()
  }
}

const patiently = { interval: 250 }

test('a database that was killed is started again with all it had', async () => {
  expect(await canWrite()).toBe(true)
  const before = database.pid()
  process.kill(before ?? 0, 'SIGKILL')
  await expect.poll(canWrite, patiently).toBe(true)
  expect(database.pid()).not.toBe(before)
  const client = createClient({ url: database.url })
  const { rows } = await client.execute(
    "select count(*) as products from products where kind = 'goods'",
  )
  client.close()
  expect(rows[0]?.['products']).toBe(72)
})

test('a database that listens but takes no writes is replaced', async () => {
  const before = database.pid()
  process.kill(before ?? 0, 'SIGSTOP')
  await expect.poll(canWrite, patiently).toBe(true)
  expect(database.pid()).not.toBe(before)
})

/** Takes the port as soon as nobody has it. */
async function takePort(port: number): Promise<Server> {
  try {
    return await new Promise((resolve, reject) => {
      const server = createServer((socket) => socket.destroy()).once('error', reject)
      server.listen(port, '127.0.0.1', () => resolve(server))
    })
  } catch {
    return takePort(port)
  }
}

test('a database whose port somebody else took is tried again with growing pauses, and comes back once it can', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const lines = () => told.mock.calls.map(([line]) => String(line))
  process.kill(database.pid() ?? 0, 'SIGKILL')
  const port = Number(new URL(database.url).port)
  const other = await takePort(port)
  for (const pause of [0.25, 0.5, 1])
    await expect
      .poll(lines, patiently)
      .toContainEqual(
        `The database did not start: port ${port} is in use. Trying again in ${pause} s.`,
      )
  await new Promise((resolve) => other.close(resolve))
  await expect.poll(canWrite, patiently).toBe(true)
  expect(lines().at(-1)).toBe('The database is back.')
  told.mockRestore()
})

test('a database that recovers for longer than it is given is ended, and given longer', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const pids: number[] = []
  spawned = (pid) => {
    pids.push(pid)
    if (pids.length === 1) process.kill(pid, 'SIGSTOP')
  }
  process.kill(database.pid() ?? 0, 'SIGKILL')
  await expect.poll(canWrite, patiently).toBe(true)
  expect(told.mock.calls.flat()).toEqual([
    'The database stopped answering; starting it again.',
    'The database did not start: sqld did not answer within 4 s. Trying again in 0.25 s.',
    'The database is back.',
  ])
  expect(pids.map(isAlive)).toEqual([false, true])
  expect(database.pid()).toBe(pids[1])
  spawned = () => undefined
  told.mockRestore()
})
