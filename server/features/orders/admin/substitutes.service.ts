import type { Substitutes } from '#domain/fulfilment.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { scopeOf } from '#server/http/scope.ts'
import { listSubstitutes } from '#server/features/orders/fulfilment/substitutes.repository.ts'
import type { Ctx } from '#server/http/context.ts'
import { substituteView } from '#server/features/orders/fulfilment/substitute-view.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import { findOwnOrder } from './admin-order.service.ts'

const mostOffered = 20

/** What can come instead of a line's goods, in the caller's words, as far as its allergens are declared; `not_found` where the factory's order has no such line. */
export async function getSubstitutes(
  ctx: Ctx,
  { id, item }: { id: string; item: string },
): Promise<Result<Substitutes>> {
  const found = await findOwnOrder(ctx, id)
  if (!found?.lines.some(({ line }) => line.id === item)) return refused('not_found')
  const { order } = found
  const i18n = await translatorFor(ctx)
  const rows = await listSubstitutes(ctx.database, scopeOf(ctx), item)
  return done({
    substitutes: rows
      .filter(({ isDeclared }) => isDeclared)
      .slice(0, mostOffered)
      .map(({ productId, title, unitOre, left, isTracked, facts }) => ({
        ...substituteView(i18n, { title, unitOre, ...facts }, order),
        ...{ productId, left: isTracked ? left : null },
      })),
  })
}
