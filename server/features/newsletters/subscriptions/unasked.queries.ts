import { and, type SQL, sql } from 'drizzle-orm'
import { subscriptions } from '#db/schema/index.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

/**
 * Takes back what was asked for and never confirmed, of the subscriptions that are meant. One that had ended before somebody asked for it
 * anew is ended as it was, with the proof of it; every other is forgotten.
 */
export function unasked(which: SQL | undefined): Statement[] {
  // In these very words: an index holds those that wait alone.
  const isWaiting = and(sql`status = 'pending'`, which)
  const { unsubscribedAt, confirmedAt } = subscriptions
  return [
    statementOf(
      build
        .update(subscriptions)
        .set({
          // What was confirmed, waits again and was never left is what had bounced.
          status: sql`iif(${unsubscribedAt} is null, 'bounced', 'unsubscribed')`,
          confirmHash: null,
        })
        .where(and(isWaiting, sql`coalesce(${unsubscribedAt}, ${confirmedAt}) is not null`)),
    ),
    statementOf(build.delete(subscriptions).where(isWaiting)),
  ]
}
