import { and, asc, desc, eq, sql } from 'drizzle-orm'
import {
  categories,
  languages,
  orders,
  priceHistory,
  productAllergens,
  productCategories,
  productDiets,
  products,
  productTranslations,
  stockLevels,
  stockMovements,
  users,
} from '#db/schema/index.ts'
import { shownMovements } from '#domain/product-stock.schema.ts'
import { build } from '#server/platform/build.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Database } from '#server/platform/database.ts'
import { selectPictures } from './product-pictures.repository.ts'
import { type RowSave, saveRow } from '#server/save/save-row.queries.ts'
import { allLanguages } from '#server/site/revisions.queries.ts'

/** How many prices a product's sheet shows. */
const shownPrices = 100

/** All that editors see of one product of the factory: one round trip. */
export async function findProductRows(database: Database, factoryId: string, id: string) {
  const [found, words, places, prices, levels, movements, allergens, diets, images, codes] =
    await database.read([
      build
        .select({
          row: products,
          tint: categories.tint,
          confirmedBy: sql<string | null>`(select who.name from ${users} as who
            where who.id = ${products}.food_info_confirmed_by)`,
        })
        .from(products)
        .innerJoin(categories, eq(categories.id, products.categoryId))
        .where(
          and(eq(products.id, id), eq(products.factoryId, factoryId), eq(products.kind, 'goods')),
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

/** Saves a product as its editor saw it (see `saveRow`); every page shows it with the next request. */
export function saveProductRow(ctx: Ctx, save: ProductRowSave): Promise<boolean> {
  return saveRow(ctx, { ...save, table: products, revision: allLanguages })
}
