import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Offer, ShippingKind } from '#domain/checkout.ts'
import { sentenceOf } from './sentences.ts'

const reasons = {
  temperature: msg`Not for chilled or frozen goods.`,
  postcode_wanted: msg`Enter your postcode to see days and price.`,
  weight: msg`Too heavy for the post. Choose pick-up or our van.`,
  full: msg`No times are free at the moment.`,
} as const satisfies Record<string, MessageDescriptor>

/** When a delivery can be there first, in a few words. */
export function firstDayText(i18n: I18n, kind: ShippingKind, day: string): string {
  return kind === 'pickup'
    ? i18n._({ ...msg({ message: 'Ready from {day}' }), values: { day } })
    : i18n._({ ...msg({ message: 'From {day}' }), values: { day } })
}

/** `Tuesday 24 November, 17–21`, with the comma that the language writes. */
export function dayAndTimeText(i18n: I18n, day: string, time: string): string {
  return i18n._({ ...msg({ message: '{day}, {time}' }), values: { day, time } })
}

/** Why a delivery is not offered, in words. */
export function notOfferedText(
  i18n: I18n,
  offer: Extract<Offer, { isOffered: false }>,
  postcode: string,
): string {
  if (offer.reason === 'area')
    return sentenceOf(i18n, {
      code: 'postcode_not_delivered',
      values: { postcode, goods: offer.goods },
    })
  return i18n._(reasons[offer.reason])
}

/** What a private buyer reads where nothing but an invoice could pay a delivery. */
export function businessOnlyText(i18n: I18n): string {
  return i18n._(msg`For businesses, on invoice.`)
}
