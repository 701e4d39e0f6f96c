import { createHmac, randomUUID } from 'node:crypto'
import {
  authorize,
  capture,
  end,
  type FakePayment,
  FakeRefusal,
  heldOre,
  newPayment,
  refund,
  release,
} from './fake-payment.ts'
import { type ApiFault, type FakeAnswer, type FakeCall, startFakeServer } from './fake-server.ts'
import { answerPayPage } from './pay-page.ts'
import { asIntent, asSession, type StripeCard } from './stripe-objects.ts'
import { type FakeNotice, Webhooks } from './webhooks.ts'

const secret = 'whsec_fake'
const keys = { STRIPE_SECRET_KEY: 'sk_test_fake', STRIPE_WEBHOOK_SECRET: secret }

/** Stripe on this machine: Checkout Sessions whose money is captured by hand, intents, refunds, and webhooks as they sign them. */
export async function startStripeFake() {
  const payments = new Map<string, FakePayment>()
  const answered = new Map<string, { call: string; answer: FakeAnswer }>()
  const webhooks = new Webhooks()
  const fake = {
    payments,
    webhooks,
    /** What goes wrong with a call of the API; nothing unless a test says so. */
    faultOf: (_call: FakeCall): ApiFault | undefined => undefined,
    /** The card that is paid with: not each can be captured in parts. */
    card: { multicapture: 'available' } as StripeCard,
    pay: async (reference: string, amountOre?: number) => {
      authorize(known(reference), amountOre)
      await tell(reference, 'payment_intent.amount_capturable_updated')
      await tell(reference, 'checkout.session.completed')
    },
    /** The card is refused; the buyer may try another one on the same page. */
    decline: (reference: string) => tell(reference, 'payment_intent.payment_failed'),
    /** The buyer goes back to the shop: Stripe says nothing, and the page can still be paid on. */
    giveUp: async (_reference: string) => undefined,
    expire: async (reference: string) => {
      end(known(reference), 'expired')
      await tell(reference, 'checkout.session.expired')
    },
  }
  const server = await startFakeServer(answer, (call) => fake.faultOf(call))
  return Object.assign(fake, {
    code: 'stripe' as const,
    url: server.url,
    calls: server.calls,
    settings: { ...keys, STRIPE_URL: server.url },
    stop: server.stop,
  })

  function known(reference: string): FakePayment {
    const payment = payments.get(reference)
    if (!payment) throw new Error(`Stripe has no payment ${reference}`)
    return payment
  }

  async function tell(reference: string, type: string): Promise<void> {
    await webhooks.add(noticeOf(known(reference), type, fake.card))
  }

  function byId(id: string): FakePayment | undefined {
    const bare = id.replace(/^(?:cs_test|pi)_/u, '')
    return [...payments.values()].find((payment) => payment.id === bare)
  }

  async function answer(call: FakeCall): Promise<FakeAnswer> {
    const { path, method, headers } = call
    if (path.startsWith('/pay/')) return page(call)
    if (headers['authorization'] !== `Bearer ${keys.STRIPE_SECRET_KEY}`)
      return refusal(401, 'Invalid API Key provided', 'invalid_request_error')
    const url = new URL(path, server.url)
    if (method === 'GET') return read(url)
    const key = headers['idempotency-key']
    const before = key === undefined ? undefined : answered.get(key)
    const same = `${path} ${call.body}`
    if (before && before.call !== same)
      return refusal(400, 'Keys for idempotent requests can only be used …', 'idempotency_error')
    if (before) return before.answer
    const made = await write(url.pathname, new URLSearchParams(call.body))
    if (key !== undefined) answered.set(key, { call: same, answer: made })
    return made
  }

  function read({ pathname, searchParams }: URL): FakeAnswer {
    const id = pathname.split('/').at(-1) ?? ''
    const payment = byId(id === 'refunds' ? (searchParams.get('payment_intent') ?? '') : id)
    if (!payment) return refusal(404, `No such object: '${id}'`)
    if (id !== 'refunds') return { status: 200, body: asSession(payment, server.url, fake.card) }
    const { refundedOre, cancelledOre } = payment
    const moved = { amount: refundedOre, status: 'succeeded', balance_transaction: 'txn_1' }
    const released = { amount: cancelledOre, status: 'succeeded', balance_transaction: null }
    const data = [moved, released].filter(({ amount }) => amount > 0)
    return { status: 200, body: { object: 'list', data, has_more: false } }
  }

  async function write(path: string, told: URLSearchParams): Promise<FakeAnswer> {
    if (path === '/v1/checkout/sessions') return create(told)
    const { id = '', step = '' } =
      /^\/v1\/(?:checkout\/sessions|payment_intents)\/(?<id>[^/]+)\/(?<step>\w+)$/u.exec(path)
        ?.groups ?? {}
    const payment = byId(path === '/v1/refunds' ? (told.get('payment_intent') ?? '') : id)
    if (!payment) return refusal(404, `No such object: '${id}'`)
    const event = change(payment, path === '/v1/refunds' ? 'refund' : step, told)
    if (typeof event !== 'string') return event
    await tell(payment.reference, event)
    if (step === 'expire') return { status: 200, body: asSession(payment, server.url, fake.card) }
    const body =
      step === '' ? { id: `re_${randomUUID()}`, object: 'refund' } : asIntent(payment, fake.card)
    return { status: 200, body }
  }

  /** The event that tells of it, or the refusal. */
  function change(payment: FakePayment, step: string, told: URLSearchParams): string | FakeAnswer {
    const amountOre = Number(told.get('amount') ?? told.get('amount_to_capture'))
    try {
      if (step === 'expire') end(payment, 'expired')
      if (step === 'refund') refund(payment, amountOre)
      if (step === 'cancel') release(payment)
      if (step === 'capture') {
        const isLast = told.get('final_capture') !== 'false'
        if (!isLast && fake.card.multicapture !== 'available')
          return refusal(400, 'This payment cannot be captured in parts')
        capture(payment, amountOre)
        if (isLast && heldOre(payment) > 0) release(payment)
      }
    } catch (error) {
      if (error instanceof FakeRefusal) return refusal(400, error.message)
      throw error
    }
    const events: Record<string, string> = {
      ...{ expire: 'checkout.session.expired', refund: 'charge.refunded' },
      ...{ cancel: 'payment_intent.canceled', capture: 'charge.captured' },
    }
    return events[step] ?? 'unknown'
  }

  function create(told: URLSearchParams): FakeAnswer {
    const text = (name: string) => told.get(name) ?? ''
    const amountOre = Number(text('line_items[0][price_data][unit_amount]'))
    const isManual = text('payment_intent_data[capture_method]') === 'manual'
    const inMinutes = (Number(text('expires_at')) * 1000 - Date.now()) / 60_000
    if (inMinutes < 30 || inMinutes > 24 * 60) return refusal(400, 'expires_at')
    if (!isManual || text('line_items[0][price_data][currency]') !== 'nok' || amountOre < 300)
      return refusal(400, 'Invalid amount')
    const payment = newPayment({
      ...{ reference: text('client_reference_id'), id: randomUUID(), amountOre },
      ...{ returnUrl: text('success_url'), cancelUrl: text('cancel_url') },
      description: text('line_items[0][price_data][product_data][name]'),
      request: Object.fromEntries(told),
    })
    payments.set(payment.reference, payment)
    return { status: 200, body: asSession(payment, server.url, fake.card) }
  }

  function page(call: FakeCall): Promise<FakeAnswer> | FakeAnswer {
    const payment = byId(call.path.split('/').at(-1) ?? '')
    if (!payment) return refusal(404, 'No such page')
    return answerPayPage(call, payment, {
      provider: 'Stripe',
      step: async (pressed) => {
        if (pressed === 'give-up') return payment.cancelUrl
        if (payment.state !== 'created') return payment.returnUrl
        if (pressed === 'pay') await fake.pay(payment.reference)
        else await fake.decline(payment.reference)
        return pressed === 'pay' ? payment.returnUrl : undefined
      },
    })
  }
}

function refusal(status: number, message: string, type = 'invalid_request_error'): FakeAnswer {
  return { status, body: { error: { type, message } } }
}

function noticeOf(payment: FakePayment, type: string, card: StripeCard): FakeNotice {
  const isSession = type.startsWith('checkout.')
  const object = isSession ? asSession(payment, '', card) : asIntent(payment, card)
  const body = JSON.stringify({
    ...{ id: `evt_${randomUUID()}`, object: 'event', type },
    data: { object },
  })
  return {
    reference: payment.reference,
    event: type,
    request: async (url, at) => {
      const seconds = Math.floor(at / 1000)
      const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
      return new Request(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'stripe-signature': `t=${seconds},v1=${signature}`,
        },
        body,
      })
    },
  }
}
