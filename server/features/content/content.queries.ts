import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { contentPending, pageContents, pageContentTranslations } from '#db/schema/index.ts'
import type { PageTexts } from '#domain/content.schema.ts'
import { socialPictureOf } from '#domain/media.ts'
import type { SharedPicture } from '#domain/social-picture.schema.ts'
import { sharedPicture } from '#server/features/media/social-pictures.queries.ts'
import type { ViewedScope } from '#server/http/scope.ts'
import type { Database } from '#server/platform/database.ts'
import { sanitiseRichText } from '#server/platform/rich-text.ts'

export interface TextRow {
  key: string
  type: 'text' | 'html'
  value: string | null
  defaultValue: string | null
  /** Of the title for search engines: the picture of the shared page, as JSON. */
  picture: string | null
}

/**
 * The query for the editable texts of one page, each with the default language's words beside it. Another feature puts it
 * into the batch of its own page and reads the answer by `textsFrom`.
 */
export function contentQuery(build: Database['build'], scope: ViewedScope & { pageSlug: string }) {
  return contentQueryWhere(build, scope, eq(pageContents.pageSlug, scope.pageSlug))
}

/**
 * As `contentQuery`, for the page that a condition names: the slug itself may come out of a subquery, and so may the language whose
 * words stand beside.
 */
export function contentQueryWhere(
  build: Database['build'],
  scope: ViewedScope,
  page: SQL | undefined,
  behind: SQL<string> | string = scope.defaultCode,
) {
  const inDefault = alias(pageContentTranslations, 'in_default')
  return build
    .select({
      key: pageContents.contentKey,
      type: pageContents.contentType,
      value: shownWords(scope, scope.languageCode, pageContentTranslations.contentValue),
      defaultValue: shownWords(scope, behind, inDefault.contentValue),
      picture: sharedPicture(scope.languageCode),
    })
    .from(pageContents)
    .leftJoin(
      pageContentTranslations,
      and(
        eq(pageContentTranslations.pageContentId, pageContents.id),
        eq(pageContentTranslations.languageCode, scope.languageCode),
      ),
    )
    .leftJoin(
      inDefault,
      and(eq(inDefault.pageContentId, pageContents.id), eq(inDefault.languageCode, behind)),
    )
    .where(and(eq(pageContents.factoryId, scope.factoryId), eq(pageContents.isActive, true), page))
    .orderBy(asc(pageContents.sortOrder))
}

/** The published words alone, but for those who may see more: they get the draft, or what stands there on another day. */
function shownWords(
  { view }: ViewedScope,
  languageCode: SQL<string> | string,
  published: SQLiteColumn,
): SQL<string | null> {
  const words = [
    ...(view?.drafts ? [draftIn(languageCode)] : []),
    ...(view?.asOf ? [scheduledIn(languageCode, view.asOf)] : []),
  ]
  if (words.length === 0) return sql<string | null>`${published}`
  return sql<string | null>`coalesce(${sql.join(words, sql`, `)}, ${published})`
}

function draftIn(languageCode: SQL<string> | string): SQL {
  return sql`(select value from ${contentPending} where page_content_id = ${pageContents.id}
    and language_code = ${languageCode} and kind = 'draft')`
}

/** Nothing once its end has come; what was published since a schedule began stays as it is. */
function scheduledIn(languageCode: SQL<string> | string, at: number): SQL {
  return sql`(select case when unpublish_at <= ${at} then '' when published_at is null then value end
    from ${contentPending} where page_content_id = ${pageContents.id}
    and language_code = ${languageCode} and kind = 'scheduled' and publish_at <= ${at})`
}

/**
 * The texts of a page from their rows: text by text in the page's language, else in the default one, with the language that it
 * is in. Rich texts are sanitised here, whatever the database holds. A text without words in either is left out.
 */
export function textsFrom(rows: readonly TextRow[], scope: ViewedScope): PageTexts {
  const texts: PageTexts = {}
  for (const { key, type, value, defaultValue, picture } of rows) {
    const words = value || defaultValue
    if (!words) continue
    texts[key] = {
      type,
      value: type === 'html' ? sanitiseRichText(words) : words,
      languageCode: value ? scope.languageCode : scope.defaultCode,
      ...(picture ? { picture: sharedPictureOf(picture) } : {}),
    }
  }
  return texts
}

/** What a row tells of the page's picture, as pages name it. */
export function sharedPictureOf(picture: string): SharedPicture {
  return socialPictureOf(JSON.parse(picture) as Parameters<typeof socialPictureOf>[0])
}
