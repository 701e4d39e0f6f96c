import { type FoundPayment, PaymentFault } from './providers/provider.ts'
import type { PaymentJob } from './paid-online.service.ts'
import type { PaymentRow } from './payments.queries.ts'
import type { PaymentProvider } from './payment-providers.service.ts'

/** How a payment stands; `none` where its provider has none such, `unknown` where it cannot be asked. */
export type Answer = FoundPayment | 'none' | 'unknown'

/** The provider that a payment was made with; undefined while its keys are not set, or those of another mode are. */
export function providerOf(
  { payments }: Pick<PaymentJob, 'payments'>,
  { provider, mode }: Pick<PaymentRow, 'provider' | 'mode'>,
): PaymentProvider | undefined {
  const own = payments.of(provider)
  return own?.mode === mode ? own : undefined
}

export async function ask(job: PaymentJob, payment: PaymentRow): Promise<Answer> {
  const provider = providerOf(job, payment)
  if (!provider) return 'unknown'
  try {
    return await provider.find(payment)
  } catch (error) {
    if (!(error instanceof PaymentFault)) throw error
    job.log.warn('payment.not_asked', {
      payment: payment.id,
      fault: error.kind,
      said: error.message,
    })
    return error.kind === 'refused' ? 'none' : 'unknown'
  }
}
