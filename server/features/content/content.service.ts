import type { CodedPage } from '#domain/content.ts'
import type { ContentPage, PageTexts, WholePage } from '#domain/content.schema.ts'
import { isPageSlug } from '#domain/page-address.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { scopeOf } from '#server/http/scope.ts'
import { textsFrom } from './content.queries.ts'
import { findPageRows, listTextRows } from './content.repository.ts'
import { listShownSections } from './sections.repository.ts'
import { withSections } from './shown-sections.ts'

/** The texts of a page of the product, in the caller's language. */
export async function getPageTexts(ctx: Ctx, page: CodedPage): Promise<PageTexts> {
  const scope = scopeOf(ctx)
  const [rows] = await listTextRows(ctx.database, scope, [page])
  return textsFrom(rows, scope)
}

/** The texts of a page of the product with the sections that were added to it: one round trip. */
export async function getWholePage(ctx: Ctx, page: CodedPage): Promise<WholePage> {
  const scope = scopeOf(ctx)
  const [[rows], { rows: sections, cards }] = await Promise.all([
    listTextRows(ctx.database, scope, [page]),
    listShownSections(ctx.database, scope, page),
  ])
  return withSections(textsFrom(rows, scope), sections, cards)
}

/** The published content page that answers at this address in any of the site's languages. Refuses with `not_found`. */
export async function findContentPage(ctx: Ctx, slug: string): Promise<Result<ContentPage>> {
  const { languages } = ctx.site
  if (!isPageSlug(slug, languages)) return refused('not_found')
  const scope = scopeOf(ctx)
  const { page, slugs, texts, sections, cards } = await findPageRows(ctx.database, {
    ...scope,
    slug,
    languageCodes: languages.map(({ code }) => code),
  })
  if (!page) return refused('not_found')
  const slugIn = (code: string) => slugs.find((row) => row.languageCode === code)?.slug
  return done({
    pageSlug: page.slug,
    template: page.template,
    ...withSections(textsFrom(texts, scope), sections, cards),
    paths: Object.fromEntries(
      languages.map(({ code }) => [code, `/${slugIn(code) ?? slugIn(scope.defaultCode) ?? slug}`]),
    ),
  })
}
