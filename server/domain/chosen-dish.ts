import type { ChosenOption } from './dish-price.ts'

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
