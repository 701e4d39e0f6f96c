import { createClient } from '@libsql/client/http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LocalDatabase } from '#scripts/database.ts'
import { startDatabase } from '#scripts/database.ts'
import { freePort } from '#tests/support/free-port.ts'

let folder: string
let database: LocalDatabase

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'matverk-supervised-'))
  database = await startDatabase({ folder, port: await freePort() })
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
  const { rows } = await client.execute('select count(*) as products from products')
  client.close()
  expect(rows[0]?.['products']).toBe(72)
})

test('a database that listens but takes no writes is replaced', async () => {
  const before = database.pid()
  process.kill(before ?? 0, 'SIGSTOP')
  await expect.poll(canWrite, patiently).toBe(true)
  expect(database.pid()).not.toBe(before)
})
