import { DatabaseStreams } from '#server/platform/database-streams.ts'
import type { TestApi } from './api.ts'
import { startDatabaseProxy } from './database-proxy.ts'

/** Counts how often the database is asked by what a test calls. The site itself is known by then. */
export function useTrips(api: TestApi) {
  return async (call: () => Promise<unknown>): Promise<number> => {
    const { streams, settings } = api.platform
    const proxy = await startDatabaseProxy(settings.DATABASE_URL)
    await api.visitor().get('/api/shell')
    api.platform.streams = new DatabaseStreams({ ...settings, DATABASE_URL: proxy.url })
    await call()
    api.platform.streams = streams
    await proxy.stop()
    return proxy.roundTrips
  }
}
