import type { AdminOrder, StaffStep, StepOrder } from '#domain/admin-orders.schema.ts'
import type { Problem, Result } from '#domain/result.ts'
import { isUnsettled } from '#domain/short-items.ts'
import { doGoodsLeave, needsAll, staffStepFrom } from '#domain/staff-steps.ts'
import { whyHeld } from '#server/features/orders/after-sale/held.ts'
import { doLater } from '#server/features/payments/admin-payments.service.ts'
import { whyNotHeld } from '#server/features/payments/held-money.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import { isOvertaken } from '#server/features/orders/transition.queries.ts'
import type { FoundAdminOrder } from './admin-order.repository.ts'
import { callOff } from './call-off.ts'
import { changeOrder } from './change-order.ts'
import { inState } from '#server/features/orders/in-state.ts'
import { moveOrder } from './move-order.repository.ts'

/** A step without the revision that its caller saw. */
export type WantedStep = Omit<StepOrder, 'rev'>

/**
 * Takes an order one step on with all that belongs to it, once however often the call is sent. Refuses as `changeOrder`,
 * `illegal_transition` with the state, and `words_missing` where an order is called off without a reason.
 */
export function takeStep(ctx: Ctx, id: string, call: StepOrder): Promise<Result<AdminOrder>> {
  return changeOrder(
    ctx,
    { id, rev: call.rev },
    {
      isDone: (found) => hasTaken(ctx, found, call),
      write: (found) => takeStepFrom(ctx, found, call),
    },
  )
}

/** Takes the step from where the order was read; answers what stood in the way: `stale` where it has moved since, and as `takeStep`. */
export async function takeStepFrom(
  ctx: Ctx,
  found: FoundAdminOrder,
  wanted: WantedStep,
): Promise<Problem | undefined> {
  const { step, reason, tracking } = wanted
  const { order } = found
  const leads = staffStepFrom(order, step)
  if (!leads.ok) return inState(ctx, order)
  const held = doGoodsLeave(order.status, step) && (await whyHeld(ctx, found.sale))
  if (held) return held
  const unpaid = doGoodsLeave(order.status, step) && (await whyNotHeld(ctx, order))
  if (unpaid) return unpaid
  const missing = missingFor(found, step)
  if (missing) return missing
  if (step === 'call_off' && reason === '') return { code: 'words_missing', field: 'reason' }
  const [to, userId, at] = [leads.value, ctx.actor.userId ?? null, ctx.now()]
  try {
    if (step === 'call_off') await callOff(ctx, { found, to, reason })
    else await moveOrder(ctx.database, { found, step, to, tracking, userId, at })
  } catch (error) {
    if (!isOvertaken(faultOf(error))) throw error
    return { code: 'stale' }
  }
  doLater(ctx, { kind: 'order', orderId: order.id })
  ctx.log.info('order.moved', { order: order.id, step })
  return undefined
}

/** Whole orders are packed and sent: what is missing is settled before. */
function missingFor({ lines, shorts }: FoundAdminOrder, step: StaffStep): Problem | undefined {
  if (!needsAll(step)) return undefined
  const lineId = shorts.find(isUnsettled)?.lineId
  const title = lines.find(({ line }) => line.id === lineId)?.line.titleSnapshot
  return title === undefined ? undefined : { code: 'items_missing', values: { title } }
}

/** True where the order's last step was this one, by the caller and with the same words. */
export function hasTaken(
  ctx: Ctx,
  { steps, shipments }: FoundAdminOrder,
  wanted: WantedStep,
): boolean {
  const [last] = steps
  const { step, reason, tracking } = wanted
  if (last?.event !== step || last.actorId !== ctx.actor.userId) return false
  if (step === 'call_off') return last.reason === reason
  // Of an order that is sent in parts each parcel has a number of its own.
  return step !== 'ship' || (shipments.at(-1)?.tracking ?? '') === tracking
}
