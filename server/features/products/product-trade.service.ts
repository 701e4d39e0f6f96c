import type { AdminProduct } from '#domain/admin-products.schema.ts'
import type { SaveProductTrade } from '#domain/product-trade.schema.ts'
import { refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { findGoods } from './products.service.ts'
import { type ProductChange, saveProduct } from './save-product.ts'

/** Saves how a product is packed, what it costs the factory, and what businesses pay for many. Refuses with `not_found` and `stale`. */
export async function saveProductTrade(
  ctx: Ctx,
  id: string,
  { rev, ...trade }: SaveProductTrade,
): Promise<Result<AdminProduct>> {
  const before = await findGoods(ctx, id)
  if (!before) return refused('not_found')
  return saveProduct(ctx, before, { rev, ...changedTrade(before, trade) })
}

/** What such a save changes. */
export function changedTrade(
  before: AdminProduct,
  { tiers: priceTiers, ...trade }: AdminProduct['trade'],
): ProductChange {
  return {
    set: { ...trade, priceTiers },
    after: { ...before, trade: { ...trade, tiers: priceTiers } },
  }
}
