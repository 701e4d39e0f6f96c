import { expect, test } from 'vitest'
import { basketOf } from './basket.ts'
import type { CheckoutRows } from './checkout.repository.ts'

const words = { languageCode: 'en', fallbackLanguages: [], defaultCode: 'en' }

/** A cheese of which a size is chosen. */
function rowsOf(size: string, packageSize = '1 piece'): CheckoutRows {
  const large = { value: 'large', label: { en: size }, priceOre: 0 }
  const product = {
    ...{ id: 'p1', sku: 'C-1', priceOre: 9900, isActive: true, availability: 'sale' },
    ...{ stockPolicy: 'untracked', minQty: 1, stepQty: 1, maxQty: 10, vatClass: 'food' },
    ...{ grossWeightG: 500, temperature: 'chilled', withdrawalPolicy: 'perishable' },
    attributesSchema: [
      { key: 'size', type: 'choice', label: { en: 'Size' }, required: true, options: [large] },
    ],
  }
  const line = {
    ...{ id: 'l1', cartId: 'c1', quantity: 1, seenPriceOre: 9900, optionsKey: '{"size":"large"}' },
    ...{ selectedAttributes: { size: 'large' }, title: 'Cheese', packageSize, left: 0, product },
  }
  const rates = [{ class: 'food', percentBp: 1500 }]
  return { lines: [line], rates, allergens: [] } as unknown as CheckoutRows
}

test('another text of a choice, or another size of the pack, is another basket than the buyer saw', async () => {
  const { key, lines } = await basketOf(rowsOf('500 g'), words)
  expect(lines[0]?.issue).toBeUndefined()
  expect((await basketOf(rowsOf('500 g'), words)).key).toBe(key)
  expect((await basketOf(rowsOf('250 g'), words)).key).not.toBe(key)
  expect((await basketOf(rowsOf('500 g', '2 pieces'), words)).key).not.toBe(key)
})
