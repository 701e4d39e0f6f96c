import { type SQL, sql } from 'drizzle-orm'
import { outbox, users } from '#db/schema/index.ts'

/**
 * True for a message about a person's account: one that names them, at whatever address they had by then, and one that another
 * account sent to the address they have now. A code for a guest's order is about the order.
 */
export function isAboutAccount(userId: string): SQL {
  const address = sql`(select lower(${users.email}) from ${users} where ${users.id} = ${userId})`
  return sql`(${outbox.payload} ->> 'userId' = ${userId} or ${outbox.kind} like 'A%'
    and ${outbox.kind} <> 'A9' and lower(${outbox.recipient}) = ${address})`
}
