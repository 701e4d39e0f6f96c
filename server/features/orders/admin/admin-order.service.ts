import type { AdminOrder } from '#domain/admin-orders.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { findAdminOrder, findIdByNumber, type FoundAdminOrder } from './admin-order.repository.ts'
import { adminOrder } from './admin-order-view.ts'

/** The whole order; `not_found` where the factory has none such. */
export async function getAdminOrder(ctx: Ctx, id: string): Promise<Result<AdminOrder>> {
  const found = await findOwnOrder(ctx, id)
  return found ? done(await adminOrderView(ctx, found)) : refused('not_found')
}

/** The same by its id, or by its number however it is written. */
export async function getOrderByRef(ctx: Ctx, ref: string): Promise<Result<AdminOrder>> {
  const isNumber = ref.includes('-') && ref.length < 36
  const id = isNumber
    ? await findIdByNumber(ctx.database, { factoryId: ctx.site.factoryId, number: ref })
    : ref
  return id === undefined ? refused('not_found') : getAdminOrder(ctx, id)
}

/** An order of the caller's factory as it is kept; undefined where it has none such. */
export function findOwnOrder(ctx: Ctx, id: string): Promise<FoundAdminOrder | undefined> {
  return findAdminOrder(ctx.database, { factoryId: ctx.site.factoryId, id })
}

/** An order in the caller's language, with what the caller may do with it. */
export async function adminOrderView(ctx: Ctx, found: FoundAdminOrder): Promise<AdminOrder> {
  return adminOrder(found, { i18n: await translatorFor(ctx), now: ctx.now(), actor: ctx.actor })
}
