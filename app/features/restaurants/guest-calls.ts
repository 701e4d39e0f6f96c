import { appConfig } from '#config'
import type {
  DishCheckout,
  HeldSlot,
  OrderedDishes,
  SlotHeld,
} from '#domain/restaurant-checkout.schema.ts'
import { type ApiAnswer, callApi } from '#app/platform/api.ts'
import { newKey } from '#app/platform/browser/new-key.ts'
import { tabStorage } from '#app/platform/browser/storage.ts'
import { untilAnswered } from '#app/platform/until-answered.ts'

const placingKey = 'guest-placing'

/** The checkout as it is now. */
export function readCheckout(
  restaurantId: string,
  { mode, table }: { mode: HeldSlot['mode'] | undefined; table: string },
): Promise<ApiAnswer<DishCheckout>> {
  const query = new URLSearchParams({ ...(mode ? { mode } : {}), ...(table ? { table } : {}) })
  return callApi<DishCheckout>(`/restaurants/${restaurantId}/checkout?${query.toString()}`)
}

/** Keeps a time for this guest. */
export function holdTime(restaurantId: string, held: HeldSlot): Promise<ApiAnswer<SlotHeld>> {
  return callApi<SlotHeld>(`/restaurants/${restaurantId}/slot`, {
    method: 'PUT',
    body: held,
    idempotencyKey: newKey(),
  })
}

/** Sends an order until somebody answers, the same content always with the same key: however often it is sent, it is ordered once. */
export async function sendDishes(
  restaurantId: string,
  body: unknown,
  onRetry: () => void,
): Promise<ApiAnswer<OrderedDishes>> {
  const text = JSON.stringify(body)
  const kept = placingBefore(restaurantId)
  if (kept && kept.text !== text) {
    // Its answer was lost: it may have been taken, before anything of it was changed.
    const before = await untilAnswered(() => send(kept), {
      forMs: appConfig.cart.retryForMs,
      onRetry,
    })
    if (before.ok || before.reason !== 'refused') return answered(before)
  }
  const placing = kept?.text === text ? kept : { restaurantId, text, key: newKey() }
  tabStorage.keepValue(placingKey, placing)
  const answer = await untilAnswered(() => send(placing), {
    forMs: appConfig.cart.retryForMs,
    onRetry,
  })
  return answered(answer)
}

function answered(answer: ApiAnswer<OrderedDishes>): ApiAnswer<OrderedDishes> {
  if (answer.ok || answer.reason === 'refused') tabStorage.forget(placingKey)
  return answer
}

/** What came of an order whose answer was lost when the page was left; undefined where none was sent, or none was taken. */
export async function findPlaced(restaurantId: string): Promise<OrderedDishes | undefined> {
  const placing = placingBefore(restaurantId)
  if (!placing) return undefined
  const answer = await send(placing)
  if (answer.ok) tabStorage.forget(placingKey)
  return answer.ok ? answer.value : undefined
}

interface Placing {
  restaurantId: string
  text: string
  key: string
}

function send({ restaurantId, text, key }: Placing): Promise<ApiAnswer<OrderedDishes>> {
  return callApi<OrderedDishes>(`/restaurants/${restaurantId}/orders`, {
    method: 'POST',
    body: JSON.parse(text) as unknown,
    idempotencyKey: key,
  })
}

function placingBefore(restaurantId: string): Placing | undefined {
  const kept = tabStorage.value(placingKey)
  if (typeof kept !== 'object' || kept === null) return undefined
  const { text, key, ...of } = kept as Partial<Placing>
  const isWhole = typeof text === 'string' && typeof key === 'string'
  return isWhole && of.restaurantId === restaurantId ? { restaurantId, text, key } : undefined
}
