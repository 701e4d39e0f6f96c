import type { AdminProduct } from '#domain/admin-products.schema.ts'
import { refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { makeOnce } from '#server/http/make-once.ts'
import { writeCopy } from './copy-product.repository.ts'
import { findMade } from './make-product.repository.ts'
import { whyTaken } from './product-marks.queries.ts'
import { findProductRows } from './products.repository.ts'
import { getAdminProduct } from './products.service.ts'

/**
 * Makes a draft of what a product is, once per key: with its words, pictures and food information, which somebody has to answer for
 * anew; without its stock, barcode and sale. Refuses with `not_found`, `too_many_products` and `key_reused`.
 */
export async function copyProduct(
  ctx: Ctx,
  id: string,
  key: string,
): Promise<Result<AdminProduct>> {
  const { product, ...found } = await findProductRows(ctx, id)
  if (!product || product.restaurantId !== null) return refused('not_found')
  const made = await makeOnce(
    ctx,
    { scope: 'product-copy', key, body: { id } },
    {
      find: (stored) => findMade(ctx, stored),
      make: (call) => writeCopy(ctx, { ...found, product }, call),
    },
  )
  if (made.ok) return getAdminProduct(ctx, made.value)
  if (made.problem.code !== 'too_many') return made
  return (await whyTaken(ctx, '', { isNew: true })) ?? refused('busy')
}
