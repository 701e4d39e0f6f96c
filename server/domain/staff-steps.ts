import { type StaffStep, staffSteps } from './admin-orders.schema.ts'
import type { ShippingKind } from './checkout.ts'
import { nextStatus, type OrderStatus } from './orders.ts'
import { refused, type Result } from './result.ts'

interface StandingOrder {
  status: OrderStatus
  shippingKind: ShippingKind
}

/** The deliveries that have the step at all; every other step belongs to all of them. */
const onlyBy: Partial<Record<StaffStep, readonly ShippingKind[]>> = {
  pack_ready: ['pickup'],
  ship: ['own_van', 'post'],
}

/** Where a step leads an order; `illegal_transition` (names the status) where it cannot be taken now. */
export function staffStepFrom(order: StandingOrder, step: StaffStep): Result<OrderStatus> {
  const { status, shippingKind } = order
  const kinds = onlyBy[step]
  if (kinds && !kinds.includes(shippingKind))
    return refused('illegal_transition', { values: { state: status } })
  return nextStatus(status, step, 'staff')
}

/** What can be done with an order now, the next step first. */
export function openStaffSteps(order: StandingOrder): StaffStep[] {
  return staffSteps.filter((step) => staffStepFrom(order, step).ok)
}

/** True for the step with which the goods leave the shelf: what was shipped has left before it is handed over. */
export function doGoodsLeave(status: OrderStatus, step: StaffStep): boolean {
  return step === 'ship' || (step === 'hand_over' && status !== 'shipped')
}

/** True for the steps that all goods of an order take: none of them while something is missing. */
export function needsAll(step: StaffStep): boolean {
  return step === 'pack_ready' || step === 'ship'
}

/** True while a parcel is on its way: its number may come from the carrier after it has left. */
export function canTrack({ status, shippingKind }: StandingOrder): boolean {
  return shippingKind === 'post' && (status === 'shipped' || status === 'partly_shipped')
}
