import {
  type AdminProducts,
  type ListedProductRow,
  type ProductQuery,
  productsPageSize,
} from '#domain/admin-products.schema.ts'
import { scopeOf } from '#server/http/scope.ts'
import type { Ctx } from '#server/http/context.ts'
import {
  categoryNamesQuery,
  languageCountQuery,
  listedQuery,
  type ListedRow,
} from './product-list.queries.ts'
import { stateOf } from './product-view.ts'

/** One page of the factory's products, as its people look for them. */
export async function getAdminProducts(ctx: Ctx, query: ProductQuery): Promise<AdminProducts> {
  const asked = { scope: scopeOf(ctx), query }
  const [rows, spoken, categories] = await ctx.database.read([
    listedQuery(asked),
    languageCountQuery(),
    categoryNamesQuery(asked.scope),
  ])
  // An address of before some left what is asked for, or a mistyped one.
  if (rows.length === 0 && query.page > 1) return getAdminProducts(ctx, { ...query, page: 1 })
  const ofLanguages = spoken[0]?.count ?? 0
  return {
    products: rows.map((row) => listedProduct(row, ofLanguages)),
    total: rows[0]?.total ?? 0,
    page: query.page,
    pageSize: productsPageSize,
    categories,
  }
}

function listedProduct(row: ListedRow, ofLanguages: number): ListedProductRow {
  const { id, rev, sku, tint, priceOre, shopPriceOre } = row
  const isCounted = row.stockPolicy !== 'untracked'
  const onHand = row.onHand ?? 0
  return {
    ...{
      id,
      rev,
      name: row.name ?? row.key,
      sku,
      tint,
      priceOre,
      shopPriceOre,
    },
    imageUrl: row.processedUrl ?? row.originalUrl ?? row.ownImage,
    state: stateOf(row),
    free: isCounted ? onHand - (row.reserved ?? 0) : null,
    onHand: isCounted ? onHand : null,
    isLow: row.isLow === 1,
    completeness: {
      hasFood: row.confirmedAt !== null,
      languages: row.languages,
      ofLanguages,
      pictures: row.pictures,
    },
  }
}
