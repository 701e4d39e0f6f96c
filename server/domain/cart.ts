import { appConfig } from '#config'
import type { AttributeSchema, Availability, StockPolicy } from './catalog.ts'
import type { ChosenOptions } from './chosen-options.ts'
import { type Problem, refused } from './result.ts'

/** What a unit costs and why. The names are part of the public API; the money is øre. */
export interface PricingBreakdown {
  rows: { key: string; value: string; price: number }[]
  total_price: number
}

/** What was chosen, without the breakdown that is kept beside it. */
export function chosenOf(
  selected: ChosenOptions & { pricing_breakdown?: PricingBreakdown },
): ChosenOptions {
  const { pricing_breakdown: _, ...chosen } = selected
  return chosen
}

export interface PricedProduct {
  priceOre: number | null
  attributesSchema: AttributeSchema
}

/**
 * The price of one unit with its options, in øre: the product's own and what each choice adds, never what a browser
 * says. A product without a price costs 0, whatever is chosen: the checkout refuses that.
 */
export function priceOf(product: PricedProduct, chosen: ChosenOptions): PricingBreakdown {
  const base = product.priceOre
  if (base === null) return { rows: [], total_price: 0 }
  const rows = product.attributesSchema.flatMap((attribute) => {
    if (attribute.type !== 'choice') return []
    const option = attribute.options.find(({ value }) => value === chosen[attribute.key])
    return option ? [{ key: attribute.key, value: option.value, price: option.priceOre }] : []
  })
  const total = rows.reduce((sum, row) => sum + row.price, base)
  return {
    rows: [{ key: 'product', value: '', price: base }, ...rows],
    total_price: Math.max(0, total),
  }
}

/** Sum of quantities and sum of price times quantity, in øre. */
export function totalsOf(lines: readonly { quantity: number; unitPriceOre: number }[]) {
  return {
    totalItems: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotalOre: lines.reduce((sum, line) => sum + line.quantity * line.unitPriceOre, 0),
  }
}

export interface SaleRules {
  title: string
  isActive: boolean
  availability: Availability
  stockPolicy: StockPolicy
  /** What is on the shelf and not promised to anyone; of no meaning where stock is not tracked. */
  left: number
  minQty: number
  stepQty: number
  maxQty: number
}

/** How many of a product one order may hold: its own limit, the shop's, and what is left of it. */
export function mostOf(rules: SaleRules): number {
  const limit = Math.min(rules.maxQty, appConfig.limits.maxLineQuantity)
  return rules.stockPolicy === 'tracked' ? Math.min(limit, Math.max(0, rules.left)) : limit
}

/**
 * Why a line of this product cannot hold `quantity`, where other lines of the cart hold `elsewhere` of it: smallest number
 * and steps count per line, the most per order and the stock count for all lines together.
 */
export function quantityProblem(
  rules: SaleRules,
  quantity: number,
  elsewhere = 0,
): Problem | undefined {
  const unsold = saleProblem(rules)
  if (unsold) return unsold
  const { title, minQty, stepQty, left } = rules
  const limit = Math.min(rules.maxQty, appConfig.limits.maxLineQuantity)
  if (quantity + elsewhere > limit) return problem('quantity_max', { title, max: limit })
  if (quantity + elsewhere > mostOf(rules)) return problem('stock_short', { title, left })
  if (quantity < minQty) return problem('quantity_min', { title, min: minQty })
  if ((quantity - minQty) % stepQty !== 0) return problem('quantity_step', { title, step: stepQty })
  return undefined
}

/** What 'add' means without a number: the smallest quantity at first, then one step more. */
export function quantityToAdd(rules: SaleRules, isInCart: boolean): number {
  return isInCart ? rules.stepQty : rules.minQty
}

/** Why nobody can buy this product now, or undefined where everyone can. */
function saleProblem(rules: SaleRules): Problem | undefined {
  const { title } = rules
  if (!rules.isActive) return problem('product_not_found')
  if (rules.availability !== 'sale') return problem('not_for_sale', { title })
  if (rules.stockPolicy === 'tracked' && rules.left < Math.max(1, rules.minQty))
    return problem('sold_out', { title })
  return undefined
}

function problem(code: Problem['code'], values: Record<string, string | number> = {}): Problem {
  return refused(code, { field: 'quantity', values }).problem
}
