import type { Client } from '@libsql/client/http'
import type { CheckoutView } from '#domain/checkout-view.schema.ts'
import { addressHeader } from '#server/http/network-address.ts'

/** A guest who shops over HTTP, with a cookie jar of one cookie. */
export interface Shopper {
  /** What the guest's cookie holds, once there is one. */
  secret: () => string
  search: (text: string) => Promise<Response>
  /** The same key again asks for the same add. */
  addToCart: (productId: string, quantity?: number, key?: string) => Promise<Response>
  /** Reads the checkout, as the page does before it can be sent. */
  look: () => Promise<void>
  /** The same where it may be refused. */
  tryToLook: () => Promise<Response>
  /** Orders what was looked at, with what else is typed. The same key again asks for the same order. */
  order: (key?: string, typed?: Record<string, unknown>) => Promise<Response>
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

/** A guest of the site at this address, from a network and with an address and a phone number of their own. Every call has a time-out of its own. */
export function newShopper(
  url: string,
  {
    timeoutMs = 15_000,
    cookie = '',
    language = 'en',
  }: { timeoutMs?: number; cookie?: string; language?: string } = {},
): Shopper {
  const contact = newContact()
  const network = newNetwork()
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
        'x-language': language,
        [addressHeader]: network,
        cookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return response
  }
  let seen: Order | undefined
  async function tryToLook(): Promise<Response> {
    const answer = await call('GET', '/api/checkout?postcode=0150')
    if (answer.ok) seen = orderOf((await answer.clone().json()) as CheckoutView, contact)
    return answer
  }
  async function look(): Promise<void> {
    const answer = await tryToLook()
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  }
  return {
    secret: () => cookie.split('=')[1] ?? '',
    search: (text) => call('GET', `/api/search?q=${encodeURIComponent(text)}`),
    addToCart: (id, quantity = 1, key = crypto.randomUUID()) =>
      call('POST', '/api/cart/lines', { productId: id, quantity }, key),
    look,
    tryToLook,
    async order(key = crypto.randomUUID(), typed = {}) {
      if (!seen) await look()
      return call('POST', '/api/orders', { ...seen, form: { ...seen?.form, ...typed } }, key)
    },
  }
}

interface Contact {
  email: string
  phone: string
}

function newContact(): Contact {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return {
    email: `buyer-${crypto.randomUUID()}@example.no`,
    phone: String(40_000_000 + (number % 10_000_000)),
  }
}

function newNetwork(): string {
  const [a = 0, b = 0, c = 0] = crypto.getRandomValues(new Uint8Array(3))
  return `10.${a}.${b}.${c}`
}

interface Order {
  expectedTotalOre: number | undefined
  cartKey: string
  form: Record<string, unknown>
}

/** By post on a company's invoice where that is offered; chilled goods are fetched and paid at the counter instead. */
function orderOf(checkout: CheckoutView, contact: Contact): Order {
  const offered = (wanted: string) =>
    checkout.deliveries.find(({ kind, priceOre }) => kind === wanted && priceOre !== null)
  const post = offered('post')
  const delivery = post ?? offered('pickup')
  const day = delivery?.days.find(({ slots }) => slots.some(({ isFull }) => !isFull))
  const slot = day?.slots.find(({ isFull }) => !isFull)
  const company = {
    buyerKind: 'business',
    companyName: 'Prøvekjøkkenet',
    orgNo: '974760673',
    invoiceAddress: '0192:974760673',
    payment: 'invoice',
  }
  const person = {
    buyerKind: 'private',
    companyName: '',
    orgNo: '',
    invoiceAddress: '',
    payment: 'pay_on_pickup',
  }
  return {
    expectedTotalOre: delivery?.totals.totalOre,
    cartKey: checkout.cartKey,
    form: {
      ...contact,
      name: 'Kari Prøve',
      ...(post ? company : person),
      poNumber: '',
      methodId: delivery?.id,
      shippingKind: delivery?.kind,
      street: post ? 'Storgata 1' : '',
      postcode: post ? '0150' : '',
      city: post ? 'Oslo' : '',
      date: post ? '' : day?.date,
      fromMinute: post ? null : slot?.fromMinute,
      note: '',
      terms: true,
    },
  }
}
