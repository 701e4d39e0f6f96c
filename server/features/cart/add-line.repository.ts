import { eq, sql } from 'drizzle-orm'
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
  parsed,
  type ProductRow,
  productText,
  textOf,
} from './cart.queries.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { isOnSale, isOnStep, mostAllowed } from './sale-limits.queries.ts'

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
  /** The guest's label, for a cart that is new; a person's cart has none. */
  sessionId: string | null
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
  const { owner } = scope
  const target = 'userId' in owner ? carts.userId : [carts.factoryId, carts.guestHash]
  const results = await database.write([
    statementOf(
      build
        .insert(carts)
        .values({
          id: newId(),
          factoryId: scope.factoryId,
          sessionId: line.sessionId,
          ...owner,
          createdAt: line.now,
          updatedAt: line.now,
        })
        .onConflictDoUpdate({ target, set: { updatedAt: line.now } }),
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

function lineUpsert(build: Database['build'], scope: AddScope, line: LineToAdd): Statement {
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
function keyInsert(build: Database['build'], scope: AddScope, line: LineToAdd): Statement {
  return statementOf(
    build.insert(idempotencyKeys).select(
      sql`select ${scope.key}, 'cart.add', ${line.bodyHash}, (${cartText(build, scope)}), ${line.now}
          where changes() = 1`,
    ),
  )
}
