import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import {
  categories,
  dishes,
  dishOptionGroups,
  dishOptions,
  dishOptionTranslations,
  menuSections,
  menuSectionTranslations,
  optionGroups,
  optionGroupTranslations,
  productAllergens,
  productDiets,
  productImages,
  products,
  restaurants,
} from '#db/schema/index.ts'
import type { Allergen, Diet } from '#domain/catalog.ts'
import {
  fallback,
  fallbackWords,
  own,
  ownWords,
  primaryImageId,
  productWords,
} from '#server/features/catalog/card.queries.ts'
import type { Scope } from '#server/http/scope.ts'
import type { Database } from '#server/platform/database.ts'
import { selectLoad } from './kitchen-load.queries.ts'
import { isShown, selectHours, selectRestaurants } from './restaurants.repository.ts'
import { listIn, textsIn } from './texts.queries.ts'

type Build = Database['build']

/** A restaurant with its hours and all of its menu: one round trip. `from` is the first day whose exceptions count. */
export async function findMenu(
  database: Database,
  scope: Scope,
  wanted: ({ slug: string } | { id: string }) & {
    from: string
    now: number
    /** Whose points of slots do not count. */
    holder?: string
  },
) {
  const { build } = database
  const { from } = wanted
  const isNamed =
    'slug' in wanted ? eq(restaurants.slug, wanted.slug) : eq(restaurants.id, wanted.id)
  const isIt = and(isShown(scope), isNamed)
  const [
    [restaurant],
    periods,
    exceptions,
    overrides,
    taken,
    sections,
    ofSections,
    groups,
    options,
  ] = await database.read([
    selectRestaurants(build, scope, isIt),
    ...selectHours(build, isIt, from),
    ...selectLoad(build, isIt, wanted),
    selectSections(build, isIt),
    selectDishes(build, scope, isIt),
    selectGroups(build, isIt),
    selectOptions(build, isIt, wanted.now),
  ])
  return {
    ...{ restaurant, periods, exceptions, overrides, taken, sections },
    ...{ dishes: ofSections, groups, options },
  }
}

function selectSections(build: Build, isIt: SQL | undefined) {
  return build
    .select({
      id: menuSections.id,
      key: menuSections.key,
      title: textsIn(
        menuSectionTranslations.title,
        menuSectionTranslations.sectionId,
        menuSections.id,
      ),
    })
    .from(menuSections)
    .innerJoin(restaurants, eq(restaurants.id, menuSections.restaurantId))
    .where(isIt)
    .orderBy(asc(menuSections.sortOrder), asc(menuSections.id))
}

/** The active dishes of a restaurant, in the page's words. */
function selectDishes(build: Build, scope: Scope, isIt: SQL | undefined) {
  return build
    .select({
      dish: dishes,
      key: products.key,
      name: productWords(scope, 'name'),
      description: productWords(scope, 'description'),
      tint: categories.tint,
      image: sql<string | null>`coalesce(${productImages.processedUrl}, ${products.imageUrl})`,
      priceOre: products.shopPriceOre,
      vatClass: products.vatClass,
      attributes: products.attributesSchema,
      allergens: listIn<Allergen>(sql`select json_group_array(json_object(
        'code', its.code, 'level', its.level, 'detail', its.detail))
        from ${productAllergens} as its where its.product_id = ${products.id}`),
      diets: listIn<Diet>(sql`select json_group_array(its.diet)
        from ${productDiets} as its where its.product_id = ${products.id}`),
      groups: listIn<{ id: string; prices: Record<string, number> }>(sql`select
        json_group_array(json_object('id', its.group_id, 'prices', json(its.prices)))
        from (select * from ${dishOptionGroups} where dish_id = ${products.id}
          order by sort_order) as its`),
    })
    .from(dishes)
    .innerJoin(products, eq(products.id, dishes.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(restaurants, eq(restaurants.id, dishes.restaurantId))
    .leftJoin(own, ownWords(scope))
    .leftJoin(fallback, fallbackWords(scope))
    .leftJoin(productImages, eq(productImages.id, primaryImageId))
    .where(and(isIt, eq(products.isActive, true)))
    .orderBy(asc(dishes.sortOrder), asc(products.id))
}

function selectGroups(build: Build, isIt: SQL | undefined) {
  const { id, key, kind, min, max, freeCount, isPerHalf } = optionGroups
  const { title, groupId } = optionGroupTranslations
  return build
    .select({
      ...{ id, key, kind, min, max, freeCount, isPerHalf },
      title: textsIn(title, groupId, id),
    })
    .from(optionGroups)
    .innerJoin(restaurants, eq(restaurants.id, optionGroups.restaurantId))
    .where(isIt)
}

/** The options of a restaurant that can be had now. */
function selectOptions(build: Build, isIt: SQL | undefined, now: number) {
  const { groupId, key, priceOre, priceBySize, allergens, isDefault } = dishOptions
  const { title, optionId } = dishOptionTranslations
  const itsGroups = build
    .select({ id: optionGroups.id })
    .from(optionGroups)
    .innerJoin(restaurants, eq(restaurants.id, optionGroups.restaurantId))
    .where(isIt)
  return build
    .select({
      ...{ groupId, key, priceOre, priceBySize, allergens, isDefault },
      title: textsIn(title, optionId, dishOptions.id),
    })
    .from(dishOptions)
    .where(
      and(inArray(groupId, itsGroups), sql`coalesce(${dishOptions.soldOutUntil}, 0) <= ${now}`),
    )
    .orderBy(asc(dishOptions.sortOrder), asc(dishOptions.id))
}
