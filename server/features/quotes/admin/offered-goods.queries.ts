import { and, eq, inArray, sql } from 'drizzle-orm'
import { products, productImages, stockLevels, taxRates } from '#db/schema/index.ts'
import {
  fallback,
  fallbackWords,
  isListed,
  left,
  own,
  ownWords,
  primaryImageId,
  productWords,
} from '#server/features/catalog/card.queries.ts'
import { isInForce } from '#server/features/catalog/tax-rate.queries.ts'
import type { Scope } from '#server/http/scope.ts'
import { build } from '#server/platform/build.ts'

export type OfferedGoods = Awaited<ReturnType<typeof offeredGoodsQuery>>[number]

/** Goods of the factory by their ids, sold or not, in the words of who is offered them, with what they cost and are sold for today. */
export function offeredGoodsQuery(
  scope: Scope,
  { ids, today }: { ids: readonly string[]; today: string },
) {
  return build
    .select({
      id: products.id,
      sku: products.sku,
      title: productWords(scope, 'name'),
      packageSize: productWords(scope, 'packageSize'),
      imageUrl: sql<string | null>`coalesce(${productImages.processedUrl},
        ${productImages.originalUrl}, ${products.imageUrl})`,
      priceOre: products.priceOre,
      vatBp: taxRates.percentBp,
      costOre: products.costOre,
      tiers: products.priceTiers,
      unitsPerCarton: products.unitsPerCarton,
      cartonsPerPallet: products.cartonsPerPallet,
      stockPolicy: products.stockPolicy,
      left,
      isListed: sql<number>`${isListed(scope)}`,
    })
    .from(products)
    .leftJoin(own, ownWords(scope))
    .leftJoin(fallback, fallbackWords(scope))
    .leftJoin(stockLevels, eq(stockLevels.productId, products.id))
    .leftJoin(productImages, eq(productImages.id, primaryImageId))
    .leftJoin(taxRates, and(eq(taxRates.class, products.vatClass), isInForce(today)))
    .where(
      and(
        eq(products.factoryId, scope.factoryId),
        eq(products.kind, 'goods'),
        inArray(products.id, [...ids]),
      ),
    )
}

/** The rates of VAT of a day, with what they are for. */
export function ratesQuery(today: string) {
  return build
    .select({ class: taxRates.class, percentBp: taxRates.percentBp })
    .from(taxRates)
    .where(isInForce(today))
    .orderBy(taxRates.percentBp)
}
