import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type {
  DeclineReason,
  QuoteFrequency,
  QuoteStatus,
  QuoteUnit,
  RejectReason,
} from '#domain/quotes.ts'

/** What buyers read of a quote. What sales read of it is in `admin/`. */
export const quoteStatusWords = {
  submitted: msg`Received`,
  in_review: msg`We are working on it`,
  needs_info: msg`We have a question`,
  offered: msg`Waiting for your answer`,
  revision_requested: msg`We are working on a new version`,
  accepted: msg`Accepted`,
  declined: msg`Declined`,
  withdrawn: msg`Withdrawn`,
  rejected: msg`No offer`,
  expired: msg`Expired`,
} as const satisfies Record<QuoteStatus, MessageDescriptor>

export const quoteUnitWords = {
  each: msg`Pieces`,
  carton: msg`Carton`,
  pallet: msg`Pallet`,
} as const satisfies Record<QuoteUnit, MessageDescriptor>

const quantities = {
  each: msg({ message: '{quantity, plural, one {# piece} other {# pieces}}' }),
  carton: msg({ message: '{quantity, plural, one {# carton} other {# cartons}}' }),
  pallet: msg({ message: '{quantity, plural, one {# pallet} other {# pallets}}' }),
} as const satisfies Record<QuoteUnit, MessageDescriptor>

/**
 * So many of what goods are packed in.
 * @example quantityText(i18n, { unit: 'carton', quantity: 2 }) // '2 cartons'
 */
export function quantityText(
  i18n: I18n,
  { unit, quantity }: { unit: QuoteUnit; quantity: number },
): string {
  return i18n._({ ...quantities[unit], values: { quantity } })
}

const paymentWords = msg({
  message: '{days, plural, one {Invoice, # day net} other {Invoice, # days net}}',
})

/**
 * How long the buyer of an offer has to pay.
 * @example paymentText(i18n, 30) // 'Invoice, 30 days net'
 */
export function paymentText(i18n: I18n, days: number): string {
  return i18n._({ ...paymentWords, values: { days } })
}

export const frequencyWords = {
  once: msg`Once`,
  weekly: msg`Every week`,
  monthly: msg`Every month`,
} as const satisfies Record<QuoteFrequency, MessageDescriptor>

export const declineWords = {
  price: msg`The price`,
  delivery: msg`The delivery`,
  timing: msg`The time does not suit us`,
  other_supplier: msg`We buy elsewhere`,
  other: msg`Something else`,
} as const satisfies Record<DeclineReason, MessageDescriptor>

export const rejectWords = {
  capacity: msg`We cannot make that much now.`,
  area: msg`We do not deliver there.`,
  too_small: msg`The quantity is too small for an offer.`,
  not_ours: msg`We do not make these goods.`,
  other: msg`We cannot make you an offer this time.`,
} as const satisfies Record<RejectReason, MessageDescriptor>
