import { chosenCount, type ChosenOption } from '#domain/dish-price.ts'
import type { DishOffer, Picked } from '#domain/dish-offer.ts'
import type { MenuGroup } from '#domain/restaurants.schema.ts'

/** What is picked before anybody has picked: the first size, what usually comes with it, and the first two halves that are there. */
export function firstPick({ dish, groups, halves }: DishOffer): Picked {
  const [size] = dish.sizes
  const [left, right = left] = halves.filter(({ problem }) => problem !== 'sold_out')
  return {
    ...(size ? { size: size.key } : {}),
    options: groups.flatMap(({ key, options }) =>
      options
        .filter(({ isDefault }) => isDefault)
        .map((option) => ({ group: key, option: option.key, quantity: 1 })),
    ),
    ...(left && right ? { halves: [left.id, right.id] } : {}),
  }
}

/** The pick with one option at a quantity; of a group with one choice it takes the place of the other. */
export function withOption(picked: Picked, group: MenuGroup, chosen: ChosenOption): Picked {
  const isOne = group.kind === 'radio' || group.kind === 'select'
  const others = picked.options.filter(
    (each) => each.group !== group.key || (!isOne && each.option !== chosen.option),
  )
  const options = chosen.quantity > 0 ? [...others, chosen] : others
  return { ...picked, options }
}

/** True where one more of a group can be chosen. */
export function hasRoom(group: MenuGroup, picked: Picked): boolean {
  return chosenCount(group, picked) < group.max
}
