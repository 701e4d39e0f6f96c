import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { settlements } from '#domain/short-items.ts'
import type { VatRow } from '#domain/orders.ts'
import { type RefundedLine, refundCauses, refundWays } from '#domain/refunds.ts'
import type { SentLine } from '#domain/shipments.ts'
import type { SubstituteFacts } from '#domain/substitutes.ts'
import { flag, id } from './columns.ts'
import { orderLines, orders } from './orders.ts'
import { factories } from './settings.ts'

/** What was not on the shelf when an order was picked, what its buyer was offered instead, and what came of it. */
export const shortItems = sqliteTable(
  'short_items',
  {
    id: id(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    lineId: text('line_id')
      .notNull()
      .references(() => orderLines.id),
    quantity: integer('quantity').notNull(),
    /** How many of them left the book of the stock when they were not found: none of what is not counted. */
    lostQty: integer('lost_qty').notNull().default(0),
    /** What can come instead, under the name that the buyer reads, for this much each. */
    substituteId: text('substitute_id'),
    substituteTitle: text('substitute_title'),
    substituteOre: integer('substitute_ore'),
    substituteFacts: text('substitute_facts', { mode: 'json' }).$type<SubstituteFacts>(),
    askedAt: integer('asked_at').notNull(),
    /** Before then it is not dropped: the day to answer begins when the mail that asks has left, which is later. */
    dueAt: integer('due_at').notNull(),
    /** Null while nobody has answered; what waits can still be dropped, or arrive. */
    settledAs: text('settled_as', { enum: settlements }),
    settledAt: integer('settled_at'),
    /** The goods had been paid when they were dropped or replaced. */
    wasPaid: flag('was_paid').notNull().default(false),
  },
  (t) => [
    index('short_items_order').on(t.orderId, t.askedAt),
    index('short_items_due')
      .on(t.dueAt)
      .where(sql`settled_as is null`),
    uniqueIndex('short_items_unsettled')
      .on(t.lineId)
      .where(sql`settled_as is null or settled_as = 'wait'`),
    check('short_items_quantity', sql`${t.quantity} > 0`),
  ],
)

/** What left of an order together. */
export const shipments = sqliteTable(
  'shipments',
  {
    id: id(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** The first of the order is 1. */
    number: integer('number').notNull(),
    carrier: text('carrier'),
    /** The parcel's number with its carrier. */
    tracking: text('tracking'),
    lines: text('lines', { mode: 'json' }).$type<SentLine[]>().notNull(),
    sentAt: integer('sent_at').notNull(),
    sentBy: text('sent_by'),
  },
  (t) => [uniqueIndex('shipments_order').on(t.orderId, t.number)],
)

/** What was paid back, each with the number of its credit note: rows are added and never changed. */
export const refunds = sqliteTable(
  'refunds',
  {
    id: id(),
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    number: text('number').notNull(),
    amountOre: integer('amount_ore').notNull(),
    vat: text('vat', { mode: 'json' }).$type<VatRow[]>().notNull(),
    /** The goods that it is for. */
    lines: text('lines', { mode: 'json' }).$type<RefundedLine[]>().notNull(),
    /** What it is beside goods. */
    otherOre: integer('other_ore').notNull(),
    /** What it settles: only that is no longer owed. */
    settles: text('settles', { enum: refundCauses }).notNull().default('goodwill'),
    /** The buyer reads it. */
    reason: text('reason').notNull(),
    way: text('way', { enum: refundWays }).notNull(),
    createdAt: integer('created_at').notNull(),
    createdBy: text('created_by'),
  },
  (t) => [
    uniqueIndex('refunds_number').on(t.factoryId, t.number),
    index('refunds_order').on(t.orderId, t.createdAt),
    check('refunds_amount', sql`${t.amountOre} > 0`),
  ],
)
