import type { Stripe } from 'stripe'
import { type FoundPayment, PaymentFault } from './provider.ts'
import type { StripeCalls } from './stripe-calls.ts'

const nothing: FoundPayment = {
  ...{ state: 'created', providerReference: null },
  ...{ authorizedOre: 0, capturedOre: 0, refundedOre: 0, cancelledOre: 0 },
  canCaptureParts: false,
}

export const neverAtStripe = nothing

/** How a payment stands by its session, with its intent and charge read along. */
export function foundAtStripe(session: Stripe.Checkout.Session, refundedOre: number): FoundPayment {
  const base = { ...nothing, providerReference: session.id }
  const intent = session.payment_intent
  if (typeof intent === 'string')
    throw new PaymentFault('unreachable', 'Stripe left out its intent')
  if (intent?.status === 'requires_capture' || intent?.status === 'succeeded')
    return { ...base, state: 'authorized', ...sumsOf(intent), refundedOre }
  if (intent?.status === 'canceled' && chargeOf(intent))
    return { ...base, state: 'cancelled', ...sumsOf(intent), refundedOre }
  if (session.status === 'expired') return { ...base, state: 'expired' }
  return intent?.status === 'canceled' ? { ...base, state: 'cancelled' } : base
}

function sumsOf(intent: Stripe.PaymentIntent) {
  const charge = chargeOf(intent)
  const capturedOre = charge?.amount_captured ?? intent.amount_received
  // What is no longer held of it and was not captured has been let go of.
  const heldOre = intent.status === 'requires_capture' ? intent.amount_capturable : 0
  const multicapture = charge?.payment_method_details?.card?.multicapture?.status
  return {
    authorizedOre: intent.amount,
    capturedOre,
    cancelledOre: intent.amount - capturedOre - heldOre,
    canCaptureParts: multicapture === 'available',
  }
}

function chargeOf({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | undefined {
  return charge === null || typeof charge === 'string' ? undefined : charge
}

/**
 * What went back of captured money, in øre. Stripe also writes down as refunded what was only set aside and let go of: that moved no
 * balance, by which the two are told apart.
 */
export async function refundedAtStripe(
  calls: StripeCalls,
  { payment_intent: intent }: Stripe.Checkout.Session,
): Promise<number> {
  if (!intent || typeof intent === 'string' || !chargeOf(intent)?.amount_refunded) return 0
  const refunds = await calls.ask((api, limit) =>
    api.refunds.list({ payment_intent: intent.id, limit: 100 }, limit),
  )
  const real = refunds.data.filter(
    ({ status, balance_transaction: moved }) =>
      status === 'pending' || status === 'requires_action' || (status === 'succeeded' && moved),
  )
  return real.reduce((sum, { amount }) => sum + amount, 0)
}
