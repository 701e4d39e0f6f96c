import * as v from 'valibot'
import { Patience } from '#server/platform/patience.ts'
import type { Settings } from '#server/platform/settings.ts'
import { PaymentFault } from './provider.ts'

export interface VippsPorts {
  now: () => number
  waitMs: number
}

interface VippsCall {
  method: 'GET' | 'POST'
  path: string
  body?: object
  /** Vipps does it once for each key. */
  key?: string
}

/** What Vipps answered: its body, which is read by the caller's schema. */
export interface VippsAnswer {
  status: number
  body: unknown
}

const tokenSchema = v.object({
  access_token: v.string(),
  expires_in: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)),
})

/** By the settings that they were got with: for an hour or a day, by the isolate. */
const tokens = new WeakMap<Settings, { token: string; until: number }>()

/** Answers that leave open what became of a call, or that will be others once the keys are right again. */
const unsure = new Set([401, 403, 408, 425, 429])

/**
 * Calls the API of Vipps MobilePay. Their SDK has its addresses fixed in its code (decision 040), so that its types alone are used.
 * Throws `unreachable` where Vipps may or may not have done it; any other answer is returned, a refusal too.
 */
export async function callVipps(
  settings: Settings,
  { now, waitMs }: VippsPorts,
  call: VippsCall,
): Promise<VippsAnswer> {
  const patience = new Patience(waitMs)
  const known = tokens.get(settings)
  if (known && known.until > now()) {
    const answer = await send(known.token)
    if (answer.status !== 401) return sure(answer)
    tokens.delete(settings)
  }
  return sure(await send(await newToken()))

  async function newToken(): Promise<string> {
    const { status, body } = await ask(
      { method: 'POST', path: '/accesstoken/get' },
      { client_id: settings.VIPPS_CLIENT_ID, client_secret: settings.VIPPS_CLIENT_SECRET },
    )
    const read = v.safeParse(tokenSchema, body)
    if (status !== 200 || !read.success)
      throw new PaymentFault('unreachable', `Vipps gave no access token (${status})`)
    const { access_token: token, expires_in: seconds } = read.output
    tokens.set(settings, { token, until: now() + (seconds - 60) * 1000 })
    return token
  }

  function send(token: string) {
    return ask(call, {
      authorization: `Bearer ${token}`,
      ...(call.key === undefined ? {} : { 'idempotency-key': call.key }),
    })
  }

  async function ask({ method, path, body }: VippsCall, headers: Record<string, string>) {
    const done = patience.begin()
    try {
      const response = await fetch(new URL(path, settings.VIPPS_URL), {
        method,
        headers: {
          'content-type': 'application/json',
          'ocp-apim-subscription-key': settings.VIPPS_SUBSCRIPTION_KEY,
          'merchant-serial-number': settings.VIPPS_MERCHANT_SERIAL_NUMBER,
          'vipps-system-name': 'matverk',
          ...headers,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(patience.limitOf(waitMs)),
        redirect: 'manual',
      })
      const text = await response.text()
      return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
    } catch (error) {
      throw new PaymentFault('unreachable', `Vipps did not answer: ${String(error)}`)
    } finally {
      done()
    }
  }
}

function sure(answer: VippsAnswer): VippsAnswer {
  const { status } = answer
  if (status >= 500 || (status >= 300 && status < 400) || unsure.has(status))
    throw new PaymentFault('unreachable', `Vipps answered ${status}`)
  return answer
}
