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
import type { Allergen } from '#domain/catalog.ts'
import { answeredAllergens, areAllergensDeclared } from '#domain/food-information.ts'
import type { SubstituteFacts } from '#domain/substitutes.ts'
import type { Scope } from '#server/http/scope.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'

const bought = alias(products, 'bought')
const mostListed = 100
const left = sql<number>`coalesce(${stockLevels.onHand} - ${stockLevels.reserved}, 0)`

/**
 * Goods that can stand in for those of a line: of the same category and VAT, for sale without a choice to make, whatever is declared of
 * their allergens; the nearest price first.
 */
export async function listSubstitutes(database: Database, scope: Scope, lineId: string) {
  const [rows] = await database.read([
    standingIn(scope, lineId)
      .orderBy(asc(sql`abs(${products.priceOre} - ${orderLines.unitOre})`), asc(products.id))
      .limit(mostListed),
  ])
  return rows.map(productOf)
}

/** One of them, in the scope's words; undefined where it is none of them. */
export async function findSubstitute(
  database: Database,
  scope: Scope,
  { productId, lineId }: { productId: string; lineId: string },
) {
  const [rows] = await database.read([standingIn(scope, lineId, eq(products.id, productId))])
  return rows[0] && productOf(rows[0])
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
      vatClass: products.vatClass,
      withdrawalPolicy: products.withdrawalPolicy,
      freeOf: products.freeOf,
      allergens: sql<string>`(select json_group_array(json_object('code', held.code, 'level', held.level, 'detail', held.detail))
        from ${productAllergens} as held where held.product_id = ${products.id})`,
      slug: productWords(scope, 'slug'),
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

function productOf({ stockPolicy, priceOre, unitOre, allergens, freeOf, ...row }: Row) {
  const { productId, sku, gtin, minQty, imageUrl, vatClass, withdrawalPolicy } = row
  const held = JSON.parse(allergens) as Allergen[]
  const facts: SubstituteFacts = {
    ...{ slug: row.slug ?? '', packageSize: row.packageSize ?? '', vatClass, withdrawalPolicy },
    allergens: held,
  }
  const answered = answeredAllergens(held, freeOf ?? [])
  return {
    ...{ productId, sku, gtin, minQty, imageUrl, left: row.left, facts },
    title: row.title ?? sku,
    isTracked: stockPolicy === 'tracked',
    /** Every one of the 14 allergens has an answer: else nobody may be offered it. */
    isDeclared: areAllergensDeclared({ vatClass, allergens: answered }),
    /** What it costs in its place: never more than what it stands in for. */
    unitOre: Math.min(priceOre ?? unitOre, unitOre),
  }
}
