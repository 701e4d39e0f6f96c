import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { complaintStates, type WithdrawnLine, withdrawalStates } from '#domain/after-sale.ts'
import { flag, id } from './columns.ts'
import { orders } from './orders.ts'

/** That a buyer has withdrawn from a purchase, or from a part of it: once per order, since the period is one. */
export const withdrawals = sqliteTable(
  'withdrawals',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    lines: text('lines', { mode: 'json' }).$type<WithdrawnLine[]>().notNull(),
    /** What the goods cost, with the freight where all of the order goes back: what there is to pay back if it was paid. */
    amountOre: integer('amount_ore').notNull(),
    /** As who withdrew wrote them. */
    name: text('name').notNull(),
    email: text('email').notNull(),
    receivedAt: integer('received_at').notNull(),
    status: text('status', { enum: withdrawalStates }).notNull(),
    /** Why it was declined, for the buyer to read. */
    reason: text('reason').notNull().default(''),
    decidedBy: text('decided_by'),
    /** Of one that is accepted: what had left and comes back, what does not leave any more, and whether that had been paid. */
    returnedLines: text('returned_lines', { mode: 'json' })
      .$type<WithdrawnLine[]>()
      .notNull()
      .default([]),
    droppedLines: text('dropped_lines', { mode: 'json' })
      .$type<WithdrawnLine[]>()
      .notNull()
      .default([]),
    wasPaid: flag('was_paid').notNull().default(false),
    rev: integer('rev').notNull().default(1),
    updatedAt: integer('updated_at').notNull(),
  },
  // Those that wait for an answer alone.
  (t) => [
    index('withdrawals_open')
      .on(t.orderId)
      .where(sql`status = 'received'`),
  ],
)

/** Something is wrong with the goods: the buyer's words, and what the shop answered. */
export const complaints = sqliteTable(
  'complaints',
  {
    id: id(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    status: text('status', { enum: complaintStates }).notNull(),
    answer: text('answer').notNull().default(''),
    decidedBy: text('decided_by'),
    rev: integer('rev').notNull().default(1),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (t) => [
    index('complaints_order').on(t.orderId, t.createdAt),
    index('complaints_open')
      .on(t.orderId)
      .where(sql`status = 'open'`),
  ],
)

/** Pictures of a complaint: no part of the library, and read by the people of its order alone. */
export const complaintPictures = sqliteTable(
  'complaint_pictures',
  {
    id: id(),
    complaintId: text('complaint_id')
      .notNull()
      .references(() => complaints.id, { onDelete: 'cascade' }),
    storageKey: text('storage_key').notNull().unique(),
    contentHash: text('content_hash').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Degrees clockwise to be shown upright. */
    turn: integer('turn').$type<0 | 90 | 180 | 270>().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [uniqueIndex('complaint_pictures_content').on(t.complaintId, t.contentHash)],
)
