import type { AdminProduct } from '#domain/admin-products.schema.ts'
import type { SaveProductTrade } from '#domain/product-trade.schema.ts'
import { refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { findGoods } from './products.service.ts'
import { saveProduct } from './save-product.ts'

/** Saves how a product is packed, what it costs the factory, and what businesses pay for many. Refuses with `not_found` and `stale`. */
export async function saveProductTrade(
  ctx: Ctx,
  id: string,
  { rev, ...trade }: SaveProductTrade,
): Promise<Result<AdminProduct>> {
  const before = await findGoods(ctx, id)
  if (!before) return refused('not_found')
  const { tiers: priceTiers, ...set } = trade
  return saveProduct(ctx, before, {
    ...{ rev, set: { ...set, priceTiers } },
    after: { ...before, trade },
  })
}
