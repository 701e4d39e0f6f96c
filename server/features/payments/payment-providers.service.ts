import type { PaymentProviderCode } from '#domain/payments.ts'
import type { Settings } from '#server/platform/settings.ts'
import type { PaymentProvider } from './providers/provider.ts'
import { type ProviderPorts, providersOf } from './providers/providers.ts'

export type { PaymentProvider } from './providers/provider.ts'

/** The providers of payments that a deployment has keys for. */
export interface PaymentProviders {
  /** Those that buyers may pay with now. */
  on: readonly PaymentProviderCode[]
  /** One of them; undefined where its keys are not set, or not any more. */
  of: (code: PaymentProviderCode) => PaymentProvider | undefined
}

/** What a shop without keys has: it sells by invoice and what is paid at hand-over. */
export const noProviders: PaymentProviders = { on: [], of: () => undefined }

/** Those that a deployment has keys for. Making them asks nobody anything. */
export function paymentProviders(settings: Settings, ports: ProviderPorts): PaymentProviders {
  const { on, of } = providersOf(settings, ports)
  return { on: on.map(({ code }) => code), of }
}
