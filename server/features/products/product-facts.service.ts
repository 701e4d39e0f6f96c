import type { AdminProduct, SaveProductFacts } from '#domain/admin-products.schema.ts'
import { isFood } from '#domain/food-information.ts'
import { done, refused, type Result, type ResultOfMany } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { confirmedFood } from './confirmed-food.ts'
import { lacksMore } from './food-gate.ts'
import { placedIn } from './product-facts.repository.ts'
import { areFree, whyTaken } from './product-marks.queries.ts'
import { stateOf } from './product-view.ts'
import { findGoods } from './products.service.ts'
import { type ProductChange, saveProduct } from './save-product.ts'

/**
 * Saves what a product is: where it stands, how it is sold and sent. Refuses with `not_found`, `stale`, `sku_taken`,
 * `barcode_taken`, `category_missing`, `quantities_crossed`, `food_info_missing` where a published one would now have to say more,
 * `food_kind_published` where it would become food or cease to be it before visitors' eyes (a draft is then to be confirmed anew), and
 * `too_many_products` where it comes back from those put away.
 */
export async function saveProductFacts(
  ctx: Ctx,
  id: string,
  { rev, ...facts }: SaveProductFacts,
): Promise<Result<AdminProduct> | ResultOfMany<AdminProduct>> {
  const before = await findGoods(ctx, id)
  if (!before) return refused('not_found')
  const change = changedFacts(ctx, before, facts)
  return change.ok ? saveProduct(ctx, before, { rev, ...change.value }) : change
}

/** What such a save changes. Refuses as `saveProductFacts`. */
export function changedFacts(
  ctx: Ctx,
  before: AdminProduct,
  facts: AdminProduct['facts'],
): Result<ProductChange> | ResultOfMany<ProductChange> {
  const { id } = before
  if (facts.maxQty < facts.minQty) return refused('quantities_crossed', { field: 'maxQty' })
  const isOtherKind = isFood(facts) !== isFood(before.facts)
  if (isOtherKind && before.state === 'published')
    return refused('food_kind_published', { field: 'vatClass' })
  const { otherCategoryIds, ...own } = facts
  const others = [...new Set(otherCategoryIds)].filter((each) => each !== facts.categoryId)
  const state = stateOf({ isActive: before.state === 'published', ...facts })
  const marks = {
    sku: facts.sku,
    barcode: facts.barcode,
    categoryIds: [facts.categoryId, ...others],
    isNew: before.state === 'archived' && state !== 'archived',
  }
  const after = {
    ...{ ...before, state, facts: { ...facts, otherCategoryIds: others } },
    food: isOtherKind ? { ...before.food, confirmedAt: null } : before.food,
  }
  const lacking = lacksMore(ctx, before, after)
  if (lacking) return lacking
  return done({
    ...{ when: areFree(ctx, id, marks), after },
    set: isOtherKind ? { ...own, ...confirmedFood(ctx, false) } : own,
    also: placedIn(id, marks.categoryIds),
    whyNot: async () => (await whyTaken(ctx, id, marks)) ?? refused('busy'),
  })
}

/** Saves in which category a product stands first; it leaves the one that it had, and stays in the others. Refuses as `saveProductFacts`. */
export async function moveProduct(
  ctx: Ctx,
  id: string,
  { rev, categoryId }: { rev: number; categoryId: string },
): Promise<Result<AdminProduct> | ResultOfMany<AdminProduct>> {
  const before = await findGoods(ctx, id)
  if (!before) return refused('not_found')
  return saveProductFacts(ctx, id, { ...before.facts, rev, categoryId })
}
