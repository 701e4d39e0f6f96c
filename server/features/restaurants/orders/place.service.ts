import { restaurantOrderLimits } from '#domain/order-limits.ts'
import { isOnline, tooShortHold } from '#domain/checkout.ts'
import { type CartOwner, ownerOf } from '#domain/cart-owner.ts'
import { newId, newPublicToken, sha256Hex } from '#domain/ids.ts'
import { mailboxOf } from '#domain/mailbox.ts'
import { buyerTypeOf } from '#domain/orders.ts'
import { addDays, osloClock } from '#domain/oslo-time.ts'
import type { OrderDishes, OrderedDishes } from '#domain/restaurant-checkout.schema.ts'
import { numberDayBeginsHour } from '#domain/restaurant-orders.ts'
import { doneUnless, type Problem, type ResultOfMany } from '#domain/result.ts'
import { isOvertaken } from '#server/features/orders/transition.queries.ts'
import { beginPayment } from '#server/features/payments/begin-payment.service.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import { isOverLimit, type Limit } from '#server/features/tries/tries.queries.ts'
import { refusedWithin } from '#server/features/tries/tries.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { type DatabaseFault, faultOf } from '#server/platform/database-fault.ts'
import {
  acceptBy,
  type DishCheckoutState,
  firstFree,
  readDishState,
} from './checkout-state.service.ts'
import { wishOf } from './checkout.service.ts'
import { orderLinesOf } from './order-lines.ts'
import {
  insertRestaurantOrder,
  type NewRestaurantOrder,
  type PlacingDishes,
} from './place.repository.ts'
import { slotProblem } from './slot-problem.ts'

type Placed = ResultOfMany<OrderedDishes>
const attempts = 4
const hourMs = 3_600_000

interface Call {
  restaurantId: string
  key: string
  network: string
}

/**
 * Places the dishes in the caller's cart as an order, in one read and one write. The same key answers the same order, whenever it comes;
 * with another content it is `key_reused`. Where price, dishes or time are not what the guest saw nothing is taken: `cart_changed` tells
 * what changed, `slot_full` names the next time, `dish_*`, `restaurant_closed`, `restaurant_paused` and `table_unknown` what is in the
 * way; `busy` that others were faster each time, `too_many_orders` that there were too many of this guest, phone or network.
 */
export async function placeDishes(ctx: Ctx, asked: OrderDishes, call: Call): Promise<Placed> {
  const owner = ownerOf(ctx.actor)
  if (!owner) return refusal({ code: 'cart_empty' })
  const bodyHash = await sha256Hex(JSON.stringify([call.restaurantId, asked]))
  const { form } = asked
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const state = await readDishState(ctx, { ...call, mode: form.mode, table: form.table })
    if (!state) return refusal({ code: 'not_found' })
    const before = await doneBefore(ctx, state, bodyHash)
    if (before) return before
    const slotAt = timeOf(state, form)
    const problems = await whyNot(ctx, state, { asked, slotAt })
    if (problems) return refusal(...problems)
    const limits = limitsOf(ctx, { owner: state.holder, network: call.network, asked })
    try {
      return await write(ctx, { state, asked, slotAt, bodyHash, limits, owner })
    } catch (error) {
      const fault = faultOf(error)
      if (isOverLimit(fault))
        return refusal((await refusedWithin(ctx, 'too_many_orders', limits)).problem)
      // Somebody was faster: what is left now decides, so everything is read again.
      if (!isLostRace(fault)) throw error
    }
  }
  return refusal({ code: 'busy' })
}

/** What the key has made before; where it is paid is asked for anew where the provider could not be reached then. */
async function doneBefore(
  ctx: Ctx,
  { around }: DishCheckoutState,
  bodyHash: string,
): Promise<Placed | undefined> {
  if (around.spentFor !== undefined && around.spentFor !== bodyHash)
    return refusal({ code: 'key_reused' })
  if (!around.placed) return undefined
  const { paymentId, ...placed } = around.placed
  const payUrl = paymentId === null ? null : await beginPayment(ctx, paymentId)
  return { ok: true, value: { ...placed, payUrl } }
}

/**
 * As soon as possible is the first time that is free, if that is not later than the guest was shown by more than one slot: an order never
 * slips to the evening, or to the next day, without being asked.
 */
function timeOf(state: DishCheckoutState, form: OrderDishes['form']): number {
  const first = firstFree(state)
  if (!form.isAsap || first === undefined) return form.slotAt
  return first <= form.slotAt + state.row.slotMinutes * 60_000 ? first : form.slotAt
}

async function whyNot(
  ctx: Ctx,
  state: DishCheckoutState,
  { asked, slotAt }: { asked: OrderDishes; slotAt: number },
): Promise<[Problem, ...Problem[]] | undefined> {
  const { basket, around } = state
  const { lines, gone, changes } = basket
  if (lines.length === 0)
    return [gone.length > 0 ? { code: 'cart_changed' } : { code: 'cart_empty' }]
  const [first, ...rest] = lines.flatMap(({ issue }) => issue ?? [])
  if (first) return [first, ...rest, ...changes]
  const isSeen = basket.key === asked.cartKey && gone.length === 0
  if (!isSeen || basket.totals.totalOre !== asked.expectedTotalOre)
    return [{ code: 'cart_changed' }, ...changes]
  // Said above the form: a way that is gone has no field any more.
  if (isOnline(asked.form.payment) && !ctx.payments.on.includes(asked.form.payment))
    return [{ code: 'payment_unavailable' }]
  if (asked.form.table !== '' && asked.form.mode === 'eat_in' && !around.table)
    return [{ code: 'table_unknown', field: 'form.table' }]
  const problem =
    slotProblem(state, slotAt, await translatorFor(ctx)) ??
    holdProblem(asked, { now: state.now, slotAt })
  return problem && [problem]
}

/** A time that is further away than the way of paying can set money aside for. */
function holdProblem(
  { form: { payment } }: OrderDishes,
  { now, slotAt }: { now: number; slotAt: number },
): Problem | undefined {
  const [today, date] = [osloClock(now).date, osloClock(slotAt).date]
  const days = tooShortHold(payment, { today, date })
  return days === undefined ? undefined : { code: 'hold_short', field: 'slotAt', values: { days } }
}

interface Ready {
  state: DishCheckoutState
  asked: OrderDishes
  slotAt: number
  bodyHash: string
  limits: readonly Limit[]
  owner: CartOwner
}

async function write(ctx: Ctx, ready: Ready): Promise<Placed> {
  const { state, slotAt } = ready
  const order = orderOf(ctx, ready)
  const payment = paymentOf(ctx, ready)
  const ticket = await insertRestaurantOrder(ctx.database, {
    ...{ order, payment },
    lines: orderLinesOf(state, await translatorFor(ctx)),
    cart: { id: state.basket.cartId, stored: state.basket.stored },
    wish: wishOf(state, slotAt),
    limits: ready.limits,
    bodyHash: ready.bodyHash,
    actorType: buyerTypeOf(ctx.actor),
  })
  ctx.log.info('restaurant_order.placed', { order: order.id, ticket })
  const payUrl = payment ? await beginPayment(ctx, payment.id) : null
  return { ok: true, value: { token: order.publicToken, ticket, payUrl } }
}

/** With whom it is paid; null where that waits for the food. It was offered a moment ago: its provider is on. */
function paymentOf(ctx: Ctx, { asked }: Ready): PlacingDishes['payment'] {
  const code = asked.form.payment
  const provider = isOnline(code) ? ctx.payments.of(code) : undefined
  return provider ? { id: newId(), provider: provider.code, mode: provider.mode } : null
}

/** What is paid online waits for that; the rest waits for the kitchen, or is taken at once. */
function statusOf({ state, asked }: Ready): Pick<NewRestaurantOrder, 'status' | 'acceptedAt'> {
  if (isOnline(asked.form.payment)) return { status: 'awaiting_payment', acceptedAt: null }
  const { row, now } = state
  return row.isAutoAccepted
    ? { status: 'accepted', acceptedAt: now }
    : { status: 'new', acceptedAt: null }
}

function orderOf(ctx: Ctx, ready: Ready): NewRestaurantOrder {
  const { state, asked, slotAt, owner } = ready
  const { form } = asked
  const { row, basket, around, now } = state
  const table = form.mode === 'eat_in' ? around.table : undefined
  return {
    id: newId(),
    factoryId: ctx.site.factoryId,
    restaurantId: row.id,
    publicToken: newPublicToken(),
    idempotencyKey: state.storedKey,
    day: numberDay(slotAt),
    mode: form.mode,
    tableId: table?.id ?? null,
    tableName: table?.name ?? null,
    ...statusOf(ready),
    paymentMethod: form.payment,
    ...owner,
    ...{ name: form.name, phone: form.phone, email: form.email },
    languageCode: ctx.language.code,
    hasCutlery: form.mode === 'pickup' && form.hasCutlery,
    ...{ comment: form.comment, allergyNote: form.allergyNote, isAsap: form.isAsap },
    ...{ slotAt, promisedAt: slotAt, acceptBy: acceptBy(state) },
    ...{ points: basket.points, prepMinutes: basket.prepMinutes },
    totalOre: basket.totals.totalOre,
    vat: basket.totals.vat,
    termsAcceptedAt: now,
    createdAt: now,
    updatedAt: now,
  }
}

/**
 * The date that an order's number belongs to is that of its food, so that what was ordered days ahead and what is ordered on the day do
 * not share one. An evening that goes on after midnight counts on.
 */
function numberDay(slotAt: number): string {
  const { date, hour } = osloClock(slotAt)
  return hour < numberDayBeginsHour ? addDays(date, -1) : date
}

/** What an order is counted against. */
function limitsOf(
  ctx: Ctx,
  { owner, network, asked }: { owner: string; network: string; asked: OrderDishes },
): Limit[] {
  const { networkPerHour, guestPerHour, phonePerDay, addressPerDay } = restaurantOrderLimits
  const { phone, email } = asked.form
  const of = (...who: string[]) => ['restaurant_order', ctx.site.factoryId, ...who]
  return [
    { who: of('network', network), most: networkPerHour, windowMs: hourMs },
    { who: of('guest', owner), most: guestPerHour, windowMs: hourMs },
    ...(phone ? [{ who: of('phone', phone), most: phonePerDay, windowMs: 24 * hourMs }] : []),
    ...(email
      ? [{ who: of('address', mailboxOf(email)), most: addressPerDay, windowMs: 24 * hourMs }]
      : []),
  ]
}

function isLostRace(fault: DatabaseFault): boolean {
  return isOvertaken(fault) || fault.kind === 'unique'
}

function refusal(first: Problem, ...rest: Problem[]): Placed {
  return doneUnless([first, ...rest], { token: '', ticket: 0, payUrl: null })
}
