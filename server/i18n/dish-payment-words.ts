import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DishPayment } from '#domain/checkout.ts'

const words = {
  pay_at_counter: {
    label: msg`Pay at the counter`,
    description: msg`By card or cash when you get your food`,
  },
  vipps: {
    label: msg`Vipps`,
    description: msg`You pay in the app. The money is drawn when you get your food.`,
  },
  stripe: {
    label: msg`Card`,
    description: msg`You pay on a secure page of Stripe. The money is drawn when you get your food.`,
  },
  test: {
    label: msg`Test payment`,
    description: msg`No money moves. This way of paying is for trying out the shop.`,
  },
} as const satisfies Record<
  DishPayment,
  { label: MessageDescriptor; description: MessageDescriptor }
>

/** A way of paying an order to a restaurant: its name, and how it goes. */
export function dishPaymentText(i18n: I18n, method: DishPayment) {
  const { label, description } = words[method]
  return { label: i18n._(label), description: i18n._(description) }
}
