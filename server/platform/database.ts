import { serverConfig } from '#config'
import { type Build, build } from './build.ts'
import { Bulkhead } from './bulkhead.ts'
import type { DatabaseStreams } from './database-streams.ts'
import { isBusy } from './database-fault.ts'
import type { BatchMode, Statement, StatementResult } from './hrana.ts'
import { type ReadyQuery, readyOnce } from './prepared-query.ts'
import { readTogether } from './read-together.ts'
import { Patience } from './patience.ts'

/** A query that a repository has built and that a batch will send: for this call alone, or kept and ready. */
export type Query = Parameters<typeof readyOnce>[0] | ReadyQuery<unknown>
type Answers<Queries extends readonly Query[]> = {
  [K in keyof Queries]: Queries[K] extends ReadyQuery<infer R> | { _: { readonly result: infer R } }
    ? R
    : never
}

export interface Database {
  /** Builds queries; sends none. Repositories alone use it. */
  build: Build
  /** All queries in one round trip, in one read transaction; reads asked for in the same tick share it. */
  read<const Queries extends readonly [Query, ...Query[]]>(
    queries: Queries,
  ): Promise<Answers<Queries>>
  /** All statements in one round trip, all or none. Refused attempts (busy) are repeated, unclear ones are not. */
  write(statements: readonly Statement[]): Promise<StatementResult[]>
  /** Batches so far: each is one round trip, but for a stream that the server has forgotten. */
  readonly roundTrips: number
}

/** Writes wait for each other per isolate: a crowd of them can hang a sqld whose writers copy its log (docs/decisions/002-database.md). */
const writes = new Bulkhead({
  places: serverConfig.database.writesInFlight,
  waitMs: serverConfig.database.waitMs,
  longestMs: serverConfig.database.writeMs,
})

/**
 * The database as one request sees it. `outlive` receives each write that has begun: it goes on to its end also where nobody
 * waits for the answer any more. workerd drops the rest of such a request, and a write that never ends would keep its place.
 * `patienceMs` is how long its calls may be waited for in all; the one that it ends with fails with a `TimeoutError`.
 */
export function openDatabase(
  { streams }: { streams: DatabaseStreams },
  outlive: (task: Promise<unknown>) => void,
  patienceMs = Infinity,
): Database {
  let roundTrips = 0
  const patience = new Patience(patienceMs)
  const batch = async (mode: BatchMode, statements: readonly Statement[]) => {
    const limitMs = patience.limitOf(serverConfig.database.timeoutMs)
    roundTrips += 1
    const end = patience.begin()
    return streams.batch(mode, statements, limitMs).finally(end)
  }
  const read = readTogether(async (queries: Query[]) => {
    const ready = queries.map((query) => ('answerOf' in query ? query : readyOnce(query)))
    const results = await retriedOnce(() => batch('read', ready))
    return ready.map(({ answerOf }, index) => answerOf(results[index]?.rows ?? []))
  })
  return {
    build,
    // Each answer is its own query's, which TypeScript cannot see through the generic.
    read: (queries) => read([...queries]) as Promise<never>,
    write: (statements) => {
      const inTurn = patience.begin()
      return writes.run(() => {
        inTurn()
        const written = repeatedWhileBusy(() => batch('write', statements))
        outlive(written.catch(() => undefined))
        return written
      }, patience.signal())
    },
    get roundTrips() {
      return roundTrips
    },
  }
}

async function retriedOnce<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task()
  } catch (error) {
    if (error instanceof Error && /timed? ?out|Timeout/iu.test(error.name + error.message))
      throw error
    return task()
  }
}

async function repeatedWhileBusy<T>(task: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await task()
    } catch (error) {
      if (attempt >= 6 || !isBusy(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, 10 * 2 ** attempt))
    }
  }
}
