import { drizzle, type SqliteRemoteDatabase } from 'drizzle-orm/sqlite-proxy'
import { appConfig } from '#config'
import { Bulkhead } from './bulkhead.ts'
import type { DatabaseStreams } from './database-streams.ts'
import { isBusy } from './database-fault.ts'
import type { Statement, StatementResult } from './hrana.ts'
import { readTogether } from './read-together.ts'

/** A query that a repository has built and that a batch will send. */
export type Query = Parameters<SqliteRemoteDatabase['batch']>[0][number]
type Answers<Queries extends readonly Query[]> = {
  [K in keyof Queries]: Queries[K] extends { _: { result: infer R } } ? R : never
}

export interface Database {
  /** Builds queries; sends none. Repositories alone use it. */
  build: SqliteRemoteDatabase
  /** All queries in one round trip, in one read transaction; reads asked for in the same tick share it. */
  read<const Queries extends readonly [Query, ...Query[]]>(
    queries: Queries,
  ): Promise<Answers<Queries>>
  /** All statements in one round trip, all or none. Refused attempts (busy) are repeated, unclear ones are not. */
  write(statements: readonly Statement[]): Promise<StatementResult[]>
  /** Batches so far: each is one round trip, but for a stream that the server has forgotten. */
  readonly roundTrips: number
}

/** Writes wait for each other per isolate: more than ten at once can hang sqld (docs/decisions/002-database.md). */
const writes = new Bulkhead({
  places: appConfig.database.writesInFlight,
  waitMs: appConfig.database.waitMs,
  longestMs: appConfig.database.writeMs,
})

/** The database as one request sees it. */
export function openDatabase(streams: DatabaseStreams): Database {
  let roundTrips = 0
  const batch: DatabaseStreams['batch'] = (mode, statements) => {
    roundTrips += 1
    return streams.batch(mode, statements)
  }
  const build = drizzle(
    () => Promise.reject(new Error('queries are sent in batches')),
    (queries) =>
      batch(
        'read',
        queries.map(({ sql, params }) => ({ sql, args: params })),
      ),
  )
  const read = readTogether((queries: Query[]) =>
    retriedOnce(() => build.batch(queries as [Query, ...Query[]])),
  )
  return {
    build,
    // drizzle's own type of the answers and ours say the same, which TypeScript cannot see through the generic.
    read: (queries) => read(queries) as Promise<never>,
    write: (statements) => writes.run(() => repeatedWhileBusy(() => batch('write', statements))),
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
