import { onlineMethods } from '#domain/checkout.ts'
import type { PaymentProvider } from '#domain/payments.schema.ts'
import type { Ctx } from '#server/http/context.ts'
import { countOpenPayments } from './payment-providers.repository.ts'
import { missingSettings, modeOf } from './provider-settings.ts'

/** The providers as the settings show them. The test provider is among them only where it is on, or has something open. */
export async function listPaymentProviders(ctx: Ctx): Promise<PaymentProvider[]> {
  const open = await countOpenPayments(ctx.database, ctx.site.factoryId)
  return onlineMethods
    .map((code) => {
      const missing = missingSettings(ctx.settings, code)
      const openPayments = open.get(code) ?? 0
      const mode = modeOf(ctx.settings, code)
      return { code, isOn: missing.length === 0, mode, missing, openPayments }
    })
    .filter(({ code, isOn, openPayments }) => code !== 'test' || isOn || openPayments > 0)
}
