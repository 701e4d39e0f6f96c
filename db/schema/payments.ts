import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { onlineMethods } from '#domain/checkout.ts'
import {
  paidKinds,
  paymentModes,
  paymentOperationKinds,
  paymentOperationStates,
  paymentStates,
} from '#domain/payments.ts'
import { flag, id } from './columns.ts'
import { factories } from './settings.ts'

/** Money of an order that is paid online. Its row is written with the order, before the provider is asked: none is ever paid without one. Øre, epoch ms. */
export const payments = sqliteTable(
  'payments',
  {
    id: id(),
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    kind: text('kind', { enum: paidKinds }).notNull(),
    orderId: text('order_id').notNull(),
    provider: text('provider', { enum: onlineMethods }).notNull(),
    mode: text('mode', { enum: paymentModes }).notNull(),
    /** Ours, by which the provider knows it: 8 to 50 letters, digits and hyphens. */
    reference: text('reference').notNull().unique(),
    /** The provider's own, once it has one. */
    providerReference: text('provider_reference'),
    /** Where the buyer pays; null until the provider has answered. */
    payUrl: text('pay_url'),
    state: text('state', { enum: paymentStates }).notNull(),
    amountOre: integer('amount_ore').notNull(),
    authorizedOre: integer('authorized_ore').notNull().default(0),
    capturedOre: integer('captured_ore').notNull().default(0),
    cancelledOre: integer('cancelled_ore').notNull().default(0),
    refundedOre: integer('refunded_ore').notNull().default(0),
    /** Captures of parts are possible: not with every card. */
    canCaptureParts: flag('can_capture_parts').notNull().default(false),
    /** It was authorized when its order was over and the goods were gone. */
    isLate: flag('is_late').notNull().default(false),
    /** What was taken out of the cart for the order: it goes back there where nothing is paid. */
    cartLines: text('cart_lines', { mode: 'json' }).$type<unknown[]>().notNull().default([]),
    cartId: text('cart_id'),
    expiresAt: integer('expires_at').notNull(),
    /** When the provider was last asked how it stands. */
    checkedAt: integer('checked_at'),
    rev: integer('rev').notNull().default(1),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (t) => [
    index('payments_order').on(t.kind, t.orderId, t.createdAt),
    index('payments_open')
      .on(t.expiresAt)
      .where(sql`state = 'created'`),
    index('payments_held')
      .on(t.checkedAt)
      .where(sql`state = 'authorized' and captured_ore + cancelled_ore < authorized_ore`),
    check('payments_amount', sql`${t.amountOre} > 0`),
    check(
      'payments_sums',
      sql`${t.capturedOre} + ${t.cancelledOre} <= ${t.authorizedOre} and ${t.refundedOre} <= ${t.capturedOre}`,
    ),
  ],
)

/** What is to be done with money that is set aside: a row is written in the batch that makes it due, and done until the provider has said yes or no. */
export const paymentOperations = sqliteTable(
  'payment_operations',
  {
    /** The provider is asked under this key each time: however often, it does it once. */
    id: id(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    kind: text('kind', { enum: paymentOperationKinds }).notNull(),
    amountOre: integer('amount_ore').notNull(),
    /** No more will be captured of the payment. */
    isLast: flag('is_last').notNull().default(false),
    /** What made it due, such as a shipment or a refund: one of a kind for each. */
    dedupeKey: text('dedupe_key').notNull().unique(),
    state: text('state', { enum: paymentOperationStates }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    dueAt: integer('due_at').notNull(),
    /** What the provider said, or what lay in the way. */
    lastError: text('last_error'),
    createdAt: integer('created_at').notNull(),
    doneAt: integer('done_at'),
  },
  (t) => [
    index('payment_operations_payment').on(t.paymentId, t.createdAt),
    index('payment_operations_due')
      .on(t.dueAt)
      .where(sql`state = 'queued'`),
    index('payment_operations_failed')
      .on(t.createdAt)
      .where(sql`state = 'failed'`),
    check('payment_operations_amount', sql`${t.amountOre} > 0`),
  ],
)

/** What providers have told us by themselves, each once. */
export const paymentNotices = sqliteTable(
  'payment_notices',
  {
    id: id(),
    provider: text('provider', { enum: onlineMethods }).notNull(),
    /** The provider's own id of it. */
    noticeId: text('notice_id').notNull(),
    /** Of our payments; null where it names none that we know. */
    paymentId: text('payment_id'),
    event: text('event').notNull(),
    receivedAt: integer('received_at').notNull(),
    /** When the payment was seen to stand as the provider says; null while that is still to be asked. */
    settledAt: integer('settled_at'),
  },
  (t) => [
    uniqueIndex('payment_notices_once').on(t.provider, t.noticeId),
    index('payment_notices_received').on(t.receivedAt),
    index('payment_notices_unsettled')
      .on(t.receivedAt)
      .where(sql`settled_at is null`),
  ],
)
