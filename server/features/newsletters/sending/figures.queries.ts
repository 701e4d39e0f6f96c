import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { newsletterDeliveries } from '#db/schema/index.ts'
import { build } from '#server/platform/build.ts'
import type { JobCtx } from '#server/http/context.ts'

const { state } = newsletterDeliveries
const countIn = (states: string) =>
  sql<number>`coalesce(sum(${state} in (select value from json_each(${states}))), 0)`
/** How many have left us: what was called spam had arrived. */
export const sentCount = countIn('["sent","complaint"]')
const minuteMs = 60_000
const recent = 3

/**
 * How the sending of a newsletter goes. What was skipped, since its receiver had left, is planned alone.
 * The newest minutes in which something was sent come with what became of it. Whether the caller may see it is asked before.
 */
export async function figuresOf({ database }: Pick<JobCtx, 'database'>, newsletterId: string) {
  const isOfIt = eq(newsletterDeliveries.newsletterId, newsletterId)
  const minute = sql<number>`cast(coalesce(${newsletterDeliveries.sentAt}, ${newsletterDeliveries.at}) / ${minuteMs} as integer) * ${minuteMs}`
  const sent = sentCount
  const bouncedHard = countIn('["bounced_hard"]')
  const failed = countIn('["failed"]')
  const [[counts], recentBatches] = await database.read([
    build
      .select({
        ...{ planned: sql<number>`count(*)`, sent, bouncedHard, failed },
        bouncedSoft: countIn('["bounced_soft"]'),
        queued: countIn('["queued","sending"]'),
        left: sql<number>`coalesce(sum(${newsletterDeliveries.hasLeft}), 0)`,
      })
      .from(newsletterDeliveries)
      .where(isOfIt),
    build
      .select({ at: minute, sent, bouncedHard, failed })
      .from(newsletterDeliveries)
      .where(
        and(
          isOfIt,
          inArray(state, ['sent', 'complaint', 'bounced_soft', 'bounced_hard', 'failed']),
        ),
      )
      .groupBy(minute)
      .orderBy(desc(minute))
      .limit(recent),
  ])
  if (!counts) throw new Error('a count has a row')
  return { ...counts, recentBatches }
}
