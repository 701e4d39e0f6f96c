import type { Allergen, VatClass } from '#domain/catalog.ts'
import { type ChosenDish, pickedOf } from '#domain/chosen-dish.ts'
import { allergensOf, type DishOffer } from '#domain/dish-offer.ts'
import type { DishBreakdown } from '#domain/dish-price.ts'
import { sha256Hex } from '#domain/ids.ts'
import type { OpenTime } from '#domain/opening-hours.ts'
import { type OrderProblem, orderProblems, type ServiceMode } from '#domain/orderable.ts'
import { orderTotals } from '#domain/orders.ts'
import type { Menu } from '#domain/restaurants.schema.ts'
import type { Problem } from '#domain/result.ts'
import { servedVatClass } from '#domain/served-vat.ts'
import type { LineRow } from '#server/features/cart/cart.queries.ts'
import { dishLineOf, partsOf } from '#server/features/cart/dish-lines.service.ts'
import { priceChange } from '#server/i18n/sentences.ts'
import { type DishRow, orderableDish } from '#server/features/restaurants/menu.service.ts'

/** A line of the cart as it can be ordered now. Money in øre. */
export interface DishBasketLine {
  id: string
  offer: DishOffer
  row: DishRow
  /** What it is made of: the dish, and of two halves those. */
  parts: DishRow[]
  chosen: ChosenDish
  breakdown: DishBreakdown
  allergens: Allergen[]
  quantity: number
  unitOre: number
  lineOre: number
  vatBp: number
  /** How much of a slot all of it takes. */
  points: number
  /** Why it cannot be ordered like this, at whatever time. */
  issue: Problem | undefined
}

export interface DishBasket {
  cartId: string
  lines: DishBasketLine[]
  /** Lines that no longer stand on the menu, each as it was called. */
  gone: { id: string; title: string; quantity: number }[]
  changes: Problem[]
  points: number
  prepMinutes: number
  totals: ReturnType<typeof orderTotals>
  /** Another one means that the guest looks at another basket. */
  key: string
  /** The stored lines as the write finds them again. */
  stored: string
}

interface Kitchen {
  menu: Menu
  rows: readonly DishRow[]
  mode: ServiceMode
  rateOf: (vatClass: VatClass) => number
}

/** The dishes of a cart at today's prices, with the VAT of how they are eaten. */
export async function dishBasketOf(
  cart: { id: string; lines: readonly LineRow[] } | undefined,
  kitchen: Kitchen,
): Promise<DishBasket> {
  const stored = (cart?.lines ?? []).filter(
    ({ product }) => product.restaurantId === kitchen.menu.restaurant.id,
  )
  const lines = stored.flatMap((line) => basketLine(line, kitchen) ?? [])
  const known = new Set(lines.map(({ id }) => id))
  // The allergens that somebody read are what they order by: another answer is another basket.
  const shown = lines.map(({ id, quantity, unitOre, chosen, allergens }) => [
    ...[id, quantity, unitOre, chosen, allergens],
  ])
  return {
    cartId: cart?.id ?? '',
    lines,
    gone: stored
      .filter(({ id }) => !known.has(id))
      .map(({ id, quantity, snapshotTitle }) => ({ id, quantity, title: snapshotTitle })),
    changes: lines.flatMap((line) => changeOf(line, stored)),
    points: lines.reduce((sum, { points }) => sum + points, 0),
    prepMinutes: Math.max(0, ...lines.map(({ row }) => row.dish.prepMinutes)),
    totals: orderTotals(lines, 0),
    key: (await sha256Hex(JSON.stringify([kitchen.mode, shown]))).slice(0, 16),
    stored: stored
      .map(({ id, quantity }) => `${id}:${quantity}`)
      .toSorted()
      .join(','),
  }
}

/** What stands in the way of the whole basket at a time: the same question that the menu asks of each dish. */
export function problemsAt(
  { lines }: DishBasket,
  wish: {
    times: readonly OpenTime[]
    mode: ServiceMode
    at: number
    pausedUntil: number | undefined
  },
): { name: string; problem: OrderProblem }[] {
  const { times, ...asked } = wish
  return lines.flatMap(({ parts, offer }) =>
    parts.flatMap(({ dish }) =>
      orderProblems({ openTimes: times, dish: orderableDish(dish), ...asked }).map((problem) => ({
        name: nameIn(offer, dish.productId),
        problem,
      })),
    ),
  )
}

function basketLine(line: LineRow, kitchen: Kitchen): DishBasketLine | undefined {
  const found = dishLineOf(line, kitchen.menu)
  const row = kitchen.rows.find(({ dish }) => dish.productId === line.product.id)
  if (!found || !row) return undefined
  const { offer, chosen, breakdown } = found
  const parts = partsOf(offer, chosen).flatMap(({ id }) =>
    kitchen.rows.filter(({ dish }) => dish.productId === id),
  )
  const { quantity } = line
  const unitOre = breakdown.total_price
  return {
    id: line.id,
    ...{ offer, row, parts, chosen, breakdown, quantity, unitOre },
    allergens: allergensOf(offer, pickedOf(chosen)),
    lineOre: unitOre * quantity,
    vatBp: kitchen.rateOf(servedVatClass(row.vatClass, kitchen.mode)),
    points: row.dish.points * quantity,
    issue: found.issue ?? modeProblem(parts, offer, kitchen.mode) ?? priceProblem(offer, unitOre),
  }
}

function modeProblem(
  parts: readonly DishRow[],
  offer: DishOffer,
  mode: ServiceMode,
): Problem | undefined {
  const without = parts.find(({ dish }) => !orderableDish(dish).modes.includes(mode))
  if (!without) return undefined
  const code = mode === 'pickup' ? 'dish_not_taken_away' : 'dish_not_eaten_here'
  return { code, values: { dish: nameIn(offer, without.dish.productId) } }
}

function nameIn({ dish, halves }: DishOffer, productId: string): string {
  return halves.find(({ id }) => id === productId)?.name ?? dish.name
}

function priceProblem({ dish }: DishOffer, unitOre: number): Problem | undefined {
  return unitOre > 0 ? undefined : { code: 'price_missing', values: { title: dish.name } }
}

function changeOf(line: DishBasketLine, stored: readonly LineRow[]): Problem[] {
  const seen = stored.find(({ id }) => id === line.id)?.unitPriceOre ?? line.unitOre
  const title = line.offer.dish.name
  return seen === line.unitOre ? [] : [priceChange({ title, from: seen, to: line.unitOre })]
}
