import { and, type SQL, sql } from 'drizzle-orm'
import { appConfig } from '#config'
import { cartItems, carts, products, stockLevels } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { mostAllowed } from './sale-limits.queries.ts'

type Build = Database['build']

export interface Merging {
  factoryId: string
  userId: string
  guestHash: string
  /** Epoch ms. */
  now: number
}

/**
 * Pours a guest's cart into a person's in one batch, and answers how many items the person's has more of. Equal lines become one;
 * others move as they are, and so do the prices that the buyer has seen, beside which the cart shows today's. Nothing counts
 * twice, however often it is asked for: what was poured is no longer in the guest's cart.
 */
export async function mergeCarts(database: Database, merging: Merging): Promise<number> {
  const { build } = database
  const ids = cartIds(merging)
  const [, ...results] = await database.write([
    withoutOlderDishes(build, ids),
    itemsIn(build, ids.own),
    openedCart(build, merging, ids),
    raisedTwins(build, ids),
    removedTwins(build, ids),
    fittedLines(build, ids),
    movedLines(build, ids),
    closedCart(build, merging),
    itemsIn(build, ids.own),
  ])
  const [before, after] = [results.at(0), results.at(-1)].map((each) => Number(each?.rows[0]?.[0]))
  return (after ?? 0) - (before ?? 0)
}

/** The label of the guest's cart; undefined where the guest has none. */
export async function findGuestLabel(
  database: Database,
  { factoryId, guestHash }: Pick<Merging, 'factoryId' | 'guestHash'>,
): Promise<string | null | undefined> {
  const [rows] = await database.read([
    database.build
      .select({ label: carts.sessionId })
      .from(carts)
      .where(sql`${carts.guestHash} = ${guestHash} and ${carts.factoryId} = ${factoryId}`),
  ])
  return rows[0]?.label
}

interface CartIds {
  own: SQL
  guests: SQL
}

/** Looked up anew by each statement: a cart may be made or emptied by the one before it. */
function cartIds({ factoryId, userId, guestHash }: Merging): CartIds {
  return {
    own: sql`(select id from carts where user_id = ${userId} and factory_id = ${factoryId})`,
    guests: sql`(select id from carts where guest_hash = ${guestHash} and factory_id = ${factoryId})`,
  }
}

function itemsIn(build: Build, cartId: SQL): Statement {
  return statementOf(
    build
      .select({ items: sql<number>`coalesce(sum(quantity), 0)` })
      .from(cartItems)
      .where(sql`cart_id = ${cartId}`),
  )
}

/** A cart has dishes of one restaurant: where the guest ordered from another one, those that the person left behind go. */
function withoutOlderDishes(build: Build, { own, guests }: CartIds): Statement {
  const guestsRestaurant = sql`(select guest_dish.restaurant_id from cart_items as guest_item
    join dishes as guest_dish on guest_dish.product_id = guest_item.product_id
    where guest_item.cart_id = ${guests} limit 1)`
  return statementOf(
    build.delete(cartItems).where(
      sql`cart_items.cart_id = ${own} and exists (select 1 from dishes as own_dish
        where own_dish.product_id = cart_items.product_id
          and own_dish.restaurant_id <> ${guestsRestaurant})`,
    ),
  )
}

/** A person's first cart is made only where the guest's has something to give. */
function openedCart(build: Build, merging: Merging, { guests }: CartIds): Statement {
  const { factoryId, userId, now } = merging
  return statementOf(
    build
      .insert(carts)
      .select(
        sql`select ${newId()}, ${factoryId}, ${userId}, null, null, ${now}, ${now}
          where exists (select 1 from cart_items where cart_id = ${guests})`,
      )
      .onConflictDoUpdate({ target: carts.userId, set: { updatedAt: now } }),
  )
}

/** The person's lines that the guest's cart holds too: the sum of both, and never less than was in the person's. */
function raisedTwins(build: Build, { own, guests }: CartIds): Statement {
  const guestsQuantity = sql`(select twin.quantity from cart_items as twin
    where twin.cart_id = ${guests} and ${isTwin()})`
  const elsewhere = sql`(select coalesce(sum(other.quantity), 0) from cart_items as other
    where other.cart_id = cart_items.cart_id and other.product_id = cart_items.product_id
      and other.id <> cart_items.id)`
  const sum = sql`(cart_items.quantity + ${guestsQuantity})`
  return statementOf(
    build
      .update(cartItems)
      .set({ quantity: sql`max(cart_items.quantity, ${fitting(sum, elsewhere)})` })
      .where(sql`cart_items.cart_id = ${own} and ${guestsQuantity} is not null`),
  )
}

/** What is in the person's lines now leaves the guest's. */
function removedTwins(build: Build, { own, guests }: CartIds): Statement {
  return statementOf(
    build.delete(cartItems).where(
      sql`cart_items.cart_id = ${guests} and exists (select 1 from cart_items as twin
        where twin.cart_id = ${own} and ${isTwin()})`,
    ),
  )
}

/** The lines that move, as many of each as fit beside what the person has of the product. Lines that cannot be bought at all stay as they are: the cart says why. */
function fittedLines(build: Build, ids: CartIds): Statement {
  const moving = movingIds(ids)
  const elsewhere = sql`(select coalesce(sum(other.quantity), 0) from cart_items as other
    where other.product_id = cart_items.product_id and (other.cart_id = ${ids.own}
      or other.id in ${moving} and other.id < cart_items.id))`
  return statementOf(
    build
      .update(cartItems)
      .set({ quantity: fitting(sql`cart_items.quantity`, elsewhere) })
      .where(sql`cart_items.id in ${moving}`),
  )
}

function movedLines(build: Build, ids: CartIds): Statement {
  return statementOf(
    build
      .update(cartItems)
      .set({ cartId: ids.own })
      .where(sql`cart_items.id in ${movingIds(ids)}`),
  )
}

/** The oldest lines move first; what a full cart cannot take stays in the guest's as it is. */
function movingIds({ own, guests }: CartIds): SQL {
  const places = sql`${appConfig.limits.maxCartLines} - (select count(*) from cart_items where cart_id = ${own})`
  return sql`(select id from cart_items where cart_id = ${guests}
    order by created_at, id limit max(0, ${places}))`
}

function closedCart(build: Build, { factoryId, guestHash }: Merging): Statement {
  return statementOf(
    build
      .delete(carts)
      .where(
        and(
          sql`guest_hash = ${guestHash} and factory_id = ${factoryId}`,
          sql`not exists (select 1 from cart_items where cart_id = carts.id)`,
        ),
      ),
  )
}

/** Equal product and options: one line in any cart. */
function isTwin(): SQL {
  return sql`twin.product_id = cart_items.product_id and twin.options_key = cart_items.options_key`
}

/** The most of `wanted` that one order may hold beside `elsewhere`, on a step; the line's own quantity where not even the smallest fits. */
function fitting(wanted: SQL, elsewhere: SQL): SQL {
  const most = sql`min(${wanted}, ${mostAllowed()} - ${elsewhere})`
  return sql`(select case when ${most} >= ${products.minQty}
      then ${most} - (${most} - ${products.minQty}) % ${products.stepQty}
      else cart_items.quantity end
    from ${products} left join ${stockLevels} on ${stockLevels.productId} = ${products.id}
    where ${products.id} = cart_items.product_id)`
}
