import type { I18n } from '@lingui/core'
import type { CheckoutView, DeliveryView, PlacedOrder } from '#domain/checkout-view.schema.ts'
import { isOnline, isWithdrawable, type PaymentMethod } from '#domain/checkout.ts'
import type { ErrorCode } from '#domain/errors.ts'
import { storedKey } from '#domain/ids.ts'
import { formatOre } from '#domain/money.ts'
import { osloClock } from '#domain/oslo-time.ts'
import type { Problem } from '#domain/result.ts'
import { keyHolder, ownerOf } from '#domain/cart-owner.ts'
import { beginPayment } from '#server/features/payments/begin-payment.service.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { scopeOf } from '#server/http/scope.ts'
import { allergenText } from '#server/i18n/allergen-words.ts'
import { dayText, shortDayText, timeText } from '#server/i18n/day-words.ts'
import { businessOnlyText, firstDayText, notOfferedText } from '#server/i18n/delivery-words.ts'
import { isolated } from '#server/i18n/isolated.ts'
import { paymentText } from '#server/i18n/order-words.ts'
import { withMode } from '#server/i18n/payment-mode-words.ts'
import { sentenceOf } from '#server/i18n/sentences.ts'
import { type Basket, basketOf } from './basket.ts'
import { type CheckoutRows, readCheckout } from './checkout.repository.ts'
import { deliveriesOf, type Delivery } from './deliveries.ts'

/** The fields' own refusals: the form says them before the server has to. */
const fieldCodes = [
  'email_invalid',
  'name_invalid',
  'name_long',
  'phone_invalid',
  'org_no_invalid',
  'company_missing',
  'company_long',
  'invoice_address_missing',
  'po_number_long',
  'street_invalid',
  'street_long',
  'postcode_invalid',
  'city_missing',
  'city_long',
  'delivery_missing',
  'slot_missing',
  'payment_unavailable',
  'terms_missing',
  'note_long',
  'invalid_input',
] as const satisfies readonly ErrorCode[]

/** What a checkout is at one instant. */
export interface CheckoutState {
  basket: Basket
  deliveries: Delivery[]
  /** The place of the postcode, where our van knows it. */
  city: string | null
  /** The order that the key has made. */
  placed: PlacedOrder | null
  /** What was sent with the key, where it was used before. */
  spentFor: string | undefined
  /** The stored form of the key; empty where nothing is being placed. */
  storedKey: string
  nowMs: number
}

/** Reads a caller's checkout in one round trip: the cart priced anew. `key` is that of a placing, where there is one. */
export async function readState(
  ctx: Ctx,
  asked: { postcode: string; key?: string | undefined },
): Promise<CheckoutState> {
  // A visitor who never had a cart owns none: no row has an empty hash.
  const owner = ownerOf(ctx.actor) ?? { guestHash: '' }
  const scope = scopeOf(ctx)
  const nowMs = ctx.now()
  const key = asked.key ? await storedKey('order', keyHolder(owner), asked.key) : ''
  const rows = await readCheckout(ctx.database, {
    ...scope,
    owner,
    today: osloClock(nowMs).date,
    postcode: asked.postcode,
    storedKey: key,
  })
  const basket = await basketOf(rows, scope)
  return {
    basket,
    deliveries: deliveriesOf(rows, basket, {
      ...{ postcode: asked.postcode, nowMs, online: ctx.payments.on },
    }),
    city: rows.areas[0]?.city ?? null,
    placed: rows.placed ? await placedOf(ctx, rows.placed) : null,
    spentFor: rows.key?.bodyHash,
    storedKey: key,
    nowMs,
  }
}

/** An order that was placed before, and where it is paid: begun now where its provider could not be reached then. */
async function placedOf(
  ctx: Ctx,
  { token, number, paymentId }: NonNullable<CheckoutRows['placed']>,
): Promise<PlacedOrder> {
  const payUrl = paymentId === null ? null : await beginPayment(ctx, paymentId)
  return { token, number, payUrl }
}

/** The checkout of the caller's own cart, for a postcode that may be empty. Nothing is written. */
export async function getCheckout(
  ctx: Ctx,
  asked: { postcode: string; key?: string | undefined },
): Promise<CheckoutView> {
  const { basket, deliveries, city, placed } = await readState(ctx, asked)
  const i18n = await translatorFor(ctx)
  const tell = (problem: Problem) => ({
    code: problem.code,
    message: sentenceOf(i18n, problem),
    ...(problem.field ? { lineId: problem.field } : {}),
  })
  const missing = minimumProblem(basket, ctx.site.minOrderOre)
  return {
    lines: basket.lines.map((line) => ({
      id: line.id,
      title: line.title,
      slug: line.slug,
      packageSize: line.packageSize,
      imageUrl: line.imageUrl,
      tint: line.tint,
      options: line.options,
      quantity: line.quantity,
      lineOre: line.lineOre,
      allergenText: allergenText(i18n, line.allergens),
      isWithdrawable: isWithdrawable(line.withdrawalPolicy),
      ...(line.issue ? { issue: tell(line.issue) } : {}),
    })),
    changes: basket.changes.map(tell),
    itemsOre: basket.itemsOre,
    cartKey: basket.key,
    minimum: missing
      ? {
          minOre: ctx.site.minOrderOre,
          restOre: ctx.site.minOrderOre - basket.itemsOre,
          message: sentenceOf(i18n, missing),
        }
      : null,
    deliveries: deliveries.map((delivery) => deliveryView(delivery, i18n, asked.postcode)),
    payments: paymentWords(ctx, i18n),
    businessOnlyText: businessOnlyText(i18n),
    postcode: asked.postcode,
    city,
    sentences: Object.fromEntries(fieldCodes.map((code) => [code, sentenceOf(i18n, { code })])),
    placed,
  }
}

function deliveryView(delivery: Delivery, i18n: I18n, postcode: string): DeliveryView {
  const { id, kind, name, description, offer, totals, days, readyOn, payments } = delivery
  const firstDay = dayText(i18n.locale, days[0]?.date ?? readyOn)
  return {
    id,
    kind,
    name,
    description,
    priceOre: offer.isOffered ? offer.priceOre : null,
    reason: offer.isOffered ? null : offer.reason,
    note: offer.isOffered
      ? firstDayText(i18n, kind, firstDay)
      : notOfferedText(i18n, offer, postcode),
    totals,
    days: days.map(({ date, slots }) => ({
      date,
      text: shortDayText(i18n.locale, date),
      slots: slots.map(({ fromMinute, toMinute, left }) => ({
        fromMinute,
        text: timeText(fromMinute, toMinute),
        isFull: left === 0,
      })),
    })),
    payments,
  }
}

function paymentWords({ payments }: Ctx, i18n: I18n): CheckoutView['payments'] {
  const of = (payment: PaymentMethod) => {
    const { label, description } = paymentText(i18n, payment)
    if (!isOnline(payment)) return { label, description }
    const mode = payments.of(payment)?.mode
    return { label, description: withMode(i18n, { code: payment, mode }, description) }
  }
  return {
    ...{ pay_on_pickup: of('pay_on_pickup'), pay_on_delivery: of('pay_on_delivery') },
    ...{ invoice: of('invoice'), vipps: of('vipps'), stripe: of('stripe'), test: of('test') },
  }
}

/** `minimum_order` where the goods cost less than the smallest order. */
export function minimumProblem(basket: Basket, minOrderOre: number): Problem | undefined {
  if (basket.itemsOre >= minOrderOre) return undefined
  return {
    code: 'minimum_order',
    values: {
      min: isolated(formatOre(minOrderOre)),
      rest: isolated(formatOre(minOrderOre - basket.itemsOre)),
    },
  }
}
