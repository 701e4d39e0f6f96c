import type { CodedPage } from '#domain/content.ts'
import type { ContentPage, PageTexts } from '#domain/content.schema.ts'
import { isPageSlug } from '#domain/page-address.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { scopeOf } from '#server/http/scope.ts'
import { textsFrom } from './content.queries.ts'
import { findPageRows, listTextRows } from './content.repository.ts'

/** The texts of a page of the product, in the caller's language. */
export async function getPageTexts(ctx: Ctx, page: CodedPage): Promise<PageTexts> {
  const scope = scopeOf(ctx)
  const [rows] = await listTextRows(ctx.database, scope, [page])
  return textsFrom(rows, scope)
}

/** The published content page that answers at this address in any of the site's languages. Refuses with `not_found`. */
export async function findContentPage(ctx: Ctx, slug: string): Promise<Result<ContentPage>> {
  const { languages } = ctx.site
  if (!isPageSlug(slug, languages)) return refused('not_found')
  const scope = scopeOf(ctx)
  const { page, slugs, texts } = await findPageRows(ctx.database, {
    ...scope,
    slug,
    languageCodes: languages.map(({ code }) => code),
  })
  if (!page) return refused('not_found')
  const slugIn = (code: string) => slugs.find((row) => row.languageCode === code)?.slug
  return done({
    pageSlug: page.slug,
    template: page.template,
    texts: textsFrom(texts, scope),
    paths: Object.fromEntries(
      languages.map(({ code }) => [code, `/${slugIn(code) ?? slugIn(scope.defaultCode) ?? slug}`]),
    ),
  })
}
