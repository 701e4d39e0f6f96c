import type { AdminProduct } from '#domain/admin-products.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { productView } from './product-view.ts'
import { findProductRows } from './products.repository.ts'

/** One product of the factory with all that its editors see. Refuses `not_found`. */
export async function getAdminProduct(ctx: Ctx, id: string): Promise<Result<AdminProduct>> {
  const product = await findAdminProduct(ctx, id)
  return product ? done(product) : refused('not_found')
}

/** The same for what writes it; undefined where there is none. */
export async function findAdminProduct(ctx: Ctx, id: string): Promise<AdminProduct | undefined> {
  const { product, ...found } = await findProductRows(ctx.database, ctx.site.factoryId, id)
  return product && productView({ ...found, product }, ctx.now())
}
