import type { View } from '#domain/editing.schema.ts'
import { defaultLanguageOf } from '#server/features/shell/site.ts'
import type { Place, Places } from '#server/platform/kept-query.ts'
import type { Ctx } from './context.ts'

/** Whose rows, and in which words: what every query of a request filters by. */
export interface Scope {
  factoryId: string
  languageCode: string
  /** Fills the gaps of the page's language. */
  defaultCode: string
}

/** The same of a caller who may see more than the published words. */
export interface ViewedScope extends Scope {
  /** What they see beside them; visitors have none. */
  view?: View
}

/** Where a scope stands in a kept query. */
export type ScopePlaces = Places<keyof Scope>

/** A scope, or the places where one will stand: what parts of queries take. */
export type InScope = Readonly<Record<keyof Scope, Place>>

export function scopeOf(ctx: Ctx): ViewedScope {
  return {
    factoryId: ctx.site.factoryId,
    languageCode: ctx.language.code,
    defaultCode: defaultLanguageOf(ctx.site),
    ...(ctx.view ? { view: ctx.view } : {}),
  }
}
