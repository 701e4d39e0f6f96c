import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import { appConfig } from '#config'
import { productCategories, productImages, products } from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'
import { isListed, primaryImageId, selectCards } from './card.queries.ts'
import type { Scope } from '#server/http/scope.ts'
import { selectCategories, selectHeading } from './texts.queries.ts'

type Build = Database['build']

/** The categories with their counts and pictures, and the head of their page: one round trip. */
export async function findCategories(database: Database, scope: Scope) {
  const { build } = database
  const [categories, counts, pictures, heading] = await database.read([
    ...tileQueries(build, scope),
    selectHeading(build, scope, 'categories'),
  ])
  return { categories, counts, pictures, heading }
}

/** The categories and the best sellers of the home page: one round trip. */
export async function findFeatured(database: Database, scope: Scope) {
  const { build } = database
  const [categories, counts, pictures, bestSellers] = await database.read([
    ...tileQueries(build, scope),
    selectCards(build, scope)
      .where(and(isListed(scope), eq(products.availability, 'sale')))
      .orderBy(desc(products.popularity), asc(products.id))
      .limit(appConfig.catalog.bestSellers),
  ])
  return { categories, counts, pictures, bestSellers: bestSellers.map(({ card }) => card) }
}

function tileQueries(build: Build, scope: Scope) {
  return [
    selectCategories(build, scope),
    countByCategory(build, scope),
    picturesByCategory(build, scope),
  ] as const
}

function countByCategory(build: Build, scope: Scope) {
  return build
    .select({ categoryId: productCategories.categoryId, count: count() })
    .from(products)
    .innerJoin(productCategories, eq(productCategories.productId, products.id))
    .where(isListed(scope))
    .groupBy(productCategories.categoryId)
}

/** Where a category has no picture of its own, that of its best seller stands for it. SQLite takes the other columns from the row that holds the maximum. */
function picturesByCategory(build: Build, scope: Scope) {
  const best = build
    .select({
      id: products.id,
      categoryId: products.categoryId,
      imageUrl: products.imageUrl,
      popularity: sql<number>`max(${products.popularity})`.as('most_popular'),
    })
    .from(products)
    .where(isListed(scope))
    .groupBy(products.categoryId)
    .as('best')
  return build
    .select({
      categoryId: best.categoryId,
      imageUrl: best.imageUrl,
      processedUrl: productImages.processedUrl,
      originalUrl: productImages.originalUrl,
      widths: productImages.widths,
    })
    .from(best)
    .innerJoin(products, eq(products.id, best.id))
    .leftJoin(productImages, eq(productImages.id, primaryImageId))
}
