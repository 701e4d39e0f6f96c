import { useLingui } from '@lingui/react/macro'
import { sizePrice } from '#domain/dish-price.ts'
import type { MenuDish } from '#domain/restaurants.schema.ts'
import { ChoiceCards } from '#app/ui/choice-cards.tsx'
import { Price } from '#app/ui/price.tsx'
import type { Picked } from '#domain/dish-offer.ts'

interface SizesProps {
  dish: MenuDish
  picked: Picked
  onPick: (picked: Picked) => void
}

/** The sizes of a dish; of one that is made of halves the price is theirs. */
export function Sizes({ dish, picked, onPick }: SizesProps) {
  const { t } = useLingui()
  if (dish.sizes.length === 0) return null
  return (
    <ChoiceCards
      choices={dish.sizes.map(({ key, label }) => ({
        value: key,
        label: <bdi>{label}</bdi>,
        ...(dish.isOfHalves ? {} : { figure: <Price ore={sizePrice(dish, key)} /> }),
      }))}
      legend={t`Size`}
      name="size"
      onChange={(size) => onPick({ ...picked, size })}
      value={picked.size}
    />
  )
}
