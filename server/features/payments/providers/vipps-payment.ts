import { appConfig } from '#config'
import type { GetPaymentResponse } from '@vippsmobilepay/sdk'
import * as v from 'valibot'
import { type FoundPayment, PaymentFault } from './provider.ts'
import type { VippsAnswer } from './vipps-calls.ts'

const stateOf = {
  CREATED: 'created',
  AUTHORIZED: 'authorized',
  ABORTED: 'aborted',
  EXPIRED: 'expired',
  TERMINATED: 'cancelled',
} as const satisfies Record<GetPaymentResponse['state'], FoundPayment['state']>

const amount = v.object({
  currency: v.literal(appConfig.money.currency),
  value: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
})

const paymentSchema = v.object({
  state: v.picklist(['CREATED', 'AUTHORIZED', 'ABORTED', 'EXPIRED', 'TERMINATED']),
  pspReference: v.nullish(v.string()),
  aggregate: v.object({
    authorizedAmount: amount,
    capturedAmount: amount,
    cancelledAmount: amount,
    refundedAmount: amount,
  }),
})

const createdSchema = v.object({ redirectUrl: v.pipe(v.string(), v.url()) })

const problemSchema = v.object({
  title: v.optional(v.string(), ''),
  detail: v.nullish(v.string(), ''),
})

/** A payment that Vipps has never heard of: its creation has not reached them, so that nobody can have paid it. */
export const neverAtVipps: FoundPayment = {
  ...{ state: 'created', providerReference: null },
  ...{ authorizedOre: 0, capturedOre: 0, refundedOre: 0, cancelledOre: 0 },
  canCaptureParts: true,
}

export function createdAtVipps(body: unknown) {
  const { redirectUrl } = readable(createdSchema, body)
  return { providerReference: null, payUrl: redirectUrl }
}

export function readVippsPayment(body: unknown): FoundPayment {
  const { state, pspReference, aggregate } = readable(paymentSchema, body)
  return {
    state: stateOf[state],
    providerReference: pspReference ?? null,
    authorizedOre: aggregate.authorizedAmount.value,
    capturedOre: aggregate.capturedAmount.value,
    refundedOre: aggregate.refundedAmount.value,
    cancelledOre: aggregate.cancelledAmount.value,
    canCaptureParts: true,
  }
}

/** What Vipps said no with, in its own words. */
export function vippsProblem({ status, body }: VippsAnswer): string {
  const read = v.safeParse(problemSchema, body)
  const said = read.success ? [read.output.title, read.output.detail].filter(Boolean) : []
  return (said.length > 0 ? said.join(': ') : `Vipps answered ${status}`).slice(0, 300)
}

/** An answer that cannot be read says nothing about what was done. */
function readable<Schema extends v.GenericSchema>(schema: Schema, body: unknown) {
  const read = v.safeParse(schema, body)
  if (read.success) return read.output
  throw new PaymentFault('unreachable', 'Vipps answered what cannot be read')
}
