import { tabStorage } from '#app/platform/browser/storage.ts'
import { forgetCheckout } from './checkout-storage.ts'
import { emptyTypedForm } from './order-form.store.ts'

const payingKey = 'checkout-paying'

/** This tab goes to pay an order. What was typed for it is kept until it is paid: where it is not, nobody types it again. */
export function keepPaying(token: string): void {
  tabStorage.keepValue(payingKey, token)
}

/** An order is paid: the next one starts from nothing, if this tab has typed it. */
export function forgetPaid(token: string): void {
  if (tabStorage.value(payingKey) !== token) return
  tabStorage.forget(payingKey)
  forgetCheckout()
  emptyTypedForm()
}
