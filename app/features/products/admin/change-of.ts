import type { ChangeProducts, ListedProductRow } from '#domain/admin-products.schema.ts'
import { changedPrice } from '#domain/changed-price.ts'
import { plainDigits } from '#domain/plain-digits.ts'
import { readKroner } from '#domain/typed-money.ts'

/** What is chosen in the bar over the list. */
export interface Change {
  what: 'percent' | 'price' | 'category' | 'published' | 'draft' | 'archived'
  amount: string
  stepOre: string
  categoryId: string
  isSure: boolean
}

interface NewPrice extends ListedProductRow {
  newOre: number
}

/** The products whose price a change sets, each with the new one in øre; a product without a price has none to raise. */
export function pricesIn(products: readonly ListedProductRow[], change: Change): NewPrice[] {
  if (change.what === 'price') {
    const newOre = readKroner(change.amount)
    return newOre === undefined ? [] : products.map((product) => ({ ...product, newOre }))
  }
  const percent = readPercent(change.amount)
  if (change.what !== 'percent' || percent === undefined) return []
  const stepOre = Number(change.stepOre)
  return products.flatMap((product) => {
    const { shopPriceOre } = product
    if (shopPriceOre === null) return []
    return [{ ...product, newOre: changedPrice(shopPriceOre, { percent, stepOre }) }]
  })
}

/** What is sent of it; an amount that is none comes back refused. */
export function changeOf(
  products: readonly ListedProductRow[],
  change: Change,
): ChangeProducts | { what: 'price'; products: never[] } {
  const { what, categoryId, isSure } = change
  const chosen = products.map(({ id, rev }) => ({ id, rev }))
  if (what === 'category') return { what, products: chosen, categoryId }
  if (what !== 'percent' && what !== 'price')
    return { what: 'state', products: chosen, state: what }
  const prices = pricesIn(products, change)
  return {
    ...{ what: 'price', isSure },
    products: prices.map(({ id, rev, newOre }) => ({ id, rev, shopPriceOre: newOre })),
  }
}

/**
 * A percentage as somebody typed it; one that would take a whole price away, or more, is none.
 * @example readPercent('−4,5 %') // -4.5
 */
export function readPercent(typed: string): number | undefined {
  const compact = plainDigits(typed)
    .replaceAll(/[\s%٪]/gu, '')
    .replace('−', '-')
    .replace(',', '.')
  if (!/^[+-]?\d{1,4}(?:\.\d{1,2})?$/u.test(compact)) return undefined
  return Number(compact) > -100 ? Number(compact) : undefined
}
