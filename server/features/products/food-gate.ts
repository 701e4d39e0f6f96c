import type { AdminProduct } from '#domain/admin-products.schema.ts'
import { foodFactsOf, missingFoodInfo } from '#domain/food-information.ts'
import type { Problem } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'

/** Why visitors may not see a product: all that is missing of its food information. Undefined where nothing is. */
export function unpublishable(
  ctx: Pick<Ctx, 'site'>,
  product: AdminProduct,
): { ok: false; problems: [Problem, ...Problem[]] } | undefined {
  const missing = lacking(ctx, product)
  if (missing.length === 0) return undefined
  return { ok: false, problems: [{ code: 'food_info_missing', field: 'state' }, ...missing] }
}

/** The same of a published product that changes: what it lacked before keeps nobody from changing something else. */
export function lacksMore(
  ctx: Pick<Ctx, 'site'>,
  before: AdminProduct,
  after: AdminProduct,
): ReturnType<typeof unpublishable> {
  if (after.state !== 'published') return undefined
  const isMore = lacking(ctx, after).length > lacking(ctx, before).length
  return isMore ? unpublishable(ctx, after) : undefined
}

function lacking({ site }: Pick<Ctx, 'site'>, product: AdminProduct): Problem[] {
  return missingFoodInfo(foodFactsOf(product, site.languages))
}
