import { is, Param as BoundParam, Placeholder, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { LRUCache } from 'lru-cache'
import { type Build, build } from './build.ts'
import type { SqlValue, Statement } from './hrana.ts'

/** Where the values of a kept query will stand, by name: what `make` gets instead of the values themselves. */
export type Params<Names extends string> = { readonly [Name in Names]: Placeholder<Name> }

/** The same of lists: as many places each as its list has values. */
export type ParamsList<Names extends string> = { readonly [Name in Names]: readonly Placeholder[] }

/** A value of a query, or the place where one will stand: what parts of queries take that are used in both ways. */
export type Param = string | Placeholder

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
 * costs more than most queries cost the database (docs/decisions/012-statements.md). `make` sees nothing of a call but its shape and
 * how long its lists are (the values under the names in `lists`), so a text cannot depend on anything that its key does not hold.
 * @example
 * const findSlugs = preparedQuery((build, at: Params<'id'>) => build.select(…).from(…).where(eq(products.id, at.id)))
 * database.read([findSlugs({ id })])
 */
export function preparedQuery<At extends AnyParams, Result, Shape = undefined>(
  make: (build: Build, at: At, shape: Shape) => Made<Result>,
  lists: readonly (keyof At & string)[] = [],
) {
  const kept = new LRUCache<string, Prepared>({ max: maxShapes })
  return (
    values: Readonly<Record<keyof At, unknown>>,
    ...[shape]: Shape extends undefined ? [] : [Shape]
  ): ReadyQuery<Result> => {
    const lengths = lists.map((name) => listIn(values, name).length)
    const key = (JSON.stringify(shape) ?? '') + lengths.join()
    const prepared =
      kept.get(key) ?? make(build, places<At>(lists, lengths), shape as Shape).prepare()
    kept.set(key, prepared)
    return readyQuery(prepared, lists.reduce<Values>(withItems, values))
  }
}

type AnyParams = Readonly<Record<string, Placeholder | readonly Placeholder[]>>
type Values = Readonly<Record<string, unknown>>

/**
 * Inserts of one row into a table, kept like a query: the text depends on which columns the row brings. Values go through the
 * columns' own encoders, as in any insert.
 */
export function preparedInsert<Table extends SQLiteTable>(table: Table) {
  const insert = preparedQuery((build, at: Params<string>, names: string[]) =>
    build.insert(table).values(valuesAt<Table>(at, names)),
  )
  return (row: Table['$inferInsert']): Statement => insert({ ...row }, columnsOf(row))
}

/** The columns that a row brings: what it leaves undefined is left to the table. */
export function columnsOf(row: object): string[] {
  return Object.entries(row).flatMap(([name, value]) => (value === undefined ? [] : [name]))
}

/** A row of places: its values are still to come. */
export function valuesAt<Table extends SQLiteTable>(at: Params<string>, names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, at[name]])) as Table['$inferInsert']
}

/** A query that was built for one call. */
export function readyOnce<Result>(query: Made<Result>): ReadyQuery<Result> {
  return readyQuery(query.prepare(), {})
}

function readyQuery<Result>(
  prepared: Prepared,
  values: Readonly<Record<string, unknown>>,
): ReadyQuery<Result> {
  const { sql: text, params } = prepared.getQuery()
  return {
    sql: text,
    args: params.map((param) => valueFor(param, values)),
    answerOf: (rows) => prepared.mapResult({ rows }, true) as Result,
  }
}

/** As Drizzle fills its places, but that null stays null: its own way stores a JSON column's null as the text `null`. */
function valueFor(param: unknown, values: Readonly<Record<string, unknown>>): SqlValue {
  if (is(param, Placeholder)) return given(param, values) as SqlValue
  if (!is(param, BoundParam) || !is(param.value, Placeholder)) return param as SqlValue
  const value = given(param.value, values)
  return (value === null ? null : param.encoder.mapToDriverValue(value)) as SqlValue
}

function given({ name }: Placeholder, values: Readonly<Record<string, unknown>>): unknown {
  const value = values[name]
  if (value === undefined) throw new Error(`a query misses its value: ${name}`)
  return value
}

function listIn(values: Values, name: string): readonly unknown[] {
  const list = values[name]
  if (!Array.isArray(list)) throw new Error(`a query misses its list: ${name}`)
  return list
}

/** Each value of a list under the name of its place. */
function withItems(values: Values, name: string): Values {
  const items = listIn(values, name).map((value, at) => [itemName(name, at), value] as const)
  return items.length > 0 ? { ...values, ...Object.fromEntries(items) } : values
}

const itemName = (name: string, at: number) => `${name} ${at}`

/** Any name is a place; those of lists are as many as their list is long. */
function places<At extends AnyParams>(lists: readonly string[], lengths: readonly number[]): At {
  return new Proxy({} as At, {
    get: (_, property) => {
      const name = String(property)
      const length = lengths[lists.indexOf(name)]
      if (length === undefined) return sql.placeholder(name)
      return Array.from({ length }, (_item, at) => sql.placeholder(itemName(name, at)))
    },
  })
}
