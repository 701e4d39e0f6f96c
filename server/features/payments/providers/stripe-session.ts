import type { Stripe } from 'stripe'
import type { WantedPayment } from './provider.ts'

/** Stripe takes no session that ends within half an hour; ours ends by `cancel`, and by this where nobody asks for that. */
const longerMs = 31 * 60_000

/** The languages of Stripe's pages among ours, by our codes. */
const locales = {
  nb: 'nb',
  nn: 'nb',
  no: 'nb',
  en: 'en',
  pl: 'pl',
  sv: 'sv',
  da: 'da',
  de: 'de',
} as const

/** A page of Stripe on which this is paid. The same payment makes the same request, as its key demands. */
export function sessionOf(wanted: WantedPayment): Stripe.Checkout.SessionCreateParams {
  const metadata = { reference: wanted.reference }
  const known = Object.entries(locales).find(([code]) => code === wanted.languageCode)
  return {
    mode: 'payment',
    // Those that can be set aside first and captured later; the wallets of telephones are cards too.
    allowed_payment_method_types: ['card'],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'nok',
          unit_amount: wanted.amountOre,
          product_data: { name: wanted.description },
        },
      },
    ],
    payment_intent_data: { capture_method: 'manual', description: wanted.description, metadata },
    payment_method_options: { card: { request_multicapture: 'if_available' } },
    client_reference_id: wanted.reference,
    metadata,
    ...(wanted.email === '' ? {} : { customer_email: wanted.email }),
    locale: known?.[1] ?? 'auto',
    expires_at: Math.ceil((wanted.expiresAt + longerMs) / 1000),
    success_url: wanted.returnUrl,
    cancel_url: wanted.cancelUrl,
  }
}
