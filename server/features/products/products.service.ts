import type { AdminProduct } from '#domain/admin-products.schema.ts'
import { isAllowed } from '#domain/permissions.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { productView } from './product-view.ts'
import { findProductRows } from './products.repository.ts'

/** One product of the factory with all that its editors see. Refuses `not_found`. */
export async function getAdminProduct(ctx: Ctx, id: string): Promise<Result<AdminProduct>> {
  const product = await readAdminProduct(ctx, id)
  return product ? done(product) : refused('not_found')
}

/** The same for what writes it; undefined where there is none that the caller may write: who manages a kitchen writes its dishes alone. */
export async function findAdminProduct(ctx: Ctx, id: string): Promise<AdminProduct | undefined> {
  const product = await readAdminProduct(ctx, id)
  const isOnlyDishes = ctx.actor.role === 'kitchen_manager'
  return isOnlyDishes && product?.restaurantId === null ? undefined : product
}

/** The same of goods alone: a dish has no stock, no pack and no place in the shop. */
export async function findGoods(ctx: Ctx, id: string): Promise<AdminProduct | undefined> {
  const product = await findAdminProduct(ctx, id)
  return product?.restaurantId === null ? product : undefined
}

async function readAdminProduct(ctx: Ctx, id: string): Promise<AdminProduct | undefined> {
  const { product, ...found } = await findProductRows(ctx, id)
  return product && productView({ ...found, product }, { now: ctx.now(), seesCost: seesCost(ctx) })
}

/** What goods cost the factory is for those who price them: for the shop, or for a business that asks. */
function seesCost({ actor }: Ctx): boolean {
  return isAllowed(actor, 'products.edit') || isAllowed(actor, 'quotes.edit')
}
