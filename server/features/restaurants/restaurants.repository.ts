import { and, asc, eq, gte, type SQL, sql } from 'drizzle-orm'
import {
  dishes,
  menuSections,
  openingExceptions,
  openingExceptionTranslations,
  openingPeriods,
  productImages,
  products,
  restaurants,
  restaurantTranslations,
} from '#db/schema/index.ts'
import { primaryImageId } from '#server/features/catalog/card.queries.ts'
import { selectHeading } from '#server/features/catalog/texts.queries.ts'
import type { Scope } from '#server/http/scope.ts'
import type { Database } from '#server/platform/database.ts'
import { selectLoad } from './kitchen-load.queries.ts'
import { textsIn } from './texts.queries.ts'

type Build = Database['build']

/** The restaurants that guests see, with their hours, pictures of their plates and the head of their page: one round trip. `from` is the first day that counts. */
export async function findRestaurants(
  database: Database,
  scope: Scope,
  { from, now }: { from: string; now: number },
) {
  const { build } = database
  const [rows, periods, exceptions, overrides, taken, plates, heading] = await database.read([
    selectRestaurants(build, scope),
    ...selectHours(build, isShown(scope), from),
    ...selectLoad(build, isShown(scope), { now }),
    selectPlates(build, scope),
    selectHeading(build, scope, 'restaurants'),
  ])
  return { restaurants: rows, periods, exceptions, overrides, taken, plates, heading }
}

/** A restaurant that guests see. */
export function isShown({ factoryId }: Scope): SQL | undefined {
  return and(eq(restaurants.factoryId, factoryId), eq(restaurants.status, 'open'))
}

export function selectRestaurants(build: Build, scope: Scope, also?: SQL) {
  return build
    .select({
      row: restaurants,
      name: textsOf('name'),
      description: textsOf('description'),
    })
    .from(restaurants)
    .where(and(isShown(scope), also))
    .orderBy(asc(restaurants.sortOrder), asc(restaurants.id))
}

/** The hours of restaurants: those of a usual week, and the exceptions from a day on. */
export function selectHours(build: Build, which: SQL | undefined, from: string) {
  const { restaurantId, weekday, opensMinute, closesMinute } = openingPeriods
  return [
    build
      .select({ restaurantId, weekday, opensMinute, closesMinute })
      .from(openingPeriods)
      .innerJoin(restaurants, eq(restaurants.id, restaurantId))
      .where(which)
      .orderBy(asc(weekday), asc(opensMinute)),
    build
      .select({
        restaurantId: openingExceptions.restaurantId,
        date: openingExceptions.date,
        periods: openingExceptions.periods,
        reason: textsIn(
          openingExceptionTranslations.reason,
          openingExceptionTranslations.exceptionId,
          openingExceptions.id,
        ),
      })
      .from(openingExceptions)
      .innerJoin(restaurants, eq(restaurants.id, openingExceptions.restaurantId))
      .where(and(which, gte(openingExceptions.date, from))),
  ] as const
}

/** The first dish of each section that has a picture. */
function selectPlates(build: Build, scope: Scope) {
  return build
    .select({
      restaurantId: dishes.restaurantId,
      src: sql<string>`coalesce(${productImages.processedUrl}, ${products.imageUrl})`,
      first: sql<number>`min(${dishes.sortOrder})`,
    })
    .from(dishes)
    .innerJoin(products, eq(products.id, dishes.productId))
    .innerJoin(restaurants, eq(restaurants.id, dishes.restaurantId))
    .innerJoin(menuSections, eq(menuSections.id, dishes.sectionId))
    .innerJoin(productImages, eq(productImages.id, primaryImageId))
    .where(and(isShown(scope), eq(products.isActive, true)))
    .groupBy(dishes.sectionId)
    .orderBy(asc(menuSections.sortOrder))
}

function textsOf(name: 'name' | 'description') {
  return textsIn(restaurantTranslations[name], restaurantTranslations.restaurantId, restaurants.id)
}
