import type { ProductList } from '#domain/catalog.schema.ts'
import { textsFrom, type TextRow } from '#server/features/content/content.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { scopeOf } from '#server/http/scope.ts'

type Heading = ProductList['heading']

/** The edited texts of a page's head; an empty one stays empty. */
export function headingOf(ctx: Ctx, page: Heading['page'], rows: readonly TextRow[]): Heading {
  const texts = textsFrom(rows, scopeOf(ctx))
  const text = (key: string) => texts[key]?.value ?? ''
  const picture = Object.values(texts).find((each) => each.picture)?.picture
  const fallbackLanguages = (['title', 'lede'] as const).flatMap((key) => {
    const code = texts[key]?.languageCode
    const language = ctx.site.languages.find((each) => each.code === code)
    if (!language || code === ctx.language.code) return []
    return [[key, { lang: language.code, dir: language.direction }] as const]
  })
  return {
    page,
    title: text('title'),
    lede: text('lede'),
    metaTitle: text('metaTitle') || text('title'),
    metaDescription: text('metaDescription') || text('lede'),
    ...(fallbackLanguages.length > 0
      ? { fallbackLanguages: Object.fromEntries(fallbackLanguages) }
      : {}),
    ...(picture ? { picture } : {}),
  }
}
