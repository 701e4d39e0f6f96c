import type { PaymentProviderCode } from '#domain/payments.ts'
import { onlineMethods } from '#domain/checkout.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { hadPayments, keepNotice } from './notices.repository.ts'
import { settlePayment } from './settle-payment.service.ts'

export interface Told {
  method: string
  url: string
  headers: Headers
  body: string
}

/**
 * Takes what a provider tells by itself: kept once, and answered by asking the provider how the payment stands. `not_found` of a provider
 * that nobody knows or that never had keys, `payment_notice_refused` where the signature does not hold or is old. One that is about none
 * of our payments is taken as well, since it would be sent again and again, and so is one of a provider whose keys are gone: nothing of
 * it is believed, and what it is about is asked for once they are there again.
 */
export async function takeNotice(ctx: Ctx, code: string, told: Told): Promise<Result<object>> {
  if (!isCode(code)) return refused('not_found')
  const provider = ctx.payments.of(code)
  if (!provider) return (await hadPayments(ctx.database, code)) ? done({}) : refused('not_found')
  const now = ctx.now()
  const notice = await provider.readNotice({ ...told, now })
  if (!notice) {
    ctx.log.warn('payment.forged', { provider: code })
    return refused('payment_notice_refused')
  }
  const paymentId = await keepNotice(ctx.database, { ...notice, provider: code, at: now })
  ctx.log.info('payment.notice', { provider: code, event: notice.event, payment: paymentId })
  if (paymentId !== undefined) await settlePayment(ctx, paymentId)
  return done({})
}

function isCode(code: string): code is PaymentProviderCode {
  return (onlineMethods as readonly string[]).includes(code)
}
