import type { CheckoutView, DeliveryView } from '#domain/checkout-view.schema.ts'
import { isAnswered } from './field-errors.ts'
import { canChoose, deliveryOf, type FormValues } from './order-form.ts'

/** The chosen delivery where no time of it is free, as far as is known of the postcode that is typed now. */
export function fullDelivery(view: CheckoutView, values: FormValues): DeliveryView | undefined {
  const delivery = deliveryOf(view, values)
  const isKnown = values.shippingKind === 'pickup' || isAnswered(values, view)
  return isKnown && delivery?.reason === 'full' ? delivery : undefined
}

/** Whether something else may be possible: another way, or with our van another place. */
export function canGoElsewhere(view: CheckoutView, { buyerKind }: FormValues): boolean {
  return view.deliveries.some(
    (each) => canChoose(each, buyerKind) && (each.reason !== 'full' || each.kind === 'own_van'),
  )
}
