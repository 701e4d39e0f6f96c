import * as v from 'valibot'
import { uuid } from './bounded-text.schema.ts'
import { onlineMethods } from './checkout.ts'
import {
  paidKinds,
  paymentModes,
  paymentOperationKinds,
  paymentOperationStates,
  paymentStates,
  shownPaymentStates,
} from './payments.ts'

/** The payment of an order as its buyer follows it. Money in øre. */
export const paymentViewSchema = v.object({
  kind: v.picklist(paidKinds),
  provider: v.picklist(onlineMethods),
  /** No real money moves. */
  isTest: v.boolean(),
  state: v.picklist(shownPaymentStates),
  amountOre: v.number(),
  /** Where it is paid while that can still be done; null where it cannot, or where the provider has not been reached yet. */
  payUrl: v.nullable(v.string()),
  /** Until when the goods are held, epoch ms. */
  heldUntil: v.number(),
})
export type PaymentView = v.InferOutput<typeof paymentViewSchema>

/** The same for the people of the factory. */
export const adminPaymentSchema = v.object({
  id: v.string(),
  provider: v.picklist(onlineMethods),
  mode: v.picklist(paymentModes),
  reference: v.string(),
  state: v.picklist(paymentStates),
  amountOre: v.number(),
  authorizedOre: v.number(),
  capturedOre: v.number(),
  refundedOre: v.number(),
  cancelledOre: v.number(),
  operations: v.array(
    v.object({
      id: v.string(),
      kind: v.picklist(paymentOperationKinds),
      amountOre: v.number(),
      state: v.picklist(paymentOperationStates),
      /** What the provider said, where it said no; empty otherwise. */
      fault: v.string(),
      /** Epoch ms. */
      at: v.number(),
    }),
  ),
})
export type AdminPayment = v.InferOutput<typeof adminPaymentSchema>

/** What a provider has refused to do with the money of an order of either kind, or no longer holds. */
export const refusedOperationSchema = v.object({
  id: v.string(),
  operation: v.picklist(paymentOperationKinds),
  kind: v.picklist(paidKinds),
  orderId: v.string(),
  /** Of the order; of one to a restaurant its number there, which begins anew each day. */
  number: v.string(),
  amountOre: v.number(),
  fault: v.string(),
  /** Epoch ms. */
  at: v.number(),
})
export type RefusedOperation = v.InferOutput<typeof refusedOperationSchema>

/** What is tried again of what a provider has refused. */
export const retryPaymentSchema = v.strictObject({ operationId: uuid('not_found') })

/** A provider as the settings show it. */
export const paymentProviderSchema = v.object({
  code: v.picklist(onlineMethods),
  isOn: v.boolean(),
  mode: v.picklist(paymentModes),
  /** Names of the environment's settings that it lacks. */
  missing: v.array(v.string()),
  /** Payments that are still open with it: they go on where it was switched off. */
  openPayments: v.number(),
})
export type PaymentProvider = v.InferOutput<typeof paymentProviderSchema>
