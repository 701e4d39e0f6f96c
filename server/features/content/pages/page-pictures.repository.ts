import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import {
  contentPending,
  media,
  mediaTexts,
  pageContents,
  pageContentTranslations,
  pageSections,
} from '#db/schema/index.ts'
import type { EditedScope } from '#server/http/scope.ts'
import type { Database } from '#server/platform/database.ts'

/** A picture of the library where a page shows it. */
export interface PagePicture {
  id: string
  name: string
  textKey: string
  value: string
  isHtml: boolean
  /** Of the library, in the language; empty where it has none. */
  altText: string
}

/** Where a page shows pictures in a language, published, waiting, or in a section; none that are marked as decorative. */
export async function listPagePictures(
  database: Database,
  { factoryId, languageCode }: Pick<EditedScope, 'factoryId' | 'languageCode'>,
  page: string,
): Promise<PagePicture[]> {
  const { build } = database
  const picture = (value: SQL, textKey: SQL, isHtml: SQL) => ({
    id: sql<string>`${media}.id`,
    name: sql<string>`${media}.name`,
    textKey: sql<string>`${textKey}`,
    value: sql<string>`${value}`,
    isHtml: sql<boolean>`${isHtml}`.mapWith(Boolean),
    altText: sql<string>`coalesce((select said.alt_text from ${mediaTexts} as said
      where said.media_id = ${media}.id and said.language_code = ${languageCode}), '')`,
  })
  const holds = (value: SQL) =>
    and(
      eq(media.factoryId, factoryId),
      eq(media.kind, 'picture'),
      eq(media.isDecorative, false),
      sql`instr(${value}, '/media/' || ${media}.id || '/') > 0`,
    )
  const key = sql`${pageContents}.content_key`
  const isHtml = sql`${pageContents}.content_type = 'html'`
  const isText = and(
    eq(pageContents.factoryId, factoryId),
    eq(pageContents.pageSlug, page),
    isNull(pageContents.removedAt),
  )
  // A draft is what publishing shows.
  const isNoDraft = sql`not exists (select 1 from ${contentPending} as draft
    where draft.page_content_id = ${pageContents}.id and draft.language_code = ${languageCode} and draft.kind = 'draft')`
  const published = sql`${pageContentTranslations}.content_value`
  const waiting = sql`${contentPending}.value`
  const settings = sql`${pageSections}.settings`
  const found = await database.read([
    build
      .select(picture(published, key, isHtml))
      .from(pageContents)
      .innerJoin(
        pageContentTranslations,
        eq(pageContentTranslations.pageContentId, pageContents.id),
      )
      .innerJoin(media, holds(published))
      .where(and(isText, eq(pageContentTranslations.languageCode, languageCode), isNoDraft)),
    build
      .select(picture(waiting, key, isHtml))
      .from(pageContents)
      .innerJoin(contentPending, eq(contentPending.pageContentId, pageContents.id))
      .innerJoin(media, holds(waiting))
      .where(and(isText, eq(contentPending.languageCode, languageCode))),
    build
      .select(picture(settings, sql`'section.' || ${pageSections}.number`, sql`0`))
      .from(pageSections)
      .innerJoin(media, holds(settings))
      .where(
        and(
          eq(pageSections.factoryId, factoryId),
          eq(pageSections.pageSlug, page),
          eq(pageSections.isHidden, false),
          sql`${pageSections}.removed_at is null`,
        ),
      ),
  ])
  return found.flat()
}
