import { refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { changeSeller, type SellerDoor } from './change-seller.ts'

/** Saves which goods a seller carries. Refuses `product_not_found` for what it cannot carry, and as `changeSeller`. */
export async function saveCarried<View>(
  ctx: Ctx,
  door: SellerDoor<View>,
  { rev, productIds }: { rev: number; productIds: readonly string[] },
): Promise<Result<View>> {
  const found = await door.find()
  if (!found) return refused('not_found')
  const known = new Set(found.goods.map(({ id }) => id))
  if (!productIds.every((id) => known.has(id)))
    return refused('product_not_found', { field: 'productIds' })
  return changeSeller(ctx, door, { rev, set: { productIds } })
}

/** Saves what a seller says of itself in a language. Refuses `not_found` for one that the site has not, and as `changeSeller`. */
export async function saveStory<View>(
  ctx: Ctx,
  door: SellerDoor<View>,
  { rev, code, story }: { rev: number; code: string; story: string },
): Promise<Result<View>> {
  if (!ctx.site.languages.some((language) => language.code === code)) return refused('not_found')
  return changeSeller(ctx, door, { rev, set: { stories: { [code]: story } } })
}
