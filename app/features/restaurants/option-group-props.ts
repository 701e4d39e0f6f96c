import type { MenuGroup } from '#domain/restaurants.schema.ts'
import type { Picked } from '#domain/dish-offer.ts'

export interface OptionGroupProps {
  group: MenuGroup
  picked: Picked
  /** Of a dish of two halves an extra may be for one of them. */
  isHalved: boolean
  onPick: (picked: Picked) => void
}
