import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import {
  categories,
  productImages,
  products,
  productTranslations,
  taxRates,
} from '#db/schema/index.ts'
import type { AskGoods } from '#domain/quote-goods.schema.ts'
import { isListed, primaryImageId, productWords } from '#server/features/catalog/card.queries.ts'
import { isInForce } from '#server/features/catalog/tax-rate.queries.ts'
import type { Scope } from '#server/http/scope.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'

export type AskedGoodsRow = Awaited<ReturnType<typeof findAskedGoods>>[number]

/**
 * Goods that can be quoted, by their ids, item numbers or barcodes in whatever case, in the reader's words. `today` is `YYYY-MM-DD` in
 * the factory's time zone: the rate of VAT is that of the day.
 */
export async function findAskedGoods(
  database: Database,
  scope: Scope,
  { ids, numbers, today }: AskGoods & { today: string },
) {
  if (ids.length + numbers.length === 0) return []
  const own = alias(productTranslations, 'own_words')
  const fallback = alias(productTranslations, 'default_words')
  const words = (name: 'name' | 'slug' | 'packageSize') =>
    productWords(scope, name, { own, fallback })
  const upper = numbers.map((number) => number.toUpperCase())
  const [rows] = await database.read([
    build
      .select({
        id: products.id,
        key: products.key,
        name: words('name'),
        slug: words('slug'),
        packageSize: words('packageSize'),
        sku: products.sku,
        barcode: products.barcode,
        imageUrl: sql<string | null>`coalesce(${productImages.processedUrl},
          ${productImages.originalUrl}, ${products.imageUrl})`,
        tint: categories.tint,
        priceOre: products.priceOre,
        vatBp: taxRates.percentBp,
        unitsPerCarton: products.unitsPerCarton,
        cartonsPerPallet: products.cartonsPerPallet,
        grossWeightG: products.grossWeightG,
      })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .leftJoin(own, and(eq(own.productId, products.id), eq(own.languageCode, scope.languageCode)))
      .leftJoin(
        fallback,
        and(eq(fallback.productId, products.id), eq(fallback.languageCode, scope.defaultCode)),
      )
      .leftJoin(productImages, eq(productImages.id, primaryImageId))
      .leftJoin(taxRates, and(eq(taxRates.class, products.vatClass), isInForce(today)))
      .where(
        and(
          isListed(scope),
          or(
            inArray(products.id, [...ids]),
            inArray(sql`upper(${products.sku})`, upper),
            inArray(products.barcode, upper),
          ),
        ),
      ),
  ])
  return rows
}
