import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { bounceEvents, newsletterDeliveries } from '#db/schema/index.ts'
import type { BounceReport } from '#domain/bounces.schema.ts'
import type { DeliveryState } from '#domain/newsletters.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import { guard, isRefusedByGuard } from '#server/platform/guard.queries.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import {
  bouncedSubscriptions,
  complained,
  pausedByBounces,
  softBounced,
} from './bounces.queries.ts'

interface Reported {
  id: string
  newsletterId: string
  subscriberId: string | null
}

export async function findReported(database: Database, id: string): Promise<Reported | undefined> {
  const [rows] = await database.read([
    build
      .select({
        id: newsletterDeliveries.id,
        newsletterId: newsletterDeliveries.newsletterId,
        subscriberId: newsletterDeliveries.subscriberId,
      })
      .from(newsletterDeliveries)
      .where(eq(newsletterDeliveries.id, id)),
  ])
  return rows[0]
}

/** Writes what a report says, once: false where it is known. */
export async function writeReport(
  database: Database,
  { id, type }: Pick<BounceReport, 'id' | 'type'>,
  { delivery, now }: { delivery: Reported | undefined; now: number },
): Promise<boolean> {
  const known = sql`exists (select 1 from ${bounceEvents} where ${eq(bounceEvents.id, id)})`
  try {
    await database.write([
      guard(sql`not ${known}`),
      statementOf(build.insert(bounceEvents).values({ id, at: now })),
      ...(delivery ? effects(type, delivery, now) : []),
    ])
    return true
  } catch (error) {
    if (isRefusedByGuard(error)) return false
    throw error
  }
}

function effects(
  type: BounceReport['type'],
  { id, newsletterId, subscriberId }: Reported,
  now: number,
): Statement[] {
  const about = (make: (subscriberId: string) => Statement[]) =>
    subscriberId === null ? [] : make(subscriberId)
  switch (type) {
    case 'hard':
      return [
        changed(id, { state: 'bounced_hard', at: now }),
        ...about(bouncedSubscriptions),
        pausedByBounces(newsletterId, now),
      ]
    case 'soft': {
      const isFirst = sql`exists (select 1 from ${newsletterDeliveries}
        where ${and(eq(newsletterDeliveries.id, id), inArray(newsletterDeliveries.state, onTheirWay))})`
      return [
        ...about((each) => softBounced({ id, subscriberId: each, isFirst, now })),
        changed(id, { state: 'bounced_soft', at: now }),
      ]
    }
    case 'complaint':
      return [
        changed(id, { state: 'complaint', hasLeft: true, at: now }, sql`1 = 1`),
        ...about((each) => complained(each, now)),
      ]
  }
}

const onTheirWay = ['queued', 'sending', 'sent'] as const satisfies DeliveryState[]

/** A mail that bounced for good or was called spam stays so, whatever is reported later. */
function changed(
  id: string,
  set: Partial<typeof newsletterDeliveries.$inferInsert>,
  where: SQL = inArray(newsletterDeliveries.state, [...onTheirWay, 'bounced_soft']),
): Statement {
  return statementOf(
    build
      .update(newsletterDeliveries)
      .set(set)
      .where(and(eq(newsletterDeliveries.id, id), where)),
  )
}
