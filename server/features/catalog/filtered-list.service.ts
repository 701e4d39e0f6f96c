import { appConfig } from '#config'
import type { ProductListQuery } from '#domain/catalog.schema.ts'
import type { ProductCard } from '#domain/product-card.schema.ts'
import { countFacets, type FacetCounts } from '#domain/facets.ts'
import { productCardOf } from '#domain/product-card.ts'
import { revisionOf } from '#server/features/shell/site.ts'
import type { Ctx } from '#server/http/context.ts'
import { scopeOf } from '#server/http/scope.ts'
import { remembered } from '#server/platform/remembered.ts'
import { assortmentOf, isTooLarge } from './assortment.service.ts'
import { findCards, findFacetCounts, findMatches } from './list.repository.ts'

/** Every product of the assortment that the filters leave, in order, and what each facet would leave. */
export interface FilteredList {
  cards: readonly ProductCard[]
  counts: FacetCounts
}

const { pageSize, rememberedProducts } = appConfig.catalog

/**
 * The cards of one page under the filters, and the counts. `filters` names what they mean where it may be remembered; a search,
 * which anyone can invent, is asked for anew each time.
 */
export async function pageOfList(
  ctx: Ctx,
  query: ProductListQuery,
  filters: string | undefined,
): Promise<FilteredList> {
  if (isTooLarge(ctx)) return countedByDatabase(ctx, query)
  const { language, site, memory } = ctx
  const key =
    filters && [filters, language.code, revisionOf(site, language.code), query.sort].join(' ')
  const list = await remembered(memory.lists, key, () => filteredList(ctx, query))
  if (!list) return countedByDatabase(ctx, query)
  const from = (query.page - 1) * pageSize
  return { cards: list.cards.slice(from, from + pageSize), counts: list.counts }
}

/** None where the products are too many to be remembered. */
async function filteredList(ctx: Ctx, query: ProductListQuery): Promise<FilteredList | undefined> {
  const [{ isWhole, items }, matches] = await Promise.all([
    assortmentOf(ctx),
    findMatches(ctx.database, scopeOf(ctx), query, rememberedProducts),
  ])
  if (!isWhole) return undefined
  const known = matches.flatMap(({ id, unmet }) => {
    const item = items.get(id)
    return item ? [{ ...item, unmet }] : []
  })
  const cards = known.filter(({ unmet }) => unmet.length === 0).map(({ card }) => card)
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
