import type { Ctx } from '#server/http/context.ts'
import { defaultLanguageOf } from '#server/features/shell/site.ts'

/** Whose products, and in which words: what every query of the catalogue filters by. */
export interface CatalogScope {
  factoryId: string
  languageCode: string
  /** Fills the gaps of the page's language. */
  defaultCode: string
}

export function scopeOf(ctx: Ctx): CatalogScope {
  return {
    factoryId: ctx.site.factoryId,
    languageCode: ctx.language.code,
    defaultCode: defaultLanguageOf(ctx.site),
  }
}
