import { appConfig } from '#config'
import type {
  CategoryListQuery,
  ProductCard,
  ProductList,
  ProductListQuery,
} from '#domain/catalog.schema.ts'
import { type FacetCounts, facetsOf } from '#domain/facets.ts'
import { productCardOf } from '#domain/product-card.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { revisionOf } from '#server/features/shell/site.ts'
import type { Ctx } from '#server/http/context.ts'
import { scopeOf } from '#server/http/scope.ts'
import { remembered } from '#server/platform/remembered.ts'
import { headingOf } from './heading.ts'
import { categoriesWithPaths, categoryNamed, type ListWords } from './list-words.ts'
import { findCards, findFacetCounts, findListWords } from './list.repository.ts'

/** One page of products under the filters, with the counts of every facet. An unknown category leaves nothing. */
export async function listProducts(ctx: Ctx, query: ProductListQuery): Promise<ProductList> {
  const [cards, words, counts] = await Promise.all([
    cardsOf(ctx, query),
    wordsOf(ctx, query.scope),
    countsOf(ctx, query),
  ])
  const chosen = categoryNamed(words, query.category, ctx.language.code)
  return {
    ...headed(words.heading, chosen),
    products: cards,
    total: counts.total,
    page: query.page,
    pageSize: appConfig.catalog.pageSize,
    facets: {
      categories: words.categories.map(({ id, key, slug, name }) => ({
        key,
        slug,
        name,
        count: counts.categories[id] ?? 0,
      })),
      ...facetsOf(counts, query),
    },
  }
}

/** The list of one category's own page. Refuses `not_found` where no active category has that key or slug. */
export async function listCategory(
  ctx: Ctx,
  slug: string,
  query: CategoryListQuery,
): Promise<Result<ProductList>> {
  const list = await listProducts(ctx, { ...query, category: slug, scope: 'all' })
  return list.category ? done(list) : refused('not_found')
}

/** A list of one category is headed by that category's words. */
function headed(
  heading: ProductList['heading'],
  chosen: ListWords['categories'][number] | undefined,
): Pick<ProductList, 'heading' | 'category'> {
  if (!chosen) return { heading }
  const { key, slug, name, description, paths } = chosen
  return {
    heading: { title: name, lede: description, metaTitle: name, metaDescription: description },
    category: { key, slug, name, paths },
  }
}

/** Cards are as true as the pages that show them, so an isolate reads those of one list once for every page made from them. */
function cardsOf(ctx: Ctx, query: ProductListQuery): Promise<ProductCard[]> {
  const { language, site } = ctx
  const key = filtersKey(ctx, query)
  const { sort, page } = query
  const isKept = key && page <= appConfig.catalog.keptPages
  return remembered(
    ctx.memory.cards,
    isKept
      ? [key, language.code, revisionOf(site, language.code), sort, page].join(' ')
      : undefined,
    async () => (await findCards(ctx.database, scopeOf(ctx), query)).map(productCardOf),
  )
}

/** The words change with the content of their language alone, so an isolate reads them once for all filters and pages. */
function wordsOf(ctx: Ctx, scope: ProductListQuery['scope']): Promise<ListWords> {
  const { site, language, memory } = ctx
  const page = scope === 'shop' ? 'shop' : 'products'
  const key = [site.factoryId, language.code, revisionOf(site, language.code), page].join(' ')
  return remembered(memory.listWords, key, async () => {
    const { categories, slugs, heading } = await findListWords(ctx.database, scopeOf(ctx), page)
    return {
      heading: headingOf(heading),
      categories: categoriesWithPaths(categories, slugs),
    }
  })
}

/** Counts depend on what all languages share and on the filters alone, so an isolate counts once for all pages, sorts and languages. */
function countsOf(ctx: Ctx, query: ProductListQuery): Promise<FacetCounts> {
  return remembered(ctx.memory.facetCounts, filtersKey(ctx, query), () =>
    findFacetCounts(ctx.database, scopeOf(ctx), query),
  )
}

/** None for a search: anyone can invent one, and it would push out what others need. */
function filtersKey(ctx: Ctx, query: ProductListQuery): string | undefined {
  if (query.search !== '') return undefined
  const { category, scope, diet, free, storage } = query
  const { factoryId, revisions } = ctx.site
  return JSON.stringify([factoryId, revisions['*'], category, scope, diet, free, storage])
}
