import type { CheckoutView } from '#domain/checkout-view.schema.ts'

/** A line of the cart as this browser knows it, with what is still on its way to the server. */
export interface CartShown {
  id: string
  quantity: number
  /** Less of it can be had, or nothing: the checkout reduces it by itself. */
  issue?: unknown
}

/** True where the checkout shows another cart than this browser does. */
export function isBehind({ lines }: CheckoutView, cart: readonly CartShown[]): boolean {
  if (lines.length !== cart.length) return true
  return cart.some(({ id, quantity, issue }) => {
    const line = lines.find((each) => each.id === id)
    if (!line) return true
    return issue === undefined ? line.quantity !== quantity : line.quantity > quantity
  })
}

/** Which goods and how many, in one short text. */
export function textOf(cart: readonly CartShown[]): string {
  return cart.map(({ id, quantity }) => `${id}:${quantity}`).join(',')
}
