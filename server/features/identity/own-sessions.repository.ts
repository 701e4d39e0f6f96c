import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { sessions } from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

/** A person's sessions that have not ended, the last used first. */
export async function listSessions(database: Database, userId: string, now: number) {
  const [rows] = await database.read([
    database.build
      .select({
        id: sessions.id,
        device: sessions.device,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
      })
      .from(sessions)
      .where(
        and(eq(sessions.userId, userId), gt(sessions.expiresAt, now), gt(sessions.endsAt, now)),
      )
      .orderBy(desc(sessions.lastSeenAt), desc(sessions.id)),
  ])
  return rows
}

/** Ends one of a person's sessions; false where they have no such one. */
export async function endOne(
  database: Database,
  own: { userId: string; id: string },
  audited: Statement,
): Promise<boolean> {
  const isOwn = and(eq(sessions.id, own.id), eq(sessions.userId, own.userId))
  const [ended] = await database.write([
    statementOf(database.build.delete(sessions).where(isOwn)),
    audited,
  ])
  return ended?.rowsAffected === 1
}

/** Ends a person's sessions but one; how many those were. */
export async function endOthers(
  database: Database,
  kept: { userId: string; sessionId: string },
  audited: Statement,
): Promise<number> {
  const isOther = and(eq(sessions.userId, kept.userId), ne(sessions.id, kept.sessionId))
  const [ended] = await database.write([
    statementOf(database.build.delete(sessions).where(isOther)),
    audited,
  ])
  return ended?.rowsAffected ?? 0
}
