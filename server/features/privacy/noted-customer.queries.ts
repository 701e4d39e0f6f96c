import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { customerNotes, orders } from '#db/schema/index.ts'

/** An order of an account, or one that a guest placed with this address. */
export function isOrderedBy({ userId, email }: { userId: string | undefined; email: string }): SQL {
  const asGuest = sql`(${orders.userId} is null and ${orders.email} = ${email})`
  return userId ? sql`(${orders.userId} = ${userId} or ${asGuest})` : asGuest
}

/** Whom a note is about: an account by its id, and by the address whoever ordered with it. */
export interface NotedCustomer {
  factoryId: string
  userId: string | undefined
  email: string
}

export function isNoteAbout({ factoryId, userId, email }: NotedCustomer): SQL | undefined {
  return and(
    eq(customerNotes.factoryId, factoryId),
    or(eq(customerNotes.email, email), userId ? eq(customerNotes.userId, userId) : undefined),
  )
}
