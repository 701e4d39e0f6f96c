import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import {
  categories,
  productAllergens,
  productCategories,
  productDiets,
  products,
  productTranslations,
  sellerProducts,
  stockLevels,
  stockMovements,
} from '#db/schema/index.ts'
import type { AdminProduct } from '#domain/admin-products.schema.ts'
import type { Ctx } from '#server/http/context.ts'
import type { AuditEntry } from '#server/audit/audit.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { removeRow, saveRows } from '#server/save/save-row.queries.ts'
import { saveWhere } from '#server/save/save-where.queries.ts'
import { allLanguages } from '#server/site/revisions.queries.ts'
import { productView } from './product-view.ts'
import type { Marks } from './product-marks.queries.ts'
import type { ProductRowSave } from './products.repository.ts'

/**
 * Goods of the factory as their editors see them, without their pictures and the books of their prices and stock: those of the item
 * numbers or ids, or all. One round trip.
 */
export async function listGoods(
  ctx: Ctx,
  which: { ids: readonly string[] } | { skus: readonly string[] } | 'all',
): Promise<AdminProduct[]> {
  const isOf = and(
    eq(products.factoryId, ctx.site.factoryId),
    eq(products.kind, 'goods'),
    isAmong(which),
  )
  const ids = build.select({ id: products.id }).from(products).where(isOf)
  const [rows, words, places, levels, allergens, diets] = await ctx.database.read([
    build
      .select({ row: products, tint: categories.tint })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(isOf)
      .orderBy(asc(products.sku)),
    build
      .select()
      .from(productTranslations)
      .where(inArray(productTranslations.productId, ids))
      .orderBy(asc(productTranslations.productId), asc(productTranslations.languageCode)),
    build
      .select({ productId: productCategories.productId, categoryId: productCategories.categoryId })
      .from(productCategories)
      .innerJoin(categories, eq(categories.id, productCategories.categoryId))
      .where(inArray(productCategories.productId, ids))
      .orderBy(asc(categories.sortOrder), asc(categories.id)),
    build.select().from(stockLevels).where(inArray(stockLevels.productId, ids)),
    build.select().from(productAllergens).where(inArray(productAllergens.productId, ids)),
    build.select().from(productDiets).where(inArray(productDiets.productId, ids)),
  ])
  const of = {
    words: Map.groupBy(words, ({ productId }) => productId),
    places: Map.groupBy(places, ({ productId }) => productId),
    levels: new Map(levels.map((level) => [level.productId, level])),
    allergens: Map.groupBy(allergens, ({ productId }) => productId),
    diets: Map.groupBy(diets, ({ productId }) => productId),
  }
  return rows.map(({ row, tint }) =>
    productView(
      {
        product: { row, tint, restaurantId: null, confirmedBy: null },
        ...{ words: of.words.get(row.id) ?? [], places: of.places.get(row.id) ?? [] },
        ...{ allergens: of.allergens.get(row.id) ?? [], diets: of.diets.get(row.id) ?? [] },
        ...{ level: of.levels.get(row.id), prices: [], movements: [], images: [], codes: [] },
      },
      { now: ctx.now(), seesCost: true },
    ),
  )
}

function isAmong(which: Parameters<typeof listGoods>[1]): SQL | undefined {
  if (which === 'all') return undefined
  // As one list in JSON: a statement takes only so many parameters.
  return 'ids' in which
    ? sql`${products.id} in (select value from json_each(${JSON.stringify(which.ids)}))`
    : sql`${products.sku} in (select value from json_each(${JSON.stringify(which.skus)}))`
}

/** Goods as they are to be written: see `changedGoods` and `newGoods`. */
export type GoodsSave = ProductRowSave & { id: string; audit: AuditEntry[]; marks: Marks }
/** Goods that go, as they were seen. */
export type GoodsRemoval = Pick<GoodsSave, 'id' | 'rev' | 'audit'>

/**
 * Writes several goods, all as they were seen, or none, with what goes with them where that holds too. False as `saveRows`; what breaks
 * a constraint is thrown.
 */
export async function saveSeveralGoods(
  ctx: Ctx,
  saves: readonly GoodsSave[],
  { when, also }: { when: SQL; also: readonly Statement[] },
): Promise<boolean> {
  if (saves.length === 0) return saveWhere(ctx, when, { also })
  const last = saves.length - 1
  return saveRows(
    ctx,
    saves.map(({ marks: _, ...save }, at) => ({
      ...{ ...save, table: products },
      ...(at === 0 ? { when: and(save.when, when), revision: allLanguages } : {}),
      // Behind all goods, which it may name.
      ...(at === last ? { also: [...(save.also ?? []), ...also] } : {}),
    })),
  )
}

/**
 * Removes drafts that nothing names, as `saveSeveralGoods` writes; what an order, a cart or a quote names stays, and is thrown. One whose
 * shelf somebody has counted or filled since it was made, or that a seller carries, stays too.
 */
export function removeGoods(
  ctx: Ctx,
  removal: GoodsRemoval,
  more: { when: SQL; also: readonly Statement[] },
): Promise<boolean> {
  const isMoved = sql`exists (select 1 from ${stockMovements} as moved
    where moved.product_id = ${products.id} and moved.created_at > ${products.createdAt})`
  const isCarried = sql`exists (select 1 from ${sellerProducts} as carried where carried.product_id = ${products.id})`
  const when = and(sql`${products.isActive} = 0 and not ${isMoved} and not ${isCarried}`, more.when)
  return removeRow(ctx, { ...removal, ...more, table: products, when })
}
