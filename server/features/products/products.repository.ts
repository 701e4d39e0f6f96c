import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import {
  categories,
  dishes,
  languages,
  orders,
  priceHistory,
  productAllergens,
  productCategories,
  productDiets,
  products,
  productTranslations,
  restaurantFeeds,
  stockLevels,
  stockMovements,
  users,
} from '#db/schema/index.ts'
import { shownMovements } from '#domain/product-stock.schema.ts'
import { build } from '#server/platform/build.ts'
import type { Ctx } from '#server/http/context.ts'
import { isManagedBy } from '#server/features/restaurants/managed.queries.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { selectPictures } from './product-pictures.repository.ts'
import { type RowSave, saveRow } from '#server/save/save-row.queries.ts'
import { allLanguages } from '#server/site/revisions.queries.ts'

/** How many prices a product's sheet shows. */
const shownPrices = 100

/** All that editors see of one product of the factory: one round trip. Of the dishes, those of the restaurants that the caller looks after. */
export async function findProductRows({ database, site, actor }: Ctx, id: string) {
  const [found, words, places, prices, levels, movements, allergens, diets, images, codes] =
    await database.read([
      build
        .select({
          row: products,
          tint: categories.tint,
          restaurantId: dishes.restaurantId,
          confirmedBy: sql<string | null>`(select who.name from ${users} as who
            where who.id = ${products}.food_info_confirmed_by)`,
        })
        .from(products)
        .innerJoin(categories, eq(categories.id, products.categoryId))
        .leftJoin(dishes, eq(dishes.productId, products.id))
        .where(
          and(
            eq(products.id, id),
            eq(products.factoryId, site.factoryId),
            or(eq(products.kind, 'goods'), isManagedBy(actor, dishes.restaurantId) ?? sql`true`),
          ),
        ),
      build
        .select()
        .from(productTranslations)
        .where(eq(productTranslations.productId, id))
        .orderBy(asc(productTranslations.languageCode)),
      build
        .select({ categoryId: productCategories.categoryId })
        .from(productCategories)
        .innerJoin(categories, eq(categories.id, productCategories.categoryId))
        .where(eq(productCategories.productId, id))
        .orderBy(asc(categories.sortOrder), asc(categories.id)),
      build
        .select()
        .from(priceHistory)
        .where(eq(priceHistory.productId, id))
        .orderBy(desc(priceHistory.validFrom), desc(priceHistory.id))
        .limit(shownPrices),
      build.select().from(stockLevels).where(eq(stockLevels.productId, id)),
      movementsQuery(id),
      build.select().from(productAllergens).where(eq(productAllergens.productId, id)),
      build
        .select({ diet: productDiets.diet })
        .from(productDiets)
        .where(eq(productDiets.productId, id)),
      selectPictures(id),
      build.select({ code: languages.code }).from(languages).where(eq(languages.isActive, true)),
    ])
  return {
    ...{
      product: found[0],
      words,
      places,
      prices,
      level: levels[0],
      movements,
    },
    ...{ allergens, diets, images, codes: codes.map(({ code }) => code) },
  }
}

function movementsQuery(id: string) {
  return (
    build
      .select({
        movement: stockMovements,
        orderNumber: orders.number,
        by: users.name,
      })
      .from(stockMovements)
      .leftJoin(orders, eq(orders.id, stockMovements.orderId))
      .leftJoin(users, eq(users.id, stockMovements.createdBy))
      .where(eq(stockMovements.productId, id))
      // As they were written, whatever a clock said: each balance follows from the one before.
      .orderBy(sql`${stockMovements}.rowid desc`)
      .limit(shownMovements)
  )
}

export type ProductRowSave = Omit<RowSave<typeof products>, 'table' | 'revision'>

/** Saves a product as its editor saw it (see `saveRow`); every page shows it with the next request, and of a dish the screens of its kitchen. */
export function saveProductRow(ctx: Ctx, save: ProductRowSave & { id: string }): Promise<boolean> {
  const also = [...(save.also ?? []), raisedKitchen(save.id)]
  return saveRow(ctx, { ...save, also, table: products, revision: allLanguages })
}

/** The number that the screens of its kitchen follow, where the product is a dish. */
function raisedKitchen(productId: string): Statement {
  return statementOf(
    build
      .insert(restaurantFeeds)
      .select(
        sql`select its.restaurant_id, 1 from ${dishes} as its where its.product_id = ${productId}`,
      )
      .onConflictDoUpdate({
        target: restaurantFeeds.restaurantId,
        set: { revision: sql`${restaurantFeeds.revision} + 1` },
      }),
  )
}
