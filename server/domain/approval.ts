import { serverConfig } from '#config'
import type { PaymentMethod } from './checkout.ts'
import { workingDayAfter } from './holidays.ts'
import type { OrderStatus } from './orders.ts'
import { addDays, osloClock, startOfDay } from './oslo-time.ts'

/** An order on invoice is looked at by staff before anything is packed: until then it waits. */
export function isAwaitingApproval(order: {
  status: OrderStatus
  paymentMethod: PaymentMethod
}): boolean {
  return order.status === 'placed' && order.paymentMethod === 'invoice'
}

/** The last day on which an order that was placed then keeps its goods unapproved: one from a Friday or a Saturday keeps them on Tuesday. */
export function heldUntil(placedAtMs: number): string {
  const { date } = osloClock(placedAtMs)
  return workingDayAfter(addDays(date, 1), serverConfig.orders.approvalWorkingDays - 1)
}

/** True once the last day is over in Oslo. */
export function isHoldOver(placedAtMs: number, nowMs: number): boolean {
  return nowMs >= startOfDay(addDays(heldUntil(placedAtMs), 1))
}
