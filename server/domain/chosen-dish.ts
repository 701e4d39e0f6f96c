import type { DishOffer, Picked } from './dish-offer.ts'
import { type ChosenOption, chosenCount, groupProblem } from './dish-price.ts'
import type { MenuGroup } from './restaurants.schema.ts'
import { done, type Problem, refused, type Result } from './result.ts'

/** What a guest chose of a dish, as its line in the cart and in the order keeps it. The names are part of the public API. */
export interface ChosenDish {
  restaurant_id: string
  size?: string
  options: ChosenOption[]
  is_half_and_half: boolean
  /** Left and right; none of a dish that is whole. */
  halves: { product_id: string }[]
  /** The guest's own words, in any language. */
  comment: string
  allergy_note: string
}

/** How long each of the guest's own words may be. */
export const longestKitchenNote = 140

/** True for what was chosen of a dish; else it was chosen of goods of the shop. */
export function isChosenDish(chosen: object): chosen is ChosenDish {
  return 'restaurant_id' in chosen
}

/**
 * The choice as it is kept: known, complete, in one order, so that equal choices are one line. Refused with `option_unknown`,
 * `size_missing`, `halves_missing`, `group_missing` and `group_count`, each with what it is about in the words of the offer.
 */
export function chooseDish(offer: DishOffer, wanted: ChosenDish): Result<ChosenDish> {
  const { dish, groups, halves } = offer
  const size = dish.sizes.length > 0 ? wanted.size : undefined
  if (dish.sizes.length > 0 && !dish.sizes.some(({ key }) => key === size))
    return refused(size === undefined ? 'size_missing' : 'option_unknown', fieldOf('size'))
  const isHalved = dish.isOfHalves
  const known = wanted.halves.filter(({ product_id: id }) => halves.some((half) => half.id === id))
  if (known.length !== (isHalved ? 2 : 0) || wanted.halves.length !== known.length)
    return refused(
      wanted.halves.length === 0 ? 'halves_missing' : 'option_unknown',
      fieldOf('halves'),
    )
  const options = groups.flatMap((group) => optionsIn(group, wanted))
  if (options.length !== wanted.options.length || options.some((each) => each.side && !isHalved))
    return refused('option_unknown', fieldOf('options'))
  const problem = groups.map((group) => problemOf(group, wanted)).find((each) => each)
  if (problem) return { ok: false, problem }
  const { restaurant_id, comment, allergy_note } = wanted
  return done({
    restaurant_id,
    ...(size === undefined ? {} : { size }),
    options,
    is_half_and_half: isHalved,
    halves: known.map(({ product_id }) => ({ product_id })),
    comment,
    allergy_note,
  })
}

/** What was chosen, as a price is made of it. */
export function pickedOf({ size, options, halves }: ChosenDish): Picked {
  const [left, right] = halves
  return {
    ...(size === undefined ? {} : { size }),
    options,
    ...(left && right ? { halves: [left.product_id, right.product_id] } : {}),
  }
}

/** The chosen options of a group in its own order; nothing of an option that is not in it, or is named twice. */
function optionsIn(group: MenuGroup, { options }: ChosenDish): ChosenOption[] {
  return group.options.flatMap(({ key }) => {
    const [one, ...more] = options.filter((each) => each.group === group.key && each.option === key)
    if (!one || more.length > 0) return []
    const { option, quantity, side } = one
    const isOnce = group.kind === 'quantity' || quantity === 1
    if (!isOnce || (side && !group.isPerHalf)) return []
    return [{ group: group.key, option, quantity, ...(side ? { side } : {}) }]
  })
}

function problemOf(group: MenuGroup, chosen: ChosenDish): Problem | undefined {
  const problem = groupProblem(group, chosen)
  if (!problem) return undefined
  const { title, min, max } = group
  const isNone = chosenCount(group, chosen) === 0
  return {
    code: isNone ? 'group_missing' : 'group_count',
    ...fieldOf('options'),
    values: { group: title, min, max },
  }
}

function fieldOf(name: string) {
  return { field: `selectedAttributes.${name}` }
}
