import { sql } from 'drizzle-orm'
import { appConfig } from '#config'
import { cartItems, carts, products } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import { build } from '#server/platform/build.ts'
import { guard } from '#server/platform/guard.queries.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import type { KeptLine, PaymentRow } from './payments.queries.ts'

/** The statements that put back what an order took out of a cart, beside what was put there since. The cart itself may be gone: its lines went to an account, or nobody came for long. */
export function backInCart({ cartLines, cartId }: PaymentRow, at: number): Statement[] {
  if (cartId === null) return []
  return (cartLines as KeptLine[]).map((line) => {
    const { productId, optionsKey, quantity, unitPriceOre, snapshotTitle, snapshotSku } = line
    const options = JSON.stringify(line.selectedAttributes)
    const most = appConfig.limits.maxLineQuantity
    // In the order of the table's columns.
    return statementOf(
      build
        .insert(cartItems)
        .select(
          sql`select ${newId()}, ${carts}.id, it.id, ${optionsKey}, ${options}, ${quantity}, ${unitPriceOre},
            ${snapshotTitle}, ${snapshotSku}, ${at}
            from ${carts} join ${products} as it on it.id = ${productId} where ${carts}.id = ${cartId}`,
        )
        .onConflictDoUpdate({
          target: [cartItems.cartId, cartItems.productId, cartItems.optionsKey],
          set: { quantity: sql`min(${most}, ${cartItems.quantity} + excluded.quantity)` },
        }),
    )
  })
}

/** The statement that refuses its batch where any of what was put back has left the cart since: its buyer ordered it anew, or wants it no longer. */
export function stillInCart({ cartLines, cartId }: PaymentRow): Statement[] {
  if (cartId === null) return []
  return (cartLines as KeptLine[]).map(({ productId, optionsKey, quantity }) =>
    guard(sql`exists (select 1 from ${cartItems} where cart_id = ${cartId} and product_id = ${productId}
      and options_key = ${optionsKey} and quantity >= ${quantity})`),
  )
}

/** The statements that take out again what was put back, since the order is placed after all. */
export function outOfCart({ cartLines, cartId }: PaymentRow): Statement[] {
  if (cartId === null) return []
  return (cartLines as KeptLine[]).flatMap(({ productId, optionsKey, quantity }) => {
    const isTwin = sql`cart_id = ${cartId} and product_id = ${productId} and options_key = ${optionsKey}`
    return [
      statementOf(build.delete(cartItems).where(sql`${isTwin} and quantity <= ${quantity}`)),
      statementOf(
        build
          .update(cartItems)
          .set({ quantity: sql`${cartItems.quantity} - ${quantity}` })
          .where(isTwin),
      ),
    ]
  })
}
