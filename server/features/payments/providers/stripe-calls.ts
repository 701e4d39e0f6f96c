import type { Stripe } from 'stripe'
import { Patience } from '#server/platform/patience.ts'
import type { Settings } from '#server/platform/settings.ts'
import { PaymentFault } from './provider.ts'

interface Answered {
  lastResponse: { statusCode: number }
}

export interface StripeCalls {
  ask: <Answer extends Answered>(
    call: (api: Stripe, limit: { timeout: number }) => Promise<Answer>,
  ) => Promise<Answer>
}

/** Answers that leave open what became of a call, or that will be others once the keys are right again. */
const unsure = new Set([
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
  'StripeAuthenticationError',
  'StripePermissionError',
])

/** Stripe for one call of ours, however many of theirs that takes. The library is large, and read by who pays alone. */
export async function openStripe(
  settings: Settings,
  { waitMs }: { waitMs: number },
): Promise<StripeCalls> {
  const { default: StripeApi } = await import('stripe')
  const { hostname, port, protocol } = new URL(settings.STRIPE_URL)
  const api = new StripeApi(settings.STRIPE_SECRET_KEY, {
    ...{ httpClient: StripeApi.createFetchHttpClient(), host: hostname },
    ...(port === '' ? {} : { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...{ maxNetworkRetries: 0, telemetry: false },
  })
  const patience = new Patience(waitMs)
  return {
    ask: async (call) => {
      let done: () => void = () => undefined
      try {
        const timeout = patience.limitOf(waitMs)
        done = patience.begin()
        const answer = await call(api, { timeout })
        const { statusCode } = answer.lastResponse
        // The library takes whatever names no error for success, such as the 502 of something between it and us.
        if (statusCode >= 200 && statusCode < 300) return answer
        throw new PaymentFault('unreachable', `Stripe answered ${statusCode}`)
      } catch (error) {
        throw faultOf(error)
      } finally {
        done()
      }
    },
  }
}

function faultOf(error: unknown): PaymentFault {
  if (error instanceof PaymentFault) return error
  const { type, statusCode, message } = error as Partial<Stripe.errors.StripeError>
  const isUnsure = type === undefined || unsure.has(type) || statusCode === 409
  return isUnsure
    ? new PaymentFault('unreachable', `Stripe did not answer: ${type ?? String(error)}`)
    : new PaymentFault('refused', (message ?? type).slice(0, 300))
}
