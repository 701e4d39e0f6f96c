import type { CartMerge } from '#domain/cart.schema.ts'
import { callApi } from '#app/platform/api.ts'
import { newKey } from '#app/platform/browser/new-key.ts'

/** Asks for the guest's items, which may have come along before; undefined where they did not and stay the guest's. */
export async function mergeGuestCart(): Promise<number | undefined> {
  const answer = await callApi<CartMerge>('/cart/merge', {
    method: 'POST',
    body: {},
    idempotencyKey: newKey(),
  })
  if (answer.ok && answer.value.success) return answer.value.merged_items
  console.error('the guest cart was not merged')
  return undefined
}
