import { appConfig } from '#config'
import type { CheckoutView, PlacedOrder } from '#domain/checkout-view.schema.ts'
import { type ApiAnswer, callApi } from '#app/platform/api.ts'
import { isRefusal, untilAnswered } from '#app/platform/until-answered.ts'
import { forgetPlacing, keepPlacing, type Placing, unansweredKeys } from './checkout-storage.ts'

/** An order with the id of the only person whose it may be; empty where it was typed by a guest. */
interface BuyersPlacing extends Placing {
  as: string
}

/**
 * Sends an order, and again with the same key while nobody answers or the shop is too busy, for 30 s. `onRetry` hears that it
 * takes longer. Where an earlier order was taken and its answer lost, that order is the answer: the buyer who changes the form
 * and sends it anew has ordered already.
 */
export async function sendOrder(
  { as, ...placing }: BuyersPlacing,
  onRetry: () => void,
): Promise<ApiAnswer<PlacedOrder>> {
  const { key, body } = placing
  const before = await earlierOrder({ as, key }, onRetry)
  if (before) return before
  keepPlacing(placing)
  const answer = await untilAnswered(
    () =>
      callApi<PlacedOrder>('/orders', {
        method: 'POST',
        body: JSON.parse(body) as unknown,
        idempotencyKey: key,
        as,
      }),
    patience(onRetry),
  )
  if (!isRefusal(answer)) return answer
  // It may have been taken when its buyer was still signed in: the answer comes once they are back.
  if (answer.error.code === 'signed_out') return answer
  forgetPlacing(placing)
  // The cart may be empty because another tab was faster.
  return (await earlierOrder({ as, key }, onRetry)) ?? answer
}

/** What came of the orders that were sent before and not answered: undefined where none was taken. */
async function earlierOrder(
  { as, key: own }: Pick<BuyersPlacing, 'as' | 'key'>,
  onRetry: () => void,
): Promise<ApiAnswer<PlacedOrder> | undefined> {
  for (const key of unansweredKeys().filter((each) => each !== own)) {
    const answer = await untilAnswered(
      () => callApi<CheckoutView>('/checkout', { as, idempotencyKey: key }),
      patience(onRetry),
    )
    if (!answer.ok) return answer
    if (answer.value.placed) return { ok: true, value: answer.value.placed }
  }
  return undefined
}

function patience(onRetry: () => void) {
  return { forMs: appConfig.cart.retryForMs, onRetry }
}
