import { appConfig } from '#config'
import type { PlacedOrder } from '#domain/checkout-view.schema.ts'
import { type ApiAnswer, callApi } from '#app/platform/api.ts'
import { delayBefore } from '#app/platform/retry.ts'
import type { Placing } from './checkout-storage.ts'

/**
 * Sends an order, and again with the same key while nobody answers or the shop is too busy, for 30 s. `onRetry` is told once
 * that it takes longer.
 */
export async function sendOrder(
  { key, body }: Placing,
  onRetry: () => void,
): Promise<ApiAnswer<PlacedOrder>> {
  const giveUpAt = Date.now() + appConfig.cart.retryForMs
  for (let repetition = 1; ; repetition += 1) {
    const answer = await callApi<PlacedOrder>('/orders', {
      method: 'POST',
      body: JSON.parse(body) as unknown,
      idempotencyKey: key,
    })
    const isFinal = answer.ok || (answer.reason === 'refused' && !answer.error.retryable)
    const pauseMs = delayBefore(repetition)
    if (isFinal || Date.now() + pauseMs > giveUpAt) return answer
    onRetry()
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
