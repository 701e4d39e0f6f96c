import type { FoundPayment } from '#server/features/payments/providers/provider.ts'

/** A payment as a fake keeps it, whichever provider it plays. */
export interface FakePayment {
  reference: string
  /** The provider's own id of it. */
  id: string
  amountOre: number
  description: string
  returnUrl: string
  cancelUrl: string
  state: FoundPayment['state']
  authorizedOre: number
  capturedOre: number
  refundedOre: number
  cancelledOre: number
  /** As the request came: a test looks at what we sent. */
  request: Record<string, unknown>
}

export class FakeRefusal extends Error {}

export function newPayment(
  told: Pick<
    FakePayment,
    'reference' | 'id' | 'amountOre' | 'description' | 'returnUrl' | 'cancelUrl' | 'request'
  >,
): FakePayment {
  return {
    ...told,
    ...{ state: 'created', authorizedOre: 0, capturedOre: 0, refundedOre: 0, cancelledOre: 0 },
  }
}

/** The buyer says yes. `amountOre`: another sum than was asked for, as no provider should. */
export function authorize(payment: FakePayment, amountOre = payment.amountOre): void {
  if (payment.state !== 'created') throw new FakeRefusal(`it is ${payment.state}`)
  payment.state = 'authorized'
  payment.authorizedOre = amountOre
}

export function end(payment: FakePayment, state: 'failed' | 'aborted' | 'expired'): void {
  if (payment.state !== 'created') throw new FakeRefusal(`it is ${payment.state}`)
  payment.state = state
}

export function heldOre(payment: FakePayment): number {
  return payment.authorizedOre - payment.capturedOre - payment.cancelledOre
}

export function capture(payment: FakePayment, amountOre: number): void {
  if (payment.state !== 'authorized' || amountOre > heldOre(payment))
    throw new FakeRefusal('more than is held')
  payment.capturedOre += amountOre
}

export function release(payment: FakePayment): void {
  if (payment.state === 'created') payment.state = 'cancelled'
  else if (payment.state !== 'authorized' || heldOre(payment) === 0)
    throw new FakeRefusal('nothing is held')
  else {
    payment.cancelledOre += heldOre(payment)
    if (payment.capturedOre === 0) payment.state = 'cancelled'
  }
}

export function refund(payment: FakePayment, amountOre: number): void {
  if (amountOre > payment.capturedOre - payment.refundedOre)
    throw new FakeRefusal('more than was captured')
  payment.refundedOre += amountOre
}
