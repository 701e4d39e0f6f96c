import { appConfig } from '#config'
import { type Build, build } from './build.ts'
import { Bulkhead } from './bulkhead.ts'
import type { DatabaseStreams } from './database-streams.ts'
import { isBusy } from './database-fault.ts'
import type { BatchMode, SqlValue, Statement, StatementResult } from './hrana.ts'
import { type ReadyQuery, readyOnce } from './kept-query.ts'
import { LastAnswers, optimisticReads } from './optimistic-reads.ts'
import { readTogether } from './read-together.ts'
import { withForesight } from './foresight.ts'
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
  /** All queries in one round trip, in one read transaction, but for what was foreseen; reads asked for in the same tick share it. */
  read<const Queries extends readonly [Query, ...Query[]]>(
    queries: Queries,
  ): Promise<Answers<Queries>>
  /** Sent along with the next read: whoever asks the same afterwards has its answer already, once. Single rows are kept from then on. */
  foresee(queries: readonly ReadyQuery<unknown>[]): void
  /** From now on single rows that this isolate has kept stand for what is there; the first write proves them (`optimisticReads`). */
  hope(): void
  /** From now on single rows that are read are kept for those who hope. */
  remember(): void
  /**
   * What this isolate has last read of a single row, for a call that hopes; undefined where it does not know, may not hope, or
   * where the answer is not enough for the caller, who then goes by nothing of it.
   */
  recall<Result>(
    query: ReadyQuery<Result>,
    isEnough: (answer: Result) => boolean,
  ): Result | undefined
  /** True while something was taken for granted that no write has proven: nobody may be told of it yet. */
  readonly isUnproven: boolean
  /** Tells those who hope what a query answers from now on: a single row's columns in their order. */
  expect(query: ReadyQuery<unknown>, row: readonly SqlValue[]): void
  /** Tells them that it answers otherwise from now on. */
  unexpect(query: ReadyQuery<unknown>): void
  /** All statements in one round trip, all or none. Refused attempts (busy) are repeated, unclear ones are not. */
  write(statements: readonly Statement[]): Promise<StatementResult[]>
  /** Batches so far: each is one round trip, but for a stream that the server has forgotten. */
  readonly roundTrips: number
}

/** Writes wait for each other per isolate: a crowd of them can hang a sqld whose writers copy its log (docs/decisions/002-database.md). */
const writes = new Bulkhead({
  places: appConfig.database.writesInFlight,
  waitMs: appConfig.database.waitMs,
  longestMs: appConfig.database.writeMs,
})

/** The way to the database and what was read on it lately: one of each per isolate. */
export interface DatabaseWays {
  streams: DatabaseStreams
  lastAnswers: LastAnswers
}

/**
 * The database as one request sees it. `outlive` is told of each write that has begun: it goes on to its end also where nobody
 * waits for the answer any more. workerd drops the rest of such a request, and a write that never ends would keep its place.
 * `patienceMs` is how long its calls may be waited for in all; the one that it ends with fails with a `TimeoutError`.
 */
export function openDatabase(
  { streams, lastAnswers }: DatabaseWays,
  outlive: (task: Promise<unknown>) => void,
  patienceMs = Infinity,
): Database {
  let roundTrips = 0
  const patience = new Patience(patienceMs)
  const optimistic = optimisticReads(lastAnswers)
  const batch = async (mode: BatchMode, statements: readonly Statement[]) => {
    const limitMs = patience.limitOf(appConfig.database.timeoutMs)
    roundTrips += 1
    const end = patience.begin()
    return streams.batch(mode, statements, limitMs).finally(end)
  }
  const { read, foresee, forget } = withForesight(
    readTogether(async (queries: Query[]) => {
      const ready = queries.map((query) => ('answerOf' in query ? query : readyOnce(query)))
      const rows = await optimistic.read(ready, () => retriedOnce(() => batch('read', ready)))
      return ready.map(({ answerOf }, index) => answerOf(rows[index] ?? []))
    }),
  )
  return {
    build,
    // Each answer is its own query's, which TypeScript cannot see through the generic.
    read: (queries) => read(queries) as Promise<never>,
    foresee: (queries) => {
      optimistic.keep()
      foresee(queries)
    },
    hope: optimistic.hope,
    remember: optimistic.keep,
    recall: (query, isEnough) => {
      const rows = optimistic.recall(query, (known) => isEnough(query.answerOf(known)))
      return rows && query.answerOf(rows)
    },
    get isUnproven() {
      return optimistic.isUnproven()
    },
    expect: (query, row) => lastAnswers.keep(query, [[...row]]),
    unexpect: (query) => lastAnswers.drop(query),
    write: (statements) => {
      forget()
      return optimistic.write(statements, (all) => {
        const inTurn = patience.begin()
        return writes.run(() => {
          inTurn()
          const written = repeatedWhileBusy(() => batch('write', all))
          outlive(written.catch(() => undefined))
          return written
        }, patience.signal())
      })
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
