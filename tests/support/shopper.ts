import type { Client } from '@libsql/client/http'
import type { CheckoutView } from '#domain/checkout-view.schema.ts'

/** A guest who shops over HTTP, with a cookie jar of one cookie. */
export interface Shopper {
  search: (text: string) => Promise<Response>
  addToCart: (productId: string, quantity?: number) => Promise<Response>
  /** Reads the checkout, as the page does before it can be sent. */
  look: () => Promise<void>
  /** Orders what was looked at, by post on an invoice. The same key again asks for the same order. */
  order: (key?: string) => Promise<Response>
}

/** The id of a product of the demo, by its key. */
export async function productId(database: Client, key: string): Promise<string> {
  const { rows } = await database.execute({
    sql: 'select id from products where key = ?',
    args: [key],
  })
  return String(rows[0]?.['id'])
}

/** Puts this many of a product on the shelf. */
export async function stock(database: Client, id: string, onHand: number): Promise<void> {
  await database.execute({
    sql: 'update stock_levels set on_hand = ?, reserved = 0 where product_id = ?',
    args: [onHand, id],
  })
}

/** A guest of the site at this address. Every call has a time-out of its own. */
export function newShopper(url: string, timeoutMs = 15_000): Shopper {
  let cookie = ''
  async function call(
    method: string,
    path: string,
    body?: unknown,
    key?: string,
  ): Promise<Response> {
    const response = await fetch(`${url}${path}`, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        origin: url,
        'sec-fetch-site': 'same-origin',
        'x-language': 'en',
        cookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return response
  }
  let seen: object | undefined
  async function look(): Promise<void> {
    seen = orderOf(await json<CheckoutView>(await call('GET', '/api/checkout?postcode=0150')))
  }
  return {
    search: (text) => call('GET', `/api/search?q=${encodeURIComponent(text)}`),
    addToCart: (id, quantity = 1) =>
      call('POST', '/api/cart/lines', { productId: id, quantity }, crypto.randomUUID()),
    look,
    async order(key = crypto.randomUUID()) {
      if (!seen) await look()
      return call('POST', '/api/orders', seen, key)
    },
  }
}

async function json<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

function orderOf(checkout: CheckoutView): object {
  const post = checkout.deliveries.find(({ kind }) => kind === 'post')
  return {
    expectedTotalOre: post?.totals.totalOre,
    cartKey: checkout.cartKey,
    form: {
      email: 'buyer@example.no',
      name: 'Kari Prøve',
      phone: '40000000',
      buyerKind: 'business',
      companyName: 'Prøvekjøkkenet',
      orgNo: '974760673',
      poNumber: '',
      invoiceAddress: '0192:974760673',
      methodId: post?.id,
      shippingKind: 'post',
      street: 'Storgata 1',
      postcode: '0150',
      city: 'Oslo',
      date: '',
      fromMinute: null,
      payment: 'invoice',
      note: '',
      terms: true,
    },
  }
}
