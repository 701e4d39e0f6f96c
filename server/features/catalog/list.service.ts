import { appConfig } from '#config'
import type { CategoryListQuery, ProductList, ProductListQuery } from '#domain/catalog.schema.ts'
import { facetsOf } from '#domain/facets.ts'
import { defaultFirst } from '#domain/languages.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { revisionOfAll } from '#server/site/site.ts'
import type { Ctx } from '#server/http/context.ts'
import { scopeOf } from '#server/http/scope.ts'
import { remembered } from '#server/platform/remembered.ts'
import { pageOfList } from './filtered-list.service.ts'
import { headingOf } from './heading.ts'
import { categoriesWithPaths, categoryNamed, type ListWords } from './list-words.ts'
import { findListWords } from './list.repository.ts'

/** One page of products under the filters, with the counts of every facet. An unknown category leaves nothing. */
export async function listProducts(ctx: Ctx, query: ProductListQuery): Promise<ProductList> {
  const known = knownCategory(ctx, query)
  const asked = known ? { ...query, category: known.key } : query
  const filters = filtersKey(ctx, query, known?.key)
  const reading = listWords(ctx, query.scope)
  const [{ cards, counts }, words] = await Promise.all([
    pageOfList(ctx, asked, { filters, words: reading }),
    reading,
  ])
  const chosen = categoryNamed(words, query.category, ctx.language.code)
  return {
    ...headed(words.heading, chosen),
    products: [...cards],
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

/** True of a list that no link leads to: of a category that does not exist, or beyond its last page. Anyone can invent such addresses. */
export function isInvented(
  list: ProductList,
  { category }: { category: string } = { category: '' },
): boolean {
  return (category !== '' && !list.category) || (list.page > 1 && list.products.length === 0)
}

/** A list of one category is headed by that category's words. */
function headed(
  heading: ProductList['heading'],
  chosen: ListWords['categories'][number] | undefined,
): Pick<ProductList, 'heading' | 'category'> {
  if (!chosen) return { heading }
  const { key, slug, name, description, paths, alternates } = chosen
  return {
    heading: { title: name, lede: description, metaTitle: name, metaDescription: description },
    category: { key, slug, name, paths, alternates },
  }
}

/** The words change with the content alone, so an isolate reads them once for all filters and pages. */
function listWords(ctx: Ctx, scope: ProductListQuery['scope']): Promise<ListWords> {
  // Words that nobody else may see yet stay out of the memory.
  const key = ctx.view ? undefined : wordsKey(ctx, scope)
  const read = scopeOf(ctx)
  const codes = ctx.site.languages.map(({ code }) => code)
  return remembered(ctx.memory.listWords, key, async () => {
    const { categories, slugs, heading } = await findListWords(
      ctx.database,
      read,
      headingPages[scope],
    )
    return {
      heading: headingOf(ctx, headingPages[scope], heading),
      categories: categoriesWithPaths(categories, slugs, defaultFirst(codes, read.defaultCode)),
    }
  })
}

const headingPages = { all: 'products', shop: 'shop' } as const

/** A category's paths are in every language, so these words are as old as the oldest of them. */
function wordsKey({ site, language }: Ctx, scope: ProductListQuery['scope']): string {
  return [site.factoryId, language.code, revisionOfAll(site), scope].join(' ')
}

/**
 * What the filters mean, however they are spelt. None for what anyone can invent, which would push out what others need: a search,
 * or a category that is not known to exist (the first list of a category is read before its words are).
 */
function filtersKey(ctx: Ctx, query: ProductListQuery, categoryKey?: string): string | undefined {
  const { search, category, scope, diet, free, storage } = query
  if (search !== '' || (category !== '' && categoryKey === undefined)) return undefined
  const { factoryId, revisions } = ctx.site
  const lists = [diet, free, storage].map((values) => values.toSorted((a, b) => (a < b ? -1 : 1)))
  return JSON.stringify([factoryId, revisions['*'], categoryKey, scope, ...lists])
}

/** The category that a name means, where the isolate knows the words already. */
function knownCategory(ctx: Ctx, { category, scope }: ProductListQuery) {
  const words = ctx.memory.listWords.get(wordsKey(ctx, scope))
  return words && categoryNamed(words, category, ctx.language.code)
}
