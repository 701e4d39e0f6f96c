import type { AdminOrder } from '#domain/admin-orders.schema.ts'
import { done, type Problem, refused, type Result } from '#domain/result.ts'
import { isOvertaken } from '#server/features/orders/transition.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import type { FoundAdminOrder } from './admin-order.repository.ts'
import { adminOrderView, findOwnOrder, getAdminOrder } from './admin-order.service.ts'

/** A change of an order, as its caller saw it. */
export interface OrderChange {
  /** True where this very call has already been done: the order is one revision further, or two where the change has ended it. */
  isDone: (found: FoundAdminOrder) => boolean
  /** Writes it, or says what stands in its way; an order that has changed since it was read is `isOvertaken`, or `stale`. */
  write: (found: FoundAdminOrder) => Promise<Problem | undefined>
}

const mostRevs = 2

/**
 * Changes an order, once however often the call is sent. Refuses `not_found`, `stale` with what stands there now, and what the change
 * refuses.
 */
export async function changeOrder(
  ctx: Ctx,
  at: { id: string; rev: number },
  change: OrderChange,
): Promise<Result<AdminOrder>> {
  const found = await findOwnOrder(ctx, at.id)
  if (!found) return refused('not_found')
  const past = found.order.rev - at.rev
  if (past > 0 && past <= mostRevs && change.isDone(found))
    return done(await adminOrderView(ctx, found))
  if (past !== 0) return refused('stale', { current: await adminOrderView(ctx, found) })
  const problem = await written(change, found)
  // Somebody was faster, with this very call perhaps: what stands there now decides.
  if (problem?.code === 'stale') return changeOrder(ctx, at, change)
  return problem ? { ok: false, problem } : getAdminOrder(ctx, at.id)
}

/** True where one of the last events is this one, by the caller. */
export function hasJust(ctx: Ctx, { steps }: FoundAdminOrder, event: string): boolean {
  return steps
    .slice(0, mostRevs)
    .some((step) => step.event === event && step.actorId === ctx.actor.userId)
}

async function written(change: OrderChange, found: FoundAdminOrder): Promise<Problem | undefined> {
  try {
    return await change.write(found)
  } catch (error) {
    if (!isOvertaken(faultOf(error))) throw error
    return { code: 'stale' }
  }
}
