import { appConfig } from '#config'
import type { CategoryListQuery, ProductList, ProductListQuery } from '#domain/catalog.schema.ts'
import { type FacetCounts, facetsOf } from '#domain/facets.ts'
import { productCardOf } from '#domain/product-card.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { facetCountsOf } from './facets.queries.ts'
import { headingOf } from './heading.ts'
import { findList, findListAndCounts } from './list.repository.ts'
import { scopeOf } from '#server/http/scope.ts'

/** One page of products under the filters, with the counts of every facet. An unknown category leaves nothing. */
export async function listProducts(ctx: Ctx, query: ProductListQuery): Promise<ProductList> {
  const { rows, counts } = await readList(ctx, query)
  const chosen = chosenCategory(rows)
  const heading = headingOf(rows.heading)
  return {
    heading: chosen
      ? {
          ...heading,
          title: chosen.name,
          lede: chosen.description,
          metaTitle: chosen.name,
          metaDescription: chosen.description,
        }
      : heading,
    ...(chosen
      ? { category: { key: chosen.key, slug: chosen.slug, name: chosen.name, paths: chosen.paths } }
      : {}),
    products: rows.cards.map(productCardOf),
    total: counts.total,
    page: query.page,
    pageSize: appConfig.catalog.pageSize,
    facets: {
      categories: rows.categories.map(({ id, key, slug, name }) => ({
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

type ListRows = Awaited<ReturnType<typeof findList>>

/** Counts depend on what all languages share and on the filters alone, so an isolate counts once for all pages, sorts and languages. */
async function readList(
  ctx: Ctx,
  query: ProductListQuery,
): Promise<{ rows: Omit<ListRows, 'counts'>; counts: FacetCounts }> {
  const key = countsKey(ctx, query)
  const remembered = key ? ctx.memory.facetCounts.get(key) : undefined
  if (remembered)
    return { rows: await findList(ctx.database, scopeOf(ctx), query), counts: remembered }
  const rows = await findListAndCounts(ctx.database, scopeOf(ctx), query)
  const counts = facetCountsOf(rows.counts)
  if (key) ctx.memory.facetCounts.set(key, counts)
  return { rows, counts }
}

/** None for a search: anyone can invent one, and it would push out what others need. */
function countsKey(ctx: Ctx, query: ProductListQuery): string | undefined {
  if (query.search !== '') return undefined
  const { category, scope, diet, free, storage } = query
  const { factoryId, revisions } = ctx.site
  return JSON.stringify([factoryId, revisions['*'], category, scope, diet, free, storage])
}

function chosenCategory({ categories, slugs }: Pick<ListRows, 'categories' | 'slugs'>) {
  const category = categories.find(({ id }) => id === slugs[0]?.id)
  if (!category) return undefined
  const paths = Object.fromEntries(
    slugs.map(({ languageCode, slug }) => [languageCode, `/categories/${slug}`]),
  )
  return { ...category, paths }
}
