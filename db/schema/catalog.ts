import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { type AttributeSchema, type Nutrition, temperatures, tints } from '#domain/catalog.ts'
import { audited, flag, id } from './columns.ts'
import { factories } from './settings.ts'
import { languages } from './languages.ts'

export const categories = sqliteTable(
  'categories',
  {
    id: id(),
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    key: text('key').notNull(),
    tint: text('tint', { enum: tints }).notNull(),
    /** Null: the picture of its best seller stands for it. */
    imageUrl: text('image_url'),
    sortOrder: integer('sort_order').notNull(),
    isActive: flag('is_active').notNull(),
    ...audited(),
  },
  (t) => [uniqueIndex('categories_key').on(t.factoryId, t.key)],
)

export const categoryTranslations = sqliteTable(
  'category_translations',
  {
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    languageCode: text('language_code')
      .notNull()
      .references(() => languages.code),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    description: text('description').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.categoryId, t.languageCode] }),
    uniqueIndex('category_translations_slug').on(t.factoryId, t.languageCode, t.slug),
  ],
)

export const products = sqliteTable(
  'products',
  {
    id: id(),
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    key: text('key').notNull(),
    kind: text('kind', { enum: ['goods', 'dish', 'sample'] })
      .notNull()
      .default('goods'),
    sku: text('sku').notNull(),
    barcode: text('barcode'),
    imageUrl: text('image_url'),
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id),
    shopPriceOre: integer('shop_price_ore'),
    priceFromOre: integer('price_from_ore'),
    priceToOre: integer('price_to_ore'),
    netQuantity: integer('net_quantity').notNull(),
    netUnit: text('net_unit', { enum: ['g', 'ml', 'piece'] }).notNull(),
    grossWeightG: integer('gross_weight_g').notNull(),
    temperature: text('temperature', { enum: temperatures }).notNull(),
    vatClass: text('vat_class', { enum: ['food', 'standard', 'alcohol', 'zero'] }).notNull(),
    withdrawalPolicy: text('withdrawal_policy', {
      enum: ['standard_14', 'perishable', 'custom_made', 'sealed'],
    }).notNull(),
    availability: text('availability', {
      enum: ['sale', 'quote_only', 'reseller_only', 'coming', 'ended'],
    }).notNull(),
    stockPolicy: text('stock_policy', { enum: ['tracked', 'untracked', 'backorder'] }).notNull(),
    restockOn: text('restock_on'),
    minQty: integer('min_qty').notNull().default(1),
    stepQty: integer('step_qty').notNull().default(1),
    maxQty: integer('max_qty').notNull(),
    shelfLifeDays: integer('shelf_life_days'),
    originCountry: text('origin_country').notNull(),
    badge: text('badge', { enum: ['season', 'new'] }),
    nutrition: text('nutrition', { mode: 'json' }).$type<Nutrition>().notNull(),
    attributesSchema: text('attributes_schema', { mode: 'json' })
      .$type<AttributeSchema>()
      .notNull(),
    /** Someone answered for allergens and ingredients: without it the product cannot be published. */
    foodInfoConfirmedAt: integer('food_info_confirmed_at'),
    popularity: integer('popularity').notNull().default(0),
    isActive: flag('is_active').notNull(),
    ...audited(),
  },
  (t) => [
    uniqueIndex('products_key').on(t.factoryId, t.key),
    uniqueIndex('products_sku').on(t.factoryId, t.sku),
    index('products_barcode').on(t.factoryId, t.barcode),
    index('products_popular').on(t.factoryId, t.kind, t.isActive, t.popularity),
    // Holds all that the counts of a list's facets look at, so that they need not read the wide rows.
    index('products_facets').on(
      t.factoryId,
      t.kind,
      t.isActive,
      t.availability,
      t.temperature,
      t.id,
    ),
    index('products_newest').on(t.factoryId, t.kind, t.isActive, t.createdAt),
    check('products_food_info', sql`${t.isActive} = 0 or ${t.foodInfoConfirmedAt} is not null`),
  ],
)

export const productTranslations = sqliteTable(
  'product_translations',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    languageCode: text('language_code')
      .notNull()
      .references(() => languages.code),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    description: text('description').notNull(),
    packageSize: text('package_size').notNull(),
    /** Allergens stand between `**` marks. */
    ingredients: text('ingredients').notNull(),
    storageText: text('storage_text').notNull(),
    originText: text('origin_text').notNull(),
    /** Name and description with case and accents folded: what a search looks into. */
    folded: text('folded').notNull(),
    /** The name as this language's alphabet sorts it: SQLite itself would put å beside a. */
    sortName: text('sort_name').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.languageCode] }),
    uniqueIndex('product_translations_slug').on(t.factoryId, t.languageCode, t.slug),
    index('product_translations_any_slug').on(t.factoryId, t.slug),
  ],
)

export const productCategories = sqliteTable(
  'product_categories',
  {
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.categoryId, t.productId] }),
    index('product_categories_product').on(t.productId, t.categoryId),
  ],
)
