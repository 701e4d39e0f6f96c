import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { startSqld } from '#scripts/sqld.ts'
import { startWorker } from '#scripts/worker.ts'
import { onFreePort } from '#tests/support/free-port.ts'

const others: Server[] = []
afterEach(async () => {
  await Promise.all(
    others.splice(0).map((server) => new Promise((resolve) => server.close(resolve))),
  )
})

function listen(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy()).once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

/** Starts as `start` does; at its first port another one is quicker. */
function secondAt<T>(start: (port: number) => Promise<T>) {
  const tried: number[] = []
  const started = onFreePort(async (port) => {
    tried.push(port)
    if (tried.length === 1) others.push(await listen(port))
    return start(port)
  })
  return { tried, started }
}

test('a Worker whose port another one took meanwhile starts on the next', async () => {
  const settings = { DATABASE_URL: 'http://127.0.0.1:1', PUBLIC_URL: 'http://localhost:3000' }
  const { tried, started } = secondAt((port) => startWorker({ port, settings }))
  const worker = await started
  expect(tried).toHaveLength(2)
  expect(new URL(worker.url).port).toBe(String(tried[1]))
  await worker.stop()
})

test('so does a database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'matverk-port-'))
  const { tried, started } = secondAt((port) => startSqld({ folder, port }))
  const sqld = await started
  expect(tried).toHaveLength(2)
  expect(new URL(sqld.url).port).toBe(String(tried[1]))
  await sqld.stop()
  rmSync(folder, { recursive: true })
})

test('and a server of Node', async () => {
  const { tried, started } = secondAt(listen)
  others.push(await started)
  expect(tried).toHaveLength(2)
})

test('an error of another kind is told at once', async () => {
  let starts = 0
  const started = onFreePort(() => {
    starts += 1
    return Promise.reject(new Error('no such file'))
  })
  await expect(started).rejects.toThrow('no such file')
  expect(starts).toBe(1)
})
