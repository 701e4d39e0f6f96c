import { appConfig } from '#config'
import type { CaptureModificationRequest, CreatePaymentRequest } from '@vippsmobilepay/sdk'
import type { Settings } from '#server/platform/settings.ts'
import { modeOf } from './provider-settings.ts'
import {
  type KnownPayment,
  PaymentFault,
  type PaymentProvider,
  type WantedOperation,
  type WantedPayment,
} from './provider.ts'
import { callVipps, type VippsAnswer, type VippsPorts } from './vipps-calls.ts'
import { readVippsNotice } from './vipps-notice.ts'
import { createdAtVipps, neverAtVipps, readVippsPayment, vippsProblem } from './vipps-payment.ts'

const payments = '/epayment/v1/payments'

/** Vipps MobilePay ePayment: the buyer says yes in the app, and the money is set aside until we capture it. */
export function vipps(settings: Settings, ports: VippsPorts): PaymentProvider {
  const find = async ({ reference }: KnownPayment) => {
    const answer = await callVipps(settings, ports, {
      method: 'GET',
      path: `${payments}/${reference}`,
    })
    return answer.status === 404 ? neverAtVipps : readVippsPayment(refusedUnlessOk(answer))
  }
  const modify = (step: 'capture' | 'refund', { reference, amountOre, key }: WantedOperation) => {
    const body: CaptureModificationRequest = {
      modificationAmount: { currency: appConfig.money.currency, value: amountOre },
    }
    const path = `${payments}/${reference}/${step}`
    return callVipps(settings, ports, { method: 'POST', path, body, key })
  }
  return {
    code: 'vipps',
    mode: modeOf(settings, 'vipps'),
    create: async (wanted) => {
      const answer = await callVipps(settings, ports, {
        ...{ method: 'POST', path: payments },
        ...{ body: requestOf(wanted), key: wanted.reference },
      })
      return createdAtVipps(refusedUnlessOk(answer))
    },
    find,
    capture: async (operation) => {
      refusedUnlessOk(await modify('capture', operation))
    },
    cancel: async (operation) => {
      const { reference, key } = operation
      const path = `${payments}/${reference}/cancel`
      const answer = await callVipps(settings, ports, { method: 'POST', path, body: {}, key })
      // One that was never begun there has nothing to let go of.
      if (isOk(answer) || answer.status === 404) return
      const { authorizedOre, capturedOre, cancelledOre, state } = await find(operation)
      const isHeld = authorizedOre > capturedOre + cancelledOre
      if (state === 'created' || isHeld) refusedUnlessOk(answer)
    },
    refund: async (operation) => {
      refusedUnlessOk(await modify('refund', operation))
    },
    readNotice: (request) => readVippsNotice(request, settings.VIPPS_WEBHOOK_SECRET),
  }
}

/** No `expiresAt`: their own ten minutes are less than ours, and the field is for payments that live for days. */
function requestOf(wanted: WantedPayment): CreatePaymentRequest {
  const phoneNumber = msisdn(wanted.phone)
  return {
    amount: { currency: appConfig.money.currency, value: wanted.amountOre },
    paymentMethod: { type: 'WALLET' },
    ...(phoneNumber === undefined ? {} : { customer: { phoneNumber } }),
    reference: wanted.reference,
    userFlow: 'WEB_REDIRECT',
    returnUrl: wanted.returnUrl,
    paymentDescription: wanted.description,
  }
}

/** A telephone number as Vipps takes it, country first; undefined for one that it would refuse the payment for. */
function msisdn(phone: string): string | undefined {
  const digits = phone.replaceAll(/\D/gu, '').replace(/^00/u, '')
  if (/^[2-9]\d{7}$/u.test(digits)) return `47${digits}`
  return /^[1-9]\d{9,14}$/u.test(digits) ? digits : undefined
}

function isOk({ status }: VippsAnswer): boolean {
  return status >= 200 && status < 300
}

function refusedUnlessOk(answer: VippsAnswer): unknown {
  if (isOk(answer)) return answer.body
  throw new PaymentFault('refused', vippsProblem(answer))
}
