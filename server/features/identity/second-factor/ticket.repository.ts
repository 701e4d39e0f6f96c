import { eq, exists, sql } from 'drizzle-orm'
import { authChallenges } from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { isWaiting } from './challenge.queries.ts'

/** A half-done sign-in, by the hash of its ticket. */
export interface Ticket {
  id: string
  now: number
}

const wanted = ({ id, now }: Ticket) => ({ id, purpose: 'second_factor', now }) as const

/** Whose sign-in this ticket is; undefined where it is spent or too old. */
export async function findTicketOwner(database: Database, ticket: Ticket) {
  const [rows] = await database.read([
    database.build
      .select({ userId: authChallenges.userId })
      .from(authChallenges)
      .where(isWaiting(wanted(ticket))),
  ])
  return rows[0]?.userId ?? undefined
}

/** The statement that ends a ticket. */
export function endedTicket(build: Database['build'], { id }: Ticket): Statement {
  return statementOf(build.delete(authChallenges).where(eq(authChallenges.id, id)))
}

/** Where the ticket is still open. */
export function isOpenTicket(build: Database['build'], ticket: Ticket) {
  return exists(
    build
      .select({ id: authChallenges.id })
      .from(authChallenges)
      .where(isWaiting(wanted(ticket))),
  )
}

/** Spends a code and the ticket together: true for the one call that got both. */
export async function spendWith(
  database: Database,
  ticket: Ticket,
  spentCode: Statement,
): Promise<boolean> {
  const [, ended] = await database.write([
    spentCode,
    statementOf(
      database.build
        .delete(authChallenges)
        .where(sql`${authChallenges.id} = ${ticket.id} and changes() = 1`),
    ),
  ])
  return ended?.rowsAffected === 1
}
