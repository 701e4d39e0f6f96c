import { type SQL, sql } from 'drizzle-orm'
import { pageContents, pageContentTranslations } from '#db/schema/index.ts'
import type { EditedScope } from '#server/http/scope.ts'
import type { Place, Places } from '#server/platform/kept-query.ts'

/** One text in one language. */
export interface TextRef extends EditedScope {
  page: string
  key: string
}

/** Who writes, and when. */
export interface Writer {
  by: string | null
  now: number
}

/** A text, or the places where one will stand in a kept query. */
export type InRef = Readonly<Record<keyof TextRef, Place>>
export type RefPlaces = Places<keyof TextRef>
export type WritePlaces = RefPlaces & Places<'value' | 'isReviewed' | 'sourceValue' | 'now' | 'by'>

/** Looked up when the batch runs: the row may be made by the statement before. */
export function contentIdOf({ factoryId, page, key }: InRef): SQL<string> {
  return sql<string>`(select id from ${pageContents}
    where factory_id = ${factoryId} and page_slug = ${page} and content_key = ${key})`
}

/** Which words of the default language a text is made from: it has none there, they are known, or they are those of the moment. */
export type Source = 'none' | 'known' | 'now'

export function sourceOf(
  ref: TextRef,
  { sourceValue }: { sourceValue?: string | null | undefined },
): Source {
  if (ref.languageCode === ref.defaultCode) return 'none'
  return sourceValue === undefined ? 'now' : 'known'
}

export function madeFrom(at: WritePlaces, source: Source) {
  if (source === 'none') return null
  if (source === 'known') return at.sourceValue
  return sql`(select nullif(s.content_value, '') from ${pageContentTranslations} as s
    where s.page_content_id = ${contentIdOf(at)} and s.language_code = ${at.defaultCode})`
}
