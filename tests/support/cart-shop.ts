import type { CartLine, CartView } from '#domain/cart.schema.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { totalsOf } from '#domain/cart.ts'

/** What becomes of a call: `answer` does what it asks for. */
export type Way = (answer: () => Response) => Response | Promise<Response>

export const answered: Way = (answer) => answer()

/** It is done, and nobody hears of it. */
export const lost: Way = (answer) => {
  answer()
  throw new TypeError('Failed to fetch')
}

export const away: Way = () => {
  throw new TypeError('Failed to fetch')
}

export const failing: Way = () => new Response('<html>', { status: 500 })

export function refusing(code: ErrorBody['code'], message: string): Way {
  return () => Response.json({ code, message, retryable: false, ref: 'x' }, { status: 409 })
}

/** Answered with what is true at once, but not before `letGo`. */
export function held(): { way: Way; letGo: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  const way: Way = async (answer) => {
    const response = answer()
    await promise
    return response
  }
  return { way, letGo: resolve }
}

interface Call {
  method: string
  path: string
  key: string
  body: unknown
  keepalive: boolean
}

/**
 * A shop with one visitor's cart. A write that comes again under its key is not done again: it gets its first answer. The line of a
 * product has the product's id.
 */
export interface CartShop {
  fetch: (path: string, request: RequestInit) => Promise<Response>
  reads: Way
  writes: Way
  /** All that was asked for, also what came to nothing. */
  calls: Call[]
  written: () => Call[]
  readings: () => number
  goods: Record<string, number>
  /** The least of a product that can be ordered, and how many more at a time. */
  least: Record<string, { minQty: number; stepQty: number }>
  view: () => CartView
}

const label = `guest_1234567890123_${'g'.repeat(22)}`

export function openShop(goods: Record<string, number>): CartShop {
  const answers = new Map<string, CartView>()
  const shop: CartShop = {
    reads: answered,
    writes: answered,
    calls: [],
    written: () => shop.calls.filter(({ method }) => method !== 'GET'),
    readings: () => shop.calls.length - shop.written().length,
    goods,
    least: {},
    view: () => viewOf(shop),
    async fetch(path, { method = 'GET', headers, body, keepalive = false }) {
      const key = new Headers(headers).get('idempotency-key') ?? ''
      const told: unknown = typeof body === 'string' ? JSON.parse(body) : undefined
      const call = { method, path, key, body: told, keepalive }
      shop.calls.push(call)
      if (path === '/api/session') return Response.json({ user: { id: 'anna' } })
      if (method === 'GET') return shop.reads(() => Response.json(shop.view()))
      return shop.writes(() => {
        if (!answers.has(key)) write(shop, call)
        const view = answers.get(key) ?? shop.view()
        answers.set(key, view)
        return Response.json(view)
      })
    },
  }
  return shop
}

function write({ goods, least }: CartShop, { method, path, body }: Call): void {
  const { productId = '', quantity } = (body ?? {}) as { productId?: string; quantity?: number }
  const id = path.replace(/^\/api\/cart\/lines\/?/u, '')
  if (method === 'POST') {
    const { minQty, stepQty } = least[productId] ?? { minQty: 1, stepQty: 1 }
    const inCart = goods[productId]
    goods[productId] = (inCart ?? 0) + (quantity ?? (inCart ? stepQty : minQty))
  } else if (method === 'PATCH') goods[id] = quantity ?? 0
  else if (id) delete goods[id]
  else for (const each of Object.keys(goods)) delete goods[each]
}

function viewOf({ goods, least }: CartShop): CartView {
  const items = Object.entries(goods).map(([id, quantity]): CartLine => ({
    id,
    productId: id,
    quantity,
    selectedAttributes: {},
    unitPriceOre: 1000,
    lineOre: 1000 * quantity,
    title: id,
    slug: id,
    packageSize: '',
    tint: 'leaf',
    image: null,
    options: [],
    ...(least[id] ?? { minQty: 1, stepQty: 1 }),
    maxQty: 20,
  }))
  const { totalItems, subtotalOre } = totalsOf(items)
  const isBegun = items.length > 0
  return {
    id: isBegun ? 'cart' : null,
    session_id: isBegun ? label : null,
    items,
    total_items: totalItems,
    subtotal: subtotalOre,
    restaurant_id: null,
    restaurant: null,
    minOrderOre: 0,
  }
}
