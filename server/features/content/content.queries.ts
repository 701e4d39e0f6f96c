import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { contentPending, media, pageContents, pageContentTranslations } from '#db/schema/index.ts'
import type { PageTexts } from '#domain/content.schema.ts'
import { socialPictureOf } from '#domain/media.ts'
import type { DrawnPicture } from '#domain/media.schema.ts'
import type { SharedPicture } from '#domain/social-picture.schema.ts'
import { sharedPicture } from '#server/features/media/social-pictures.queries.ts'
import { wordsIn } from '#server/features/languages/words.queries.ts'
import type { InScope, ViewedScope } from '#server/http/scope.ts'
import type { Database } from '#server/platform/database.ts'
import type { Param } from '#server/platform/prepared-query.ts'
import { sanitiseRichText } from '#server/platform/rich-text.ts'

/** A caller's scope, or the places where one will stand. */
type InViewedScope = InScope & Pick<ViewedScope, 'view'>

export interface TextRow {
  key: string
  type: 'text' | 'html'
  value: string | null
  /** Its words in each language that stands in for the page's; null where none does. */
  fallbackLanguages: (string | null)[] | null
  defaultValue: string | null
  /** Of the title for search engines: the picture of the shared page, as JSON. */
  picture: string | null
  /** Of an address in the media library: the picture there, as JSON. */
  portrait: string | null
}

/**
 * The query for the editable texts of one page, each with the words of the languages behind beside it. Another feature puts it
 * into the batch of its own page and reads the answer by `textsFrom`.
 */
export function contentQuery(build: Database['build'], scope: InViewedScope & { pageSlug: Param }) {
  return contentQueryWhere(build, scope, eq(pageContents.pageSlug, scope.pageSlug))
}

/**
 * As `contentQuery`, for the page that a condition names: the slug itself may come out of a subquery, and so may the language whose
 * words stand last.
 */
export function contentQueryWhere(
  build: Database['build'],
  scope: InViewedScope,
  page: SQL | undefined,
  behind: SQL<string> | Param = scope.defaultCode,
) {
  const inDefault = alias(pageContentTranslations, 'in_default')
  return build
    .select({
      key: pageContents.contentKey,
      type: pageContents.contentType,
      value: shownWords(scope, scope.languageCode, pageContentTranslations.contentValue),
      fallbackLanguages: wordsOfFallback(scope),
      defaultValue: shownWords(scope, behind, inDefault.contentValue),
      picture: sharedPicture(scope.languageCode),
      portrait: portraitAt(scope, shownWords(scope, behind, inDefault.contentValue)),
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

/** The picture of the library that a text names: such texts are the same in every language, and stand in the default one. */
function portraitAt({ factoryId }: InViewedScope, address: SQL<string | null>): SQL<string | null> {
  return sql<string | null>`case when ${address} like '/media/%' then (
    select json_object('id', it.id, 'version', it.version, 'width', it.width, 'height', it.height,
      'focalX', it.focal_x, 'focalY', it.focal_y)
    from ${media} as it where it.factory_id = ${factoryId}
      and it.id = substr(${address}, 8, instr(substr(${address}, 8), '/') - 1)) end`
}

/** A text's words in each language that stands in for the page's, as one JSON text. */
function wordsOfFallback(scope: InViewedScope): SQL<(string | null)[] | null> {
  const { contentValue, pageContentId } = pageContentTranslations
  const of = { column: contentValue, owner: pageContentId, id: pageContents.id }
  const words = scope.fallbackLanguages.map((code) => shownWords(scope, code, wordsIn(code, of)))
  return words.length > 0
    ? sql`json_array(${sql.join(words, sql`, `)})`.mapWith(
        (text: string) => JSON.parse(text) as (string | null)[],
      )
    : sql`null`
}

/** The published words alone, but for those who may see more: they get the draft, or what stands there on another day. */
function shownWords(
  { view }: InViewedScope,
  languageCode: SQL<string> | Param,
  published: SQLiteColumn | SQL,
): SQL<string | null> {
  const words = [
    ...(view?.drafts ? [draftIn(languageCode)] : []),
    ...(view?.asOf ? [scheduledIn(languageCode, view.asOf)] : []),
  ]
  if (words.length === 0) return sql<string | null>`${published}`
  return sql<string | null>`coalesce(${sql.join(words, sql`, `)}, ${published})`
}

function draftIn(languageCode: SQL<string> | Param): SQL {
  return sql`(select value from ${contentPending} where page_content_id = ${pageContents.id}
    and language_code = ${languageCode} and kind = 'draft')`
}

/** Nothing once its end has come; what was published since a schedule began stays as it is. */
function scheduledIn(languageCode: SQL<string> | Param, at: number): SQL {
  return sql`(select case when unpublish_at <= ${at} then '' when published_at is null then value end
    from ${contentPending} where page_content_id = ${pageContents.id}
    and language_code = ${languageCode} and kind = 'scheduled' and publish_at <= ${at})`
}

/**
 * The texts of a page from their rows: text by text in the page's language, else in the first behind it that has words, with the
 * language that these are in. Rich texts are sanitised here, whatever the database holds. A text without words in any is left out.
 */
export function textsFrom(rows: readonly TextRow[], scope: ViewedScope): PageTexts {
  const texts: PageTexts = {}
  const codes = [scope.languageCode, ...scope.fallbackLanguages, scope.defaultCode]
  for (const row of rows) {
    const { key, type, picture, portrait } = row
    const inOrder = wordsOf(row, scope)
    const at = inOrder.findIndex(Boolean)
    const words = inOrder[at]
    if (!words) continue
    texts[key] = {
      type,
      value: type === 'html' ? sanitiseRichText(words) : words,
      languageCode: codes[at] ?? scope.defaultCode,
      ...(picture ? { picture: sharedPictureOf(picture) } : {}),
      ...(portrait ? { portrait: JSON.parse(portrait) as DrawnPicture } : {}),
    }
  }
  return texts
}

/** The words of a text alone; empty where no language has any. */
export function shownText(row: TextRow | undefined): string {
  return row?.value || row?.fallbackLanguages?.find(Boolean) || row?.defaultValue || ''
}

/** The words of a row in the order of the languages that are read. */
function wordsOf({ value, fallbackLanguages, defaultValue }: TextRow, scope: ViewedScope) {
  return [value, ...scope.fallbackLanguages.map((_, at) => fallbackLanguages?.[at]), defaultValue]
}

/** What a row tells of the page's picture, as pages name it. */
function sharedPictureOf(picture: string): SharedPicture {
  return socialPictureOf(JSON.parse(picture) as Parameters<typeof socialPictureOf>[0])
}
