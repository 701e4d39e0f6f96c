import type { AdminProduct, SaveProductState } from '#domain/admin-products.schema.ts'
import { refused, type Result, type ResultOfMany } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { unpublishable } from './food-gate.ts'
import { areFree, whyTaken } from './product-marks.queries.ts'
import { changedOffer } from './product-offer.queries.ts'
import { findAdminProduct } from './products.service.ts'
import { saveProduct } from './save-product.ts'

/**
 * Publishes a product, takes it back, or puts it away. What is put away is seen by no visitor and counts no more among those that a
 * shop can have; orders that hold it stay as they are. Refuses with `not_found`, `stale`, `food_info_missing` with
 * all that is missing, and `too_many_products` where it comes back.
 */
export async function saveProductState(
  ctx: Ctx,
  id: string,
  { rev, state }: SaveProductState,
): Promise<Result<AdminProduct> | ResultOfMany<AdminProduct>> {
  const before = await findAdminProduct(ctx, id)
  if (!before) return refused('not_found')
  const lacking = state === 'published' ? unpublishable(ctx, before) : undefined
  if (lacking) return lacking
  const after = {
    ...before,
    state,
    facts: { ...before.facts, availability: availabilityIn(before, state) },
  }
  const offer = changedOffer(ctx, before, after)
  // How many dishes there can be is their restaurant's own figure.
  const isGoods = before.restaurantId === null
  const marks = { isNew: isGoods && before.state === 'archived' && state !== 'archived' }
  return saveProduct(ctx, before, {
    ...{ rev, after, also: offer.also, when: areFree(ctx, id, marks) },
    set: {
      isActive: state === 'published',
      availability: after.facts.availability,
      ...offer.set,
    },
    whyNot: async () => (await whyTaken(ctx, id, marks)) ?? refused('busy'),
  })
}

/** What is put away has ended; what comes back, or is prepared again, is for sale. A page may stay and say that its product has ended. */
function availabilityIn(
  { state: before, facts: { availability } }: AdminProduct,
  state: AdminProduct['state'],
): AdminProduct['facts']['availability'] {
  if (state === 'archived') return 'ended'
  const isPage = before === 'published' && state === 'published'
  return availability === 'ended' && !isPage ? 'sale' : availability
}
