import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PaymentOperationKind, PaymentOperationState, PaymentState } from '#domain/payments.ts'

/** How a payment stands with its provider. */
export const paymentStateWords = {
  created: msg`The buyer has not paid yet`,
  authorized: msg`The money is set aside`,
  failed: msg`The provider said no`,
  aborted: msg`The buyer gave up`,
  expired: msg`It was not paid in time`,
  cancelled: msg`Cancelled`,
} as const satisfies Record<PaymentState, MessageDescriptor>

/** What is done with money that is set aside. */
export const operationWords = {
  capture: msg`Draw`,
  cancel: msg`Let go`,
  refund: msg`Pay back`,
} as const satisfies Record<PaymentOperationKind, MessageDescriptor>

export const operationStateWords = {
  queued: msg`on its way`,
  done: msg`done`,
  failed: msg`refused`,
} as const satisfies Record<PaymentOperationState, MessageDescriptor>
