import { isRefusedByGuard } from '#server/platform/guard.queries.ts'
import { providerOf } from './ask-provider.ts'
import { kindOf } from './paid-kinds.service.ts'
import type { PaymentJob } from './paid-online.service.ts'
import type { PaymentRow } from './payments.queries.ts'
import { changePayment, findPayment } from './payments.repository.ts'
import { PaymentFault } from './providers/provider.ts'

/**
 * Begins a payment with its provider, and answers where it is paid: null where the provider cannot be reached or will not have it. However
 * often it is begun it is one payment, since its reference is the same. Its row is written before: nobody ever pays without one.
 */
export async function beginPayment(job: PaymentJob, id: string): Promise<string | null> {
  const payment = await findPayment(job.database, { id })
  if (!payment || payment.state !== 'created' || job.now() >= payment.expiresAt) return null
  if (payment.payUrl !== null) return payment.payUrl
  const [provider, order] = [providerOf(job, payment), await kindOf(payment).find(job, payment)]
  if (!provider || order?.state !== 'waiting') return null
  const { reference, amountOre, expiresAt } = payment
  const { number: description, languageCode, email, phone } = order
  const { origin } = new URL(job.settings.PUBLIC_URL)
  const returnUrl = `${origin}/${languageCode}${order.path}`
  const buyer = { languageCode, email, phone }
  try {
    const begun = await provider.create({
      ...{ reference, amountOre, expiresAt, description, returnUrl, cancelUrl: returnUrl },
      ...buyer,
    })
    await save(job, payment, begun)
    return begun.payUrl
  } catch (error) {
    if (!(error instanceof PaymentFault)) throw error
    job.log.warn('payment.not_begun', { payment: id, fault: error.kind, said: error.message })
    return null
  }
}

/** Whatever has happened to it in between: what the provider calls it must be known. */
async function save(
  job: PaymentJob,
  payment: PaymentRow,
  begun: { providerReference: string | null; payUrl: string },
): Promise<void> {
  try {
    await changePayment(job.database, payment, { ...begun, updatedAt: job.now() })
  } catch (error) {
    if (!isRefusedByGuard(error)) throw error
    const current = await findPayment(job.database, { id: payment.id })
    if (current) await save(job, current, begun)
  }
}
