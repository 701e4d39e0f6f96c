import { type Client, createClient, type InStatement, type ResultSet } from '@libsql/client/http'
import type { LibSQLDatabase } from 'drizzle-orm/libsql'
import { drizzle } from 'drizzle-orm/libsql/http'
import { appConfig } from '#config'
import { Bulkhead } from './bulkhead.ts'
import { isBusy } from './database-fault.ts'
import { readTogether } from './read-together.ts'
import type { Settings } from './settings.ts'

/** A query that a repository has built and that a batch will send. */
export type Query = Parameters<LibSQLDatabase['batch']>[0][number]
type Answers<Queries extends readonly Query[]> = {
  [K in keyof Queries]: Queries[K] extends { _: { result: infer R } } ? R : never
}

export interface Database {
  /** Builds queries; sends none. Repositories alone use it. */
  build: LibSQLDatabase
  /** All queries in one round trip, in one read transaction; reads asked for in the same tick share it. */
  read<const Queries extends readonly [Query, ...Query[]]>(
    queries: Queries,
  ): Promise<Answers<Queries>>
  /** All statements in one round trip, all or none. Refused attempts (busy) are repeated, unclear ones are not. */
  write(statements: readonly InStatement[]): Promise<ResultSet[]>
  /** Round trips so far. */
  readonly roundTrips: number
}

/** Writes wait for each other per isolate: more than eight at once can hang sqld (docs/decisions/002-database.md). */
const writes = new Bulkhead(appConfig.database.writesInFlight, appConfig.database.waitMs)

/** One connection per request: workerd forbids sharing one between requests. Every call has a time-out of 3 s. */
export function openDatabase(settings: Settings): Database {
  let roundTrips = 0
  const client = createClient({
    url: settings.DATABASE_URL,
    ...(settings.DATABASE_AUTH_TOKEN ? { authToken: settings.DATABASE_AUTH_TOKEN } : {}),
    concurrency: 0,
    fetch: (request: Request) => {
      roundTrips += 1
      return fetch(request, { signal: AbortSignal.timeout(appConfig.database.timeoutMs) })
    },
  })
  const build = drizzle(readingClient(client))
  const read = readTogether((queries: Query[]) =>
    retriedOnce(() => build.batch(queries as [Query, ...Query[]])),
  )
  return {
    build,
    // drizzle's own type of the answers and ours say the same, which TypeScript cannot see through the generic.
    read: (queries) => read(queries) as Promise<never>,
    write: (statements) =>
      writes.run(() => repeatedWhileBusy(() => client.batch([...statements], 'write'))),
    get roundTrips() {
      return roundTrips
    },
  }
}

/** Drizzle opens its batches deferred; a page's reads want one read transaction. */
function readingClient(client: Client): Client {
  return new Proxy(client, {
    get(target, name) {
      if (name === 'batch') return (statements: InStatement[]) => target.batch(statements, 'read')
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
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
