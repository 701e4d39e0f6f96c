import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id } from './columns.ts'
import { factories } from './settings.ts'
import { products } from './catalog.ts'

export const carts = sqliteTable(
  'carts',
  {
    id: id(),
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    userId: text('user_id').unique(),
    /** The guest's label, `guest_<time>_<random>`: a name, not a proof. */
    sessionId: text('session_id'),
    /** SHA-256 of the `__Host-guest` cookie: the proof. */
    guestHash: text('guest_hash'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (t) => [
    check('carts_owner', sql`(${t.userId} is null) <> (${t.guestHash} is null)`),
    // One cookie serves every factory's site; each has a cart of its own for it.
    uniqueIndex('carts_guest').on(t.factoryId, t.guestHash),
    index('carts_updated').on(t.updatedAt),
  ],
)

export const cartItems = sqliteTable(
  'cart_items',
  {
    id: id(),
    cartId: text('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    /** Canonical form of the chosen options: equal product and key is one line. */
    optionsKey: text('options_key').notNull(),
    selectedAttributes: text('selected_attributes', { mode: 'json' })
      .$type<Record<string, unknown>>()
      .notNull(),
    quantity: integer('quantity').notNull(),
    unitPriceOre: integer('unit_price_ore').notNull(),
    snapshotTitle: text('snapshot_title').notNull(),
    snapshotSku: text('snapshot_sku'),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('cart_items_line').on(t.cartId, t.productId, t.optionsKey),
    check('cart_items_quantity', sql`${t.quantity} > 0`),
    check('cart_items_price', sql`${t.unitPriceOre} >= 0`),
  ],
)

/** A write that carries this key is done once; a repeat gets the first answer. Kept for a day. */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    key: text('key').primaryKey(),
    /** Whose key it is and for what, so that a stranger's key opens nothing. */
    scope: text('scope').notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: text('answer', { mode: 'json' }).$type<unknown>(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [index('idempotency_keys_created').on(t.createdAt)],
)
