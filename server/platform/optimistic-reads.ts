import { LRUCache } from 'lru-cache'
import { DatabaseError, type SqlValue, type Statement, type StatementResult } from './hrana.ts'
import type { ReadyQuery } from './kept-query.ts'

type Rows = SqlValue[][]

type SingleOrNot = Pick<ReadyQuery<unknown>, keyof Statement | 'isSingle'>

interface Answered {
  query: Statement
  rows: Rows
}

/** Marks the queries of a kept query that answers with one row at most: what calls with foresight read of it is remembered. */
export function single<Values extends unknown[], Result>(
  make: (...values: Values) => ReadyQuery<Result>,
) {
  return (...values: Values): ReadyQuery<Result> => ({ ...make(...values), isSingle: true })
}

const mostCharacters = 4_000_000

/** What an isolate last read of single rows, by query and values. Nobody relies on it but `optimisticReads`. */
export class LastAnswers {
  readonly #rows = new LRUCache<string, Rows>({
    max: 500,
    maxSize: mostCharacters,
    sizeCalculation: (rows) => JSON.stringify(rows).length,
  })
  /** Texts of kept queries are few and long. */
  readonly #numbers = new LRUCache<string, number>({ max: 100 })
  #given = 0

  find(query: Statement): Rows | undefined {
    return this.#rows.get(this.#keyOf(query))
  }

  keep(query: Statement, rows: Rows): void {
    this.#rows.set(this.#keyOf(query), rows)
  }

  drop(query: Statement): void {
    this.#rows.delete(this.#keyOf(query))
  }

  #keyOf({ sql, args }: Statement): string {
    const number = this.#numbers.get(sql) ?? (this.#given += 1)
    this.#numbers.set(sql, number)
    return `${number} ${JSON.stringify(args)}`
  }
}

/** What a call went by is no longer so, or no write has shown that it still is. It has written nothing: it may run once more from the beginning. */
export class UnprovenReadsError extends Error {
  override name = 'UnprovenReadsError'
}

/**
 * The reads of one call under optimistic concurrency control (docs/decisions/023-optimistic-reads.md). Once it hopes, the single rows
 * that the isolate has read before stand for what is there, all of a round trip or nothing of it; its first write then asks the very
 * same queries first, in its own transaction, and is refused where one of them answers otherwise by now. After it there is no hope.
 */
export function optimisticReads(last: LastAnswers) {
  let isHopeful = false
  let isKept = false
  let unproven: readonly Answered[] = []

  function known(queries: readonly SingleOrNot[]): Answered[] | undefined {
    const answered = queries.flatMap((query) => {
      const rows = query.isSingle && last.find(query)
      return rows ? [{ query, rows }] : []
    })
    return answered.length === queries.length ? answered : undefined
  }

  return {
    hope: () => {
      isHopeful = true
    },
    /** From now on single rows that are asked for are kept for those who hope. */
    keep: () => {
      isKept = true
    },
    /** A query's row as it was read last, for who hopes; undefined where it is not known, or not enough to go by. */
    recall(query: Statement, isEnough: (rows: Rows) => boolean): Rows | undefined {
      const rows = isHopeful ? last.find(query) : undefined
      if (!rows || !isEnough(rows)) return undefined
      unproven = [...unproven, { query, rows }]
      return rows
    },
    /** True while something was taken for granted that no write has proven. */
    isUnproven: () => unproven.length > 0,
    /** The rows of each query. */
    async read(
      queries: readonly SingleOrNot[],
      send: () => Promise<StatementResult[]>,
    ): Promise<Rows[]> {
      const isKeeping = isKept
      const hoped = isHopeful ? known(queries) : undefined
      if (hoped) {
        unproven = [...unproven, ...hoped]
        return hoped.map(({ rows }) => rows)
      }
      const results = await send()
      for (const [at, query] of queries.entries())
        if (isKeeping && query.isSingle) last.keep(query, results[at]?.rows ?? [])
      return results.map(({ rows }) => rows)
    },
    /** Throws an `UnprovenReadsError` where what was hoped is not so. */
    async write(
      statements: readonly Statement[],
      send: (all: readonly Statement[]) => Promise<StatementResult[]>,
    ): Promise<StatementResult[]> {
      const hoped = unproven
      const prove = () => {
        unproven = unproven.filter((each) => !hoped.includes(each))
      }
      isHopeful = false
      try {
        const results = await send([...hoped.map(proofOf), ...statements])
        prove()
        return results.slice(hoped.length)
      } catch (error) {
        const refused = refusedStatement(error)
        if (refused !== undefined && refused < hoped.length) {
          for (const { query } of hoped) last.drop(query)
          throw new UnprovenReadsError()
        }
        // What refused it came after the proofs: they held, as a reading would have told.
        if (refused !== undefined) prove()
        throw error
      }
    },
  }
}

/**
 * Fails, and with it all that comes after it, where a query does not answer with these rows: one row, or none. An intersection takes
 * null for null. SQLite refuses to read an empty text as JSON: outside triggers a statement has no other way to fail on a condition.
 */
function proofOf({ query, rows: [row] }: Answered): Statement {
  const isSo = row
    ? `exists (select * from (${query.sql}) intersect select ${row.map(() => '?').join()})`
    : `not exists (${query.sql})`
  return {
    sql: `select json(case when ${isSo} then 'null' else '' end)`,
    args: [...query.args, ...(row ?? [])],
  }
}

/** The place in its batch of the statement that the database refused. */
function refusedStatement(error: unknown): number | undefined {
  return error instanceof DatabaseError ? error.statement : undefined
}
