import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { type InvoiceData, invoiceKinds } from '#domain/invoices.ts'
import { refunds } from './fulfilment.ts'
import { id } from './columns.ts'
import { orders } from './orders.ts'
import { factories } from './settings.ts'

/** Invoices and credit notes, each with a number of a series without gaps: rows are added and never changed. */
export const invoices = sqliteTable(
  'invoices',
  {
    id: id(),
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind', { enum: invoiceKinds }).notNull(),
    number: text('number').notNull(),
    /** Of a credit note: the money back that it is for. */
    refundId: text('refund_id').references(() => refunds.id),
    /** The day in Oslo, and the day by which an invoice is paid. */
    issuedOn: text('issued_on').notNull(),
    dueOn: text('due_on'),
    languageCode: text('language_code').notNull(),
    data: text('data', { mode: 'json' }).$type<InvoiceData>().notNull(),
    createdAt: integer('created_at').notNull(),
    createdBy: text('created_by'),
  },
  (t) => [
    uniqueIndex('invoices_number').on(t.factoryId, t.number),
    index('invoices_order').on(t.orderId, t.createdAt),
    uniqueIndex('invoices_one')
      .on(t.orderId)
      .where(sql`kind = 'invoice'`),
    uniqueIndex('invoices_refund').on(t.refundId),
    check('invoices_credit', sql`(${t.kind} = 'credit_note') = (${t.refundId} is not null)`),
  ],
)
