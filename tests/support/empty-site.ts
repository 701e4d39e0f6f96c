import { createClient } from '@libsql/client/http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateDatabase } from '#db/migrate.ts'
import { startSqld } from '#scripts/sqld.ts'
import { startWorker } from '#scripts/worker.ts'
import { onFreePort } from './free-port.ts'
import type { Site } from './site.ts'

/** The production build on a database that has its tables and nothing in them, as after a first deploy. */
export type EmptySite = Pick<Site, 'url' | 'database' | 'databaseUrl' | 'stop'>

/** Starts one. */
export async function startEmptySite(): Promise<EmptySite> {
  const folder = mkdtempSync(join(tmpdir(), 'matverk-test-'))
  const sqld = await onFreePort((port) => startSqld({ folder, port }))
  const database = createClient({ url: sqld.url })
  await migrateDatabase(database)
  const worker = await onFreePort((port) =>
    startWorker({
      port,
      settings: { DATABASE_URL: sqld.url, PUBLIC_URL: `http://localhost:${port}` },
    }),
  )
  return {
    url: `http://localhost:${new URL(worker.url).port}`,
    database,
    databaseUrl: sqld.url,
    stop: async () => {
      await worker.stop()
      database.close()
      await sqld.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
