import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { VatRow } from '#domain/orders.ts'
import type { KeptOfferDraft } from '#domain/admin-quotes.schema.ts'
import type { OfferLine } from '#domain/offer.ts'
import { quoteDeliveries, quoteFrequencies, quoteStatuses, quoteUnits } from '#domain/quotes.ts'
import { products } from './catalog.ts'
import { flag, id } from './columns.ts'
import { orders } from './orders.ts'
import { factories } from './settings.ts'

/** A business asks what goods would cost: what it asked never changes, what it is answered are its offers. */
export const quotes = sqliteTable(
  'quotes',
  {
    id: id(),
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    number: text('number').notNull(),
    /** Who holds it reads the quote and answers: it travels by mail alone, so its holder reads that address. */
    publicToken: text('public_token').notNull().unique(),
    status: text('status', { enum: quoteStatuses }).notNull(),
    userId: text('user_id'),
    guestHash: text('guest_hash'),
    company: text('company').notNull(),
    orgNo: text('org_no').notNull(),
    contact: text('contact').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    languageCode: text('language_code').notNull(),
    delivery: text('delivery', { enum: quoteDeliveries }).notNull(),
    /** Empty where it is picked up; the street is asked for again when an offer is accepted. */
    street: text('street').notNull().default(''),
    postcode: text('postcode').notNull().default(''),
    city: text('city').notNull().default(''),
    /** The day on which the goods are wanted. */
    wantedOn: text('wanted_on').notNull(),
    frequency: text('frequency', { enum: quoteFrequencies }).notNull(),
    message: text('message').notNull().default(''),
    consentAt: integer('consent_at').notNull(),
    /** Who of sales answers it. */
    assignedTo: text('assigned_to'),
    /** When the answer is due; null while the buyer owes one, or nothing is owed any more. */
    dueAt: integer('due_at'),
    /** What was left of the working day when the clock was stopped, in minutes. */
    minutesLeft: integer('minutes_left'),
    /** The offer that is being written; nobody outside sees it. */
    draft: text('draft', { mode: 'json' }).$type<KeptOfferDraft>(),
    /** The version of the offer that counts; 0 before the first. */
    offerVersion: integer('offer_version').notNull().default(0),
    /** The last day of that offer, so that the job finds it. */
    validUntil: text('valid_until'),
    remindedAt: integer('reminded_at'),
    /** Why it was won or lost: a word of `declineReasons`, `rejectReasons` or `winReasons`, and what was written to it. */
    outcomeReason: text('outcome_reason'),
    outcomeNote: text('outcome_note').notNull().default(''),
    /** The order that the accepted offer became. */
    orderId: text('order_id').references(() => orders.id),
    /** The quote whose offer had expired when this one was asked for. */
    copyOf: text('copy_of'),
    /** What the people of the factory search a quote by, beside its number. */
    searchText: text('search_text').notNull().default(''),
    rev: integer('rev').notNull().default(1),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('quotes_number').on(t.factoryId, t.number),
    uniqueIndex('quotes_copy').on(t.copyOf),
    index('quotes_created').on(t.factoryId, t.createdAt),
    index('quotes_user').on(t.userId, t.createdAt),
    index('quotes_email').on(t.factoryId, t.email),
    index('quotes_status').on(t.factoryId, t.status, t.createdAt),
    index('quotes_valid')
      .on(t.validUntil)
      .where(sql`status = 'offered'`),
    index('quotes_order')
      .on(t.orderId)
      .where(sql`order_id is not null`),
    index('quotes_due')
      .on(t.factoryId, t.dueAt)
      .where(sql`due_at is not null`),
  ],
)

/** What was asked for, as it was: never changed. */
export const quoteLines = sqliteTable(
  'quote_lines',
  {
    id: id(),
    quoteId: text('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    sortOrder: integer('sort_order').notNull(),
    /** Null of what the buyer described in their own words. */
    productId: text('product_id').references(() => products.id),
    title: text('title').notNull(),
    packageSize: text('package_size').notNull().default(''),
    sku: text('sku').notNull().default(''),
    imageUrl: text('image_url'),
    quantity: integer('quantity').notNull(),
    unit: text('unit', { enum: quoteUnits }).notNull(),
    /** How many pieces that is. */
    pieces: integer('pieces').notNull(),
    note: text('note').notNull().default(''),
  },
  (t) => [
    index('quote_lines_quote').on(t.quoteId, t.sortOrder),
    check('quote_lines_quantity', sql`${t.quantity} > 0 and ${t.pieces} > 0`),
  ],
)

/** An answer with prices: rows are added and never changed. Sums are in øre. */
export const quoteOffers = sqliteTable(
  'quote_offers',
  {
    id: id(),
    quoteId: text('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    lines: text('lines', { mode: 'json' }).$type<OfferLine[]>().notNull(),
    freightNetOre: integer('freight_net_ore').notNull(),
    goodsNetOre: integer('goods_net_ore').notNull(),
    netOre: integer('net_ore').notNull(),
    vat: text('vat', { mode: 'json' }).$type<VatRow[]>().notNull(),
    totalOre: integer('total_ore').notNull(),
    /** The last day on which it can be accepted, in Oslo. */
    validUntil: text('valid_until').notNull(),
    /** How long the buyer has to pay the invoice, in days from its own. */
    paymentDays: integer('payment_days').notNull().default(30),
    /** What is agreed beside them. */
    terms: text('terms').notNull(),
    message: text('message').notNull(),
    sentAt: integer('sent_at').notNull(),
    sentBy: text('sent_by'),
  },
  (t) => [
    uniqueIndex('quote_offers_version').on(t.quoteId, t.version),
    check('quote_offers_total', sql`${t.totalOre} > 0`),
  ],
)

/** What buyer and sales write to each other, and the notes that only those who work here read. */
export const quoteMessages = sqliteTable(
  'quote_messages',
  {
    id: id(),
    quoteId: text('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    author: text('author', { enum: ['buyer', 'staff'] }).notNull(),
    authorName: text('author_name').notNull(),
    userId: text('user_id'),
    text: text('text').notNull(),
    /** The lines that it is about, by id: of an offer's where there is one, else of what was asked for. */
    lineIds: text('line_ids', { mode: 'json' }).$type<string[]>().notNull(),
    isInternal: flag('is_internal').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [index('quote_messages_quote').on(t.quoteId, t.createdAt)],
)

/** What a buyer sends along: kept under its hash, and read by those who answer quotes. */
export const quoteFiles = sqliteTable(
  'quote_files',
  {
    id: id(),
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    /** Null until the request is sent; what is never sent is cleaned away. */
    quoteId: text('quote_id').references(() => quotes.id, { onDelete: 'cascade' }),
    /** Who uploaded it: only they can send it along. */
    holder: text('holder').notNull(),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    bytes: integer('bytes').notNull(),
    storageKey: text('storage_key').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    index('quote_files_quote').on(t.quoteId),
    index('quote_files_key').on(t.storageKey),
    index('quote_files_unsent')
      .on(t.createdAt)
      .where(sql`quote_id is null`),
  ],
)
