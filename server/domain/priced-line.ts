import { mostOf, type PricedProduct, priceOf, quantityProblem, type SaleRules } from './cart.ts'
import { chooseOptions, type ChosenOptions } from './chosen-options.ts'
import { quantityWithin } from './checkout.ts'
import type { Words } from './options.ts'
import type { Problem } from './result.ts'

/** A product with what was chosen of it, wherever it stands: in a cart, a saved list, an order to come. */
export interface LineToPrice {
  product: PricedProduct
  rules: SaleRules
  chosen: ChosenOptions
  quantity: number
  /** How many of the product the other lines beside it hold. */
  elsewhere: number
}

/** What a line costs today, in øre, and whether it may be sold. */
export interface PricedLine {
  quantity: number
  unitOre: number
  lineOre: number
  /** Why nobody can order it like this: not_for_sale, sold_out, stock_short, quantity_*, option_*, price_missing. */
  issue: Problem | undefined
}

/**
 * What a line costs today, and whether it may be sold in this quantity. `words` name the options in a refusal.
 * @example priceLine({ product, rules, chosen: { size: 'wheel' }, quantity: 2, elsewhere: 0 }, words) // { quantity: 2, unitOre: 24900, lineOre: 49800, issue: undefined }
 */
export function priceLine(line: LineToPrice, words: Words): PricedLine {
  return pricedAt(line, line.quantity, issueAt(line, line.quantity, words))
}

/** The same of no more than can be had: where fewer are left than wanted, the line is of those. */
export function priceAvailable(line: LineToPrice, words: Words): PricedLine {
  const { rules, elsewhere } = line
  const available = Math.max(0, mostOf(rules) - elsewhere)
  const quantity = quantityWithin(line.quantity, available, rules)
  const issue = issueAt(line, quantity, words)
  return pricedAt(line, issue ? line.quantity : quantity, issue)
}

function pricedAt(
  { product, chosen }: LineToPrice,
  quantity: number,
  issue: Problem | undefined,
): PricedLine {
  const unitOre = priceOf(product, chosen).total_price
  return { quantity, unitOre, lineOre: unitOre * quantity, issue }
}

function issueAt(
  { product, rules, chosen, elsewhere }: LineToPrice,
  quantity: number,
  words: Words,
): Problem | undefined {
  const values = { title: rules.title }
  if (!rules.isActive) return { code: 'not_for_sale', values }
  const choice = chooseOptions(product.attributesSchema, chosen, words)
  if (!choice.ok) return choice.problem
  if (quantity === 0 && rules.availability === 'sale') return { code: 'sold_out', values }
  const misfit = quantityProblem(rules, quantity, elsewhere)
  if (misfit) return misfit
  return priceOf(product, chosen).total_price === 0 ? { code: 'price_missing', values } : undefined
}
