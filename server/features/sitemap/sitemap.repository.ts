import { and, asc, eq } from 'drizzle-orm'
import {
  categories,
  categoryTranslations,
  pages,
  pageSlugs,
  products,
  productTranslations,
  redirects,
  restaurants,
  sellers,
} from '#db/schema/index.ts'
import { isListed } from '#server/features/catalog/card.queries.ts'
import { isTranslated } from '#server/features/languages/words.queries.ts'
import type { Scope } from '#server/http/scope.ts'
import type { Database } from '#server/platform/database.ts'

/** The slugs of everything public, in every language, with the time of its last change: one round trip. */
export async function findPublicSlugs(database: Database, scope: Scope) {
  const { build } = database
  const [ofPages, ofCategories, ofProducts, ofRedirects, ofRestaurants, ofSellers] =
    await database.read([
      build
        .select({
          id: pages.id,
          key: pages.slug,
          isIndexed: pageSlugs.isIndexed,
          languageCode: pageSlugs.languageCode,
          slug: pageSlugs.slug,
          changedAt: pages.updatedAt,
        })
        .from(pages)
        .innerJoin(pageSlugs, eq(pageSlugs.pageId, pages.id))
        .where(
          and(
            eq(pages.factoryId, scope.factoryId),
            eq(pages.isPublished, true),
            eq(pageSlugs.isPublished, true),
          ),
        )
        .orderBy(asc(pages.id)),
      build
        .select({
          id: categories.id,
          languageCode: categoryTranslations.languageCode,
          slug: categoryTranslations.slug,
          isTranslated: isTranslated(categoryTranslations),
          changedAt: categories.updatedAt,
        })
        .from(categories)
        .innerJoin(categoryTranslations, eq(categoryTranslations.categoryId, categories.id))
        .where(and(eq(categories.factoryId, scope.factoryId), eq(categories.isActive, true)))
        .orderBy(asc(categories.sortOrder), asc(categories.id)),
      build
        .select({
          id: products.id,
          languageCode: productTranslations.languageCode,
          slug: productTranslations.slug,
          isTranslated: isTranslated(productTranslations),
          changedAt: products.updatedAt,
        })
        .from(products)
        .innerJoin(productTranslations, eq(productTranslations.productId, products.id))
        .where(isListed(scope))
        .orderBy(asc(products.id)),
      build
        .select({ path: redirects.fromPath, pageId: redirects.pageId, toPath: redirects.toPath })
        .from(redirects)
        .where(eq(redirects.factoryId, scope.factoryId)),
      build
        .select({ slug: restaurants.slug, changedAt: restaurants.updatedAt })
        .from(restaurants)
        .where(and(eq(restaurants.factoryId, scope.factoryId), eq(restaurants.status, 'open')))
        .orderBy(asc(restaurants.sortOrder), asc(restaurants.id)),
      build
        .select({ slug: sellers.slug, changedAt: sellers.updatedAt })
        .from(sellers)
        .where(and(eq(sellers.factoryId, scope.factoryId), eq(sellers.status, 'active')))
        .orderBy(asc(sellers.slug)),
    ])
  return {
    pages: ofPages,
    categories: ofCategories,
    products: ofProducts,
    redirects: ofRedirects,
    restaurants: ofRestaurants,
    sellers: ofSellers,
  }
}
