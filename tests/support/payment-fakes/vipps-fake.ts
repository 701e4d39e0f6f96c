import { createHash, createHmac, randomUUID } from 'node:crypto'
import type { GetPaymentResponse } from '@vippsmobilepay/sdk'
import {
  authorize,
  capture,
  end,
  type FakePayment,
  FakeRefusal,
  newPayment,
  refund,
  release,
} from './fake-payment.ts'
import { type ApiFault, type FakeAnswer, type FakeCall, startFakeServer } from './fake-server.ts'
import { answerPayPage } from './pay-page.ts'
import { type FakeNotice, Webhooks } from './webhooks.ts'

const secret = 'vipps-webhook-secret'
const keys = {
  VIPPS_CLIENT_ID: 'client-id',
  VIPPS_CLIENT_SECRET: 'client-secret',
  VIPPS_SUBSCRIPTION_KEY: 'subscription-key',
  VIPPS_MERCHANT_SERIAL_NUMBER: '123456',
  VIPPS_WEBHOOK_SECRET: secret,
}

const stateNames = {
  ...{ created: 'CREATED', authorized: 'AUTHORIZED', aborted: 'ABORTED' },
  ...{ expired: 'EXPIRED', cancelled: 'TERMINATED', failed: 'ABORTED' },
} as const satisfies Record<FakePayment['state'], GetPaymentResponse['state']>

/** Vipps MobilePay ePayment on this machine: access tokens, payments, and webhooks as they sign them. */
export async function startVippsFake() {
  const payments = new Map<string, FakePayment>()
  const answered = new Map<string, { body: string; answer: FakeAnswer }>()
  const webhooks = new Webhooks()
  const tokens = new Set<string>()
  const fake = {
    payments,
    webhooks,
    /** What goes wrong with a call of the API; nothing unless a test says so. */
    faultOf: (_call: FakeCall): ApiFault | undefined => undefined,
    /** No token that was given holds any longer, as after a change of keys. */
    forgetTokens: () => tokens.clear(),
    /** The buyer says yes in the app. */
    pay: async (reference: string, amountOre?: number) => {
      authorize(known(reference), amountOre)
      await tell(reference, 'AUTHORIZED')
    },
    /** Vipps knows no decline of its own: who has no money tries again, or gives up. */
    decline: async (reference: string) => {
      end(known(reference), 'aborted')
      await tell(reference, 'ABORTED')
    },
    giveUp: async (reference: string) => {
      end(known(reference), 'aborted')
      await tell(reference, 'ABORTED')
    },
    expire: async (reference: string) => {
      end(known(reference), 'expired')
      await tell(reference, 'EXPIRED')
    },
  }
  const server = await startFakeServer(answer, (call) => fake.faultOf(call))
  return Object.assign(fake, {
    code: 'vipps' as const,
    url: server.url,
    calls: server.calls,
    settings: { ...keys, VIPPS_URL: server.url },
    stop: server.stop,
  })

  function known(reference: string): FakePayment {
    const payment = payments.get(reference)
    if (!payment) throw new Error(`Vipps has no payment ${reference}`)
    return payment
  }

  async function tell(reference: string, name: string, key: string | null = null): Promise<void> {
    const payment = known(reference)
    await webhooks.add(noticeOf(payment, name, key))
  }

  async function answer(call: FakeCall): Promise<FakeAnswer> {
    const { path, method, headers } = call
    if (path.startsWith('/pay/')) return page(call)
    if (headers['ocp-apim-subscription-key'] !== keys.VIPPS_SUBSCRIPTION_KEY)
      return problem(401, 'Access denied')
    if (path === '/accesstoken/get') return token(call)
    if (!tokens.has((headers['authorization'] ?? '').replace('Bearer ', '')))
      return problem(401, 'Unauthorized')
    if (method === 'GET') return found(path.split('/').at(-1) ?? '')
    const key = headers['idempotency-key']
    if (key === undefined) return problem(400, 'Idempotency-Key is missing')
    const before = answered.get(`${path} ${key}`)
    if (before && before.body !== call.body) return problem(409, 'Idempotency-Key was used')
    if (before) return before.answer
    const made = await write(call, key)
    answered.set(`${path} ${key}`, { body: call.body, answer: made })
    return made
  }

  function token({ headers }: FakeCall): FakeAnswer {
    const isRight =
      headers['client_id'] === keys.VIPPS_CLIENT_ID &&
      headers['client_secret'] === keys.VIPPS_CLIENT_SECRET
    if (!isRight) return { status: 401, body: { error: 'invalid_client' } }
    const given = randomUUID()
    tokens.add(given)
    const body = { token_type: 'Bearer', expires_in: '3599', access_token: given }
    return { status: 200, body }
  }

  function found(reference: string): FakeAnswer {
    const payment = payments.get(reference)
    return payment ? { status: 200, body: asVipps(payment) } : problem(404, 'Not Found')
  }

  async function write({ path, body }: FakeCall, key: string): Promise<FakeAnswer> {
    const told = JSON.parse(body) as Record<string, never>
    if (path === '/epayment/v1/payments') return create(told)
    const { reference = '', step = '' } =
      /^\/epayment\/v1\/payments\/(?<reference>[^/]+)\/(?<step>\w+)$/u.exec(path)?.groups ?? {}
    const payment = payments.get(reference)
    if (!payment) return problem(404, 'Not Found')
    try {
      if (step === 'capture') capture(payment, amountOf(told))
      if (step === 'refund') refund(payment, amountOf(told))
      if (step === 'cancel') release(payment)
    } catch (error) {
      if (error instanceof FakeRefusal) return problem(400, 'Bad Request', error.message)
      throw error
    }
    const name = { capture: 'CAPTURED', refund: 'REFUNDED' }[step] ?? 'CANCELLED'
    await tell(reference, payment.authorizedOre === 0 ? 'TERMINATED' : name, key)
    return { status: 200, body: asVipps(payment) }
  }

  function create(told: Record<string, never>): FakeAnswer {
    const { reference, amount, returnUrl, paymentDescription } = told as unknown as {
      reference: string
      amount: { value: number; currency: string }
      returnUrl: string
      paymentDescription: string
    }
    if (!/^[\w-]{8,64}$/u.test(reference)) return problem(400, 'Bad Request', 'reference')
    if (amount.currency !== 'NOK' || amount.value < 100)
      return problem(400, 'Bad Request', 'amount')
    if (payments.has(reference)) return problem(409, 'Conflict', 'reference')
    const payment = newPayment({
      ...{ reference, id: randomUUID(), amountOre: amount.value, returnUrl, cancelUrl: returnUrl },
      ...{ description: paymentDescription, request: told },
    })
    payments.set(reference, payment)
    return { status: 201, body: { reference, redirectUrl: `${server.url}/pay/${reference}` } }
  }

  function page(call: FakeCall): Promise<FakeAnswer> | FakeAnswer {
    const payment = payments.get(call.path.split('/').at(-1) ?? '')
    if (!payment) return problem(404, 'Not Found')
    const { reference } = payment
    return answerPayPage(call, payment, {
      provider: 'Vipps',
      step: async (pressed) => {
        if (payment.state === 'created') {
          if (pressed === 'pay') await fake.pay(reference)
          else await (pressed === 'decline' ? fake.decline(reference) : fake.giveUp(reference))
        }
        return payment.returnUrl
      },
    })
  }
}

function amountOf(told: Record<string, never>): number {
  return (told as unknown as { modificationAmount: { value: number } }).modificationAmount.value
}

function problem(status: number, title: string, detail = ''): FakeAnswer {
  return { status, body: { type: 'about:blank', title, detail, status, traceId: 'trace' } }
}

function asVipps(payment: FakePayment): GetPaymentResponse {
  const nok = (value: number) => ({ currency: 'NOK' as const, value })
  return {
    aggregate: {
      authorizedAmount: nok(payment.authorizedOre),
      cancelledAmount: nok(payment.cancelledOre),
      capturedAmount: nok(payment.capturedOre),
      refundedAmount: nok(payment.refundedOre),
    },
    amount: nok(payment.amountOre),
    state: stateNames[payment.state],
    paymentMethod: { type: 'WALLET' },
    profile: {},
    pspReference: payment.id,
    reference: payment.reference,
  }
}

function noticeOf(payment: FakePayment, name: string, key: string | null): FakeNotice {
  const { reference, amountOre } = payment
  const body = JSON.stringify({
    ...{ msn: keys.VIPPS_MERCHANT_SERIAL_NUMBER, reference, pspReference: randomUUID(), name },
    amount: { currency: 'NOK', value: amountOre },
    timestamp: new Date().toISOString(),
    ...{ idempotencyKey: key, success: true },
  })
  return {
    reference,
    event: name,
    request: async (url, at) => {
      const { pathname, search, host } = new URL(url)
      const date = new Date(at).toUTCString()
      const hash = createHash('sha256').update(body).digest('base64')
      const signature = createHmac('sha256', secret)
        .update(`POST\n${pathname}${search}\n${date};${host};${hash}`)
        .digest('base64')
      return new Request(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-ms-date': date,
          'x-ms-content-sha256': hash,
          authorization: `HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256&Signature=${signature}`,
        },
        body,
      })
    },
  }
}
