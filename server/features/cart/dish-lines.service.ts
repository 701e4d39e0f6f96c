import { type ChosenDish, chooseDish, isChosenDish, pickedOf } from '#domain/chosen-dish.ts'
import type { PricingBreakdown } from '#domain/cart.ts'
import { type DishOffer, offerOf, pickedHalves, pickedPrice } from '#domain/dish-offer.ts'
import type { Menu, MenuDish } from '#domain/restaurants.schema.ts'
import { done, type Problem, refused, type Result } from '#domain/result.ts'
import { findMenuOf } from '#server/features/restaurants/menu.service.ts'
import type { Ctx } from '#server/http/context.ts'
import type { LineRow } from './cart.queries.ts'

/** A dish as it goes into a cart: what was chosen, and what it costs. */
export interface DishToAdd {
  chosen: ChosenDish
  breakdown: PricingBreakdown
}

/** What was chosen of a dish, checked against its menu. Refusals: product_not_found, dish_sold_out, and those of `chooseDish`. */
export function dishToAdd(
  menu: Menu | undefined,
  productId: string,
  wanted: ChosenDish,
): Result<DishToAdd> {
  const offer = menu && findOffer(menu, productId)
  if (!offer) return refused('product_not_found')
  const problem = soldOut(partsOf(offer, wanted))
  if (problem) return { ok: false, problem }
  const chosen = chooseDish(offer, wanted)
  if (!chosen.ok) return chosen
  return done({ chosen: chosen.value, breakdown: pickedPrice(offer, pickedOf(chosen.value)) })
}

/** The menu that a cart's dishes are from; undefined where it has none, or where guests no longer see the restaurant. */
export async function menuOfLines(ctx: Ctx, lines: readonly LineRow[]): Promise<Menu | undefined> {
  const restaurantId = lines.find(({ product }) => product.restaurantId)?.product.restaurantId
  return restaurantId ? findMenuOf(ctx, restaurantId) : undefined
}

export interface DishLine {
  offer: DishOffer
  chosen: ChosenDish
  breakdown: PricingBreakdown
  /** Why nobody can order it like this now. */
  issue: Problem | undefined
}

/** A line of a cart that is a dish, as its menu has it today; undefined where it is none, or is no longer on the menu. */
export function dishLineOf(line: LineRow, menu: Menu | undefined): DishLine | undefined {
  const { selectedAttributes: selected, product } = line
  const offer = menu && findOffer(menu, product.id)
  if (!offer || !isChosenDish(selected)) return undefined
  const { pricing_breakdown: _, ...chosen } = selected as ChosenDish & {
    pricing_breakdown?: unknown
  }
  const choice = chooseDish(offer, chosen)
  return {
    offer,
    chosen,
    breakdown: pickedPrice(offer, pickedOf(chosen)),
    issue: choice.ok ? soldOut(partsOf(offer, chosen)) : choice.problem,
  }
}

function findOffer(menu: Menu, productId: string): DishOffer | undefined {
  const dish = menu.sections.flatMap(({ dishes }) => dishes).find(({ id }) => id === productId)
  return dish && offerOf(dish, menu)
}

/** What has to be there for it: the dish itself, and of one that is made of two what they are. */
export function partsOf({ dish, halves }: DishOffer, chosen: ChosenDish): MenuDish[] {
  return [dish, ...pickedHalves(halves, pickedOf(chosen))]
}

/** At another time they may be served: that is asked when a time is chosen. */
function soldOut(parts: readonly MenuDish[]): Problem | undefined {
  const gone = parts.find(({ problem }) => problem === 'sold_out')
  return gone && { code: 'dish_sold_out', values: { dish: gone.name } }
}
