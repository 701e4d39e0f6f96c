import { inArray, sql } from 'drizzle-orm'
import { tries } from '#db/schema/index.ts'
import { sha256Hex } from '#domain/ids.ts'
import type { Ctx } from '#server/http/context.ts'
import { statementOf } from '#server/platform/statement.ts'

export interface Limit {
  /** What is tried, and by or at whom: kept as a hash. */
  name: string
  count: number
  withinMs: number
}

/**
 * Counts a try against each limit before it is made, so that any number at once get no more than the limits allow: the minutes
 * to wait where one is used up, undefined where the try may go on.
 */
export async function countTry(ctx: Ctx, limits: readonly Limit[]): Promise<number | undefined> {
  const now = ctx.now()
  const isOver = sql`${tries.until} <= ${now}`
  const counted = await ctx.database.write(
    await Promise.all(
      limits.map(async ({ name, withinMs }) =>
        statementOf(
          ctx.database.build
            .insert(tries)
            .values({ key: await sha256Hex(name), count: 1, until: now + withinMs })
            .onConflictDoUpdate({
              target: tries.key,
              set: {
                count: sql`case when ${isOver} then 1 else ${tries.count} + 1 end`,
                until: sql`case when ${isOver} then ${now + withinMs} else ${tries.until} end`,
              },
            })
            .returning({ count: tries.count, until: tries.until }),
        ),
      ),
    ),
  )
  const waits = counted.flatMap(({ rows: [row] }, index) => {
    const [count, until] = (row ?? []).map(Number)
    const isUsedUp = (count ?? 0) > (limits[index]?.count ?? 0)
    return isUsedUp ? [Math.ceil(((until ?? now) - now) / 60_000)] : []
  })
  return waits.length > 0 ? Math.max(1, ...waits) : undefined
}

/** A right answer begins its limits anew. */
export async function forgetTries(ctx: Ctx, limits: readonly Limit[]): Promise<void> {
  const keys = await Promise.all(limits.map(({ name }) => sha256Hex(name)))
  await ctx.database.write([
    statementOf(ctx.database.build.delete(tries).where(inArray(tries.key, keys))),
  ])
}
