import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { outbox } from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'
import { statementOf } from '#server/platform/statement.ts'

export type MessageRow = typeof outbox.$inferSelect

const perRun = 25
const hasNoBody = sql`json_extract(${outbox.payload}, '$.html') is null`

/** Messages whose time has come, the oldest first: waiting ones, and those whose sender died with them. */
export async function listDue(database: Database, now: number): Promise<MessageRow[]> {
  const [rows] = await database.read([
    database.build
      .select()
      .from(outbox)
      .where(and(inArray(outbox.state, ['queued', 'sending']), lte(outbox.dueAt, now)))
      .orderBy(asc(outbox.dueAt), asc(outbox.id))
      .limit(perRun),
  ])
  return rows
}

/** Messages that nobody has rendered yet: with no mail server they are kept to be looked at. */
export async function listUnrendered(database: Database, now: number): Promise<MessageRow[]> {
  const [rows] = await database.read([
    database.build
      .select()
      .from(outbox)
      .where(and(eq(outbox.state, 'queued'), lte(outbox.dueAt, now), hasNoBody))
      .orderBy(asc(outbox.createdAt), asc(outbox.id))
      .limit(perRun),
  ])
  return rows
}

/** Changes a message where nobody else has tried it since it was read; false where somebody has. */
export async function changeMessage(
  database: Database,
  message: MessageRow,
  change: Partial<Omit<MessageRow, 'id'>>,
): Promise<boolean> {
  const [changed] = await database.write([
    statementOf(
      database.build
        .update(outbox)
        .set(change)
        .where(and(eq(outbox.id, message.id), eq(outbox.attempts, message.attempts))),
    ),
  ])
  return changed?.rowsAffected === 1
}

/** Removes messages that were due by then, whatever became of them, and answers how many. */
export async function removeMessages(database: Database, dueBy: number): Promise<number> {
  const [removed] = await database.write([
    statementOf(
      database.build
        .delete(outbox)
        // Every state, named for the index.
        .where(and(inArray(outbox.state, outbox.state.enumValues), lte(outbox.dueAt, dueBy))),
    ),
  ])
  return removed?.rowsAffected ?? 0
}
