import * as v from 'valibot'
import type { QuoteStart, TypedQuoteForm } from '#domain/quote-request.schema.ts'

/** What is typed and chosen, in the order of the page: what is wrong is listed and focused in it. */
export type RequestValues = TypedQuoteForm

/** The form with what is known of who asks. */
export function startValues(start: QuoteStart): RequestValues {
  const { orgNo, company, contact, phone, email, street, postcode, isDelivered } = start
  return {
    ...{ orgNo, company, contact, phone, email },
    delivery: isDelivered ? 'delivered' : 'pickup',
    ...{ street, postcode },
    wantedOn: '',
    frequency: 'once',
    message: '',
    consent: false,
  }
}

const text = v.optional(v.fallback(v.pipe(v.string(), v.maxLength(10_000)), ''), '')
const keptValues = v.object({
  ...{ orgNo: text, company: text, contact: text, phone: text, email: text },
  delivery: v.fallback(v.picklist(['delivered', 'pickup']), 'delivered'),
  ...{ street: text, postcode: text, wantedOn: text },
  frequency: v.fallback(v.picklist(['once', 'weekly', 'monthly']), 'once'),
  message: text,
})

/** What was kept of a form, as far as it is one; undefined where it is none. Nobody agrees to anything but by hand. */
export function keptRequest(kept: unknown): Omit<RequestValues, 'consent'> | undefined {
  const { success, output } = v.safeParse(keptValues, kept)
  return success ? output : undefined
}

/** What is sent: no address of what is picked up. */
export function sentValues(values: RequestValues): RequestValues {
  return values.delivery === 'pickup' ? { ...values, street: '', postcode: '' } : values
}
