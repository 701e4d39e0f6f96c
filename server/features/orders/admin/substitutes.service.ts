import type { Substitutes } from '#domain/fulfilment.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { scopeOf } from '#server/http/scope.ts'
import { listSubstitutes } from '#server/features/orders/fulfilment/substitutes.repository.ts'
import type { Ctx } from '#server/http/context.ts'
import { findOwnOrder } from './admin-order.service.ts'

/** What can come instead of a line's goods, in the caller's words; `not_found` where the factory's order has no such line. */
export async function getSubstitutes(
  ctx: Ctx,
  { id, item }: { id: string; item: string },
): Promise<Result<Substitutes>> {
  const found = await findOwnOrder(ctx, id)
  if (!found?.lines.some(({ line }) => line.id === item)) return refused('not_found')
  const rows = await listSubstitutes(ctx.database, scopeOf(ctx), item)
  return done({
    substitutes: rows.map(({ productId, title, packageSize, unitOre, left, isTracked }) => ({
      ...{ productId, unitOre, left: isTracked ? left : null },
      title: [title, packageSize].filter(Boolean).join(', '),
    })),
  })
}
