import { type SQL, sql } from 'drizzle-orm'
import { appConfig } from '#config'
import {
  cartItems,
  carts,
  dishes,
  idempotencyKeys,
  products,
  stockLevels,
} from '#db/schema/index.ts'
import type { PricingBreakdown } from '#domain/cart.ts'
import type { ChosenDish } from '#domain/chosen-dish.ts'
import type { ChosenOptions } from '#domain/chosen-options.ts'
import { newId } from '#domain/ids.ts'
import {
  countedWhere,
  type Limit,
  type TryParams,
  tryValues,
} from '#server/features/tries/tries.queries.ts'
import type { Database } from '#server/platform/database.ts'
import { scopeLists } from '#server/http/scope.ts'
import { preparedQuery, type Params } from '#server/platform/prepared-query.ts'
import {
  type CartRow,
  type CartParams,
  cartAt,
  cartText,
  cartValues,
  ownCart,
  type OwnerShape,
  ownerShape,
  parsed,
  textOf,
} from './cart.queries.ts'
import type { AddScope } from './before-adding.repository.ts'
import { maySell } from './sale-limits.queries.ts'

export interface LineToAdd {
  chosen: ChosenOptions | ChosenDish
  optionsKey: string
  breakdown: PricingBreakdown
  quantity: number
  title: string
  sku: string | null
  bodyHash: string
  /** The guest's label, for a cart that is new; a person's cart has none. */
  sessionId: string | null
  /** What the cart of a guest counts against where it is new. */
  limit: Limit
  now: number
}

/**
 * Adds a line, or raises the one with the same product and options, in one batch: cart, line and key together or none. The
 * limits are checked again in the statement, since others may write at the same time; undefined says that they no longer held. A new
 * cart that is one too many for its network breaks the whole batch (`isOverLimit`).
 */
export async function addLine(
  database: Database,
  scope: AddScope,
  line: LineToAdd,
): Promise<CartRow | undefined> {
  const shape = ownerShape(scope)
  const values = { ...cartValues(scope), productId: scope.productId, key: scope.key, now: line.now }
  const before = shape.isPersons
    ? []
    : [countedCart({ ...values, ...(await tryValues(line.limit, line.now)) }, shape)]
  const results = await database.write([
    ...before,
    openedCart({ ...values, id: newId(), sessionId: line.sessionId }, shape),
    raiseLine({ ...values, ...lineValues(line) }, shape),
    keptAnswer({ ...values, bodyHash: line.bodyHash }, shape),
  ])
  return parsed<CartRow>(textOf(results.at(-1)))
}

/** A guest's cart is counted before it is there. */
const countedCart = preparedQuery((build, at: CartParams & TryParams, shape: OwnerShape) => {
  const cart = sql`select 1 from ${carts} where ${ownCart(cartAt(at, shape))}`
  return countedWhere(build, at, sql`not exists (${cart})`)
})

const openedCart = preparedQuery(
  (build, at: CartParams & Params<'id' | 'sessionId' | 'now'>, shape: OwnerShape) => {
    const { factoryId, owner } = cartAt(at, shape)
    const target = shape.isPersons ? carts.userId : [carts.factoryId, carts.guestHash]
    return build
      .insert(carts)
      .values({
        id: at.id,
        factoryId,
        sessionId: at.sessionId,
        ...owner,
        createdAt: at.now,
        updatedAt: at.now,
      })
      .onConflictDoUpdate({ target, set: { updatedAt: sql`${at.now}` } })
  },
)

type LineParams = Params<
  'id' | 'optionsKey' | 'chosen' | 'quantity' | 'unitPriceOre' | 'title' | 'sku' | 'now'
>

function lineValues({ chosen, optionsKey, breakdown, quantity, title, sku }: LineToAdd) {
  return {
    id: newId(),
    optionsKey,
    chosen: JSON.stringify({ ...chosen, pricing_breakdown: breakdown }),
    quantity,
    unitPriceOre: breakdown.total_price,
    title,
    sku,
  }
}

const raiseLine = preparedQuery(
  (build, at: CartParams & Params<'productId'> & LineParams, shape: OwnerShape) => {
    const inLine = sql`coalesce((select same.quantity from ${cartItems} as same
      where same.cart_id = ${carts.id} and same.product_id = ${products.id}
        and same.options_key = ${at.optionsKey}), 0)`
    const inCart = sql`(select coalesce(sum(every.quantity), 0) from ${cartItems} as every
      where every.cart_id = ${carts.id} and every.product_id = ${products.id})`
    const lines = sql`(select count(*) from ${cartItems} as lines where lines.cart_id = ${carts.id})`
    return build
      .insert(cartItems)
      .select(
        sql`select ${at.id}, ${carts.id}, ${products.id}, ${at.optionsKey},
          ${at.chosen}, ${at.quantity}, ${at.unitPriceOre},
          ${at.title}, ${at.sku}, ${at.now}
        from ${carts}
        join ${products} on ${products.id} = ${at.productId}
          and ${products.factoryId} = ${at.factoryId}
        left join ${stockLevels} on ${stockLevels.productId} = ${products.id}
        where ${ownCart(cartAt(at, shape))} and ${maySell({ quantity: sql`(${inLine} + ${at.quantity})`, inAll: sql`${inCart} + ${at.quantity}` })}
          and (${inLine} > 0 or ${lines} < ${appConfig.limits.maxCartLines})
          and not ${hasOtherRestaurants()}`,
      )
      .onConflictDoUpdate({
        target: [cartItems.cartId, cartItems.productId, cartItems.optionsKey],
        set: { quantity: sql`${cartItems.quantity} + excluded.quantity` },
      })
  },
)

/** The cart holds dishes, and none of them is of the restaurant whose dish is to be added. Goods are of none. */
function hasOtherRestaurants(): SQL {
  return sql`exists (select 1 from ${dishes} as it
    join ${cartItems} as beside on beside.cart_id = ${carts.id}
    join ${dishes} as other on other.product_id = beside.product_id
    where it.product_id = ${products.id} and other.restaurant_id <> it.restaurant_id)`
}

/** Keeps the answer under the call's key and says it. Where the statement before it wrote no line there is no key, and the batch is refused. */
const keptAnswer = preparedQuery(
  (build, at: CartParams & Params<'key' | 'bodyHash' | 'now'>, shape: OwnerShape) =>
    build
      .insert(idempotencyKeys)
      .select(
        sql`select case when changes() = 1 then ${at.key} end, 'cart.add', ${at.bodyHash},
          (${cartText(build, cartAt(at, shape))}), ${at.now}`,
      )
      .returning({ answer: idempotencyKeys.answer }),
  scopeLists,
)
