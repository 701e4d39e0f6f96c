import type { OrderForm } from '#domain/checkout.schema.ts'
import { type ShippingKind, tooShortHold } from '#domain/checkout.ts'
import type { OrderTotals } from '#domain/orders.ts'
import { done, type Problem, refused, type Result } from '#domain/result.ts'
import type { CheckoutState } from '#server/features/checkout/checkout.service.ts'

type Delivery = CheckoutState['deliveries'][number]

/** The delivery that the buyer chose, as it is promised. */
export interface ChosenDelivery {
  id: string
  kind: ShippingKind
  name: string
  totals: OrderTotals
  date: string
  fromMinute: number | null
  toMinute: number | null
  /** How many orders the chosen time holds; null where no time is chosen. */
  slotCapacity: number | null
}

/**
 * The form's delivery, checked against what is offered now: `method_unavailable`, `postcode_not_delivered`, `slot_taken`,
 * `times_full`, `payment_unavailable`, or `hold_short` where money cannot be set aside until that day, each at its field.
 */
export function chosenDelivery(
  form: OrderForm,
  deliveries: readonly Delivery[],
  today: string,
): Result<ChosenDelivery> {
  const chosen = offeredDelivery(form, deliveries)
  if (!chosen.ok) return chosen
  const days = tooShortHold(form.payment, { today, date: chosen.value.date })
  if (days === undefined) return chosen
  return refused('hold_short', { field: at('payment'), values: { days } })
}

function offeredDelivery(form: OrderForm, deliveries: readonly Delivery[]): Result<ChosenDelivery> {
  const delivery = deliveries.find(({ id }) => id === form.methodId)
  if (!delivery || delivery.kind !== form.shippingKind)
    return refused('method_unavailable', { field: at('methodId') })
  if (!delivery.offer.isOffered) return { ok: false, problem: notOffered(delivery, form) }
  if (!delivery.payments[form.buyerKind].includes(form.payment))
    return refused('payment_unavailable', { field: at('payment') })
  const chosen = { id: delivery.id, kind: delivery.kind, name: delivery.name }
  const { totals } = delivery
  if (delivery.kind === 'post')
    return done({
      ...chosen,
      totals,
      date: delivery.readyOn,
      fromMinute: null,
      toMinute: null,
      slotCapacity: null,
    })
  const slot = delivery.days
    .find(({ date }) => date === form.date)
    ?.slots.find(({ fromMinute }) => fromMinute === form.fromMinute)
  if (!slot || slot.left === 0) return refused('slot_taken', { field: at('date') })
  const { fromMinute, toMinute, capacity } = slot
  return done({ ...chosen, totals, date: form.date, fromMinute, toMinute, slotCapacity: capacity })
}

function notOffered({ offer }: Delivery, { postcode }: OrderForm): Problem {
  if (!offer.isOffered && offer.reason === 'area')
    return {
      code: 'postcode_not_delivered',
      field: at('postcode'),
      values: { postcode, goods: offer.goods },
    }
  if (!offer.isOffered && offer.reason === 'full') return { code: 'times_full', field: at('date') }
  return { code: 'method_unavailable', field: at('methodId') }
}

/** Where a field stands in what was sent, as the schema's refusals name it. */
function at(field: keyof OrderForm): string {
  return `form.${field}`
}
