import type { Client } from '@libsql/client/http'
import type { PlaceOrder, TypedOrderForm } from '#domain/checkout.schema.ts'
import type { CheckoutView, DeliveryView, PlacedOrder } from '#domain/checkout-view.schema.ts'
import type { ShippingKind } from '#domain/checkout.ts'
import { newGuestSecret, newId, sha256Hex } from '#domain/ids.ts'
import type { Visitor } from './api.ts'

/** Gives a visitor a cart with these products and quantities, past the shop's own door: tests of buying start here. */
export async function fillCart(
  database: Client,
  visitor: Visitor,
  goods: Record<string, number>,
): Promise<void> {
  const secret = visitor.cookies.get('__Host-guest') ?? newGuestSecret()
  visitor.cookies.set('__Host-guest', secret)
  const guestHash = await sha256Hex(secret)
  const now = Date.now()
  await database.batch(
    [
      {
        sql: `insert or ignore into carts (id, factory_id, guest_hash, created_at, updated_at)
          select ?, id, ?, ?, ? from factories`,
        args: [newId(), guestHash, now, now],
      },
      ...Object.entries(goods).map(([key, quantity]) => ({
        sql: `insert into cart_items (id, cart_id, product_id, options_key, selected_attributes, quantity,
          unit_price_ore, snapshot_title, snapshot_sku, created_at)
          select ?, carts.id, products.id, '{}', '{}', ?, price_ore, products.key, sku, ?
          from products join carts on carts.guest_hash = ? where products.key = ?`,
        args: [newId(), quantity, now, guestHash, key],
      })),
    ],
    'write',
  )
}

export async function checkoutOf(visitor: Visitor, postcode = ''): Promise<CheckoutView> {
  const query = postcode ? `?postcode=${postcode}` : ''
  const response = await visitor.get(`/api/checkout${query}`)
  if (!response.ok) throw new Error(`the checkout answered ${response.status}`)
  return (await response.json()) as CheckoutView
}

export function deliveryOf(view: CheckoutView, kind: ShippingKind): DeliveryView {
  const delivery = view.deliveries.find((each) => each.kind === kind)
  if (!delivery) throw new Error(`no delivery of kind ${kind}`)
  return delivery
}

/** A right order for what the checkout shows: pick-up at the first free time unless told otherwise. */
export function orderFor(
  view: CheckoutView,
  change: Partial<TypedOrderForm> = {},
): Omit<PlaceOrder, 'form'> & { form: TypedOrderForm } {
  const delivery = deliveryOf(view, change.shippingKind ?? 'pickup')
  const day = delivery.days.find(({ slots }) => slots.some(({ isFull }) => !isFull))
  const slot = day?.slots.find(({ isFull }) => !isFull)
  return {
    form: {
      email: 'ingrid@example.no',
      name: 'Ingrid Solheim',
      phone: '400 00 000',
      buyerKind: 'private',
      companyName: '',
      orgNo: '',
      poNumber: '',
      invoiceAddress: '',
      methodId: delivery.id,
      shippingKind: delivery.kind,
      street: '',
      postcode: '',
      city: '',
      date: day?.date ?? '',
      fromMinute: slot?.fromMinute ?? null,
      payment: delivery.payments[change.buyerKind ?? 'private'][0] ?? 'pay_on_pickup',
      note: '',
      terms: true,
      ...change,
    },
    expectedTotalOre: delivery.totals.totalOre,
    cartKey: view.cartKey,
  }
}

/** One of many buyers, each with an address and a phone number of their own. */
export function oneOfMany(number: number): Pick<TypedOrderForm, 'email' | 'phone'> {
  return { email: `buyer${number}@example.no`, phone: String(40_000_000 + number) }
}

/** Buys what is in the visitor's cart. */
export async function placed(
  visitor: Visitor,
  change: Partial<TypedOrderForm> = {},
): Promise<PlacedOrder> {
  const view = await checkoutOf(visitor, change.postcode)
  const response = await visitor.send('POST', '/api/orders', orderFor(view, change))
  const body: unknown = await response.json()
  if (response.status !== 201) throw new Error(`not placed: ${JSON.stringify(body)}`)
  return body as PlacedOrder
}
