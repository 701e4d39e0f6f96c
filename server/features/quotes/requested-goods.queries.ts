import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { productImages, products, productTranslations } from '#db/schema/index.ts'
import { alias } from 'drizzle-orm/sqlite-core'
import { isListed, productWords } from '#server/features/catalog/card.queries.ts'
import type { Scope } from '#server/http/scope.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'

export type RequestedGoods = Awaited<ReturnType<typeof findRequestedGoods>>[number]

/** Goods of the factory by their ids, also those that are no longer sold, with their words in a language. */
export async function findRequestedGoods(database: Database, scope: Scope, ids: readonly string[]) {
  if (ids.length === 0) return []
  const own = alias(productTranslations, 'own_words')
  const fallback = alias(productTranslations, 'default_words')
  const words = (name: 'name' | 'packageSize') => productWords(scope, name, { own, fallback })
  const [rows] = await database.read([
    build
      .select({
        id: products.id,
        sku: products.sku,
        title: words('name'),
        packageSize: words('packageSize'),
        imageUrl: sql<string | null>`coalesce((select coalesce(${productImages.processedUrl},
          ${productImages.originalUrl}) from ${productImages}
          where ${productImages.productId} = ${products.id} and ${productImages.isPrimary}
          order by ${productImages.sortOrder} limit 1), ${products.imageUrl})`,
        unitsPerCarton: products.unitsPerCarton,
        cartonsPerPallet: products.cartonsPerPallet,
        isListed: sql<number>`${isListed(scope)}`,
      })
      .from(products)
      .leftJoin(own, and(eq(own.productId, products.id), eq(own.languageCode, scope.languageCode)))
      .leftJoin(
        fallback,
        and(eq(fallback.productId, products.id), eq(fallback.languageCode, scope.defaultCode)),
      )
      .where(
        and(
          eq(products.factoryId, scope.factoryId),
          ne(products.kind, 'dish'),
          inArray(products.id, [...ids]),
        ),
      ),
  ])
  return rows
}
