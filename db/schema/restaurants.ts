import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { tints } from '#domain/catalog.ts'
import { halfRules } from '#domain/dish-price.ts'
import type { DayPeriod } from '#domain/opening-hours.ts'
import { audited, flag, id } from './columns.ts'
import { languages } from './languages.ts'
import { factories } from './settings.ts'

/** A kitchen with guests. Money in øre, times in minutes. */
export const restaurants = sqliteTable(
  'restaurants',
  {
    id: id(),
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    slug: text('slug').notNull(),
    status: text('status', { enum: ['draft', 'open', 'hidden'] }).notNull(),
    street: text('street').notNull(),
    postcode: text('postcode').notNull(),
    city: text('city').notNull(),
    phone: text('phone').notNull(),
    tint: text('tint', { enum: tints }).notNull(),
    hasEatIn: flag('has_eat_in').notNull(),
    hasPickup: flag('has_pickup').notNull(),
    /** From an order until its food is ready, when nothing is in the way. */
    leadMinutes: integer('lead_minutes').notNull().default(20),
    slotMinutes: integer('slot_minutes').notNull().default(15),
    /** What the kitchen can make within one slot, in the points of its dishes. */
    slotPoints: integer('slot_points').notNull().default(20),
    halfRule: text('half_rule', { enum: halfRules }).notNull().default('highest'),
    halfSurchargeOre: integer('half_surcharge_ore').notNull().default(0),
    /** What an option on one half costs of its price, in basis points: 5000 is half. */
    halfToppingBp: integer('half_topping_bp').notNull().default(5000),
    /** Orders are taken without somebody who says so. */
    isAutoAccepted: flag('is_auto_accepted').notNull().default(false),
    /** An order that nobody answers within so many minutes has expired. */
    acceptMinutes: integer('accept_minutes').notNull().default(10),
    /** Expo cannot bump a ticket before all of its stations have. */
    isExpoStrict: flag('is_expo_strict').notNull().default(false),
    /** For so many days orders can be placed, today among them. */
    daysAhead: integer('days_ahead').notNull().default(7),
    sortOrder: integer('sort_order').notNull(),
    ...audited(),
  },
  (t) => [uniqueIndex('restaurants_slug').on(t.factoryId, t.slug)],
)

export const restaurantTranslations = sqliteTable(
  'restaurant_translations',
  {
    restaurantId: text('restaurant_id')
      .notNull()
      .references(() => restaurants.id, { onDelete: 'cascade' }),
    languageCode: text('language_code')
      .notNull()
      .references(() => languages.code),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** Name and description with case and accents folded: what a search looks into. */
    folded: text('folded').notNull(),
  },
  (t) => [primaryKey({ columns: [t.restaurantId, t.languageCode] })],
)

/** When a restaurant is open in a usual week, by the clock in Oslo. What closes no later than it opens closes on the next day. */
export const openingPeriods = sqliteTable(
  'opening_periods',
  {
    id: id(),
    restaurantId: text('restaurant_id')
      .notNull()
      .references(() => restaurants.id, { onDelete: 'cascade' }),
    /** 0 is Sunday. */
    weekday: integer('weekday').notNull(),
    opensMinute: integer('opens_minute').notNull(),
    closesMinute: integer('closes_minute').notNull(),
  },
  (t) => [index('opening_periods_restaurant').on(t.restaurantId, t.weekday)],
)

/** A date on which it is open at other times than in a usual week; without periods it is closed. */
export const openingExceptions = sqliteTable(
  'opening_exceptions',
  {
    id: id(),
    restaurantId: text('restaurant_id')
      .notNull()
      .references(() => restaurants.id, { onDelete: 'cascade' }),
    date: text('date').notNull(),
    periods: text('periods', { mode: 'json' }).$type<DayPeriod[]>().notNull(),
  },
  (t) => [uniqueIndex('opening_exceptions_date').on(t.restaurantId, t.date)],
)

export const openingExceptionTranslations = sqliteTable(
  'opening_exception_translations',
  {
    exceptionId: text('exception_id')
      .notNull()
      .references(() => openingExceptions.id, { onDelete: 'cascade' }),
    languageCode: text('language_code')
      .notNull()
      .references(() => languages.code),
    reason: text('reason').notNull(),
  },
  (t) => [primaryKey({ columns: [t.exceptionId, t.languageCode] })],
)
