import { allergenCodes } from './catalog.ts'
import {
  type DishBreakdown,
  type DishChoice,
  dishPrice,
  type HalfTerms,
  leastPrice,
} from './dish-price.ts'
import type { Menu, MenuDish, MenuGroup } from './restaurants.schema.ts'

/** What a guest picks of a dish: its size, its options, and of two halves which, by their products' ids. */
export interface Picked extends DishChoice {
  halves?: readonly [string, string]
}

export type MenuAllergen = MenuDish['allergens'][number]

/** A dish with all that can be chosen with it, at its own prices. */
export interface DishOffer {
  dish: MenuDish
  groups: MenuGroup[]
  /** What may be a half of it; none of a dish that is whole. */
  halves: MenuDish[]
  terms: HalfTerms
}

export function offerOf(dish: MenuDish, { groups, sections, terms }: Menu): DishOffer {
  const every = sections.flatMap(({ dishes }) => dishes)
  return {
    dish,
    groups: dish.groups.flatMap(({ key, prices }) =>
      groups.filter((group) => group.key === key).map((group) => withPrices(group, prices)),
    ),
    halves: dish.isOfHalves ? every.filter(({ isHalf }) => isHalf) : [],
    terms,
  }
}

/** What is picked costs, and why. */
export function pickedPrice(
  { dish, groups, halves, terms }: DishOffer,
  picked: Picked,
): DishBreakdown {
  const [left, right] = pickedHalves(halves, picked)
  return dishPrice({
    dish,
    groups,
    choice: picked,
    terms,
    ...(left && right ? { halves: [left, right] } : {}),
  })
}

/** The least that a dish costs, and whether others pay more: how a menu says its price. */
export function leastOf({ dish, halves, terms }: DishOffer): { ore: number; isFrom: boolean } {
  if (halves.length === 0 || terms.halfRule === 'own_price') return leastPrice(dish)
  const least = Math.min(...halves.map((half) => leastPrice(half).ore))
  return { ore: least + terms.halfSurchargeOre, isFrom: true }
}

/** All that is in what is picked: the dish, its halves and its options. What it surely contains stands before traces of it. */
export function allergensOf({ dish, groups, halves }: DishOffer, picked: Picked): MenuAllergen[] {
  const options = groups.flatMap(({ key, options: all }) =>
    all.filter((option) =>
      picked.options.some((each) => each.group === key && each.option === option.key),
    ),
  )
  const every = [dish, ...pickedHalves(halves, picked), ...options].flatMap(
    (each) => each.allergens,
  )
  const named = new Map<string, MenuAllergen>()
  for (const allergen of every) {
    const name = `${allergen.code} ${allergen.detail}`
    if (named.get(name)?.level !== 'contains') named.set(name, allergen)
  }
  return [...named.values()].toSorted(
    (a, b) => allergenCodes.indexOf(a.code) - allergenCodes.indexOf(b.code),
  )
}

/** The dishes that are the halves of what is picked: left, then right; the same one twice where both are. */
export function pickedHalves(halves: readonly MenuDish[], { halves: ids = ['', ''] }: Picked) {
  return ids.flatMap((id) => halves.filter((half) => half.id === id))
}

function withPrices(group: MenuGroup, prices: Record<string, number>): MenuGroup {
  const options = group.options.map((option) => {
    const price = prices[option.key]
    return price === undefined ? option : { ...option, priceOre: price, priceBySize: {} }
  })
  return { ...group, options }
}
