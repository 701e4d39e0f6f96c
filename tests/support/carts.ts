import { expect } from 'vitest'
import type { CartView } from '#domain/cart.schema.ts'
import type { ErrorBody } from '#domain/errors.ts'
import type { TestApi, Visitor } from './api.ts'

/** What tests of the cart do over and over, through the front door. */
export function useCarts(api: TestApi) {
  const ids = new Map<string, string>()

  async function idOf(key: string): Promise<string> {
    if (ids.size === 0) {
      const { rows } = await api.database.execute('select key, id from products')
      for (const row of rows) ids.set(String(row['key']), String(row['id']))
    }
    return ids.get(key) ?? key
  }

  /** One more of a product, by its key in the demo data; `more` overrides the body. */
  async function add(
    visitor: Visitor,
    key: string,
    more: object = {},
    headers?: Record<string, string>,
  ): Promise<Response> {
    const body = { productId: await idOf(key), quantity: 1, ...more }
    return visitor.send('POST', '/api/cart/lines', body, headers)
  }

  async function added(visitor: Visitor, key: string, more: object = {}): Promise<CartView> {
    const response = await add(visitor, key, more)
    const body: unknown = await response.json()
    expect(response.status, JSON.stringify(body)).toBe(200)
    return body as CartView
  }

  async function count(table: 'carts' | 'cart_items' | 'idempotency_keys'): Promise<number> {
    const { rows } = await api.database.execute(`select count(*) as n from ${table}`)
    return Number(rows[0]?.['n'])
  }

  return { idOf, add, added, count }
}

export async function cartOf(visitor: Visitor): Promise<CartView> {
  return (await (await visitor.get('/api/cart')).json()) as CartView
}

export async function refusal(response: Response): Promise<ErrorBody & { status: number }> {
  return { ...((await response.json()) as ErrorBody), status: response.status }
}

export function firstId(cart: CartView): string {
  return cart.items[0]?.id ?? 'no line'
}
