import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type ChosenDish, pickedOf } from '#domain/chosen-dish.ts'
import { type DishOffer, pickedHalves } from '#domain/dish-offer.ts'
import type { Side } from '#domain/dish-price.ts'

const sides = {
  left: msg`left half`,
  right: msg`right half`,
} as const satisfies Record<Side, object>

/** What was chosen of a dish in the reader's words, as label and value: size, halves, what was chosen of each group, and the guest's own words. */
export function dishTexts(
  i18n: I18n,
  { dish, groups, halves }: DishOffer,
  chosen: ChosenDish,
): { label: string; value: string }[] {
  const size = dish.sizes.find(({ key }) => key === chosen.size)
  const [left, right] = pickedHalves(halves, pickedOf(chosen))
  const texts = [
    { label: i18n._(msg`Size`), value: size?.label ?? '' },
    { label: i18n._(msg`Left half`), value: left?.name ?? '' },
    { label: i18n._(msg`Right half`), value: right?.name ?? '' },
    ...groups.map(({ key, title, options }) => ({
      label: title,
      value: chosen.options
        .filter(({ group }) => group === key)
        .map(({ option, quantity, side }) => {
          const name = options.find((each) => each.key === option)?.title ?? option
          const counted = quantity > 1 ? `${quantity} × ${name}` : name
          return side ? `${counted} (${i18n._(sides[side])})` : counted
        })
        .join(', '),
    })),
    { label: i18n._(msg`Allergy`), value: chosen.allergy_note },
    { label: i18n._(msg`Comment`), value: chosen.comment },
  ]
  return texts.filter(({ value }) => value !== '')
}
