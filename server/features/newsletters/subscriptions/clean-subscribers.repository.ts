import { and, lte, sql } from 'drizzle-orm'
import { outbox, subscribers, subscriptions } from '#db/schema/index.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import { statementOf } from '#server/platform/statement.ts'
import { unasked } from './unasked.queries.ts'

/** Takes back what was asked for until then and never confirmed, and deletes the addresses that nothing else is known of. */
export async function deleteUnconfirmed(database: Database, until: number): Promise<void> {
  const isAlone = and(
    sql`${subscribers.status} = 'enabled' and ${subscribers.userId} is null`,
    lte(subscribers.createdAt, until),
    sql`not exists (select 1 from ${subscriptions} as held where held.subscriber_id = ${subscribers.id})`,
  )
  const alone = build.select({ id: subscribers.id }).from(subscribers).where(isAlone)
  await database.write([
    ...unasked(lte(subscriptions.askedAt, until)),
    statementOf(
      build
        .delete(outbox)
        .where(sql`exists ${alone} and ${outbox.payload} ->> 'entityId' in ${alone}`),
    ),
    statementOf(build.delete(subscribers).where(isAlone)),
  ])
}
