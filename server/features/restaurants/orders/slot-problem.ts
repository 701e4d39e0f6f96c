import type { I18n } from '@lingui/core'
import { openState } from '#domain/opening-hours.ts'
import type { OrderProblem } from '#domain/orderable.ts'
import type { Problem } from '#domain/result.ts'
import { isolated } from '#server/i18n/isolated.ts'
import { slotText } from '#server/i18n/slot-words.ts'
import { type DishCheckoutState, firstFree } from './checkout-state.service.ts'
import { problemsAt } from './dish-basket.ts'

/** Why a restaurant takes no orders for now, in a sentence's words; undefined where it does. */
export function closedProblem(state: DishCheckoutState, i18n: I18n): Problem | undefined {
  const { times, now, load, menu } = state
  if (load.pausedUntil !== undefined)
    return { code: 'restaurant_paused', values: { time: slotText(i18n, load.pausedUntil, now) } }
  const open = openState(times, now)
  if (open.isOpen) return undefined
  const when = open.opensAt === undefined ? '–' : slotText(i18n, open.opensAt, now)
  return { code: 'restaurant_closed', values: { restaurant: isolated(menu.restaurant.name), when } }
}

/** Why an order cannot have a time; undefined where it can. What is wrong with a dish is said before what is wrong with the time. */
export function slotProblem(state: DishCheckoutState, at: number, i18n: I18n): Problem | undefined {
  const { basket, times, mode, load, slots, now } = state
  if (slots.some((slot) => slot.at === at && slot.isFree)) return undefined
  const [first] = problemsAt(basket, { times, mode, at, pausedUntil: load.pausedUntil })
  const isOfDish = first && first.problem in dishCodes
  if (first && isOfDish)
    return {
      code: dishCodes[first.problem as keyof typeof dishCodes],
      values: { dish: isolated(first.name) },
    }
  const isToCome = at >= now
  const closed = first && isToCome ? closedProblem(state, i18n) : undefined
  if (closed) return { ...closed, field: 'slotAt' }
  const next = firstFree(state)
  if (next === undefined) return closedProblem(state, i18n) ?? { code: 'slots_gone' }
  return {
    code: 'slot_full',
    field: 'slotAt',
    values: { slot: slotText(i18n, at, now), next: slotText(i18n, next, now) },
  }
}

const dishCodes = {
  sold_out: 'dish_sold_out',
  not_served: 'dish_not_served',
} as const satisfies Partial<Record<OrderProblem, string>>
