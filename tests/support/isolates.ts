import { DatabaseStreams } from '#server/platform/database-streams.ts'
import { LastAnswers } from '#server/platform/optimistic-reads.ts'
import type { TestApi, Visitor } from './api.ts'
import { startDatabaseProxy } from './database-proxy.ts'

/** What tests of an isolate's memory do: ask from another isolate, and count what the database is asked. */
export function useIsolates(api: TestApi) {
  /** The same person in another isolate, which knows nothing of what this one has read. */
  function elsewhere(caller: Visitor): Visitor {
    const platform = { ...api.platform, lastAnswers: new LastAnswers() }
    const other = api.visitor({ platform })
    for (const [name, value] of caller.cookies) other.cookies.set(name, value)
    return other
  }

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

  return { elsewhere, askedDuring }
}
