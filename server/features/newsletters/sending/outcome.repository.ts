import { and, eq, gt } from 'drizzle-orm'
import { newsletterDeliveries, subscribers } from '#db/schema/index.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { bouncedSubscriptions, pausedByBounces, softBounced } from './bounces.queries.ts'

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
    changed(mail, { state: 'sent', sentAt: now, at: now, answer: '' }),
    // What arrives ends a row of soft bounces.
    statementOf(
      build
        .update(subscribers)
        .set({ softBounces: 0 })
        .where(and(eq(subscribers.id, mail.subscriberId), gt(subscribers.softBounces, 0))),
    ),
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
  const also = {
    bounced_hard: () => [
      ...bouncedSubscriptions(mail.subscriberId),
      pausedByBounces(mail.newsletterId, now),
    ],
    bounced_soft: () => softBounced(mail.subscriberId, now),
    failed: () => [],
  }[state]
  await database.write([changed(mail, { state, answer, at: now }), ...also()])
}

/** Where it is still its sender's: a report of the mail provider may have been faster. */
function changed({ id, attempts }: Claimed, set: Change): Statement {
  return statementOf(
    build
      .update(newsletterDeliveries)
      .set(set)
      .where(
        and(
          eq(newsletterDeliveries.id, id),
          eq(newsletterDeliveries.attempts, attempts),
          eq(newsletterDeliveries.state, 'sending'),
        ),
      ),
  )
}
