import type { I18n } from '@lingui/core'
import type { Localized } from '#domain/catalog.ts'
import { newId } from '#domain/ids.ts'
import { choicesOf } from '#domain/options.ts'
import type { TicketWords } from '#domain/ticket-words.ts'
import { dishTexts } from '#server/i18n/dish-words.ts'
import type { DishCheckoutState } from './checkout-state.service.ts'
import type { DishBasketLine } from './dish-basket.ts'
import type { NewRestaurantLine } from './place.repository.ts'

/** The lines of an order: what the guest reads, in their language, and what the kitchen reads, in every one. */
export function orderLinesOf(state: DishCheckoutState, i18n: I18n): NewRestaurantLine[] {
  return state.basket.lines.map((line) => {
    const { offer, row, chosen } = line
    return {
      id: newId(),
      productId: offer.dish.id,
      title: offer.dish.name,
      // The guest's own words stand beside what was chosen, not in it.
      options: dishTexts(i18n, offer, { ...chosen, comment: '', allergy_note: '' }),
      words: wordsOf(state, line),
      chosen,
      breakdown: line.breakdown,
      allergens: line.allergens,
      comment: chosen.comment,
      allergyNote: chosen.allergy_note,
      qty: line.quantity,
      unitOre: line.unitOre,
      lineOre: line.lineOre,
      vatBp: line.vatBp,
      points: line.points,
      prepMinutes: row.dish.prepMinutes,
    }
  })
}

function wordsOf({ rows, around }: DishCheckoutState, line: DishBasketLine): TicketWords {
  const { chosen, row, offer } = line
  const nameOf = (productId: string): Localized =>
    Object.fromEntries(
      around.names
        .filter((each) => each.productId === productId)
        .map(({ languageCode, name }) => [languageCode, name]),
    )
  const size = row.attributes
    .flatMap(choicesOf)
    .find(({ value }) => chosen.size !== undefined && value === chosen.size)
  const [left, right] = chosen.halves.map(({ product_id: id }) => nameOf(id))
  return {
    title: nameOf(offer.dish.id),
    ...(size ? { size: size.label } : {}),
    ...(left && right ? { halves: [left, right] } : {}),
    options: chosen.options.map(({ group, option, quantity, side }) => ({
      title: titleOf(rows, { group, option }),
      quantity,
      ...(side ? { side } : {}),
    })),
  }
}

function titleOf(
  { groups, options }: DishCheckoutState['rows'],
  { group, option }: { group: string; option: string },
): Localized {
  const groupId = groups.find(({ key }) => key === group)?.id
  return options.find((each) => each.groupId === groupId && each.key === option)?.title ?? {}
}
