import { and, count, eq, gte, inArray, max, min, ne, or, sql } from 'drizzle-orm'
import { jobRuns, outbox } from '#db/schema/index.ts'
import type { UnsentState } from '#domain/health.schema.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'

/** Mails that have not left by their state, those that left since a moment, and the last run of each job: one round trip. */
export async function readHealth(database: Database, factoryId: string, sentSince: number) {
  const [unsent, sent, runs] = await database.read([
    unsentQuery(factoryId),
    sentQuery(factoryId, sentSince),
    build.select().from(jobRuns),
  ])
  return { unsent, sent: sent[0] ?? { count: 0, lastAt: null }, runs }
}

/** Of people who have left, only that there was a message is known: it is nobody's to send. */
function unsentQuery(factoryId: string) {
  const isTried = and(eq(outbox.state, 'queued'), sql`${outbox.attempts} > 0`)
  const state = sql<UnsentState>`case when ${isTried} then 'retrying' else ${outbox.state} end`
  return build
    .select({ state: state.as('stands'), count: count(), since: min(outbox.createdAt) })
    .from(outbox)
    .where(
      and(
        eq(outbox.factoryId, factoryId),
        inArray(outbox.state, ['queued', 'sending', 'failed']),
        or(ne(outbox.state, 'failed'), ne(outbox.recipient, '')),
      ),
    )
    .groupBy(sql`stands`)
}

function sentQuery(factoryId: string, since: number) {
  return build
    .select({ count: count(), lastAt: max(outbox.sentAt) })
    .from(outbox)
    .where(
      and(
        eq(outbox.factoryId, factoryId),
        eq(outbox.state, 'sent'),
        // Of a mail that has left it lies behind that; it is named for the index.
        gte(outbox.dueAt, since),
        gte(outbox.sentAt, since),
      ),
    )
}
