import type { Product } from './product.schema.ts'
import { unitPrice } from './unit-price.ts'

/** What a buyer has picked: the value of a choice, a number or a text, by the option's key. */
export type Picked = Record<string, string | number>

type Priced = Pick<Product, 'price' | 'options' | 'net'>

/** The choices that a page starts with: the first of each option that must be chosen. */
export function firstPick({ options }: Pick<Product, 'options'>): Picked {
  return Object.fromEntries(
    options.flatMap(({ key, isRequired, choices }) => {
      const [first] = choices
      return isRequired && first ? [[key, first.value]] : []
    }),
  )
}

/** The price in øre of a product as picked, what it was before a sale, and its unit price for the size that the pick gives. Undefined where the product has no price. */
export function pickedPrice(
  product: Priced,
  picked: Picked,
): { ore: number; priorOre?: number; unit?: ReturnType<typeof unitPrice> } | undefined {
  const { priceOre, priorOre, priceToOre } = product.price
  if (priceOre === undefined || priceToOre !== undefined) return undefined
  const choices = pickedChoices(product, picked)
  const added = choices.reduce((sum, choice) => sum + choice.addedOre, 0) - leastOf(product)
  const ore = priceOre + added
  const sizes = choices.flatMap(({ netQuantity }) => netQuantity ?? [])
  const quantity = sizes[0] ?? product.net.quantity
  const isTold = product.price.unit !== undefined
  return {
    ore,
    ...(priorOre === undefined ? {} : { priorOre: priorOre + added }),
    ...(isTold ? { unit: unitPrice(ore, quantity, product.net.unit) } : {}),
  }
}

function pickedChoices({ options }: Priced, picked: Picked) {
  return options.flatMap(({ key, choices }) =>
    choices.filter((choice) => choice.value === picked[key]),
  )
}

/** The listed price holds the cheapest of what must be chosen. */
function leastOf({ options }: Priced): number {
  return options
    .filter(({ isRequired, choices }) => isRequired && choices.length > 0)
    .reduce((sum, { choices }) => sum + Math.min(...choices.map((each) => each.addedOre)), 0)
}
