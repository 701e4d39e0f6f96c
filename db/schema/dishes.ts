import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Allergen } from '#domain/catalog.ts'
import { groupKinds } from '#domain/dish-price.ts'
import type { ServingTime } from '#domain/serving-times.ts'
import { products } from './catalog.ts'
import { audited, flag, id } from './columns.ts'
import { kitchenStations } from './kitchen.ts'
import { languages } from './languages.ts'
import { restaurants } from './restaurants.ts'

export const menuSections = sqliteTable(
  'menu_sections',
  {
    id: id(),
    restaurantId: text('restaurant_id')
      .notNull()
      .references(() => restaurants.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    sortOrder: integer('sort_order').notNull(),
    ...audited(),
  },
  (t) => [uniqueIndex('menu_sections_key').on(t.restaurantId, t.key)],
)

export const menuSectionTranslations = sqliteTable(
  'menu_section_translations',
  {
    sectionId: text('section_id')
      .notNull()
      .references(() => menuSections.id, { onDelete: 'cascade' }),
    languageCode: text('language_code')
      .notNull()
      .references(() => languages.code),
    title: text('title').notNull(),
  },
  (t) => [primaryKey({ columns: [t.sectionId, t.languageCode] })],
)

/** What a product of the kind `dish` is beside that. Its sizes are the product's option `size`, its price and food information the product's own. */
export const dishes = sqliteTable(
  'dishes',
  {
    productId: text('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    restaurantId: text('restaurant_id')
      .notNull()
      .references(() => restaurants.id),
    sectionId: text('section_id')
      .notNull()
      .references(() => menuSections.id),
    sortOrder: integer('sort_order').notNull(),
    prepMinutes: integer('prep_minutes').notNull(),
    /** How much of a slot it takes. */
    points: integer('points').notNull().default(1),
    isForEatIn: flag('is_for_eat_in').notNull(),
    isForPickup: flag('is_for_pickup').notNull(),
    /** When it is served; empty: whenever the kitchen is open. */
    servingTimes: text('serving_times', { mode: 'json' }).$type<ServingTime[]>().notNull(),
    /** Epoch ms. */
    soldOutUntil: integer('sold_out_until'),
    /** It may be one half of a dish that is made of two. */
    isHalf: flag('is_half').notNull(),
    /** It is made of two halves that the guest chooses. */
    isOfHalves: flag('is_of_halves').notNull(),
    /** Of a portion. */
    kcal: integer('kcal').notNull(),
    /** Where in its kitchen it is made; null: every station sees it. */
    stationId: text('station_id').references(() => kitchenStations.id),
  },
  (t) => [index('dishes_section').on(t.restaurantId, t.sectionId, t.sortOrder)],
)

export const optionGroups = sqliteTable(
  'option_groups',
  {
    id: id(),
    restaurantId: text('restaurant_id')
      .notNull()
      .references(() => restaurants.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    kind: text('kind', { enum: groupKinds }).notNull(),
    min: integer('min').notNull(),
    max: integer('max').notNull(),
    /** So many of the cheapest cost nothing. */
    freeCount: integer('free_count').notNull().default(0),
    /** What is chosen may be for one half alone. */
    isPerHalf: flag('is_per_half').notNull(),
    ...audited(),
  },
  (t) => [uniqueIndex('option_groups_key').on(t.restaurantId, t.key)],
)

export const optionGroupTranslations = sqliteTable(
  'option_group_translations',
  {
    groupId: text('group_id')
      .notNull()
      .references(() => optionGroups.id, { onDelete: 'cascade' }),
    languageCode: text('language_code')
      .notNull()
      .references(() => languages.code),
    title: text('title').notNull(),
  },
  (t) => [primaryKey({ columns: [t.groupId, t.languageCode] })],
)

export const dishOptions = sqliteTable(
  'dish_options',
  {
    id: id(),
    groupId: text('group_id')
      .notNull()
      .references(() => optionGroups.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    priceOre: integer('price_ore').notNull(),
    /** By the size of the dish, where it is another price. */
    priceBySize: text('price_by_size', { mode: 'json' }).$type<Record<string, number>>().notNull(),
    allergens: text('allergens', { mode: 'json' }).$type<Allergen[]>().notNull(),
    isDefault: flag('is_default').notNull(),
    /** Epoch ms. */
    soldOutUntil: integer('sold_out_until'),
    sortOrder: integer('sort_order').notNull(),
  },
  (t) => [uniqueIndex('dish_options_key').on(t.groupId, t.key)],
)

export const dishOptionTranslations = sqliteTable(
  'dish_option_translations',
  {
    optionId: text('option_id')
      .notNull()
      .references(() => dishOptions.id, { onDelete: 'cascade' }),
    languageCode: text('language_code')
      .notNull()
      .references(() => languages.code),
    title: text('title').notNull(),
  },
  (t) => [primaryKey({ columns: [t.optionId, t.languageCode] })],
)

export const dishOptionGroups = sqliteTable(
  'dish_option_groups',
  {
    dishId: text('dish_id')
      .notNull()
      .references(() => dishes.productId, { onDelete: 'cascade' }),
    groupId: text('group_id')
      .notNull()
      .references(() => optionGroups.id, { onDelete: 'cascade' }),
    sortOrder: integer('sort_order').notNull(),
    /** By the key of an option, what it costs with this dish where that is another price. */
    prices: text('prices', { mode: 'json' }).$type<Record<string, number>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.dishId, t.groupId] })],
)
