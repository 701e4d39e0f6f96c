import { and, eq } from 'drizzle-orm'
import { announcements } from '#db/schema/index.ts'
import { allLanguages, raisedRevision } from '#server/features/shell/revisions.queries.ts'
import type { Site } from '#server/features/shell/site.ts'
import type { Database } from '#server/platform/database.ts'
import { statementOf } from '#server/platform/statement.ts'

/** The times of the factory's announcement, and whether it is shown; undefined where there is none. */
export async function findAnnouncementTimes(database: Database, factoryId: string) {
  const [rows] = await database.read([
    database.build
      .select({
        wordsKey: announcements.wordsKey,
        startsAt: announcements.startsAt,
        endsAt: announcements.endsAt,
        isShown: announcements.isShown,
      })
      .from(announcements)
      .where(eq(announcements.factoryId, factoryId)),
  ])
  return rows[0]
}

/** Shows or hides the announcement of these words, and tells every kept page that it is old. */
export async function turnAnnouncement(
  ports: { database: Database; site: Site },
  { wordsKey, isShown }: { wordsKey: string; isShown: boolean },
): Promise<void> {
  const { database, site } = ports
  await database.write([
    statementOf(
      database.build
        .update(announcements)
        .set({ isShown })
        .where(
          and(eq(announcements.factoryId, site.factoryId), eq(announcements.wordsKey, wordsKey)),
        ),
    ),
    raisedRevision(ports, allLanguages),
  ])
}
