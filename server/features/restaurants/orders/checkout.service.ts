import type { I18n } from '@lingui/core'
import { restaurantOrderLimits } from '#domain/order-limits.ts'
import type { ErrorCode } from '#domain/errors.ts'
import { osloClock } from '#domain/oslo-time.ts'
import type { DishCheckout, HeldSlot, SlotHeld } from '#domain/restaurant-checkout.schema.ts'
import { done, type Problem, refused, type Result } from '#domain/result.ts'
import { modesOf } from '#server/features/restaurants/restaurant-view.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { Limit } from '#server/features/tries/tries.queries.ts'
import { refusedTry } from '#server/features/tries/tries.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { allergenText } from '#server/i18n/allergen-words.ts'
import { shortDayText } from '#server/i18n/day-words.ts'
import { dishPaymentText } from '#server/i18n/dish-payment-words.ts'
import { dishTexts } from '#server/i18n/dish-words.ts'
import { withMode } from '#server/i18n/payment-mode-words.ts'
import { sentenceOf } from '#server/i18n/sentences.ts'
import { guard, isRefusedByGuard } from '#server/platform/guard.queries.ts'
import { type DishCheckoutState, firstFree, readDishState } from './checkout-state.service.ts'
import type { DishBasketLine } from './dish-basket.ts'
import { hasRoom, type SlotWish, takenPoints } from './slot-points.queries.ts'
import { closedProblem, slotProblem } from './slot-problem.ts'

/** The fields' own refusals: the form says them before the server has to. */
const fieldCodes = [
  'name_invalid',
  'guest_name_long',
  'phone_invalid',
  'email_invalid',
  'kitchen_note_long',
  'slot_missing',
  'terms_missing',
  'invalid_input',
] as const satisfies readonly ErrorCode[]

interface Asked {
  restaurantId: string
  mode?: HeldSlot['mode'] | undefined
  table?: string | undefined
}

/** The dishes in the caller's cart as they can be ordered now, and when. `not_found` for a restaurant that guests do not see. Nothing is written. */
export async function getDishCheckout(ctx: Ctx, asked: Asked): Promise<Result<DishCheckout>> {
  const state = await readDishState(ctx, asked)
  if (!state) return refused('not_found')
  const i18n = await translatorFor(ctx)
  const tell = ({ code, ...problem }: Problem) => ({
    code,
    message: sentenceOf(i18n, { code, ...problem }),
  })
  const { row, menu, basket, mode, around, now } = state
  const { id, slug, name, phone, street, postcode, city } = menu.restaurant
  const closed = closedProblem(state, i18n)
  const hasBadTable = (asked.table ?? '') !== '' && !around.table
  return done({
    now,
    restaurant: { id, slug, name, phone, address: `${street}, ${postcode} ${city}` },
    modes: modesOf(row),
    mode,
    table: around.table ? { name: around.table.name } : null,
    ...(hasBadTable ? { tableProblem: tell({ code: 'table_unknown' }) } : {}),
    lines: [
      ...basket.lines.map((line) => lineView(line, { i18n, tell })),
      ...basket.gone.map(({ title, ...line }) => ({
        ...goneLine,
        ...{ ...line, title, issue: tell({ code: 'not_for_sale', values: { title } }) },
      })),
    ],
    changes: basket.changes.map(tell),
    cartKey: basket.key,
    totalOre: basket.totals.totalOre,
    vat: basket.totals.vat,
    payments: paymentsOf(ctx, i18n),
    ...(closed ? { closed: tell(closed) } : {}),
    asapAt: firstFree(state) ?? null,
    slotMinutes: row.slotMinutes,
    acceptMinutes: row.acceptMinutes,
    isAutoAccepted: row.isAutoAccepted,
    days: daysOf(state, i18n),
    sentences: Object.fromEntries(fieldCodes.map((code) => [code, sentenceOf(i18n, { code })])),
  })
}

/** At the counter, and online with each provider that is on. */
function paymentsOf({ payments }: Ctx, i18n: I18n): DishCheckout['payments'] {
  const online = payments.on.map((code) => {
    const { label, description } = dishPaymentText(i18n, code)
    const mode = payments.of(code)?.mode
    return { method: code, label, description: withMode(i18n, { code, mode }, description) }
  })
  return [{ method: 'pay_at_counter', ...dishPaymentText(i18n, 'pay_at_counter') }, ...online]
}

const goneLine = {
  ...{ dish: '', tint: 'leaf', options: [], lineOre: 0, allergenText: '', allergens: [] },
} satisfies Partial<DishCheckout['lines'][number]>

/**
 * Keeps a time for the caller for ten minutes, in place of the one they had. Refusals: not_found, cart_empty, and why the time cannot be
 * had: restaurant_closed, restaurant_paused, slot_full (with the next one), dish_*; too_many_tries where it was asked too often.
 */
export async function holdSlot(
  ctx: Ctx,
  restaurantId: string,
  { mode, slotAt, network }: HeldSlot & { network: string },
): Promise<Result<SlotHeld>> {
  const state = await readDishState(ctx, { restaurantId, mode })
  if (!state) return refused('not_found')
  if (state.basket.lines.length === 0) return refused('cart_empty')
  const limited = await refusedTry(ctx, holdLimits(ctx, state.holder, network))
  if (limited) return limited
  const i18n = await translatorFor(ctx)
  const problem = slotProblem(state, slotAt, i18n)
  if (problem) return { ok: false, problem }
  const until = state.now + restaurantOrderLimits.holdMinutes * 60_000
  const wish = wishOf(state, slotAt)
  try {
    await ctx.database.write([
      guard(hasRoom(wish)),
      ...takenPoints(wish, { holder: wish.holder, expiresAt: until }),
    ])
    return done({ slotAt, until })
  } catch (error) {
    if (!isRefusedByGuard(error)) throw error
  }
  const later = await readDishState(ctx, { restaurantId, mode })
  return { ok: false, problem: (later && slotProblem(later, slotAt, i18n)) ?? { code: 'busy' } }
}

function holdLimits({ site }: Ctx, holder: string, network: string): Limit[] {
  const { guestHoldsPerHour, networkHoldsPerHour } = restaurantOrderLimits
  const of = (...who: string[]) => ['restaurant_slot', site.factoryId, ...who]
  return [
    { who: of('network', network), most: networkHoldsPerHour, windowMs: 3_600_000 },
    { who: of('guest', holder), most: guestHoldsPerHour, windowMs: 3_600_000 },
  ]
}

/** What an order takes of the kitchen at a time. */
export function wishOf({ row, basket, holder, now }: DishCheckoutState, slotAt: number): SlotWish {
  const { id: restaurantId, slotMinutes, slotPoints } = row
  return { restaurantId, slotAt, slotMinutes, slotPoints, points: basket.points, holder, now }
}

function lineView(
  line: DishBasketLine,
  { i18n, tell }: { i18n: I18n; tell: (problem: Problem) => { code: string; message: string } },
): DishCheckout['lines'][number] {
  const { offer, chosen, allergens, issue } = line
  const { key, name, tint, image } = offer.dish
  return {
    id: line.id,
    dish: key,
    title: name,
    tint,
    ...(image ? { image } : {}),
    options: dishTexts(i18n, offer, chosen),
    quantity: line.quantity,
    lineOre: line.lineOre,
    allergenText: allergenText(i18n, allergens),
    allergens: [...new Set(allergens.map(({ code }) => code))],
    ...(issue ? { issue: tell(issue) } : {}),
  }
}

function daysOf({ slots }: DishCheckoutState, i18n: I18n): DishCheckout['days'] {
  const dates = [...new Set(slots.map(({ at }) => osloClock(at).date))]
  return dates.map((date) => ({
    date,
    text: shortDayText(i18n.locale, date),
    slots: slots.filter(({ at }) => osloClock(at).date === date),
  }))
}
