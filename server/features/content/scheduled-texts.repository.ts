import { and, asc, eq, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { admins, contentPending, pageContents } from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'

const mostAtOnce = 200

/** Schedules whose words are to go out, or to be taken down, with who has made them. The longest due come first. */
export async function listDue(database: Database, factoryId: string, now: number) {
  const isToBegin = and(isNull(contentPending.publishedAt), lte(contentPending.publishAt, now))
  const isToEnd = and(isNotNull(contentPending.publishedAt), lte(contentPending.unpublishAt, now))
  const [rows] = await database.read([
    database.build
      .select({
        page: pageContents.pageSlug,
        key: pageContents.contentKey,
        languageCode: contentPending.languageCode,
        isReviewed: contentPending.isReviewed,
        sourceValue: contentPending.sourceValue,
        author: contentPending.author,
        role: admins.role,
      })
      .from(contentPending)
      .innerJoin(pageContents, eq(pageContents.id, contentPending.pageContentId))
      .leftJoin(admins, eq(admins.userId, contentPending.author))
      .where(
        and(
          eq(contentPending.kind, 'scheduled'),
          eq(pageContents.factoryId, factoryId),
          or(isToBegin, isToEnd),
        ),
      )
      .orderBy(asc(contentPending.publishAt), asc(contentPending.pageContentId))
      .limit(mostAtOnce),
  ])
  return rows
}
