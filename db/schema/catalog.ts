import { type SQL, sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import {
  type AllergenCode,
  type AttributeSchema,
  availabilities,
  badges,
  netUnits,
  type Nutrition,
  stockPolicies,
  temperatures,
  tints,
  vatClasses,
  withdrawalPolicies,
} from '#domain/catalog.ts'
import type { PriceTier } from '#domain/offer.ts'
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
    /** The ordinary price; null where the shop names none. */
    shopPriceOre: integer('shop_price_ore'),
    /** Below the ordinary one, as long as it stands here. */
    salePriceOre: integer('sale_price_ore'),
    /**
     * The lowest price of the 30 days before the sale price (prisopplysningsforskriften § 9a), as `price_history` had it when the sale
     * began; null where there is no sale, or nothing was offered before it.
     */
    priorPriceOre: integer('prior_price_ore'),
    /** What a buyer pays, wherever it is shown, sorted by or counted: decided here and nowhere else. */
    priceOre: integer('price_ore').generatedAlwaysAs(
      (): SQL => sql`coalesce(${products.salePriceOre}, ${products.shopPriceOre})`,
      { mode: 'virtual' },
    ),
    priceFromOre: integer('price_from_ore'),
    priceToOre: integer('price_to_ore'),
    netQuantity: integer('net_quantity').notNull(),
    netUnit: text('net_unit', { enum: netUnits }).notNull(),
    grossWeightG: integer('gross_weight_g').notNull(),
    temperature: text('temperature', { enum: temperatures }).notNull(),
    vatClass: text('vat_class', { enum: vatClasses }).notNull(),
    withdrawalPolicy: text('withdrawal_policy', {
      enum: withdrawalPolicies,
    }).notNull(),
    availability: text('availability', { enum: availabilities }).notNull(),
    stockPolicy: text('stock_policy', { enum: stockPolicies }).notNull(),
    restockOn: text('restock_on'),
    /** From how many left on downwards the factory is told; null: from the shop's own line. */
    lowStockAt: integer('low_stock_at'),
    minQty: integer('min_qty').notNull().default(1),
    stepQty: integer('step_qty').notNull().default(1),
    maxQty: integer('max_qty').notNull(),
    /** How it is packed for businesses; null where nobody has said. */
    unitsPerCarton: integer('units_per_carton'),
    cartonsPerPallet: integer('cartons_per_pallet'),
    /** What a piece costs the factory, without VAT, in øre: for those who answer quotes, and never shown outside. */
    costOre: integer('cost_ore'),
    /** What businesses pay from so many pieces on. */
    priceTiers: text('price_tiers', { mode: 'json' }).$type<PriceTier[]>().notNull().default([]),
    shelfLifeDays: integer('shelf_life_days'),
    originCountry: text('origin_country').notNull(),
    badge: text('badge', { enum: badges }),
    nutrition: text('nutrition', { mode: 'json' }).$type<Nutrition>().notNull(),
    attributesSchema: text('attributes_schema', { mode: 'json' })
      .$type<AttributeSchema>()
      .notNull(),
    /** Someone answered for allergens and ingredients: without it the product cannot be published. */
    foodInfoConfirmedAt: integer('food_info_confirmed_at'),
    foodInfoConfirmedBy: text('food_info_confirmed_by'),
    /**
     * The allergens that somebody said it is free of: one that stands neither here nor in `product_allergens` has no answer. Null
     * where nothing was answered.
     */
    freeOf: text('free_of', { mode: 'json' }).$type<AllergenCode[]>(),
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
    // Sorts a list by name without the long texts of each row.
    index('product_translations_sorted').on(t.productId, t.languageCode, t.sortName),
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
