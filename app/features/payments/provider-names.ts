import type { PaymentProviderCode } from '#domain/payments.ts'

/** What providers are called, in every language alike. */
export const providerNames = {
  vipps: 'Vipps',
  stripe: 'Stripe',
  test: 'Test',
} as const satisfies Record<PaymentProviderCode, string>
