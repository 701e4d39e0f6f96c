import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { audited, flag, id } from './columns.ts'
import { products } from './catalog.ts'
import { factories } from './settings.ts'
import { userId, users } from './users.ts'

export const addresses = sqliteTable(
  'addresses',
  {
    id: id(),
    userId: userId(),
    label: text('label').notNull(),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    street: text('street').notNull(),
    postcode: text('postcode').notNull(),
    city: text('city').notNull(),
    isDefault: flag('is_default').notNull(),
    ...audited(),
  },
  (t) => [
    index('addresses_user').on(t.userId, t.createdAt),
    uniqueIndex('addresses_default')
      .on(t.userId)
      .where(sql`${t.isDefault} = 1`),
  ],
)

export const savedLists = sqliteTable(
  'saved_lists',
  { id: id(), userId: userId(), name: text('name').notNull(), ...audited() },
  (t) => [index('saved_lists_user').on(t.userId, t.createdAt)],
)

export const savedListItems = sqliteTable(
  'saved_list_items',
  {
    id: id(),
    listId: text('list_id')
      .notNull()
      .references(() => savedLists.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    optionsKey: text('options_key').notNull(),
    selectedAttributes: text('selected_attributes', { mode: 'json' })
      .$type<Record<string, unknown>>()
      .notNull(),
    quantity: integer('quantity').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('saved_list_items_line').on(t.listId, t.productId, t.optionsKey),
    check('saved_list_items_quantity', sql`${t.quantity} > 0`),
  ],
)

/** Append-only: each yes and no of a person, with the wording that they saw. */
export const consents = sqliteTable(
  'consents',
  {
    id: id(),
    userId: userId(),
    purpose: text('purpose').notNull(),
    isGiven: flag('is_given').notNull(),
    wording: text('wording').notNull(),
    at: integer('at').notNull(),
  },
  (t) => [index('consents_user').on(t.userId, t.purpose, t.at)],
)

/**
 * What those who work here write to each other about a customer: of an account under its id, of a guest under the address that they
 * ordered with.
 */
export const customerNotes = sqliteTable(
  'customer_notes',
  {
    id: id(),
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    userId: text('user_id').references(() => users.id),
    /** Lower case; null of an account, whose address may change. */
    email: text('email'),
    text: text('text').notNull(),
    createdAt: integer('created_at').notNull(),
    createdBy: text('created_by'),
  },
  (t) => [
    index('customer_notes_user').on(t.userId),
    index('customer_notes_email').on(t.factoryId, t.email),
  ],
)
