import { appConfig } from '#config'
import type { CartView } from '#domain/cart.schema.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { type ApiAnswer, type ApiCall, type ApiWrite, callApi } from '#app/platform/api.ts'
import {
  isRefusal,
  type Patience,
  pauseUntilOnline,
  untilAnswered,
} from '#app/platform/until-answered.ts'
import type { Change } from './cart-changes.ts'
import { inTurn } from './cart-tabs.ts'

export interface Outcome {
  /** `forgotten`: it was made for a guest whose browser keeps no cookie to know them by. */
  kind: 'saved' | 'refused' | 'unreachable' | 'forgotten'
  /** As it is after the change, or as it was found where nobody answered. */
  cart?: CartView
  /** Why it was refused. */
  error?: ErrorBody
}

/**
 * Sends a change until somebody answers, always with the same key, for 30 s from when it was made: so a lost answer never
 * does it twice. A fault of the server, met twice, leaves it as unsure as silence does whether the change was made.
 */
export async function sendChange(
  change: Change,
  patience: Pick<Patience, 'isWanted' | 'onRetry'>,
): Promise<Outcome> {
  const [path, call] = requestOf(change)
  const forMs = change.madeAt + appConfig.cart.retryForMs - Date.now()
  const send = () => inTurn(() => callApi<CartView>(path, call))
  return outcomeOf(await untilAnswered(send, { ...patience, forMs }))
}

/** Sends the quantities that still wait for the next click with the page that is left: they outlive it. */
export function sendLeaving(changes: readonly Change[], keyUnderWay: string | undefined): void {
  for (const change of changes) {
    if (change.kind !== 'set' || change.key === keyUnderWay) continue
    const [path, call] = requestOf(change)
    void callApi(path, { ...call, keepalive: true })
  }
}

/** Reads the cart, three times more where nobody answers. */
export async function readCart(): Promise<CartView | undefined> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await callApi<CartView>('/cart')
    if (answer.ok) return answer.value
    if (attempt === appConfig.reads.retries) return undefined
    await pauseUntilOnline(Math.min(300 * 2 ** attempt, appConfig.reads.maxDelayMs))
  }
}

function requestOf(change: Change): [path: string, call: ApiCall] {
  const [method, path, body] = changeRequest(change)
  return [path, { method, body, idempotencyKey: change.key, as: change.madeBy }]
}

function changeRequest(change: Change): [method: ApiWrite['method'], path: string, body?: unknown] {
  switch (change.kind) {
    case 'add': {
      const { product, quantity, selectedAttributes } = change
      return ['POST', '/cart/lines', { productId: product.id, quantity, selectedAttributes }]
    }
    case 'set':
      return ['PATCH', `/cart/lines/${change.lineId}`, { quantity: change.quantity }]
    case 'remove':
      return ['DELETE', `/cart/lines/${change.lineId}`]
    case 'clear':
      return ['DELETE', '/cart/lines']
    case 'accept':
      return ['PUT', '/cart/prices', { lines: change.lines }]
  }
}

function outcomeOf(answer: ApiAnswer<CartView>): Outcome {
  if (answer.ok) return { kind: 'saved', cart: answer.value }
  return isRefusal(answer) ? { kind: 'refused', error: answer.error } : { kind: 'unreachable' }
}
