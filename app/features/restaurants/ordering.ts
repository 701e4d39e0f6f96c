import type { ChosenDish } from '#domain/chosen-dish.ts'
import type { MenuDish } from '#domain/restaurants.schema.ts'

/** What a guest has ordered of the restaurant so far, and how more of it is put there. */
export interface Ordering {
  /** How many of each dish, by its key. */
  counts: Readonly<Record<string, number>>
  count: number
  totalOre: number
  add: (dish: MenuDish, chosen: ChosenDish, quantity: number) => void
}
