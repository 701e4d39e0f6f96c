import type { PaymentProviderCode } from '#domain/payments.ts'
import type { KeyValue } from '#server/platform/key-value.ts'
import type { Settings } from '#server/platform/settings.ts'
import type { PaymentProvider } from './provider.ts'
import { missingSettings } from './provider-settings.ts'
import { stripe } from './stripe.ts'
import { testProvider } from './test-provider.ts'
import { vipps } from './vipps.ts'

/** What providers need of a `Platform`. */
export interface ProviderPorts {
  kv: KeyValue
  now: () => number
  /** How long one call may take in all; 10 s unless told otherwise. */
  waitMs?: number
}

export interface PaymentProviders {
  /** Those that can take new payments, in the order in which a buyer sees them. */
  on: readonly PaymentProvider[]
  /** Undefined where its settings are missing: its payments wait until they are there. */
  of: (code: string) => PaymentProvider | undefined
}

/** The payment providers of a deployment. Making them asks nobody anything. */
export function providersOf(settings: Settings, ports: ProviderPorts): PaymentProviders {
  const waitMs = ports.waitMs ?? 10_000
  const made: Record<PaymentProviderCode, () => PaymentProvider> = {
    vipps: () => vipps(settings, { ...ports, waitMs }),
    stripe: () => stripe(settings, { waitMs }),
    test: () => testProvider(settings, ports),
  }
  const on = Object.keys(made)
    .filter(isCode)
    .filter((code) => missingSettings(settings, code).length === 0)
    .map((code) => made[code]())
  return { on, of: (code) => on.find((each) => each.code === code) }

  function isCode(code: string): code is PaymentProviderCode {
    return Object.hasOwn(made, code)
  }
}
