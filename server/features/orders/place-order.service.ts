import type { OrderForm, PlaceOrder } from '#domain/checkout.schema.ts'
import type { PlacedOrder } from '#domain/checkout-view.schema.ts'
import { isOnline } from '#domain/checkout.ts'
import { newId, newPublicToken, sha256Hex } from '#domain/ids.ts'
import { buyerTypeOf } from '#domain/orders.ts'
import { osloClock } from '#domain/oslo-time.ts'
import type { Problem } from '#domain/result.ts'
import { orderSearchText } from '#domain/searched-order.ts'
import { askForProof, provenSince } from '#server/features/identity/email-proof.service.ts'
import {
  type CheckoutState,
  minimumProblem,
  readState,
} from '#server/features/checkout/checkout.service.ts'
import { type CartOwner, ownerOf } from '#domain/cart-owner.ts'
import { beginPayment } from '#server/features/payments/begin-payment.service.ts'
import { isOverLimit, type Limit } from '#server/features/tries/tries.queries.ts'
import { refusedWithin } from '#server/features/tries/tries.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { type DatabaseFault, faultOf } from '#server/platform/database-fault.ts'
import { chosenDelivery, type ChosenDelivery } from './chosen-delivery.ts'
import { orderLimits } from './order-limits.ts'
import {
  insertOrder,
  type NewOrder,
  type NewOrderLine,
  type Placing,
} from './place-order.repository.ts'
import { summedReservations } from '#domain/summed-reservations.ts'
import type { Reservation } from '#domain/summed-reservations.ts'
import { isOvertaken } from './transition.queries.ts'

export type Placed = { ok: true; value: PlacedOrder } | Refusal
interface Refusal {
  ok: false
  /** The first one names the answer; further ones tell what changed. */
  problems: [Problem, ...Problem[]]
}

type Basket = CheckoutState['basket']
const attempts = 4

/**
 * Places the caller's cart as an order, in one read and one write. The same key answers the same order, whenever it comes;
 * with another content it is `key_reused`. Where price, stock or cart are not what the buyer saw, nothing is taken:
 * `cart_changed` tells what changed, `sold_out`, `minimum_order`, `slot_taken` and others what is in the way; `busy` that
 * others were faster each time. An order to an address that nobody has proven is counted: where there are too many it is
 * `email_unproven` until its code is typed, or `too_many_codes`. One to a proven address may be `too_many_orders`.
 */
export async function placeOrder(
  ctx: Ctx,
  asked: PlaceOrder,
  { key, network }: { key: string; network: string },
): Promise<Placed> {
  const owner = ownerOf(ctx.actor)
  if (!owner) return refusal({ code: 'cart_empty' })
  const bodyHash = await sha256Hex(JSON.stringify(asked))
  const { form } = asked
  const postcode = form.shippingKind === 'pickup' ? '' : form.postcode
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const [state, provenAt] = await Promise.all([
      readState(ctx, { postcode, key }),
      provenSince(ctx, form.email),
    ])
    const before = doneBefore(state, bodyHash)
    if (before) return before
    const problem = whyNot(ctx, state, asked)
    if (problem) return problem
    const delivery = chosenDelivery(form, state.deliveries, osloClock(ctx.now()).date)
    if (!delivery.ok) return refusal(delivery.problem)
    if (delivery.value.totals.totalOre !== asked.expectedTotalOre)
      return refusal({ code: 'cart_changed' }, ...state.basket.changes)
    const { totalOre } = delivery.value.totals
    const { factoryId } = ctx.site
    const limits = orderLimits({
      factoryId,
      network,
      ...form,
      totalOre,
      isProven: provenAt !== undefined,
    })
    const ready = { state, form, delivery: delivery.value, bodyHash, owner, provenAt, limits }
    try {
      return await write(ctx, ready)
    } catch (error) {
      const fault = faultOf(error)
      if (isOverLimit(fault))
        return refusal(await whyTooMany(ctx, { email: form.email, network, provenAt, limits }))
      // Somebody was faster: what is left now decides, so everything is read again.
      if (!isLostRace(fault)) throw error
    }
  }
  return refusal({ code: 'busy' })
}

function doneBefore(state: CheckoutState, bodyHash: string): Placed | undefined {
  if (state.spentFor !== undefined && state.spentFor !== bodyHash)
    return refusal({ code: 'key_reused' })
  return state.placed ? { ok: true, value: state.placed } : undefined
}

function whyNot(ctx: Ctx, { basket }: CheckoutState, asked: PlaceOrder): Refusal | undefined {
  if (basket.lines.length === 0) return refusal({ code: 'cart_empty' })
  const [first, ...rest] = basket.lines.flatMap((line) => (line.issue ? [line.issue] : []))
  if (first) return refusal(first, ...rest, ...basket.changes)
  // A cart that shrank below the minimum is first of all another cart than the buyer saw.
  if (basket.key !== asked.cartKey) return refusal({ code: 'cart_changed' }, ...basket.changes)
  const tooLittle = minimumProblem(basket, ctx.site.minOrderOre)
  return tooLittle ? refusal(tooLittle) : undefined
}

async function whyTooMany(
  ctx: Ctx,
  {
    email,
    network,
    provenAt,
    limits,
  }: Pick<Ready, 'provenAt' | 'limits'> & { email: string; network: string },
): Promise<Problem> {
  if (provenAt === undefined) {
    ctx.log.warn('limited', { what: 'order.unproven' })
    return askForProof(ctx, { email, network })
  }
  return (await refusedWithin(ctx, 'too_many_orders', limits)).problem
}

interface Ready {
  state: CheckoutState
  form: OrderForm
  delivery: ChosenDelivery
  bodyHash: string
  owner: CartOwner
  /** Since when the buyer is known to read the order's address. */
  provenAt: number | undefined
  limits: readonly Limit[]
}

async function write(ctx: Ctx, ready: Ready): Promise<Placed> {
  const { basket } = ready.state
  const order = orderOf(ctx, ready)
  const payment = paymentOf(ctx, ready)
  const number = await insertOrder(ctx.database, {
    ...{ order, payment },
    lines: linesOf(basket),
    reservations: reservationsOf(basket),
    slotCapacity: ready.delivery.slotCapacity,
    cart: { id: basket.cartId, stored: basket.stored },
    limits: ready.limits,
    bodyHash: ready.bodyHash,
    actorType: buyerTypeOf(ctx.actor),
    year: Number(osloClock(ready.state.nowMs).date.slice(0, 4)),
  })
  ctx.log.info('order.placed', { order: order.id, lines: basket.lines.length })
  const payUrl = payment ? await beginPayment(ctx, payment.id) : null
  return { ok: true, value: { token: order.publicToken, number, payUrl } }
}

/** With whom it is paid; null where that waits for the goods. It was offered a moment ago: its provider is on. */
function paymentOf(ctx: Ctx, { form: { payment: code } }: Ready): Placing['payment'] {
  const provider = isOnline(code) ? ctx.payments.of(code) : undefined
  return provider ? { id: newId(), provider: provider.code, mode: provider.mode } : null
}

function orderOf(ctx: Ctx, { state, form, delivery, owner, provenAt }: Ready): NewOrder {
  const at = state.nowMs
  const { itemsOre, shippingOre, totalOre, vat } = delivery.totals
  return {
    id: newId(),
    factoryId: ctx.site.factoryId,
    publicToken: newPublicToken(),
    idempotencyKey: state.storedKey,
    channel: 'shop',
    paymentMethod: form.payment,
    paymentStatus: 'pending',
    ...owner,
    buyerKind: form.buyerKind,
    email: form.email,
    emailProvenAt: provenAt ?? null,
    name: form.name,
    phone: form.phone,
    ...companyOf(form),
    languageCode: ctx.language.code,
    shippingMethodId: delivery.id,
    shippingKind: delivery.kind,
    shippingName: delivery.name,
    address:
      delivery.kind === 'pickup'
        ? null
        : { street: form.street, postcode: form.postcode, city: state.city ?? form.city },
    promisedDate: delivery.date,
    promisedFromMinute: delivery.fromMinute,
    promisedToMinute: delivery.toMinute,
    note: form.note,
    itemsOre,
    shippingOre,
    totalOre,
    vat,
    termsAcceptedAt: at,
    searchText: orderSearchText(
      form,
      state.basket.lines.map(({ title }) => title),
    ),
    createdAt: at,
    updatedAt: at,
  }
}

/** An invoice goes to the organisation number unless the buyer says otherwise (Peppol scheme 0192). */
function companyOf(form: OrderForm) {
  if (form.buyerKind === 'private') return {}
  return {
    companyName: form.companyName,
    orgNo: form.orgNo,
    poNumber: form.poNumber || null,
    invoiceAddress: form.invoiceAddress || `0192:${form.orgNo}`,
  }
}

function linesOf({ lines }: Basket): NewOrderLine[] {
  return lines.map((line) => ({
    productId: line.productId,
    titleSnapshot: line.title,
    packageSizeSnapshot: line.packageSize,
    imageSnapshot: line.imageUrl,
    sku: line.sku,
    gtin: line.gtin,
    options: line.options,
    optionsKey: line.optionsKey,
    allergens: line.allergens,
    withdrawalPolicy: line.withdrawalPolicy,
    qty: line.quantity,
    reservedQty: line.isTracked ? line.quantity : 0,
    unitOre: line.unitOre,
    lineOre: line.lineOre,
    vatBp: line.vatBp,
  }))
}

/** One reservation per product, whatever its options. */
function reservationsOf({ lines }: Basket): Reservation[] {
  const tracked = lines.filter((line) => line.isTracked)
  return summedReservations(
    tracked.map(({ productId, quantity, minQty }) => ({ productId, quantity, minQty })),
  )
}

function isLostRace(fault: DatabaseFault): boolean {
  return isOvertaken(fault) || fault.kind === 'check' || fault.kind === 'unique'
}

function refusal(first: Problem, ...rest: Problem[]): Refusal {
  return { ok: false, problems: [first, ...rest] }
}
