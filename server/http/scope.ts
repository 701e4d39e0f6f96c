import type { View } from '#domain/editing.schema.ts'
import { defaultLanguageOf, type Site, fallbackLanguagesOf } from '#server/site/site.ts'
import type { Param, Params, ParamsList } from '#server/platform/prepared-query.ts'
import type { Ctx } from './context.ts'

/** Whose rows, and in which language they are written: what editors' queries filter by. */
export interface EditedScope {
  factoryId: string
  languageCode: string
  /** What they are translated from. */
  defaultCode: string
}

/** Whose rows, and in which words they are read: what every query of a request filters by. The default language fills what is left. */
export interface Scope extends EditedScope {
  /** Fill the gaps of the page's language, the first that can. */
  fallbackLanguages: readonly string[]
}

/** The same of a caller who may see more than the published words. */
export interface ViewedScope extends Scope {
  /** What they see beside them; visitors have none. */
  view?: View
}

/** Where a scope stands in a kept query. */
export type ScopeParams = Params<Exclude<keyof Scope, 'fallbackLanguages'>> &
  ParamsList<'fallbackLanguages'>

/** What of it is a list, for the queries that read it. */
export const scopeLists = ['fallbackLanguages'] as const

/** A scope, or the places where one will stand: what parts of queries take. */
export interface InScope extends Readonly<
  Record<Exclude<keyof Scope, 'fallbackLanguages'>, Param>
> {
  fallbackLanguages: readonly Param[]
}

export function scopeOf(ctx: Ctx): ViewedScope {
  return {
    ...scopeIn(ctx.site, ctx.language.code),
    ...(ctx.view ? { view: ctx.view } : {}),
  }
}

/** The scope of a language's readers, the same for all of them. */
export function scopeIn(site: Site, languageCode: string): Scope {
  return {
    factoryId: site.factoryId,
    languageCode,
    fallbackLanguages: fallbackLanguagesOf(site, languageCode),
    defaultCode: defaultLanguageOf(site),
  }
}
