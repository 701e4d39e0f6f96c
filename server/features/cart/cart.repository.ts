import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { cartItems, carts, idempotencyKeys, products, stockLevels } from '#db/schema/index.ts'
import type { PricingBreakdown } from '#domain/cart.ts'
import type { Database } from '#server/platform/database.ts'
import { statementOf } from '#server/platform/statement.ts'
import type { Statement, StatementResult } from '#server/platform/hrana.ts'
import {
  type CartRow,
  type CartScope,
  ownCart,
  ownCartText,
  parsed,
  textOf,
} from './cart.queries.ts'
import { maySell } from './sale-limits.queries.ts'

/** The owner's cart, or undefined where there is none. */
export async function findCart(database: Database, scope: CartScope): Promise<CartRow | undefined> {
  const [rows] = await database.read([ownCartText(scope)])
  return parsed<CartRow>(rows[0]?.text)
}

/** Sets a line's quantity where the limits allow it, and answers with the cart and whether it was set. */
export async function setQuantity(
  database: Database,
  scope: CartScope,
  change: { lineId: string; quantity: number; now: number },
) {
  const { build } = database
  const { lineId, quantity } = change
  const elsewhere = sql`(select coalesce(sum(other.quantity), 0) from ${cartItems} as other
    where other.cart_id = ${cartItems.cartId} and other.product_id = ${cartItems.productId}
      and other.id <> ${cartItems.id})`
  const isAllowed = sql`exists (select 1 from ${products}
    left join ${stockLevels} on ${stockLevels.productId} = ${products.id}
    where ${products.id} = ${cartItems.productId}
      and ${maySell({ quantity: sql`${quantity}`, inAll: sql`${quantity} + ${elsewhere}` })})`
  const results = await database.write([
    statementOf(
      build
        .update(cartItems)
        .set({ quantity })
        .where(and(eq(cartItems.id, lineId), isOwnLine(build, scope), isAllowed)),
    ),
    touched(build, scope, change.now),
    ownCartText(scope),
  ])
  return written(results)
}

/** Removes one line, and answers with the cart and whether the line was there. */
export async function removeLine(
  database: Database,
  scope: CartScope,
  change: { lineId: string; now: number },
) {
  const { build } = database
  const results = await database.write([
    statementOf(
      build.delete(cartItems).where(and(eq(cartItems.id, change.lineId), isOwnLine(build, scope))),
    ),
    touched(build, scope, change.now),
    ownCartText(scope),
  ])
  return written(results)
}

/** Removes all lines of the owner's cart. */
export async function removeLines(database: Database, scope: CartScope, now: number) {
  const { build } = database
  const results = await database.write([
    statementOf(build.delete(cartItems).where(isOwnLine(build, scope))),
    touched(build, scope, now),
    ownCartText(scope),
  ])
  return written(results)
}

/** Stores the prices that the buyer has seen as those of the lines. */
export async function storePrices(
  database: Database,
  scope: CartScope,
  prices: readonly { lineId: string; breakdown: PricingBreakdown }[],
) {
  const { build } = database
  const results = await database.write([
    ...prices.map(({ lineId, breakdown }) =>
      statementOf(
        build
          .update(cartItems)
          .set({
            unitPriceOre: breakdown.total_price,
            selectedAttributes: sql`json_set(${cartItems.selectedAttributes}, '$.pricing_breakdown',
              json(${JSON.stringify(breakdown)}))`,
          })
          .where(and(eq(cartItems.id, lineId), isOwnLine(build, scope))),
      ),
    ),
    ownCartText(scope),
  ])
  return parsed<CartRow>(textOf(results.at(-1)))
}

/** Removes carts that nobody has touched since `guestsBefore` or `personsBefore`, and keys of calls older than `keysBefore` (epoch ms). */
export async function removeOld(
  database: Database,
  limits: { guestsBefore: number; personsBefore: number; keysBefore: number },
): Promise<{ carts: number; keys: number }> {
  const { build } = database
  const limit = sql`case when ${carts.userId} is null
    then ${limits.guestsBefore} else ${limits.personsBefore} end`
  const oldCarts = build
    .select({ id: carts.id })
    .from(carts)
    .where(sql`${carts.updatedAt} < ${limit}`)
  const results = await database.write([
    statementOf(build.delete(cartItems).where(inArray(cartItems.cartId, oldCarts))),
    statementOf(build.delete(carts).where(inArray(carts.id, oldCarts))),
    statementOf(
      build.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, limits.keysBefore)),
    ),
  ])
  return { carts: results[1]?.rowsAffected ?? 0, keys: results[2]?.rowsAffected ?? 0 }
}

function isOwnLine(build: Database['build'], scope: CartScope) {
  return inArray(cartItems.cartId, build.select({ id: carts.id }).from(carts).where(ownCart(scope)))
}

function touched(build: Database['build'], scope: CartScope, now: number): Statement {
  return statementOf(build.update(carts).set({ updatedAt: now }).where(ownCart(scope)))
}

function written(results: readonly StatementResult[]) {
  return {
    isDone: (results[0]?.rowsAffected ?? 0) > 0,
    cart: parsed<CartRow>(textOf(results.at(-1))),
  }
}
