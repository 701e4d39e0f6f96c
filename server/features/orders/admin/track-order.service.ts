import type { AdminOrder, TrackOrder } from '#domain/admin-orders.schema.ts'
import { canTrack } from '#domain/staff-steps.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { adminOrderView, findOwnOrder, getAdminOrder } from './admin-order.service.ts'
import { inState } from '#server/features/orders/in-state.ts'
import { saveTracking } from './track-order.repository.ts'

/**
 * Gives a parcel that has left its number, or another one; the buyer finds it on the order's page. Refuses `not_found`, `stale` with
 * what stands there now, and `illegal_transition` where no parcel is on its way; the same call twice is done once.
 */
export async function trackOrder(
  ctx: Ctx,
  id: string,
  { rev, tracking }: TrackOrder,
): Promise<Result<AdminOrder>> {
  const found = await findOwnOrder(ctx, id)
  if (!found) return refused('not_found')
  const { order } = found
  if (order.rev === rev + 1 && order.tracking === tracking)
    return done(await adminOrderView(ctx, found))
  if (order.rev !== rev) return refused('stale', { current: await adminOrderView(ctx, found) })
  if (!canTrack(order)) return { ok: false, problem: await inState(ctx, order) }
  const isSaved = await saveTracking(ctx, found, tracking)
  // Somebody was faster: what stands there now decides.
  return isSaved ? getAdminOrder(ctx, id) : trackOrder(ctx, id, { rev, tracking })
}
