import { type FakePayment, heldOre } from './fake-payment.ts'

export interface StripeCard {
  multicapture: 'available' | 'unavailable'
}

/** A Checkout Session as Stripe shows it, with what it is asked to expand. */
export function asSession(payment: FakePayment, url: string, card: StripeCard) {
  const { id, reference, state } = payment
  const isPaid = payment.authorizedOre > 0
  return {
    ...{ id: `cs_test_${id}`, object: 'checkout.session', client_reference_id: reference },
    metadata: { reference },
    status: isPaid ? 'complete' : state === 'created' ? 'open' : 'expired',
    payment_status: 'unpaid',
    payment_intent: isPaid ? asIntent(payment, card) : null,
    url: state === 'created' ? `${url}/pay/cs_test_${id}` : null,
  }
}

/** A PaymentIntent with its charge. Money that was set aside and let go of counts as refunded there, as it does at Stripe. */
export function asIntent(payment: FakePayment, { multicapture }: StripeCard) {
  const { id, reference, authorizedOre, capturedOre, cancelledOre, refundedOre } = payment
  const held = heldOre(payment)
  const ended = capturedOre > 0 ? 'succeeded' : 'canceled'
  const charge = {
    ...{ id: `ch_${id}`, object: 'charge', amount: authorizedOre, amount_captured: capturedOre },
    amount_refunded: refundedOre + cancelledOre,
    payment_method_details: { card: { multicapture: { status: multicapture } } },
  }
  return {
    ...{ id: `pi_${id}`, object: 'payment_intent', metadata: { reference } },
    amount: authorizedOre,
    ...{ amount_capturable: held, amount_received: capturedOre },
    status: authorizedOre === 0 ? 'requires_payment_method' : held > 0 ? 'requires_capture' : ended,
    latest_charge: authorizedOre === 0 ? null : charge,
  }
}
