import { appConfig } from '#config'
import { bestByText } from '#domain/listed-product.ts'
import type { ProductCard } from '#domain/product-card.schema.ts'
import type { SearchAnswer, SearchResult } from '#domain/search.schema.ts'
import { productCardOf } from '#domain/product-card.ts'
import { assortmentOf } from '#server/features/catalog/assortment.service.ts'
import { searchPlaces } from '#server/features/restaurants/places.service.ts'
import { scopeOf } from '#server/http/scope.ts'
import type { Ctx } from '#server/http/context.ts'
import { findMatches } from './search.repository.ts'

/** At most 8 products that a text finds, and some restaurants and dishes. Fewer than two characters find nothing. */
export async function searchProducts(ctx: Ctx, text: string): Promise<SearchAnswer> {
  if ([...text].length < appConfig.search.minCharacters) return nothingFor(text)
  const [cards, places] = await Promise.all([bestCards(ctx, text), searchPlaces(ctx, text)])
  return { query: text, results: cards.map(resultOf), places }
}

function nothingFor(query: string): SearchAnswer {
  return { query, results: [], places: [] }
}

/** From what the isolate remembers; from the database where the products are too many for that. */
async function bestCards(ctx: Ctx, text: string): Promise<ProductCard[]> {
  const { isWhole, products } = await assortmentOf(ctx)
  if (!isWhole) return (await findMatches(ctx.database, scopeOf(ctx), text)).map(productCardOf)
  const best = bestByText(products, text).slice(0, appConfig.search.maxResults)
  return best.map(({ card }) => card)
}

/** A card without what the box does not show. */
function resultOf(card: ProductCard): SearchResult {
  const {
    id: _id,
    state: _state,
    unitOre: _unitOre,
    unitPer: _unitPer,
    badge: _badge,
    restockOn: _restockOn,
    minQty: _minQty,
    hasRequiredOptions: _hasRequiredOptions,
    ...result
  } = card
  return result
}
