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
import type { Allergen } from '#domain/catalog.ts'
import type { ChosenDish } from '#domain/chosen-dish.ts'
import type { DishBreakdown } from '#domain/dish-price.ts'
import { onlineMethods } from '#domain/checkout.ts'
import { serviceModes } from '#domain/orderable.ts'
import type { VatRow } from '#domain/orders.ts'
import { restaurantOrderStatuses, ticketLineStates } from '#domain/restaurant-orders.ts'
import type { TicketWords } from '#domain/ticket-words.ts'
import { products } from './catalog.ts'
import { audited, flag, id } from './columns.ts'
import { restaurants } from './restaurants.ts'
import { factories } from './settings.ts'

/** A table with a code on it. A guest who has its address sits there; a new token makes the printed code worthless. */
export const restaurantTables = sqliteTable(
  'restaurant_tables',
  {
    id: id(),
    restaurantId: text('restaurant_id')
      .notNull()
      .references(() => restaurants.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** 128 random bits: the address `/t/{token}` cannot be guessed from another table's. */
    token: text('token').notNull().unique(),
    sortOrder: integer('sort_order').notNull(),
    ...audited(),
  },
  (t) => [uniqueIndex('restaurant_tables_name').on(t.restaurantId, t.name)],
)

/** What is not as usual until a time: nothing lasts longer than somebody said. */
export const restaurantOverrides = sqliteTable(
  'restaurant_overrides',
  {
    restaurantId: text('restaurant_id')
      .notNull()
      .references(() => restaurants.id, { onDelete: 'cascade' }),
    /** `pause`: no orders are taken; `rush`: each takes so many minutes more. */
    kind: text('kind', { enum: ['pause', 'rush'] }).notNull(),
    /** Epoch ms. */
    until: integer('until').notNull(),
    minutes: integer('minutes').notNull().default(0),
    setAt: integer('set_at').notNull(),
    setBy: text('set_by').notNull(),
  },
  (t) => [primaryKey({ columns: [t.restaurantId, t.kind] })],
)

/** The number that a restaurant's screens follow: raised in the batch of whatever they show. Apart from the restaurant, which is edited. */
export const restaurantFeeds = sqliteTable('restaurant_feeds', {
  restaurantId: text('restaurant_id')
    .primaryKey()
    .references(() => restaurants.id, { onDelete: 'cascade' }),
  revision: integer('revision').notNull(),
})

/** An order to a restaurant: one row for guest, kitchen, queue and tracking. Money in øre, times epoch ms. */
export const restaurantOrders = sqliteTable(
  'restaurant_orders',
  {
    id: id(),
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    restaurantId: text('restaurant_id')
      .notNull()
      .references(() => restaurants.id),
    publicToken: text('public_token').notNull().unique(),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    /** The date that its number belongs to: see `numberDayBeginsHour`. */
    day: text('day').notNull(),
    /** The orders of a restaurant's day, from 1; the number that is called is `ticketNumber` of it. */
    sequence: integer('sequence').notNull(),
    ticket: integer('ticket').notNull(),
    mode: text('mode', { enum: serviceModes }).notNull(),
    tableId: text('table_id').references(() => restaurantTables.id, { onDelete: 'set null' }),
    /** As it was called; null where the guest sits at none that is known. */
    tableName: text('table_name'),
    status: text('status', { enum: restaurantOrderStatuses }).notNull(),
    paymentMethod: text('payment_method', { enum: ['pay_at_counter', ...onlineMethods] })
      .notNull()
      .default('pay_at_counter'),
    /** Of one that is paid at the counter, through its till: `captured` once it is. */
    paymentStatus: text('payment_status', {
      enum: ['pending', 'authorized', 'captured', 'voided', 'refunded'],
    })
      .notNull()
      .default('pending'),
    tillReceiptNo: text('till_receipt_no'),
    userId: text('user_id'),
    /** SHA-256 of the guest's cookie: who holds it sees the order in full. */
    guestHash: text('guest_hash'),
    name: text('name').notNull(),
    phone: text('phone').notNull().default(''),
    email: text('email').notNull().default(''),
    languageCode: text('language_code').notNull(),
    hasCutlery: flag('has_cutlery').notNull().default(false),
    /** The guest's own words. */
    comment: text('comment').notNull().default(''),
    allergyNote: text('allergy_note').notNull().default(''),
    /** As soon as possible: no time was asked for. */
    isAsap: flag('is_asap').notNull(),
    /** The slot that it has. */
    slotAt: integer('slot_at').notNull(),
    /** When its food is to be ready; a delay moves it. */
    promisedAt: integer('promised_at').notNull(),
    /** A new order that nobody has answered by then has expired. */
    acceptBy: integer('accept_by').notNull(),
    points: integer('points').notNull(),
    /** The longest time that one of its dishes takes. */
    prepMinutes: integer('prep_minutes').notNull(),
    isPriority: flag('is_priority').notNull().default(false),
    /** It was changed or cancelled, and nobody in the kitchen has said yet that they saw it. */
    isUnseen: flag('is_unseen').notNull().default(false),
    acceptedAt: integer('accepted_at'),
    startedAt: integer('started_at'),
    readyAt: integer('ready_at'),
    closedAt: integer('closed_at'),
    /** Why it was rejected, called off or put off, last: a word of the closed list, and words of the kitchen's own. */
    reason: text('reason'),
    reasonText: text('reason_text'),
    totalOre: integer('total_ore').notNull(),
    vat: text('vat', { mode: 'json' }).$type<VatRow[]>().notNull(),
    termsAcceptedAt: integer('terms_accepted_at').notNull(),
    rev: integer('rev').notNull().default(1),
    /** The restaurant's revision with which it changed last. */
    feedRevision: integer('feed_revision').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('restaurant_orders_number').on(t.restaurantId, t.day, t.sequence),
    index('restaurant_orders_feed').on(t.restaurantId, t.feedRevision),
    // All that a board or a queue reads: the finished ones of a year are not in it.
    index('restaurant_orders_open')
      .on(t.restaurantId, t.promisedAt)
      .where(sql`status in ('new', 'accepted', 'preparing', 'ready')`),
    index('restaurant_orders_waiting')
      .on(t.acceptBy)
      .where(sql`status = 'new'`),
    // What was cancelled stays on the board until somebody has seen it.
    index('restaurant_orders_unseen')
      .on(t.restaurantId)
      .where(sql`is_unseen = 1`),
    index('restaurant_orders_user').on(t.userId),
    index('restaurant_orders_email').on(t.factoryId, t.email),
    check('restaurant_orders_total', sql`${t.totalOre} > 0`),
  ],
)

/** What was ordered, as it was: names, prices, rates and allergens never follow later changes. */
export const restaurantOrderLines = sqliteTable(
  'restaurant_order_lines',
  {
    id: id(),
    orderId: text('order_id')
      .notNull()
      .references(() => restaurantOrders.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    sortOrder: integer('sort_order').notNull(),
    state: text('state', { enum: ticketLineStates }).notNull().default('waiting'),
    stateAt: integer('state_at').notNull(),
    /** In the guest's language. */
    title: text('title').notNull(),
    options: text('options', { mode: 'json' })
      .$type<{ label: string; value: string }[]>()
      .notNull(),
    words: text('words', { mode: 'json' }).$type<TicketWords>().notNull(),
    chosen: text('chosen', { mode: 'json' }).$type<ChosenDish>().notNull(),
    breakdown: text('breakdown', { mode: 'json' }).$type<DishBreakdown>().notNull(),
    allergens: text('allergens', { mode: 'json' }).$type<Allergen[]>().notNull(),
    /** The guest's own words about this dish. */
    comment: text('comment').notNull().default(''),
    allergyNote: text('allergy_note').notNull().default(''),
    qty: integer('qty').notNull(),
    unitOre: integer('unit_ore').notNull(),
    lineOre: integer('line_ore').notNull(),
    vatBp: integer('vat_bp').notNull(),
    /** Of all of it. */
    points: integer('points').notNull(),
    prepMinutes: integer('prep_minutes').notNull(),
  },
  (t) => [
    index('restaurant_order_lines_order').on(t.orderId, t.sortOrder),
    check('restaurant_order_lines_sum', sql`${t.lineOre} = ${t.unitOre} * ${t.qty}`),
    check('restaurant_order_lines_price', sql`${t.unitOre} > 0`),
  ],
)

/** The points of a slot that somebody has: a guest who is ordering until `expires_at`, an order for good. */
export const slotPoints = sqliteTable(
  'slot_points',
  {
    restaurantId: text('restaurant_id')
      .notNull()
      .references(() => restaurants.id, { onDelete: 'cascade' }),
    /** Epoch ms. */
    slotAt: integer('slot_at').notNull(),
    /** The order's id, or who holds it: see `keyHolder`. */
    holder: text('holder').notNull(),
    points: integer('points').notNull(),
    /** Null: it is an order's. */
    expiresAt: integer('expires_at'),
  },
  (t) => [
    primaryKey({ columns: [t.restaurantId, t.slotAt, t.holder] }),
    index('slot_points_holder').on(t.holder),
    index('slot_points_expiry').on(t.expiresAt),
  ],
)
