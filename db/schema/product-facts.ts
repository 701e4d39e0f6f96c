import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flag, id } from './columns.ts'
import { products } from './catalog.ts'

export const productImages = sqliteTable(
  'product_images',
  {
    id: id(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    originalUrl: text('original_url').notNull(),
    /** The 640 px file; its siblings differ in the number alone and are listed in `widths`. */
    processedUrl: text('processed_url'),
    widths: text('widths', { mode: 'json' }).$type<number[]>().notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    isPrimary: flag('is_primary').notNull(),
    sortOrder: integer('sort_order').notNull(),
  },
  (t) => [index('product_images_product').on(t.productId, t.sortOrder)],
)

export const productAllergens = sqliteTable(
  'product_allergens',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    code: text('code').notNull(),
    level: text('level', { enum: ['contains', 'may_contain'] }).notNull(),
    /** The kind of cereal or nut; empty for the rest. */
    detail: text('detail').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.code, t.detail] }),
    index('product_allergens_code').on(t.code, t.productId),
  ],
)

export const productDiets = sqliteTable(
  'product_diets',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    diet: text('diet').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.diet, t.productId] }),
    index('product_diets_product').on(t.productId, t.diet),
  ],
)

export const productRelations = sqliteTable(
  'product_relations',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    relatedId: text('related_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sortOrder: integer('sort_order').notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.relatedId] })],
)
