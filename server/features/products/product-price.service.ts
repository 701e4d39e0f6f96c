import type { AdminProduct } from '#domain/admin-products.schema.ts'
import { slipOf } from '#domain/changed-price.ts'
import type { SaveProductPrice } from '#domain/product-price.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { changedOffer } from './product-offer.queries.ts'
import { findAdminProduct } from './products.service.ts'
import { type ProductChange, saveProduct } from './save-product.ts'

/**
 * Saves what a product costs, in øre with VAT, and what it cost until now. Refuses with `not_found`, `stale`, `sale_price_high`, and
 * `price_unsure` where what it is or what buyers pay grows more than tenfold, or falls below a tenth, and nobody has said that it is meant so.
 */
export async function saveProductPrice(
  ctx: Ctx,
  id: string,
  { rev, isSure, shopPriceOre, salePriceOre }: SaveProductPrice,
): Promise<Result<AdminProduct>> {
  const before = await findAdminProduct(ctx, id)
  if (!before) return refused('not_found')
  const change = changedProductPrice(ctx, before, { shopPriceOre, salePriceOre })
  if (!change.ok) return change
  const slip = slipOf(before.price, { shopPriceOre, salePriceOre })
  if (before.rev === rev && slip && !isSure) return refused('price_unsure', { field: slip })
  return saveProduct(ctx, before, { rev, ...change.value })
}

/** What such a save changes, meant so or not. Refuses with `price_invalid` and `sale_price_high`. */
export function changedProductPrice(
  ctx: Ctx,
  before: AdminProduct,
  { shopPriceOre, salePriceOre }: Pick<AdminProduct['price'], 'shopPriceOre' | 'salePriceOre'>,
): Result<ProductChange> {
  // A menu names one price of each dish, and always names one.
  if (before.restaurantId !== null && shopPriceOre === null)
    return refused('price_invalid', { field: 'shopPriceOre' })
  if (before.restaurantId !== null && salePriceOre !== null)
    return refused('price_invalid', { field: 'salePriceOre' })
  if (salePriceOre !== null && (shopPriceOre === null || salePriceOre >= shopPriceOre))
    return refused('sale_price_high', { field: 'salePriceOre' })
  const after = { ...before, price: { ...before.price, shopPriceOre, salePriceOre } }
  const offer = changedOffer(ctx, before, after)
  return done({
    ...{ after, also: offer.also },
    set: { shopPriceOre, salePriceOre, ...offer.set },
  })
}
