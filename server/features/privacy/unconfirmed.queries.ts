import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { users } from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import type { Person } from '#server/features/identity/people.queries.ts'

/** A row of `users` that waits for the confirmation of its sign-up: it may be anybody's, and holds nothing. */
export const isUnconfirmed: SQL = sql`${users.status} = 'active' and ${users.emailVerifiedAt} is null`

/** True for a person whose sign-up waits for its confirmation. */
export function isWaiting({ status, emailVerifiedAt }: Person): boolean {
  return status === 'active' && emailVerifiedAt === null
}

/** The statement that takes an address from a sign-up that nobody confirmed, for the person who has its mailbox. */
export function freedAddress(
  build: Database['build'],
  { factoryId, emailKey, userId }: { factoryId: string; emailKey: string; userId: string },
): Statement {
  return statementOf(
    build
      .delete(users)
      .where(
        and(
          eq(users.factoryId, factoryId),
          eq(users.emailKey, emailKey),
          ne(users.id, userId),
          isUnconfirmed,
        ),
      ),
  )
}
