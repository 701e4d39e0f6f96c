import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import {
  orderLines,
  productAllergens,
  productImages,
  products,
  stockLevels,
} from '#db/schema/index.ts'
import {
  fallback,
  fallbackWords,
  isListed,
  own,
  ownWords,
  primaryImageId,
  productWords,
} from '#server/features/catalog/card.queries.ts'
import type { Scope } from '#server/http/scope.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'

const bought = alias(products, 'bought')
const mostOffered = 20
const left = sql<number>`coalesce(${stockLevels.onHand} - ${stockLevels.reserved}, 0)`

/** Goods that can stand in for those of a line: of the same category and VAT, for sale without a choice to make; the nearest price first. */
export async function listSubstitutes(database: Database, scope: Scope, lineId: string) {
  const [rows] = await database.read([
    standingIn(scope, lineId)
      .orderBy(asc(sql`abs(${products.priceOre} - ${orderLines.unitOre})`), asc(products.id))
      .limit(mostOffered),
  ])
  return rows.map(productOf)
}

/** One of them, in the scope's words; undefined where it is none of them. */
export async function findSubstitute(
  database: Database,
  scope: Scope,
  { productId, lineId }: { productId: string; lineId: string },
) {
  const [rows, allergens] = await database.read([
    standingIn(scope, lineId, eq(products.id, productId)),
    build.select().from(productAllergens).where(eq(productAllergens.productId, productId)),
  ])
  return (
    rows[0] && {
      ...productOf(rows[0]),
      allergens: allergens.map(({ code, level, detail }) => ({ code, level, detail })),
    }
  )
}

function standingIn(scope: Scope, lineId: string, isWanted = sql`1`) {
  return build
    .select({
      productId: products.id,
      sku: products.sku,
      gtin: products.barcode,
      priceOre: products.priceOre,
      unitOre: orderLines.unitOre,
      minQty: products.minQty,
      stockPolicy: products.stockPolicy,
      withdrawalPolicy: products.withdrawalPolicy,
      title: productWords(scope, 'name'),
      packageSize: productWords(scope, 'packageSize'),
      imageUrl: sql<
        string | null
      >`coalesce(${productImages.processedUrl}, ${productImages.originalUrl}, ${products.imageUrl})`,
      left,
    })
    .from(orderLines)
    .innerJoin(bought, eq(bought.id, orderLines.productId))
    .innerJoin(
      products,
      and(eq(products.categoryId, bought.categoryId), eq(products.vatClass, bought.vatClass)),
    )
    .leftJoin(own, ownWords(scope))
    .leftJoin(fallback, fallbackWords(scope))
    .leftJoin(stockLevels, eq(stockLevels.productId, products.id))
    .leftJoin(productImages, eq(productImages.id, primaryImageId))
    .where(
      and(
        eq(orderLines.id, lineId),
        ne(products.id, bought.id),
        isListed(scope),
        eq(products.availability, 'sale'),
        isNotNull(products.priceOre),
        sql`json_array_length(${products.attributesSchema}) = 0`,
        isWanted,
      ),
    )
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof standingIn>>[number]

function productOf({ title, packageSize, stockPolicy, priceOre, unitOre, ...row }: Row) {
  return {
    ...row,
    title: title ?? row.sku,
    packageSize: packageSize ?? '',
    isTracked: stockPolicy === 'tracked',
    /** What it costs in its place: never more than what it stands in for. */
    unitOre: Math.min(priceOre ?? unitOre, unitOre),
  }
}
