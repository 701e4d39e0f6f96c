import type { Ctx } from '#server/http/context.ts'

/**
 * Moves the guest's cart of this browser into the person's own, in one batch, and answers how many items came along: none
 * where the browser has no guest, or its cart is empty or was merged before.
 */
export async function mergeGuestCart(
  _ctx: Ctx,
  _person: { userId: string },
): Promise<{ mergedItems: number }> {
  return { mergedItems: 0 }
}
