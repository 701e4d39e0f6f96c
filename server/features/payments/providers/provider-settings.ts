import type { PaymentMode, PaymentProviderCode } from '#domain/payments.ts'
import type { Settings } from '#server/platform/settings.ts'

/** What each provider cannot do without. A webhook's secret is one of them: what is not signed is not believed. */
const needed: Record<PaymentProviderCode, readonly (keyof Settings)[]> = {
  vipps: [
    'VIPPS_CLIENT_ID',
    'VIPPS_CLIENT_SECRET',
    'VIPPS_SUBSCRIPTION_KEY',
    'VIPPS_MERCHANT_SERIAL_NUMBER',
    'VIPPS_WEBHOOK_SECRET',
  ],
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  test: ['TEST_PAYMENTS'],
}

/** The names of the settings that a provider lacks; none where it is on. */
export function missingSettings(settings: Settings, code: PaymentProviderCode): string[] {
  return needed[code].filter((name) => settings[name] === '' || settings[name] === 'off')
}

/** Real money moves at the one address of Vipps, and with keys of Stripe that do not say that they are for tests. */
export function modeOf(settings: Settings, code: PaymentProviderCode): PaymentMode {
  if (code === 'test') return 'test'
  if (code === 'vipps')
    return new URL(settings.VIPPS_URL).hostname === 'api.vipps.no' ? 'live' : 'test'
  return /^[rs]k_test_/u.test(settings.STRIPE_SECRET_KEY) ? 'test' : 'live'
}
