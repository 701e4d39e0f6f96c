import type { Settings } from '#server/platform/settings.ts'
import { modeOf } from './provider-settings.ts'
import { PaymentFault, type KnownPayment, type PaymentProvider } from './provider.ts'
import { openStripe, type StripeCalls } from './stripe-calls.ts'
import { readStripeNotice } from './stripe-notice.ts'
import { foundAtStripe, neverAtStripe, refundedAtStripe } from './stripe-payment.ts'
import { sessionOf } from './stripe-session.ts'

/** Cards by Stripe: a page of theirs sets the money aside, and we capture it. */
export function stripe(settings: Settings, ports: { waitMs: number }): PaymentProvider {
  const open = () => openStripe(settings, ports)
  return {
    code: 'stripe',
    mode: modeOf(settings, 'stripe'),
    create: async (wanted) => {
      const calls = await open()
      const session = await calls.ask((api, limit) =>
        api.checkout.sessions.create(sessionOf(wanted), {
          ...limit,
          idempotencyKey: wanted.reference,
        }),
      )
      if (session.url === null) throw new PaymentFault('refused', 'Stripe opened no page to pay on')
      return { providerReference: session.id, payUrl: session.url }
    },
    find: async (payment) => {
      const calls = await open()
      const session = await findSession(calls, payment)
      if (!session) return neverAtStripe
      return foundAtStripe(session, await refundedAtStripe(calls, session))
    },
    capture: async (operation) => {
      const calls = await open()
      const intent = await heldIntent(calls, operation)
      const { amountOre, isLast, key } = operation
      // Without this field the rest is let go of at once; with it, a card must be one that is captured in parts.
      const rest = isLast ? {} : { final_capture: false }
      await calls.ask((api, limit) =>
        api.paymentIntents.capture(
          intent.id,
          { amount_to_capture: amountOre, ...rest },
          { ...limit, idempotencyKey: key },
        ),
      )
    },
    cancel: async (operation) => {
      const calls = await open()
      const session = await findSession(calls, operation)
      if (session?.status === 'open') await expire(calls, session.id)
      const now = session?.status === 'open' ? await findSession(calls, operation) : session
      const intent = now?.payment_intent
      if (!intent || typeof intent === 'string' || intent.status !== 'requires_capture') return
      await calls.ask((api, limit) =>
        api.paymentIntents.cancel(intent.id, {}, { ...limit, idempotencyKey: operation.key }),
      )
    },
    refund: async (operation) => {
      const calls = await open()
      const intent = await heldIntent(calls, operation)
      const { amountOre, reference, key } = operation
      await calls.ask((api, limit) =>
        api.refunds.create(
          { payment_intent: intent.id, amount: amountOre, metadata: { reference } },
          { ...limit, idempotencyKey: key },
        ),
      )
    },
    readNotice: (call) => readStripeNotice(call, settings.STRIPE_WEBHOOK_SECRET),
  }
}

/** Undefined for one whose creation got no answer: nobody has had its address, so that nobody can have paid it. */
async function findSession(calls: StripeCalls, { providerReference }: KnownPayment) {
  if (providerReference === null) return undefined
  return calls.ask((api, limit) =>
    api.checkout.sessions.retrieve(
      providerReference,
      { expand: ['payment_intent.latest_charge'] },
      limit,
    ),
  )
}

async function heldIntent(calls: StripeCalls, payment: KnownPayment) {
  const intent = (await findSession(calls, payment))?.payment_intent
  if (!intent || typeof intent === 'string')
    throw new PaymentFault('refused', 'nothing of it has been paid')
  return intent
}

/** Refused where the buyer was quicker and has paid: then there is money to let go of. */
async function expire(calls: StripeCalls, id: string): Promise<void> {
  try {
    await calls.ask((api, limit) => api.checkout.sessions.expire(id, {}, limit))
  } catch (error) {
    if (!(error instanceof PaymentFault) || error.kind === 'unreachable') throw error
  }
}
