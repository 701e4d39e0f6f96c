import { inArray, sql } from 'drizzle-orm'
import { tries } from '#db/schema/index.ts'
import { sha256Hex } from '#domain/ids.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

/** So many tries of one thing by one party, within a window that begins with the first. */
export interface Limit {
  /** What is tried and who tries it; kept as its hash. */
  who: readonly string[]
  most: number
  windowMs: number
}

/**
 * Counts a try against each of its limits in one batch, before whatever it costs is done; what comes at the same time is
 * counted one by one. Answers the ms to wait where a limit is passed, undefined where the try is free.
 */
export async function countTry(
  database: Database,
  limits: readonly Limit[],
  now: number,
): Promise<number | undefined> {
  const keys = await keysOf(limits)
  const results = await database.write(
    limits.map(({ windowMs }, at) => counted(database.build, keys[at] ?? '', now, windowMs)),
  )
  const waits = results.map(({ rows: [row] }, at) => {
    const [count, until] = row ?? []
    return Number(count) > (limits[at]?.most ?? 0) ? Number(until) - now : 0
  })
  const wait = Math.max(...waits)
  return wait > 0 ? wait : undefined
}

/** The statement that takes a try back: what was right was none. */
export async function uncountedTry(
  build: Database['build'],
  limits: readonly Limit[],
): Promise<Statement> {
  return statementOf(
    build
      .update(tries)
      .set({ count: sql`max(${tries.count} - 1, 0)` })
      .where(inArray(tries.key, await keysOf(limits))),
  )
}

function keysOf(limits: readonly Limit[]): Promise<string[]> {
  return Promise.all(limits.map(({ who }) => sha256Hex(JSON.stringify(who))))
}

function counted(build: Database['build'], key: string, now: number, windowMs: number): Statement {
  const isOver = sql`${tries.until} <= ${now}`
  return statementOf(
    build
      .insert(tries)
      .values({ key, count: 1, until: now + windowMs })
      .onConflictDoUpdate({
        target: tries.key,
        set: {
          count: sql`case when ${isOver} then 1 else ${tries.count} + 1 end`,
          until: sql`case when ${isOver} then excluded.until else ${tries.until} end`,
        },
      })
      .returning({ count: tries.count, until: tries.until }),
  )
}
