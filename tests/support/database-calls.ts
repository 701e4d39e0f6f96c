import { DatabaseStreams } from '#server/platform/database-streams.ts'
import type { TestApi } from './api.ts'
import { startDatabaseProxy } from './database-proxy.ts'

/** Counts what the database is asked, and lets a test change something in between. */
export function useDatabaseCalls(api: TestApi) {
  /** How often the database was asked meanwhile: the calls find the site known. `before` runs ahead of each time. */
  async function askedDuring(
    calls: () => Promise<void>,
    before: (time: number) => Promise<void> = async () => {},
  ): Promise<number> {
    const { streams, settings, now } = api.platform
    const at = now()
    api.platform.now = () => at
    // A site that was read a while ago would be read once more by the first of the calls.
    await api.visitor().get('/api/cart')
    const proxy = await startDatabaseProxy(settings.DATABASE_URL)
    proxy.before = () => before(proxy.roundTrips)
    api.platform.streams = new DatabaseStreams({ ...settings, DATABASE_URL: proxy.url })
    try {
      await calls()
    } finally {
      Object.assign(api.platform, { streams, now })
      await proxy.stop()
    }
    return proxy.roundTrips
  }

  return { askedDuring }
}
