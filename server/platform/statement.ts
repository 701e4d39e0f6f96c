import type { SqlValue, Statement } from './hrana.ts'

/** A query that Drizzle has built, as a statement of a write batch. */
export function statementOf(query: { toSQL: () => { sql: string; params: unknown[] } }): Statement {
  const { sql, params } = query.toSQL()
  return { sql, args: params as SqlValue[] }
}
