import type { PaymentProviderCode } from '#domain/payments.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import type { JobCtx } from '#server/http/context.ts'
import type { PaymentJob } from './paid-online.service.ts'
import { providerOf } from './ask-provider.ts'
import { listOpen } from './payments.repository.ts'
import { settlePayment } from './settle-payment.service.ts'

const minuteMs = 60_000

/** A job: asks how payments stand that nobody has told of, ends those whose time is over, and does what is still to be done with money. */
export async function settleDue(job: JobCtx): Promise<void> {
  const now = job.now()
  const open = await listOpen(job.database, {
    ...{ now, createdBefore: now - minuteMs, heldBefore: now - 10 * minuteMs },
  })
  const silent = new Set<PaymentProviderCode>()
  for (const { id, provider, mode } of open) {
    try {
      const settled = await settlePayment(without(job, silent), id)
      // One of keys that are gone says nothing of how those of now answer.
      const isOn = providerOf(job, { provider, mode }) !== undefined
      if (settled && !settled.isKnown && isOn) silent.add(provider)
    } catch (error) {
      // One that fails does not hold up the others.
      job.log.error('payment.not_settled', { payment: id, fault: faultOf(error).kind })
    }
  }
}

/** Who did not answer is asked no more in this minute: a hundred payments would wait for it one after the other. */
function without(job: PaymentJob, silent: ReadonlySet<PaymentProviderCode>): PaymentJob {
  const { on, of } = job.payments
  return { ...job, payments: { on, of: (code) => (silent.has(code) ? undefined : of(code)) } }
}
