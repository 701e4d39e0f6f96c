import { appConfig } from '#config'
import type { SearchAnswer, SearchResult } from '#domain/search.schema.ts'
import { type CardRow, productCardOf } from '#domain/product-card.ts'
import { scopeOf } from '#server/http/scope.ts'
import type { Ctx } from '#server/http/context.ts'
import { findMatches } from './search.repository.ts'

/** At most 8 products that a text finds (ledger E01, E02). Fewer than two characters find nothing. */
export async function searchProducts(ctx: Ctx, text: string): Promise<SearchAnswer> {
  if ([...text].length < appConfig.search.minCharacters) return { query: text, results: [] }
  const rows = await findMatches(ctx.database, scopeOf(ctx), text)
  return {
    query: text,
    results: rows.map(resultOf),
  }
}

/** A card without what the box does not show. */
function resultOf(row: CardRow): SearchResult {
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
  } = productCardOf(row)
  return result
}
