import { and, eq, gt, sql } from 'drizzle-orm'
import { newsletterDeliveries, subscribers } from '#db/schema/index.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import {
  bouncedSubscriptions,
  pausedByBounces,
  softBounced,
  stateBefore,
} from './bounces.queries.ts'

/** A mail that was claimed, as its sender knows it. */
export interface Claimed {
  id: string
  newsletterId: string
  attempts: number
  subscriberId: string
}

type Change = Partial<typeof newsletterDeliveries.$inferInsert>

/** The mail server has taken it. */
export async function writeSent(database: Database, mail: Claimed, now: number): Promise<void> {
  await database.write([
    // What arrives ends a row of soft bounces. Whether this one does is not known before the next.
    statementOf(
      build
        .update(subscribers)
        .set({ softBounces: 0 })
        .where(
          and(
            eq(subscribers.id, mail.subscriberId),
            gt(subscribers.softBounces, 0),
            sql`exists (select 1 from ${newsletterDeliveries} where ${isTheirs(mail)})`,
            sql`${stateBefore(mail)} is not 'bounced_soft'`,
          ),
        ),
    ),
    changed(mail, { state: 'sent', sentAt: now, at: now, answer: '' }),
  ])
}

/** It is tried again later. */
export async function writeLater(
  database: Database,
  mail: Claimed,
  { answer, dueAt, now }: { answer: string; dueAt: number; now: number },
): Promise<void> {
  await database.write([changed(mail, { state: 'queued', answer, dueAt, at: now })])
}

/** It is never sent: what becomes of its receiver goes with it. */
export async function writeUnsent(
  database: Database,
  mail: Claimed,
  {
    state,
    answer,
    now,
  }: { state: 'bounced_soft' | 'bounced_hard' | 'failed'; answer: string; now: number },
): Promise<void> {
  const isFirst = sql`exists (select 1 from ${newsletterDeliveries} where ${isTheirs(mail)})`
  await database.write([
    ...(state === 'bounced_soft' ? softBounced({ ...mail, isFirst, now }) : []),
    changed(mail, { state, answer, at: now }),
    ...(state === 'bounced_hard'
      ? [...bouncedSubscriptions(mail.subscriberId), pausedByBounces(mail.newsletterId, now)]
      : []),
  ])
}

function changed(mail: Claimed, set: Change): Statement {
  return statementOf(build.update(newsletterDeliveries).set(set).where(isTheirs(mail)))
}

/** Where it is still its sender's: a report of the mail provider may have been faster. */
function isTheirs({ id, attempts }: Claimed) {
  return and(
    eq(newsletterDeliveries.id, id),
    eq(newsletterDeliveries.attempts, attempts),
    eq(newsletterDeliveries.state, 'sending'),
  )
}
