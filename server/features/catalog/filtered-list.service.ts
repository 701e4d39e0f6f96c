import { appConfig } from '#config'
import type { ProductListQuery } from '#domain/catalog.schema.ts'
import { countFacets } from '#domain/facets.ts'
import { findByText, unmetFacets } from '#domain/listed-product.ts'
import { productCardOf } from '#domain/product-card.ts'
import { revisionOf } from '#server/site/site.ts'
import type { Ctx } from '#server/http/context.ts'
import { scopeOf } from '#server/http/scope.ts'
import { remembered } from '#server/platform/remembered.ts'
import { assortmentOf, isTooLarge } from './assortment.service.ts'
import { categoryNamed, type ListWords } from './list-words.ts'
import { findCards, findFacetCounts } from './list.repository.ts'
import type { Assortment, FilteredList } from './remembered-lists.ts'

const { pageSize } = appConfig.catalog

/**
 * The cards of one page under the filters, and the counts. `filters` names what they mean where it may be remembered; a search,
 * which anyone can invent, is looked for anew each time. `words` may still be on their way, and share that way.
 */
export async function pageOfList(
  ctx: Ctx,
  query: ProductListQuery,
  { filters, words }: { filters: string | undefined; words: Promise<ListWords> },
): Promise<FilteredList> {
  if (isTooLarge(ctx)) return countedByDatabase(ctx, query)
  const { language, site, memory } = ctx
  const key =
    filters && [filters, language.code, revisionOf(site, language.code), query.sort].join(' ')
  const list = await remembered(memory.lists, key, async () => {
    const [assortment, known] = await Promise.all([assortmentOf(ctx), words])
    return assortment.isWhole
      ? filtered(assortment, query, categoryId(ctx, query, known))
      : undefined
  })
  if (!list) return countedByDatabase(ctx, query)
  const from = (query.page - 1) * pageSize
  return { cards: list.cards.slice(from, from + pageSize), counts: list.counts }
}

/** A category that does not exist is nobody's, and leaves nothing. */
function categoryId({ language }: Ctx, { category }: ProductListQuery, words: ListWords) {
  if (category === '') return undefined
  return categoryNamed(words, category, language.code)?.id ?? ''
}

function filtered(
  { products }: Assortment,
  query: ProductListQuery,
  category: string | undefined,
): FilteredList {
  const { scope, search, sort } = query
  const offered = scope === 'shop' ? products.filter(({ isBuyable }) => isBuyable) : products
  const found = search === '' ? offered : findByText(offered, search)
  const ticked = { ...query, categoryId: category }
  const known = found.map((product) => ({ ...product, unmet: unmetFacets(product, ticked) }))
  const cards = known
    .filter(({ unmet }) => unmet.length === 0)
    .toSorted((a, b) => a.places[sort] - b.places[sort])
    .map(({ card }) => card)
  return { cards, counts: countFacets(known) }
}

async function countedByDatabase(ctx: Ctx, query: ProductListQuery): Promise<FilteredList> {
  const scope = scopeOf(ctx)
  const [rows, counts] = await Promise.all([
    findCards(ctx.database, scope, query),
    findFacetCounts(ctx.database, scope, query),
  ])
  return { cards: rows.map(productCardOf), counts }
}
