import { and, asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import {
  categories,
  dishes,
  productImages,
  products,
  restaurants,
  restaurantTranslations,
} from '#db/schema/index.ts'
import {
  fallback,
  fallbackWords,
  own,
  ownWords,
  primaryImageId,
  productWords,
} from '#server/features/catalog/card.queries.ts'
import { firstWords } from '#server/features/languages/words.queries.ts'
import type { Scope } from '#server/http/scope.ts'
import type { Database } from '#server/platform/database.ts'
import { isShown } from './restaurants.repository.ts'

const ownRestaurant = alias(restaurantTranslations, 'own_restaurant')
const fallbackRestaurant = alias(restaurantTranslations, 'fallback_restaurant')

/** The restaurants and their dishes as a search looks at them, in the page's words: one round trip. */
export async function findPlaces(database: Database, scope: Scope) {
  const { build } = database
  const name = wordsOf(scope, 'name')
  const [ofRestaurants, ofDishes] = await database.read([
    build
      .select({
        slug: restaurants.slug,
        name,
        detail: restaurants.city,
        tint: restaurants.tint,
        folded: wordsOf(scope, 'folded'),
      })
      .from(restaurants)
      .leftJoin(...joins(scope).own)
      .leftJoin(...joins(scope).fallback)
      .where(isShown(scope))
      .orderBy(asc(restaurants.sortOrder)),
    build
      .select({
        slug: restaurants.slug,
        key: products.key,
        name: productWords(scope, 'name'),
        detail: name,
        tint: categories.tint,
        image: productImages.processedUrl,
        folded: productWords(scope, 'folded'),
      })
      .from(dishes)
      .innerJoin(products, eq(products.id, dishes.productId))
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .innerJoin(restaurants, eq(restaurants.id, dishes.restaurantId))
      .leftJoin(...joins(scope).own)
      .leftJoin(...joins(scope).fallback)
      .leftJoin(own, ownWords(scope))
      .leftJoin(fallback, fallbackWords(scope))
      .leftJoin(productImages, eq(productImages.id, primaryImageId))
      .where(and(isShown(scope), eq(products.isActive, true)))
      .orderBy(asc(restaurants.sortOrder), asc(dishes.sortOrder)),
  ])
  return { restaurants: ofRestaurants, dishes: ofDishes }
}

function joins(scope: Scope) {
  return {
    own: [
      ownRestaurant,
      and(
        eq(ownRestaurant.restaurantId, restaurants.id),
        eq(ownRestaurant.languageCode, scope.languageCode),
      ),
    ],
    fallback: [
      fallbackRestaurant,
      and(
        eq(fallbackRestaurant.restaurantId, restaurants.id),
        eq(fallbackRestaurant.languageCode, scope.defaultCode),
      ),
    ],
  } as const
}

function wordsOf(scope: Scope, name: 'name' | 'folded') {
  return firstWords(scope, {
    own: ownRestaurant[name],
    of: {
      column: restaurantTranslations[name],
      owner: restaurantTranslations.restaurantId,
      id: restaurants.id,
    },
    behind: fallbackRestaurant[name],
  })
}
