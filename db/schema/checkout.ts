import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { type Temperature, vatClasses } from '#domain/catalog.ts'
import { shippingKinds } from '#domain/checkout.ts'
import { audited, flag, id } from './columns.ts'
import { factories } from './settings.ts'
import { languages } from './languages.ts'

/** A rate in basis points per class, with the dates it is in force: a change of law is a row. */
export const taxRates = sqliteTable(
  'tax_rates',
  {
    class: text('class', { enum: vatClasses }).notNull(),
    percentBp: integer('percent_bp').notNull(),
    validFrom: text('valid_from').notNull(),
    validTo: text('valid_to'),
  },
  (t) => [primaryKey({ columns: [t.class, t.validFrom] })],
)

export const shippingMethods = sqliteTable('shipping_methods', {
  id: id(),
  factoryId: text('factory_id')
    .notNull()
    .references(() => factories.id),
  kind: text('kind', { enum: shippingKinds }).notNull(),
  temperatures: text('temperatures', { mode: 'json' }).$type<Temperature[]>().notNull(),
  freeFromOre: integer('free_from_ore'),
  /** Orders before this hour of Europe/Oslo go the same working day. */
  cutOffHour: integer('cut_off_hour').notNull(),
  leadDays: integer('lead_days').notNull(),
  isActive: flag('is_active').notNull(),
  sortOrder: integer('sort_order').notNull(),
  ...audited(),
})

export const shippingMethodTranslations = sqliteTable(
  'shipping_method_translations',
  {
    methodId: text('method_id')
      .notNull()
      .references(() => shippingMethods.id, { onDelete: 'cascade' }),
    languageCode: text('language_code')
      .notNull()
      .references(() => languages.code),
    name: text('name').notNull(),
    description: text('description').notNull(),
  },
  (t) => [primaryKey({ columns: [t.methodId, t.languageCode] })],
)

/** Freight by weight: the first row whose `up_to_g` holds the parcel. */
export const shippingRates = sqliteTable(
  'shipping_rates',
  {
    methodId: text('method_id')
      .notNull()
      .references(() => shippingMethods.id, { onDelete: 'cascade' }),
    upToG: integer('up_to_g').notNull(),
    priceOre: integer('price_ore').notNull(),
  },
  (t) => [primaryKey({ columns: [t.methodId, t.upToG] })],
)

/** Postcodes that our own van reaches, and the weekdays (0 is Sunday) it goes there. */
export const deliveryAreas = sqliteTable(
  'delivery_areas',
  {
    methodId: text('method_id')
      .notNull()
      .references(() => shippingMethods.id, { onDelete: 'cascade' }),
    postcode: text('postcode').notNull(),
    city: text('city').notNull(),
    weekdays: text('weekdays', { mode: 'json' }).$type<number[]>().notNull(),
    priceOre: integer('price_ore').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.methodId, t.postcode] }),
    index('delivery_areas_postcode').on(t.postcode),
  ],
)

/** Times that a method serves each week, and how many orders each time holds. */
export const shippingSlots = sqliteTable(
  'shipping_slots',
  {
    methodId: text('method_id')
      .notNull()
      .references(() => shippingMethods.id, { onDelete: 'cascade' }),
    weekday: integer('weekday').notNull(),
    fromMinute: integer('from_minute').notNull(),
    toMinute: integer('to_minute').notNull(),
    capacity: integer('capacity').notNull(),
  },
  (t) => [primaryKey({ columns: [t.methodId, t.weekday, t.fromMinute] })],
)

export const slotBookings = sqliteTable(
  'slot_bookings',
  {
    methodId: text('method_id')
      .notNull()
      .references(() => shippingMethods.id, { onDelete: 'cascade' }),
    date: text('date').notNull(),
    fromMinute: integer('from_minute').notNull(),
    taken: integer('taken').notNull(),
    capacity: integer('capacity').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.methodId, t.date, t.fromMinute] }),
    check('slot_bookings_taken', sql`${t.taken} >= 0`),
    check('slot_bookings_full', sql`${t.taken} <= ${t.capacity}`),
  ],
)
