import { beforeEach, expect } from 'vitest'
import type { CartView } from '#domain/cart.schema.ts'
import type { ErrorBody } from '#domain/errors.ts'
import type {
  DishCheckout,
  OrderedDishes,
  TypedGuestForm,
} from '#domain/restaurant-checkout.schema.ts'
import type { TestApi, Visitor } from './api.ts'

/** A Thursday evening in Oslo on which Kvernhuset and Bryggen are open. */
export const thursdayEvening = Date.parse('2027-03-11T17:00:00Z')

/** For test files about ordering from a restaurant, through the front door. Nothing is ordered, held or paused, and no dish is sold out, before each test. */
export function useOrdering(api: TestApi) {
  beforeEach(async () => {
    api.platform.now = () => thursdayEvening
    for (const table of [
      'restaurant_order_lines',
      'restaurant_orders',
      'slot_points',
      'restaurant_overrides',
    ])
      await api.database.execute(`delete from ${table}`)
    await api.database.execute('update dishes set sold_out_until = null')
    await api.database.execute(`update restaurants set slot_points = 20, is_auto_accepted = 0`)
  })

  async function one(sql: string, ...args: (string | number)[]): Promise<Record<string, unknown>> {
    const { rows } = await api.database.execute({ sql, args })
    return rows[0] ?? {}
  }

  /** The ids of a dish, `kvernhuset-margherita`, and of its restaurant. */
  async function dishOf(key: string): Promise<{ productId: string; restaurantId: string }> {
    const row = await one(
      'select product_id, restaurant_id from dishes join products on products.id = product_id where key = ?',
      key,
    )
    return { productId: String(row['product_id']), restaurantId: String(row['restaurant_id']) }
  }

  async function addDish(visitor: Visitor, key: string, chosen: object = {}, more: object = {}) {
    const { productId, restaurantId } = await dishOf(key)
    const selectedAttributes = { restaurant_id: restaurantId, ...chosen }
    return visitor.send('POST', '/api/cart/lines', { productId, selectedAttributes, ...more })
  }

  /** A guest with a salad in the cart: no size to choose, no group that must be chosen from. */
  async function guest(key = 'kvernhuset-beet-salad', chosen: object = {}, network?: string) {
    const visitor = api.visitor(network === undefined ? {} : { network })
    const answer = await addDish(visitor, key, chosen)
    const body: unknown = await answer.json()
    expect(answer.status, JSON.stringify(body)).toBe(200)
    const { restaurantId } = await dishOf(key)
    return { visitor, restaurantId, cart: body as CartView }
  }

  return { addDish, dishOf, guest, one }
}

export async function dishCheckoutOf(
  visitor: Visitor,
  restaurantId: string,
  query = '',
): Promise<DishCheckout> {
  const answer = await visitor.get(`/api/restaurants/${restaurantId}/checkout${query}`)
  const body: unknown = await answer.json()
  expect(answer.status, JSON.stringify(body)).toBe(200)
  return body as DishCheckout
}

/** A right order for what the checkout shows: pick-up as soon as possible unless told otherwise. */
export function dishOrderFor(view: DishCheckout, change: Partial<TypedGuestForm> = {}) {
  return {
    form: {
      mode: view.mode,
      table: '',
      isAsap: true,
      slotAt: view.asapAt ?? 0,
      name: 'Ingrid',
      phone: '40000000',
      email: 'ingrid@example.no',
      hasCutlery: false,
      comment: '',
      allergyNote: '',
      terms: true,
      ...change,
    } satisfies TypedGuestForm,
    expectedTotalOre: view.totalOre,
    cartKey: view.cartKey,
  }
}

export async function orderDishes(
  visitor: Visitor,
  restaurantId: string,
  body: unknown,
  key: string = crypto.randomUUID(),
) {
  const answer = await visitor.send('POST', `/api/restaurants/${restaurantId}/orders`, body, {
    'idempotency-key': key,
  })
  return { status: answer.status, ...((await answer.json()) as ErrorBody & OrderedDishes) }
}
