import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RefundWay } from '#domain/refunds.ts'
import type { Settlement } from '#domain/short-items.ts'

const settlements = {
  substitute: msg`Something else instead`,
  drop: msg`Dropped`,
  wait: msg`The buyer waits for it`,
  arrived: msg`It has arrived`,
} as const satisfies Record<Settlement, MessageDescriptor>

const ways = {
  online: msg`The way you paid`,
  till: msg`Over the counter`,
  bank: msg`To your bank account`,
  credit: msg`Taken off your invoice`,
} as const satisfies Record<RefundWay, MessageDescriptor>

/** What became of missing goods. */
export function settlementText(i18n: I18n, settlement: Settlement): string {
  return i18n._(settlements[settlement])
}

/** How money went back, as the buyer reads it. */
export function refundWayText(i18n: I18n, way: RefundWay): string {
  return i18n._(ways[way])
}
