import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import {
  categories,
  dishes,
  dishOptionGroups,
  dishOptions,
  dishOptionTranslations,
  languages,
  menuSections,
  menuSectionTranslations,
  optionGroups,
  optionGroupTranslations,
  productAllergens,
  productImages,
  products,
  productTranslations,
  restaurants,
  restaurantTranslations,
} from '#db/schema/index.ts'
import type { AnsweredAllergen } from '#domain/food-information.ts'
import { primaryImageId } from '#server/features/catalog/card.queries.ts'
import { isManagedBy } from '#server/features/restaurants/managed.queries.ts'
import { selectHours } from '#server/features/restaurants/restaurants.repository.ts'
import { listIn, textsIn } from '#server/features/restaurants/texts.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { build } from '#server/platform/build.ts'

/** The restaurants that the caller looks after, open to guests or not, in their order. */
export async function findManagedRestaurants(ctx: Ctx) {
  const [rows] = await ctx.database.read([
    selectManaged(ctx).orderBy(asc(restaurants.sortOrder), asc(restaurants.id)),
  ])
  return rows
}

/** All that editors see of the menu of one restaurant: one round trip. `from` is the first day whose hours count. */
export async function findAdminMenuRows(ctx: Ctx, restaurantId: string, from: string) {
  const isIt = eq(restaurants.id, restaurantId)
  const [[restaurant], periods, exceptions, sections, made, groups, options, codes] =
    await ctx.database.read([
      selectManaged(ctx, isIt),
      ...selectHours(build, isIt, from),
      selectSections(restaurantId),
      selectDishes(restaurantId),
      selectGroups(restaurantId),
      selectOptions(restaurantId),
      build.select({ code: languages.code }).from(languages),
    ])
  return {
    ...{ restaurant, periods, exceptions, sections, dishes: made, groups, options },
    codes: codes.map(({ code }) => code),
  }
}

function selectManaged({ actor, site }: Ctx, also?: SQL) {
  return build
    .select({
      id: restaurants.id,
      slug: restaurants.slug,
      name: textsIn(
        restaurantTranslations.name,
        restaurantTranslations.restaurantId,
        restaurants.id,
      ),
    })
    .from(restaurants)
    .where(and(eq(restaurants.factoryId, site.factoryId), isManagedBy(actor, restaurants.id), also))
}

function selectSections(restaurantId: string) {
  const { title, sectionId } = menuSectionTranslations
  return build
    .select({
      id: menuSections.id,
      rev: menuSections.rev,
      titles: textsIn(title, sectionId, menuSections.id),
      dishes: sql<number>`(select count(*) from ${dishes} as its where its.section_id = ${menuSections}.id)`,
    })
    .from(menuSections)
    .where(eq(menuSections.restaurantId, restaurantId))
    .orderBy(asc(menuSections.sortOrder), asc(menuSections.id))
}

function selectDishes(restaurantId: string) {
  return build
    .select({
      dish: dishes,
      rev: products.rev,
      key: products.key,
      names: textsIn(productTranslations.name, productTranslations.productId, products.id),
      tint: categories.tint,
      imageUrl: sql<
        string | null
      >`coalesce(${productImages.processedUrl}, ${productImages.originalUrl}, ${products.imageUrl})`,
      isActive: products.isActive,
      availability: products.availability,
      priceOre: products.shopPriceOre,
      vatClass: products.vatClass,
      attributes: products.attributesSchema,
      freeOf: products.freeOf,
      confirmedAt: products.foodInfoConfirmedAt,
      allergens: listIn<AnsweredAllergen>(sql`select json_group_array(json_object(
        'code', its.code, 'level', its.level, 'detail', its.detail))
        from ${productAllergens} as its where its.product_id = ${products.id}`),
      groups: listIn<{ groupId: string; prices: Record<string, number> }>(sql`select
        json_group_array(json_object('groupId', its.group_id, 'prices', json(its.prices)))
        from (select * from ${dishOptionGroups} where dish_id = ${products.id}
          order by sort_order) as its`),
    })
    .from(dishes)
    .innerJoin(products, eq(products.id, dishes.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(menuSections, eq(menuSections.id, dishes.sectionId))
    .leftJoin(productImages, eq(productImages.id, primaryImageId))
    .where(eq(dishes.restaurantId, restaurantId))
    .orderBy(asc(menuSections.sortOrder), asc(dishes.sortOrder), asc(products.id))
}

function selectGroups(restaurantId: string) {
  const { id, rev, kind, min, max, freeCount, isPerHalf } = optionGroups
  return build
    .select({
      ...{ id, rev, kind, min, max, freeCount, isPerHalf },
      titles: textsIn(optionGroupTranslations.title, optionGroupTranslations.groupId, id),
    })
    .from(optionGroups)
    .where(eq(optionGroups.restaurantId, restaurantId))
    .orderBy(asc(optionGroups.createdAt), asc(id))
}

function selectOptions(restaurantId: string) {
  const { id, groupId, key, priceOre, priceBySize, allergens, isDefault, soldOutUntil } =
    dishOptions
  return build
    .select({
      ...{ id, groupId, key, priceOre, priceBySize, allergens, isDefault, soldOutUntil },
      titles: textsIn(dishOptionTranslations.title, dishOptionTranslations.optionId, id),
    })
    .from(dishOptions)
    .innerJoin(optionGroups, eq(optionGroups.id, groupId))
    .where(eq(optionGroups.restaurantId, restaurantId))
    .orderBy(asc(dishOptions.sortOrder), asc(id))
}
