import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isAwaitingApproval } from '#domain/approval.ts'
import { isOnline, type PaymentMethod, type ShippingKind } from '#domain/checkout.ts'
import type { OrderStatus } from '#domain/orders.ts'

const statuses = {
  awaiting_payment: msg`Waiting for payment`,
  placed: msg`Received`,
  confirmed: msg`Confirmed`,
  processing: msg`Being packed`,
  ready: msg`Ready for pick-up`,
  partly_shipped: msg`Partly sent`,
  shipped: msg`On its way`,
  delivered: msg`Delivered`,
  completed: msg`Completed`,
  cancelled: msg`Cancelled`,
} as const satisfies Record<OrderStatus, MessageDescriptor>

const payments = {
  pay_on_pickup: { label: msg`Pay at pick-up`, description: msg`By card or cash at the counter` },
  pay_on_delivery: { label: msg`Pay on delivery`, description: msg`By card to the driver` },
  invoice: {
    label: msg`Invoice`,
    description: msg`You pay once the goods have left. We approve the order before we pack it.`,
  },
  vipps: {
    label: msg`Vipps`,
    description: msg`You pay in the app. The money is drawn when the goods leave.`,
  },
  stripe: {
    label: msg`Card`,
    description: msg`You pay on a secure page of Stripe. The money is drawn when the goods leave.`,
  },
  test: {
    label: msg`Test payment`,
    description: msg`No money moves. This way of paying is for trying out the shop.`,
  },
} as const satisfies Record<
  PaymentMethod,
  { label: MessageDescriptor; description: MessageDescriptor }
>

const handOver = {
  pickup: msg({ message: 'Come {when}, give the order number at the counter and pay there.' }),
  own_van: msg({ message: 'Our driver is with you {when}. You pay the driver.' }),
  post: msg({ message: 'We send it so that it can be with you from {when}.' }),
} as const satisfies Record<ShippingKind, MessageDescriptor>
const nothingToPay = {
  pickup: msg({ message: 'Come {when} and give the order number at the counter.' }),
  own_van: msg({ message: 'Our driver is with you {when}.' }),
  post: handOver.post,
} as const satisfies Record<ShippingKind, MessageDescriptor>

export function statusText(i18n: I18n, status: OrderStatus): string {
  return i18n._(statuses[status])
}

/** The same as the buyer reads it, who also hears what the order waits for. */
export function buyersStatusText(
  i18n: I18n,
  order: { status: OrderStatus; paymentMethod: PaymentMethod },
): string {
  return isAwaitingApproval(order)
    ? i18n._(msg`Waiting for approval`)
    : statusText(i18n, order.status)
}

/** A way of paying in words: its name, and how it goes. */
export function paymentText(i18n: I18n, payment: PaymentMethod) {
  const { label, description } = payments[payment]
  return { label: i18n._(label), description: i18n._(description) }
}

interface ReceivedOrder {
  shippingKind: ShippingKind
  paymentMethod: PaymentMethod
  /** The day and time of delivery in words. */
  when: string
  /** The last day that its goods are kept for it, in words; empty where it waits for no approval. */
  heldUntil: string
}

/** What happens next with an order that was received, step by step. */
export function nextSteps(i18n: I18n, order: ReceivedOrder): string[] {
  const { shippingKind, paymentMethod, when, heldUntil } = order
  const isPaidThere = paymentMethod !== 'invoice' && !isOnline(paymentMethod)
  const last = isPaidThere ? handOver[shippingKind] : nothingToPay[shippingKind]
  return [
    ...(heldUntil
      ? [
          i18n._(
            msg`We look at your order and approve the invoice, normally within one working day.`,
          ),
          i18n._({
            ...msg({
              message:
                'We keep the goods for you meanwhile, until {day}. If we have not approved the order by then, it is cancelled and you pay nothing.',
            }),
            values: { day: heldUntil },
          }),
        ]
      : []),
    i18n._(msg`We pack your goods. Until then you can cancel the order yourself.`),
    i18n._({ ...last, values: { when } }),
  ]
}
