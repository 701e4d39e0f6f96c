import type { PaymentNotice, PaymentProvider } from './provider.ts'
import * as v from 'valibot'

type Call = Parameters<PaymentProvider['readNotice']>[0]

const skewMs = 5 * 60_000
const bytes = new TextEncoder()
const opening = 'HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256&Signature='

const short = v.pipe(v.string(), v.maxLength(100))
const eventSchema = v.object({
  reference: short,
  pspReference: short,
  name: short,
  timestamp: short,
  idempotencyKey: v.nullish(short),
})

/** What a webhook of Vipps says, where its signature is that of our secret, its body the signed one, and its time ours within five minutes. */
export async function readVippsNotice(
  call: Call,
  secret: string,
): Promise<PaymentNotice | undefined> {
  if (secret === '' || !(await isSigned(call, secret))) return undefined
  const event = v.safeParse(eventSchema, parsed(call.body))
  // Signed, and about something else than a payment.
  if (!event.success)
    return { noticeId: await digest(call.body), event: 'unknown', reference: undefined }
  const { reference, name } = event.output
  return { noticeId: await digest(call.body), event: name, reference }
}

async function isSigned({ method, url, headers, body, now }: Call, secret: string) {
  const date = headers.get('x-ms-date') ?? ''
  const authorization = headers.get('authorization') ?? ''
  const isNow = Math.abs(now - Date.parse(date)) <= skewMs
  if (!isNow || !authorization.startsWith(opening)) return false
  const hash = await digest(body)
  if (headers.get('x-ms-content-sha256') !== hash) return false
  const { pathname, search, host } = new URL(url)
  const text = `${method}\n${pathname}${search}\n${date};${headers.get('host') ?? host};${hash}`
  const key = await crypto.subtle.importKey(
    'raw',
    bytes.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  )
  const signature = fromBase64(authorization.slice(opening.length))
  // It compares in a time that gives nothing away.
  return crypto.subtle.verify('HMAC', key, signature, bytes.encode(text))
}

/** Also names a notice: Vipps gives none an id, and sends the same body each time it sends one again. */
async function digest(body: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.encode(body)))
  return btoa(String.fromCodePoint(...hash))
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\d+/A-Za-z]{1,100}={0,2}$/u.test(text)) return new Uint8Array()
  try {
    return Uint8Array.from(atob(text), (each) => each.codePointAt(0) ?? 0)
  } catch {
    return new Uint8Array()
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
