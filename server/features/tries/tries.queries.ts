import { inArray, type SQL, sql } from 'drizzle-orm'
import { tries } from '#db/schema/index.ts'
import { sha256Hex } from '#domain/ids.ts'
import type { Build } from '#server/platform/build.ts'
import type { DatabaseFault } from '#server/platform/database-fault.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { preparedQuery, type Params } from '#server/platform/prepared-query.ts'
import { statementOf } from '#server/platform/statement.ts'

/** So many tries of one thing by one party, within a window that begins with the first. */
export interface Limit {
  /** What is tried and who tries it; kept as its hash. */
  who: readonly string[]
  most: number
  windowMs: number
  /** How much this try counts, where it is more than one: such as its sum in øre. */
  by?: number
}

/** What a statement that counts a try is given. */
export type TryParams = Params<'key' | 'by' | 'most' | 'now' | 'until'>
export type TryValues = Record<keyof TryParams, string | number>

/**
 * The statements that count a try within the batch that does what is tried: where a limit is passed the whole batch is refused, and
 * nothing of it is counted. `isOverLimit` knows the fault. What comes at the same time is counted one by one.
 */
export async function countedWithin(limits: readonly Limit[], now: number): Promise<Statement[]> {
  return (await Promise.all(limits.map((limit) => tryValues(limit, now)))).map(counted)
}

const counted = preparedQuery((build, at: TryParams) => countedWhere(build, at, sql`1`))

/** The same of one limit, where a condition holds when the batch runs. */
export function countedWhere(build: Build, at: TryParams, condition: SQL) {
  const isOver = sql`${tries.until} <= ${at.now}`
  const sum = sql`${tries.count} + excluded.count`
  // The table refuses null: outside triggers a statement has no better way to fail on a condition.
  return build
    .insert(tries)
    .select(
      sql`select ${at.key}, case when ${at.by} <= ${at.most} then ${at.by} end, ${at.until}
        where ${condition}`,
    )
    .onConflictDoUpdate({
      target: tries.key,
      set: {
        count: sql`case when ${isOver} then excluded.count when ${sum} <= ${at.most} then ${sum} end`,
        until: sql`case when ${isOver} then excluded.until else ${tries.until} end`,
      },
    })
}

/** True while the next try is within its limit, when the statement that asks runs: for what is left out past it instead of refused. */
export function hasRoom({ key, by, most, now }: TryParams | TryValues): SQL {
  return sql`not exists (select 1 from ${tries} as spent where spent.key = ${key}
    and spent.until > ${now} and spent.count + ${by} > ${most})`
}

/** The values of a try against a limit. */
export async function tryValues(limit: Limit, now: number): Promise<TryValues> {
  const { most, windowMs, by = 1 } = limit
  return { key: await tryKey(limit), by, most, now, until: now + windowMs }
}

/** True for the fault of a batch that was one try too many. */
export function isOverLimit({ kind, what }: DatabaseFault): boolean {
  return kind === 'not_null' && what.includes('tries.count')
}

/** The statement that takes a try back: what was right was none. */
export async function uncountedTry(build: Build, limits: readonly Limit[]): Promise<Statement> {
  return statementOf(
    build
      .update(tries)
      .set({ count: sql`max(${tries.count} - 1, 0)` })
      .where(inArray(tries.key, await Promise.all(limits.map(tryKey)))),
  )
}

/** The key of a limit's row. */
export function tryKey({ who }: Limit): Promise<string> {
  return sha256Hex(JSON.stringify(who))
}
