import { type Client, createClient } from '@libsql/client/http'
import { startWorker, type Worker } from '#scripts/worker.ts'
import { onFreePort } from './free-port.ts'
import { startCopy } from './template.ts'

export interface Site {
  url: string
  database: Client
  databaseUrl: string
  databasePid: number
  /** Kills the database server in the middle of whatever it does, and starts it again. */
  crashDatabase: () => Promise<void>
  /** A test that puts another in its place need not stop that one. */
  worker: Worker
  stop: () => Promise<void>
}

/** The production build in workerd on a copy of the demo database, in the folder `within`. `through` puts something between the two. */
export async function startSite(
  settings: Record<string, string> = {},
  through: (databaseUrl: string) => Promise<string> = async (url) => url,
  within?: string,
): Promise<Site> {
  const copy = await startCopy([], within)
  const databaseUrl = await through(copy.url)
  const worker = await onFreePort((port) =>
    startWorker({
      port,
      settings: {
        DATABASE_URL: databaseUrl,
        PUBLIC_URL: `http://localhost:${port}`,
        ...settings,
      },
    }),
  )
  const database = createClient({ url: copy.url })
  const site: Site = {
    url: `http://localhost:${new URL(worker.url).port}`,
    database,
    databaseUrl: copy.url,
    databasePid: copy.pid() ?? 0,
    worker,
    crashDatabase: copy.crash,
    stop: async () => {
      await site.worker.stop()
      database.close()
      await copy.stop()
    },
  }
  return site
}
