import { and, eq, type SQL, sql } from 'drizzle-orm'
import { announcements, announcementTexts, languages } from '#db/schema/index.ts'
import type { Announcement } from '#domain/settings.schema.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

interface Announced {
  announcement: Announcement
  wordsKey: string
  isShown: boolean
}

/** What is announced, with its words in languages that are known; undefined: nothing any more. */
export function savedAnnouncement(
  ctx: Ctx,
  announced: Announced | undefined,
  when: SQL,
): Statement[] {
  const { build } = ctx.database
  const { factoryId } = ctx.site
  const removed = [
    statementOf(
      build.delete(announcementTexts).where(and(eq(announcementTexts.factoryId, factoryId), when)),
    ),
    statementOf(
      build.delete(announcements).where(and(eq(announcements.factoryId, factoryId), when)),
    ),
  ]
  if (!announced) return removed
  const { announcement, wordsKey, isShown } = announced
  const { texts, url, startsAt, endsAt, isDismissible, audience } = announcement
  return [
    ...removed,
    statementOf(
      build.insert(announcements).select(
        // The columns in the table's own order, as SQLite takes them.
        sql`select ${factoryId}, ${wordsKey}, ${url}, ${startsAt}, ${endsAt}, ${Number(isDismissible)}, ${Number(isShown)}, ${audience} where ${when}`,
      ),
    ),
    ...Object.entries(texts)
      .filter(([, text]) => text !== '')
      .map(([languageCode, text]) =>
        statementOf(
          build
            .insert(announcementTexts)
            .select(
              sql`select ${factoryId}, ${languages.code}, ${text} from ${languages} where ${languages.code} = ${languageCode} and ${when}`,
            ),
        ),
      ),
  ]
}
