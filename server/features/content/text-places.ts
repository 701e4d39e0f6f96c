import type { EditedScope } from '#server/http/scope.ts'
import type { Places } from '#server/platform/kept-query.ts'

/** One text in one language. */
export interface TextRef extends EditedScope {
  page: string
  key: string
}

/** The same by the id of its row, as writes have it. */
export interface TextAt {
  contentId: string
  languageCode: string
}

/** Who writes, and when. */
export interface Writer {
  by: string | null
  now: number
}

export type AtPlaces = Places<keyof TextAt>
export type WritePlaces = AtPlaces & Places<'value' | 'isReviewed' | 'sourceValue' | keyof Writer>
