export const groupKinds = ['radio', 'checkbox', 'select', 'quantity'] as const
export type GroupKind = (typeof groupKinds)[number]

export const halfRules = ['highest', 'average', 'own_price'] as const
export type HalfRule = (typeof halfRules)[number]

export type Side = 'left' | 'right'

export interface PricedOption {
  key: string
  priceOre: number
  /** By the size of the dish, where it is another price. */
  priceBySize: Readonly<Record<string, number>>
}

export interface PricedGroup {
  key: string
  kind: GroupKind
  min: number
  max: number
  /** So many of the cheapest cost nothing. */
  freeCount: number
  isPerHalf: boolean
  options: readonly PricedOption[]
}

/** A dish as its price is made of it. Money in øre. */
export interface PricedDish {
  priceOre: number
  /** What each size adds to it; none: there is one size. */
  sizes: readonly { key: string; addedOre: number }[]
}

export interface HalfTerms {
  halfRule: HalfRule
  halfSurchargeOre: number
  /** What an option on one half costs of its price: 5000 is half. */
  halfToppingBp: number
}

export interface ChosenOption {
  group: string
  option: string
  quantity: number
  /** The half that it is for; else it is for the whole dish. */
  side?: Side
}

export interface DishChoice {
  size?: string
  options: readonly ChosenOption[]
}

/** One line of why a dish costs what it costs. The names are part of the public API; the money is øre. */
export interface DishPriceRow {
  /** `dish`, `halves`, `surcharge`, or the key of an option's group. */
  key: string
  /** The size, or the option. */
  value: string
  price: number
  quantity?: number
  side?: Side
  /** So many of them cost nothing. */
  free?: number
}

export interface DishBreakdown {
  rows: DishPriceRow[]
  /** How two halves make one price. */
  rule?: HalfRule
  total_price: number
}

export interface DishOrder {
  dish: PricedDish
  groups: readonly PricedGroup[]
  choice: DishChoice
  terms: HalfTerms
  /** What a dish of two halves is made of. */
  halves?: readonly [PricedDish, PricedDish]
}

/** What one portion costs, with each amount that makes it; the rows come to the total. What is not among the groups costs nothing. */
export function dishPrice(order: DishOrder): DishBreakdown {
  const { groups, choice, terms, halves } = order
  const size = choice.size ?? ''
  const options = groups.flatMap((group) => optionRows(group, choice, terms))
  const rows = [...baseRows(order, size), ...options]
  return {
    rows,
    ...(halves ? { rule: terms.halfRule } : {}),
    total_price: rows.reduce((sum, { price }) => sum + price, 0),
  }
}

/** The price of a dish in a size, without its options. */
export function sizePrice({ priceOre, sizes }: PricedDish, size: string | undefined): number {
  return priceOre + (sizes.find(({ key }) => key === size)?.addedOre ?? 0)
}

/** The least that a guest pays for a dish, and whether others pay more for a size: its price in the menu reads 'from'. */
export function leastPrice({ priceOre, sizes }: PricedDish): { ore: number; isFrom: boolean } {
  const added = sizes.map(({ addedOre }) => addedOre)
  if (added.length === 0) return { ore: priceOre, isFrom: false }
  const least = Math.min(...added)
  return { ore: priceOre + least, isFrom: Math.max(...added) > least }
}

/** What an option costs with a dish of this size, on the whole of it. */
export function optionPrice({ priceOre, priceBySize }: PricedOption, size: string | undefined) {
  return (size === undefined ? undefined : priceBySize[size]) ?? priceOre
}

/** How many are chosen of a group. */
export function chosenCount({ key }: Pick<PricedGroup, 'key'>, choice: DishChoice): number {
  return choice.options
    .filter(({ group }) => group === key)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Why a guest's choice of a group is none yet; undefined where it is one. */
export function groupProblem(
  group: Pick<PricedGroup, 'key' | 'min' | 'max'>,
  choice: DishChoice,
): 'missing' | 'too_many' | undefined {
  const count = chosenCount(group, choice)
  if (count < group.min) return 'missing'
  return count > group.max ? 'too_many' : undefined
}

function baseRows({ dish, terms, halves }: DishOrder, size: string): DishPriceRow[] {
  if (!halves) return [{ key: 'dish', value: size, price: sizePrice(dish, size) }]
  const [left, right] = halves.map((half) => sizePrice(half, size)) as [number, number]
  const prices: Record<HalfRule, number> = {
    highest: Math.max(left, right),
    average: Math.round((left + right) / 2),
    own_price: sizePrice(dish, size),
  }
  const price = prices[terms.halfRule]
  const { halfSurchargeOre } = terms
  return [
    { key: 'halves', value: size, price },
    ...(halfSurchargeOre > 0 ? [{ key: 'surcharge', value: '', price: halfSurchargeOre }] : []),
  ]
}

/** The chosen of one group, each at its price; of all of them the cheapest are free. */
function optionRows(group: PricedGroup, choice: DishChoice, terms: HalfTerms): DishPriceRow[] {
  const chosen = choice.options.flatMap(({ group: key, option, quantity, side }) => {
    const found = group.options.find((each) => each.key === option)
    if (key !== group.key || !found || quantity < 1) return []
    const whole = optionPrice(found, choice.size)
    const each = side ? Math.ceil((whole * terms.halfToppingBp) / 10_000) : whole
    return [{ option, quantity, side, each, free: 0 }]
  })
  let left = group.freeCount
  for (const one of chosen.toSorted((a, b) => a.each - b.each)) {
    one.free = Math.min(left, one.quantity)
    left -= one.free
  }
  return chosen.map(({ option, quantity, side, each, free }) => ({
    key: group.key,
    value: option,
    price: each * (quantity - free),
    quantity,
    ...(side ? { side } : {}),
    ...(free > 0 ? { free } : {}),
  }))
}
