import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import type { DayPeriod, WeekPeriod } from '#domain/opening-hours.ts'
import type { SellerDraft } from '#domain/seller-draft.ts'
import {
  applicationFields,
  applicationStatuses,
  sellerKinds,
  sellerStatuses,
} from '#domain/sellers.ts'
import { products } from './catalog.ts'
import { audited, id } from './columns.ts'
import { languages } from './languages.ts'
import { factories } from './settings.ts'
import { users } from './users.ts'

/** A business that sells the factory's goods to its own customers, and is found on the map. */
export const sellers = sqliteTable(
  'sellers',
  {
    id: id(),
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    slug: text('slug').notNull(),
    status: text('status', { enum: sellerStatuses }).notNull(),
    /** Why it was suspended or terminated. */
    statusReason: text('status_reason').notNull().default(''),
    name: text('name').notNull(),
    kind: text('kind', { enum: sellerKinds }).notNull(),
    orgNo: text('org_no').notNull(),
    street: text('street').notNull(),
    postcode: text('postcode').notNull(),
    city: text('city').notNull(),
    /** Degrees, WGS 84; of the entrance, as its people have put the pin. */
    lat: real('lat').notNull(),
    lng: real('lng').notNull(),
    contact: text('contact').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    website: text('website').notNull().default(''),
    /** By the clock in Oslo. */
    weekly: text('weekly', { mode: 'json' }).$type<WeekPeriod[]>().notNull(),
    exceptions: text('exceptions', { mode: 'json' })
      .$type<{ date: string; periods: DayPeriod[] }[]>()
      .notNull(),
    /** Both or neither: the first and the last day on which it is closed. */
    closedFrom: text('closed_from'),
    closedTo: text('closed_to'),
    closureNote: text('closure_note').notNull().default(''),
    /** Whose account opens `/seller`; null until the invitation is taken. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    approvedAt: integer('approved_at').notNull(),
    termsVersion: text('terms_version').notNull(),
    /** Names, place and numbers, folded: what a search looks into. */
    searchText: text('search_text').notNull(),
    ...audited(),
  },
  (t) => [
    uniqueIndex('sellers_slug').on(t.factoryId, t.slug),
    uniqueIndex('sellers_org_no')
      .on(t.factoryId, t.orgNo)
      .where(sql`status <> 'terminated'`),
    uniqueIndex('sellers_user').on(t.userId),
    index('sellers_status').on(t.factoryId, t.status, t.name),
    check('sellers_place', sql`${t.lat} between -90 and 90 and ${t.lng} between -180 and 180`),
  ],
)

export const sellerTranslations = sqliteTable(
  'seller_translations',
  {
    sellerId: text('seller_id')
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    languageCode: text('language_code')
      .notNull()
      .references(() => languages.code),
    /** Plain text, in paragraphs. */
    story: text('story').notNull(),
  },
  (t) => [primaryKey({ columns: [t.sellerId, t.languageCode] })],
)

/** The goods that a seller carries. */
export const sellerProducts = sqliteTable(
  'seller_products',
  {
    sellerId: text('seller_id')
      .notNull()
      .references(() => sellers.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.productId] }),
    index('seller_products_product').on(t.productId),
  ],
)

/** A business asks to become a seller. What it answers is a draft until it is submitted. */
export const sellerApplications = sqliteTable(
  'seller_applications',
  {
    id: id(),
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    /** Given when it is submitted for the first time. */
    number: text('number'),
    /** Who holds it goes on with the draft and reads where it stands: it travels by mail alone. */
    publicToken: text('public_token').notNull().unique(),
    /** The browser that has begun it goes on without the link. */
    guestHash: text('guest_hash'),
    userId: text('user_id'),
    status: text('status', { enum: applicationStatuses }).notNull(),
    draft: text('draft', { mode: 'json' }).$type<SellerDraft>().notNull(),
    /** The steps that were answered: 0 to 5. */
    step: integer('step').notNull().default(0),
    /** Of the draft, so that they can be searched and compared. */
    orgNo: text('org_no').notNull().default(''),
    company: text('company').notNull().default(''),
    email: text('email').notNull().default(''),
    emailVerifiedAt: integer('email_verified_at'),
    languageCode: text('language_code').notNull(),
    termsVersion: text('terms_version').notNull().default(''),
    /** What the factory wants changed, and what it wrote to it; or why it was rejected. */
    markedFields: text('marked_fields', { mode: 'json' })
      .$type<(typeof applicationFields)[number][]>()
      .notNull(),
    decisionNote: text('decision_note').notNull().default(''),
    assignedTo: text('assigned_to'),
    decidedBy: text('decided_by'),
    decidedAt: integer('decided_at'),
    submittedAt: integer('submitted_at'),
    /** A draft is forgotten then. */
    expiresAt: integer('expires_at').notNull(),
    sellerId: text('seller_id').references(() => sellers.id),
    rev: integer('rev').notNull().default(1),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('seller_applications_number').on(t.factoryId, t.number),
    uniqueIndex('seller_applications_org_no')
      .on(t.factoryId, t.orgNo)
      .where(sql`status in ('submitted', 'in_review', 'changes_requested')`),
    index('seller_applications_status').on(t.factoryId, t.status, t.submittedAt),
    index('seller_applications_guest').on(t.guestHash),
    index('seller_applications_expires')
      .on(t.expiresAt)
      .where(sql`status = 'draft'`),
  ],
)
