import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id } from './columns.ts'
import { movementKinds } from '#domain/stock-movements.ts'
import { products } from './catalog.ts'
import { orders } from './orders.ts'

/** Every consumer price that was ever in force: the source of a lawful prior price (prisopplysningsforskriften § 9a). */
export const priceHistory = sqliteTable(
  'price_history',
  {
    id: id(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    grossOre: integer('gross_ore').notNull(),
    validFrom: integer('valid_from').notNull(),
    validTo: integer('valid_to'),
  },
  (t) => [index('price_history_product').on(t.productId, t.validFrom)],
)

/** What stands on a shelf; the check is what makes overselling impossible, however many buy at once. */
export const stockLevels = sqliteTable(
  'stock_levels',
  {
    productId: text('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    onHand: integer('on_hand').notNull(),
    reserved: integer('reserved').notNull().default(0),
  },
  (t) => [
    check('stock_levels_reserved', sql`${t.reserved} >= 0`),
    check('stock_levels_left', sql`${t.onHand} >= ${t.reserved}`),
  ],
)

/** Everything that came onto a shelf or left it, in the order in which it happened: only ever added to. */
export const stockMovements = sqliteTable(
  'stock_movements',
  {
    id: id(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: movementKinds }).notNull(),
    /** What came, or below zero what left. */
    quantity: integer('quantity').notNull(),
    /** What stood on the shelf after it. */
    balance: integer('balance').notNull(),
    note: text('note').notNull().default(''),
    /** Of what was sold: the order that it left with. */
    orderId: text('order_id').references(() => orders.id),
    createdAt: integer('created_at').notNull(),
    createdBy: text('created_by'),
  },
  (t) => [index('stock_movements_product').on(t.productId)],
)
