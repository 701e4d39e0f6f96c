import * as v from 'valibot'
import type { PaymentNotice, PaymentProvider } from './provider.ts'

type Call = Parameters<PaymentProvider['readNotice']>[0]

const skewSeconds = 5 * 60

/** Sessions name our payment by a field of their own; intents, charges and refunds in what we attach to them. */
const aboutSchema = v.object({
  client_reference_id: v.nullish(v.pipe(v.string(), v.maxLength(100))),
  metadata: v.nullish(v.object({ reference: v.optional(v.pipe(v.string(), v.maxLength(100))) })),
})

/** What a webhook of Stripe says, where its signature is that of our secret and not older than five minutes. */
export async function readStripeNotice(
  { headers, body, now }: Call,
  secret: string,
): Promise<PaymentNotice | undefined> {
  const signature = headers.get('stripe-signature') ?? ''
  if (secret === '' || signature === '') return undefined
  const { default: StripeApi } = await import('stripe')
  try {
    const event = await StripeApi.webhooks.constructEventAsync(
      ...([body, signature, secret, skewSeconds] as const),
      ...([StripeApi.createSubtleCryptoProvider(), now] as const),
    )
    const about = v.safeParse(aboutSchema, event.data.object)
    const { client_reference_id: own, metadata } = about.success ? about.output : {}
    return {
      noticeId: event.id,
      event: event.type,
      reference: own ?? metadata?.reference,
    }
  } catch {
    return undefined
  }
}
