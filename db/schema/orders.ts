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
import type { PaymentStatus } from '#domain/admin-orders.schema.ts'
import { type OrderAddress, orderStatuses, type VatRow } from '#domain/orders.ts'
import { buyerKinds, paymentMethods, shippingKinds } from '#domain/checkout.ts'
import { flag, id } from './columns.ts'
import { factories } from './settings.ts'
import { products } from './catalog.ts'

/** Human numbers without gaps: the last one given per scope and year. */
export const counters = sqliteTable(
  'counters',
  {
    scope: text('scope').notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.year] })],
)

export const orders = sqliteTable(
  'orders',
  {
    id: id(),
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    number: text('number').notNull(),
    publicToken: text('public_token').notNull().unique(),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    channel: text('channel', { enum: ['shop', 'restaurant', 'quote'] }).notNull(),
    status: text('status', { enum: orderStatuses }).notNull(),
    paymentMethod: text('payment_method', {
      enum: paymentMethods,
    }).notNull(),
    paymentStatus: text('payment_status').$type<PaymentStatus>().notNull(),
    userId: text('user_id'),
    /** SHA-256 of the buyer's guest cookie: who holds it sees the order in full. */
    guestHash: text('guest_hash'),
    buyerKind: text('buyer_kind', { enum: buyerKinds }).notNull(),
    email: text('email').notNull(),
    /** When it was shown that the buyer, or who claims the order, reads the address: until then no mail there carries what the buyer typed. */
    emailProvenAt: integer('email_proven_at'),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    companyName: text('company_name'),
    orgNo: text('org_no'),
    poNumber: text('po_number'),
    invoiceAddress: text('invoice_address'),
    languageCode: text('language_code').notNull(),
    shippingMethodId: text('shipping_method_id').notNull(),
    shippingKind: text('shipping_kind', { enum: shippingKinds }).notNull(),
    /** The method's name in the buyer's language, as it was. */
    shippingName: text('shipping_name').notNull(),
    address: text('address', { mode: 'json' }).$type<OrderAddress>(),
    promisedDate: text('promised_date'),
    promisedFromMinute: integer('promised_from_minute'),
    promisedToMinute: integer('promised_to_minute'),
    note: text('note').notNull().default(''),
    itemsOre: integer('items_ore').notNull(),
    shippingOre: integer('shipping_ore').notNull(),
    totalOre: integer('total_ore').notNull(),
    vat: text('vat', { mode: 'json' }).$type<VatRow[]>().notNull(),
    termsAcceptedAt: integer('terms_accepted_at').notNull(),
    /** The parcel's number with its carrier. */
    tracking: text('tracking'),
    /** The till's own number for an order that was paid at the counter. */
    receiptNo: text('receipt_no'),
    /** What was paid, in øre, and the VAT in it; null while nothing is, and of orders that were paid before this was kept. */
    paidOre: integer('paid_ore'),
    paidVat: text('paid_vat', { mode: 'json' }).$type<VatRow[]>(),
    /** What went back of it. */
    refundedOre: integer('refunded_ore').notNull().default(0),
    /** What the people of the factory search an order by, beside its number: see `orderSearchText`. */
    searchText: text('search_text').notNull().default(''),
    rev: integer('rev').notNull().default(1),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('orders_number').on(t.factoryId, t.number),
    index('orders_guest').on(t.guestHash),
    index('orders_user').on(t.userId, t.createdAt),
    index('orders_created').on(t.factoryId, t.createdAt),
    // All that the sales of a day add up, so that they read no order for it.
    index('orders_sales').on(t.factoryId, t.createdAt, t.status, t.totalOre),
    index('orders_status').on(t.factoryId, t.status, t.createdAt),
    index('orders_payment').on(t.factoryId, t.paymentStatus, t.status),
    index('orders_promised').on(t.factoryId, t.promisedDate, t.promisedFromMinute),
    index('orders_unready')
      .on(t.factoryId, t.promisedDate)
      .where(
        sql`status in ('awaiting_payment', 'placed', 'confirmed', 'processing', 'partly_shipped')`,
      ),
    index('orders_sum').on(t.factoryId, t.totalOre),
    // All that the list of customers adds up, so that it reads no order for it.
    index('orders_customers').on(
      ...([t.factoryId, t.userId, t.email, t.status, t.totalOre, t.createdAt] as const),
    ),
    // All that a search reads, so that it reads nothing else of the orders it does not find.
    index('orders_search').on(t.factoryId, t.searchText, t.number),
    index('orders_unapproved')
      .on(t.createdAt)
      .where(sql`status = 'placed' and payment_method = 'invoice'`),
    check('orders_total', sql`${t.totalOre} = ${t.itemsOre} + ${t.shippingOre}`),
  ],
)

/** Who reads an order in full beside its buyer, because they typed the code that was mailed to its address. */
export const orderViewers = sqliteTable(
  'order_viewers',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** A person, or SHA-256 of a guest's cookie: see `keyHolder`. */
    holder: text('holder').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.holder] }),
    index('order_viewers_holder').on(t.holder),
  ],
)

/** What those who work here write to each other about an order: no buyer reads it on any page. */
export const orderNotes = sqliteTable(
  'order_notes',
  {
    id: id(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    createdAt: integer('created_at').notNull(),
    createdBy: text('created_by'),
  },
  (t) => [index('order_notes_order').on(t.orderId, t.createdAt)],
)

/** What was bought, as it was: names, prices, rates and allergens never follow later changes. */
export const orderLines = sqliteTable(
  'order_lines',
  {
    id: id(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** Null of what was made for this buyer alone, by a quote. */
    productId: text('product_id').references(() => products.id),
    sortOrder: integer('sort_order').notNull(),
    titleSnapshot: text('title_snapshot').notNull(),
    packageSizeSnapshot: text('package_size_snapshot').notNull(),
    imageSnapshot: text('image_snapshot'),
    sku: text('sku').notNull(),
    gtin: text('gtin'),
    options: text('options', { mode: 'json' })
      .$type<{ label: string; value: string }[]>()
      .notNull(),
    optionsKey: text('options_key').notNull(),
    allergens: text('allergens', { mode: 'json' })
      .$type<{ code: string; level: string; detail: string }[]>()
      .notNull(),
    withdrawalPolicy: text('withdrawal_policy').notNull(),
    qty: integer('qty').notNull(),
    /** What the line holds on the shelf: what is sent or dropped holds nothing there, nor what is not tracked. */
    reservedQty: integer('reserved_qty').notNull(),
    /** How many of those that were ordered are no longer part of the order: `qty` is what is left of them. */
    droppedQty: integer('dropped_qty').notNull().default(0),
    /** How many have left. */
    sentQty: integer('sent_qty').notNull().default(0),
    /** Those that are there lie in the buyer's box. */
    isPicked: flag('is_picked').notNull().default(false),
    /** Lot and best-before day of what was picked: goods that are called back are found by them. */
    lot: text('lot'),
    bestBefore: text('best_before'),
    /** The line that this one stands in for. */
    substituteFor: text('substitute_for'),
    unitOre: integer('unit_ore').notNull(),
    /** The price of a piece without VAT, of what a quote agreed: the line's sum is then its share of the offer's, and the price with VAT is rounded. */
    netUnitOre: integer('net_unit_ore'),
    lineOre: integer('line_ore').notNull(),
    vatBp: integer('vat_bp').notNull(),
  },
  (t) => [
    index('order_lines_order').on(t.orderId, t.sortOrder),
    check(
      'order_lines_sum',
      sql`${t.netUnitOre} is not null or ${t.lineOre} = ${t.unitOre} * ${t.qty}`,
    ),
    check('order_lines_price', sql`${t.unitOre} > 0`),
  ],
)

/** Append-only: every step of an order, a quote or a ticket, with who took it and when. */
export const events = sqliteTable(
  'events',
  {
    id: id(),
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    fromState: text('from_state'),
    toState: text('to_state').notNull(),
    event: text('event').notNull(),
    actorType: text('actor_type', { enum: ['guest', 'customer', 'staff', 'system'] }).notNull(),
    actorId: text('actor_id'),
    reason: text('reason'),
    data: text('data', { mode: 'json' }).$type<Record<string, unknown>>(),
    at: integer('at').notNull(),
  },
  (t) => [index('events_entity').on(t.entity, t.entityId, t.at)],
)

/** Messages waiting to leave. A row is written in the batch that makes it due. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: id(),
    factoryId: text('factory_id').notNull(),
    kind: text('kind').notNull(),
    /** One message per event, however often the event is queued. */
    dedupeKey: text('dedupe_key').notNull().unique(),
    languageCode: text('language_code').notNull(),
    recipient: text('recipient').notNull(),
    payload: text('payload', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    state: text('state', { enum: ['queued', 'sending', 'sent', 'failed'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    dueAt: integer('due_at').notNull(),
    lastError: text('last_error'),
    createdAt: integer('created_at').notNull(),
    sentAt: integer('sent_at'),
  },
  (t) => [index('outbox_due').on(t.state, t.dueAt)],
)

/** The right of one job to run; who dies with it loses it at `until`. */
export const jobLeases = sqliteTable('job_leases', {
  name: text('name').primaryKey(),
  holder: text('holder').notNull(),
  until: integer('until').notNull(),
})
