import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import {
  newsletterDeliveries,
  newsletterEditions,
  newsletters,
  subscribers,
  subscriptions,
} from '#db/schema/index.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import { statementOf } from '#server/platform/statement.ts'

export type Newsletter = typeof newsletters.$inferSelect
export type Edition = typeof newsletterEditions.$inferSelect

/** A mail that is due; its receiver is gone where they have deleted their address. */
export interface DueDelivery {
  id: string
  attempts: number
  languageCode: string
  subscriberId: string | null
  email: string | null
  publicToken: string | null
}

const waiting = inArray(newsletterDeliveries.state, ['queued', 'sending'])

/** Newsletters that are being sent, the one that began first at first. */
export async function listSending(database: Database): Promise<Newsletter[]> {
  const [rows] = await database.read([
    build
      .select()
      .from(newsletters)
      .where(eq(newsletters.status, 'sending'))
      .orderBy(asc(newsletters.startedAt), asc(newsletters.id)),
  ])
  return rows
}

export async function listEditions(database: Database, newsletterId: string): Promise<Edition[]> {
  const [rows] = await database.read([
    build
      .select()
      .from(newsletterEditions)
      .where(eq(newsletterEditions.newsletterId, newsletterId)),
  ])
  return rows
}

/** How many mails of any newsletter were tried since a time. */
export async function countTried(database: Database, since: number): Promise<number> {
  const [rows] = await database.read([
    build
      .select({ count: sql<number>`count(*)` })
      .from(newsletterDeliveries)
      .innerJoin(newsletters, eq(newsletters.id, newsletterDeliveries.newsletterId))
      .where(
        and(
          // Of newsletters that ended before it none was tried.
          sql`coalesce(${newsletters.finishedAt}, ${since} + 1) > ${since}`,
          inArray(newsletters.status, ['sending', 'paused', 'sent', 'cancelled']),
          gt(newsletterDeliveries.attempts, 0),
          gt(newsletterDeliveries.at, since),
        ),
      ),
  ])
  return rows[0]?.count ?? 0
}

/** Mails whose time has come, while their newsletter is being sent: waiting ones, and those whose sender died with them. */
export async function listDueDeliveries(
  database: Database,
  newsletterId: string,
  { now, most }: { now: number; most: number },
): Promise<DueDelivery[]> {
  const { id, attempts, languageCode, subscriberId, dueAt } = newsletterDeliveries
  const { email, publicToken } = subscribers
  const [rows] = await database.read([
    build
      .select({ id, attempts, languageCode, subscriberId, email, publicToken })
      .from(newsletterDeliveries)
      .innerJoin(newsletters, eq(newsletters.id, newsletterDeliveries.newsletterId))
      .leftJoin(subscribers, eq(subscribers.id, subscriberId))
      .where(
        and(
          eq(newsletterDeliveries.newsletterId, newsletterId),
          eq(newsletters.status, 'sending'),
          waiting,
          lte(dueAt, now),
        ),
      )
      .orderBy(asc(dueAt))
      .limit(most),
  ])
  return rows
}

/**
 * Takes a mail before it is sent, for as long as the lease: false where another worker has it, where its newsletter was paused, and where
 * its receiver has left since it was planned; such a one is skipped for good.
 */
export async function claimDelivery(
  database: Database,
  { id, attempts }: DueDelivery,
  { now, leaseMs }: { now: number; leaseMs: number },
): Promise<boolean> {
  const isAsRead = and(
    eq(newsletterDeliveries.id, id),
    eq(newsletterDeliveries.attempts, attempts),
    waiting,
  )
  const mayGetIt = sql`exists (select 1 from ${newsletters} where ${newsletters.id} = ${newsletterDeliveries.newsletterId}
    and exists (select 1 from ${subscriptions}
      join ${subscribers} on ${eq(subscribers.id, subscriptions.subscriberId)}
      where ${subscribers.id} = ${newsletterDeliveries.subscriberId}
        and ${subscribers.status} = 'enabled'
        and ${subscriptions.listId} = ${newsletters.listId}
        and ${subscriptions.status} = 'confirmed'))`
  const isSending = sql`exists (select 1 from ${newsletters}
    where ${newsletters.id} = ${newsletterDeliveries.newsletterId} and ${newsletters.status} = 'sending')`
  const [, claimed] = await database.write([
    statementOf(
      build
        .update(newsletterDeliveries)
        .set({ state: 'skipped', at: now })
        .where(and(isAsRead, sql`not ${mayGetIt}`)),
    ),
    statementOf(
      build
        .update(newsletterDeliveries)
        .set({ state: 'sending', attempts: attempts + 1, dueAt: now + leaseMs, at: now })
        .where(and(isAsRead, isSending)),
    ),
  ])
  return claimed?.rowsAffected === 1
}

/** Ends a newsletter none of whose mails waits any more. */
export async function finishSent(
  database: Database,
  newsletterId: string,
  now: number,
): Promise<boolean> {
  const isWaiting = sql`exists (select 1 from ${newsletterDeliveries}
    where ${and(eq(newsletterDeliveries.newsletterId, newsletterId), waiting)})`
  const [finished] = await database.write([
    statementOf(
      build
        .update(newsletters)
        .set({ status: 'sent', finishedAt: now, updatedAt: now, rev: sql`${newsletters.rev} + 1` })
        .where(
          and(
            eq(newsletters.id, newsletterId),
            eq(newsletters.status, 'sending'),
            sql`not ${isWaiting}`,
          ),
        ),
    ),
  ])
  return finished?.rowsAffected === 1
}
