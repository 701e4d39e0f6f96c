import type { EditedScope } from '#server/http/scope.ts'
import type { Params } from '#server/platform/prepared-query.ts'

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

export type AtParams = Params<keyof TextAt>
export type WriteParams = AtParams & Params<'value' | 'isReviewed' | 'sourceValue' | keyof Writer>
