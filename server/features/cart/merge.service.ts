import type { CartMerge } from '#domain/cart.schema.ts'
import type { Ctx } from '#server/http/context.ts'
import { findGuestLabel, mergeCarts } from './merge.repository.ts'

/**
 * Moves the guest's cart of this browser into the person's own, in one batch, and answers how many items came along: none
 * where the browser has no guest, or its cart is empty or was merged before.
 */
export async function mergeGuestCart(
  ctx: Ctx,
  person: { userId: string },
): Promise<{ mergedItems: number }> {
  const { guestHash } = ctx.actor
  if (!guestHash) return { mergedItems: 0 }
  const { factoryId } = ctx.site
  const { userId } = person
  const merging = { factoryId, userId, guestHash, now: ctx.now() }
  const mergedItems = await mergeCarts(ctx.database, merging)
  if (mergedItems > 0) ctx.log.info('cart.merged', { items: mergedItems })
  return { mergedItems }
}

/** The owners that a call of `merge_guest_cart_to_user` names: both are known already, from the session and the cookie. */
export interface NamedOwners {
  p_session_id?: string | undefined
  p_user_id?: string | undefined
}

/**
 * Merges the guest's cart of this browser into that of the person who is signed in. Naming other owners merges
 * nothing, and the answer says no more than that.
 */
export async function mergeOwnCarts(ctx: Ctx, named: NamedOwners): Promise<CartMerge> {
  const { userId } = ctx.actor
  if (!userId || !(await areOwn(ctx, named))) return { success: false, merged_items: 0 }
  const { mergedItems } = await mergeGuestCart(ctx, { userId })
  return { success: true, merged_items: mergedItems }
}

/** A label stands for the cookie's cart; once that is merged the cookie alone says whose it was. */
async function areOwn(ctx: Ctx, named: NamedOwners): Promise<boolean> {
  const { userId, guestHash } = ctx.actor
  if (named.p_user_id !== undefined && named.p_user_id !== userId) return false
  if (named.p_session_id === undefined) return true
  if (!guestHash) return false
  const label = await findGuestLabel(ctx.database, { factoryId: ctx.site.factoryId, guestHash })
  return label === undefined || label === named.p_session_id
}
