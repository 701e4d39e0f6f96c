import type { InStatement, InValue } from '@libsql/client/http'

/** A query that Drizzle has built, as a statement of a write batch. */
export function statementOf(query: {
  toSQL: () => { sql: string; params: unknown[] }
}): InStatement {
  const { sql, params } = query.toSQL()
  return { sql, args: params as InValue[] }
}
