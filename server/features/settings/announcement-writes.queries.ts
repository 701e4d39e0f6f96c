import { eq, sql } from 'drizzle-orm'
import { announcements, announcementTexts, languages } from '#db/schema/index.ts'
import type { Announcement } from '#domain/settings.schema.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { insertWhere } from '#server/platform/insert-where.queries.ts'
import { statementOf } from '#server/platform/statement.ts'

interface Announced {
  announcement: Announcement
  wordsKey: string
  isShown: boolean
}

/** What is announced, with its words in languages that are known; undefined: nothing any more. */
export function savedAnnouncement(ctx: Ctx, announced: Announced | undefined): Statement[] {
  const { build } = ctx.database
  const { factoryId } = ctx.site
  const removed = [announcementTexts, announcements].map((table) =>
    statementOf(build.delete(table).where(eq(table.factoryId, factoryId))),
  )
  if (!announced) return removed
  const { announcement, wordsKey, isShown } = announced
  const { texts, ...rest } = announcement
  return [
    ...removed,
    statementOf(build.insert(announcements).values({ ...rest, factoryId, wordsKey, isShown })),
    ...Object.entries(texts)
      .filter(([, text]) => text !== '')
      .map(([languageCode, text]) =>
        statementOf(
          insertWhere(
            announcementTexts,
            { factoryId, languageCode, text },
            sql`exists (select 1 from ${languages} where ${languages.code} = ${languageCode})`,
          ),
        ),
      ),
  ]
}
