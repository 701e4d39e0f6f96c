import { fillPlaceholders, type Placeholder, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { type Build, build } from './build.ts'
import type { SqlValue, Statement } from './hrana.ts'

/** Where the values of a kept query will stand, by name: what `make` gets instead of the values themselves. */
export type Places<Names extends string> = { readonly [Name in Names]: Placeholder<Name> }

/** A value of a query, or the place where one will stand: what parts of queries take that are used in both ways. */
export type Place = string | Placeholder

/** A query that is ready to be sent, as a read or as a statement of a write batch. */
export interface ReadyQuery<Result> extends Statement {
  /** The answer as the program sees it, from the rows as they came. */
  answerOf: (rows: SqlValue[][]) => Result
}

interface Made<Result> {
  _: { readonly result: Result }
  prepare: () => Prepared
}
interface Prepared {
  getQuery: () => { sql: string; params: unknown[] }
  mapResult: (response: unknown, isFromBatch: true) => unknown
}

const maxShapes = 200

/**
 * A query whose text is built once per isolate and shape; each call then brings its values alone. Building a text anew by Drizzle
 * costs more than most queries cost the database (docs/decisions/012-statements.md). `make` sees nothing of a call but its shape,
 * so a text cannot depend on anything that its key does not hold.
 * @example
 * const findSlugs = keptQuery((build, at: Places<'id'>) => build.select(…).from(…).where(eq(products.id, at.id)))
 * database.read([findSlugs({ id })])
 */
export function keptQuery<Names extends string, Result, Shape = undefined>(
  make: (build: Build, at: Places<Names>, shape: Shape) => Made<Result>,
) {
  const kept = new LRUCache<string, Prepared>({ max: maxShapes })
  return (
    values: Readonly<Record<Names, SqlValue>>,
    ...[shape]: Shape extends undefined ? [] : [Shape]
  ): ReadyQuery<Result> => {
    const key = JSON.stringify(shape) ?? ''
    const prepared = kept.get(key) ?? make(build, places<Names>(), shape as Shape).prepare()
    kept.set(key, prepared)
    return readyQuery(prepared, values)
  }
}

/** A query that was built for one call. */
export function readyOnce<Result>(query: Made<Result>): ReadyQuery<Result> {
  return readyQuery(query.prepare(), {})
}

function readyQuery<Result>(
  prepared: Prepared,
  values: Readonly<Record<string, SqlValue>>,
): ReadyQuery<Result> {
  const { sql: text, params } = prepared.getQuery()
  return {
    sql: text,
    args: fillPlaceholders(params, values) as SqlValue[],
    answerOf: (rows) => prepared.mapResult({ rows }, true) as Result,
  }
}

/** Any name is a place. */
function places<Names extends string>(): Places<Names> {
  return new Proxy({} as Places<Names>, {
    get: (_, name) => sql.placeholder(String(name)),
  })
}
