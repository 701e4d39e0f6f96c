import { and, gt, inArray, sql } from 'drizzle-orm'
import { tries } from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { type Limit, tryKey } from './tries.queries.ts'

/**
 * Counts a try against each of its limits in one batch, before whatever it costs is done; what comes at the same time is
 * counted one by one. Answers the ms to wait where a limit is passed, undefined where the try is free.
 */
export async function countTry(
  database: Database,
  limits: readonly Limit[],
  now: number,
): Promise<number | undefined> {
  const keys = await Promise.all(limits.map(tryKey))
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

/** How long to wait, in ms, until a try that was one too many may be made; 0 where waiting does not help. */
export async function findWait(
  database: Database,
  limits: readonly Limit[],
  now: number,
): Promise<number> {
  const keys = await Promise.all(limits.map(tryKey))
  const [rows] = await database.read([
    database.build
      .select({ key: tries.key, count: tries.count, until: tries.until })
      .from(tries)
      .where(and(inArray(tries.key, keys), gt(tries.until, now))),
  ])
  const waits = limits.map(({ most, by = 1 }, at) => {
    const row = rows.find(({ key }) => key === keys[at])
    return row && row.count + by > most ? row.until - now : 0
  })
  return Math.max(0, ...waits)
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
