import { subscribers } from '#db/schema/index.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import { statementOf } from '#server/platform/statement.ts'
import type { SubscriberRow } from './subscribers.repository.ts'

/** Makes a subscriber of a person, unless their address is known already. */
export async function insertOwnSubscriber(database: Database, row: SubscriberRow): Promise<void> {
  await database.write([statementOf(build.insert(subscribers).values(row).onConflictDoNothing())])
}
