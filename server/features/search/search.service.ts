import { appConfig } from '#config'
import type { SearchAnswer } from '#domain/catalog.schema.ts'
import { productCardOf } from '#domain/product-card.ts'
import { scopeOf } from '#server/features/catalog/scope.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { findMatches } from './search.repository.ts'

/** At most 8 products that a text finds (ledger E01, E02). Fewer than two characters find nothing. */
export async function searchProducts(ctx: Ctx, text: string): Promise<SearchAnswer> {
  if ([...text].length < appConfig.search.minCharacters) return { query: text, results: [] }
  const rows = await findMatches(ctx.database, scopeOf(ctx), text)
  return {
    query: text,
    results: rows.map((row) => {
      const { slug, name, packageSize, tint, priceOre, priceToOre, isFrom, image } =
        productCardOf(row)
      return {
        slug,
        name,
        packageSize,
        tint,
        ...(priceOre === undefined ? {} : { priceOre }),
        ...(priceToOre === undefined ? {} : { priceToOre }),
        ...(isFrom ? { isFrom } : {}),
        ...(image ? { image } : {}),
      }
    }),
  }
}
