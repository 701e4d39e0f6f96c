import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { InStatement, ResultSet } from '@libsql/client/http'
import { appConfig } from '#config'
import { cartItems, carts, idempotencyKeys, products, stockLevels } from '#db/schema/index.ts'
import type { PricingBreakdown } from '#domain/cart.ts'
import type { ChosenOptions } from '#domain/chosen-options.ts'
import { newId } from '#domain/ids.ts'
import type { Database } from '#server/platform/database.ts'
import { statementOf } from '#server/platform/statement.ts'
import {
  type CartRow,
  type CartScope,
  cartText,
  ownCart,
  type ProductRow,
  productText,
} from './cart.queries.ts'

/** The owner's cart, or undefined where there is none. */
export async function findCart(database: Database, scope: CartScope): Promise<CartRow | undefined> {
  const [rows] = await database.read([cartText(database.build, scope)])
  return parsed<CartRow>(rows[0]?.text)
}

export interface AddScope extends CartScope {
  productId: string
  /** The call's key as it is stored: bound to its owner. */
  key: string
}

/** All that 'add' must know before it writes, in one round trip: the product, the cart, and whether the call was done before. */
export async function findBeforeAdding(database: Database, scope: AddScope) {
  const { build } = database
  const [product, cart, done] = await database.read([
    productText(build, scope.productId, scope),
    cartText(build, scope),
    build.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, scope.key)),
  ])
  return {
    product: parsed<ProductRow>(product[0]?.text),
    cart: parsed<CartRow>(cart[0]?.text),
    done: done[0] && { bodyHash: done[0].bodyHash, cart: done[0].answer as CartRow },
  }
}

export interface LineToAdd {
  chosen: ChosenOptions
  optionsKey: string
  breakdown: PricingBreakdown
  quantity: number
  title: string
  sku: string | null
  bodyHash: string
  sessionId: string
  now: number
}

/**
 * Adds a line, or raises the one with the same product and options, in one batch: cart, line and key together or none. The
 * limits are checked again in the statement, since others may write at the same time; undefined says that they no longer held.
 */
export async function addLine(
  database: Database,
  scope: AddScope,
  line: LineToAdd,
): Promise<CartRow | undefined> {
  const { build } = database
  const results = await database.write([
    statementOf(
      build
        .insert(carts)
        .values({
          id: newId(),
          factoryId: scope.factoryId,
          sessionId: line.sessionId,
          guestHash: scope.guestHash,
          createdAt: line.now,
          updatedAt: line.now,
        })
        .onConflictDoUpdate({ target: carts.guestHash, set: { updatedAt: line.now } }),
    ),
    lineUpsert(build, scope, line),
    keyInsert(build, scope, line),
    statementOf(
      build
        .select({ answer: idempotencyKeys.answer })
        .from(idempotencyKeys)
        .where(eq(idempotencyKeys.key, scope.key)),
    ),
  ])
  return parsed<CartRow>(textOf(results[3]))
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
    where ${products.id} = ${cartItems.productId} and ${isOnSale()}
      and ${quantity} + ${elsewhere} <= ${mostAllowed()} and ${isOnStep(sql`${quantity}`)})`
  const results = await database.write([
    statementOf(
      build
        .update(cartItems)
        .set({ quantity })
        .where(and(eq(cartItems.id, lineId), isOwnLine(build, scope), isAllowed)),
    ),
    touched(build, scope, change.now),
    statementOf(cartText(build, scope)),
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
    statementOf(cartText(build, scope)),
  ])
  return written(results)
}

/** Removes all lines of the owner's cart. */
export async function removeLines(database: Database, scope: CartScope, now: number) {
  const { build } = database
  const results = await database.write([
    statementOf(build.delete(cartItems).where(isOwnLine(build, scope))),
    touched(build, scope, now),
    statementOf(cartText(build, scope)),
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
    statementOf(cartText(build, scope)),
  ])
  return parsed<CartRow>(textOf(results.at(-1)))
}

/** Removes guests' carts that nobody has touched since `cartsBefore` and keys of calls older than `keysBefore` (epoch ms). */
export async function removeOld(
  database: Database,
  limits: { cartsBefore: number; keysBefore: number },
): Promise<{ carts: number; keys: number }> {
  const { build } = database
  const oldCarts = build
    .select({ id: carts.id })
    .from(carts)
    .where(and(sql`${carts.userId} is null`, lt(carts.updatedAt, limits.cartsBefore)))
  const results = await database.write([
    statementOf(build.delete(cartItems).where(inArray(cartItems.cartId, oldCarts))),
    statementOf(build.delete(carts).where(inArray(carts.id, oldCarts))),
    statementOf(
      build.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, limits.keysBefore)),
    ),
  ])
  return { carts: results[1]?.rowsAffected ?? 0, keys: results[2]?.rowsAffected ?? 0 }
}

function lineUpsert(build: Database['build'], scope: AddScope, line: LineToAdd): InStatement {
  const inLine = sql`coalesce((select same.quantity from ${cartItems} as same
    where same.cart_id = ${carts.id} and same.product_id = ${products.id}
      and same.options_key = ${line.optionsKey}), 0)`
  const inCart = sql`(select coalesce(sum(every.quantity), 0) from ${cartItems} as every
    where every.cart_id = ${carts.id} and every.product_id = ${products.id})`
  const lines = sql`(select count(*) from ${cartItems} as lines where lines.cart_id = ${carts.id})`
  const stored = { ...line.chosen, pricing_breakdown: line.breakdown }
  return statementOf(
    build
      .insert(cartItems)
      .select(
        sql`select ${newId()}, ${carts.id}, ${products.id}, ${line.optionsKey},
          ${JSON.stringify(stored)}, ${line.quantity}, ${line.breakdown.total_price},
          ${line.title}, ${line.sku}, ${line.now}
        from ${carts}
        join ${products} on ${products.id} = ${scope.productId}
          and ${products.factoryId} = ${scope.factoryId}
        left join ${stockLevels} on ${stockLevels.productId} = ${products.id}
        where ${ownCart(scope)} and ${isOnSale()}
          and ${inCart} + ${line.quantity} <= ${mostAllowed()}
          and ${isOnStep(sql`(${inLine} + ${line.quantity})`)}
          and (${inLine} > 0 or ${lines} < ${appConfig.limits.maxCartLines})`,
      )
      .onConflictDoUpdate({
        target: [cartItems.cartId, cartItems.productId, cartItems.optionsKey],
        set: { quantity: sql`${cartItems.quantity} + excluded.quantity` },
      }),
  )
}

/** Keeps the answer under the call's key, but only if the statement before it wrote a line. */
function keyInsert(build: Database['build'], scope: AddScope, line: LineToAdd): InStatement {
  return statementOf(
    build.insert(idempotencyKeys).select(
      sql`select ${scope.key}, 'cart.add', ${line.bodyHash}, (${cartText(build, scope)}), ${line.now}
          where changes() = 1`,
    ),
  )
}

function isOnSale() {
  return sql`${products.isActive} = 1 and ${products.availability} = 'sale'`
}

function mostAllowed() {
  return sql`min(${products.maxQty}, ${appConfig.limits.maxLineQuantity},
    case when ${products.stockPolicy} = 'tracked'
      then coalesce(${stockLevels.onHand} - ${stockLevels.reserved}, 0)
      else ${appConfig.limits.maxLineQuantity} end)`
}

function isOnStep(quantity: ReturnType<typeof sql>) {
  return sql`${quantity} >= ${products.minQty}
    and (${quantity} - ${products.minQty}) % ${products.stepQty} = 0`
}

function isOwnLine(build: Database['build'], scope: CartScope) {
  return inArray(cartItems.cartId, build.select({ id: carts.id }).from(carts).where(ownCart(scope)))
}

function touched(build: Database['build'], scope: CartScope, now: number): InStatement {
  return statementOf(build.update(carts).set({ updatedAt: now }).where(ownCart(scope)))
}

function written(results: readonly ResultSet[]) {
  return {
    isDone: (results[0]?.rowsAffected ?? 0) > 0,
    cart: parsed<CartRow>(textOf(results.at(-1))),
  }
}

function textOf(result: ResultSet | undefined): string | undefined {
  const text = result?.rows[0]?.[0]
  return typeof text === 'string' ? text : undefined
}

function parsed<Row>(text: string | null | undefined): Row | undefined {
  return text ? (JSON.parse(text) as Row) : undefined
}
