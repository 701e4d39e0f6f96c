import { appConfig } from '#config'
import type { AdminProduct, NewProduct } from './admin-products.schema.ts'

/** What a product of this kind of factory usually is; its editor says otherwise. */
export const begun = {
  kind: 'goods',
  temperature: 'ambient',
  vatClass: 'food',
  withdrawalPolicy: 'standard_14',
  availability: 'sale',
  stockPolicy: 'tracked',
  maxQty: appConfig.limits.maxLineQuantity,
  originCountry: 'NO',
  nutrition: {
    ...{ kj: 0, kcal: 0, fat: 0, saturates: 0, carbs: 0, sugars: 0, fibre: 0, protein: 0 },
    ...{ salt: 0, portion: 100 },
  },
  isActive: false,
} as const

/** No less than what is in it; of pieces nobody knows yet. */
export function weightOf({
  netQuantity,
  netUnit,
}: Pick<NewProduct, 'netQuantity' | 'netUnit'>): number {
  return netUnit === 'piece' ? 1 : netQuantity
}

/** A draft of which nothing is said yet but what is usual. */
export function begunGoods(id: string): AdminProduct {
  const { vatClass, availability, temperature, withdrawalPolicy, maxQty, originCountry } = begun
  return {
    ...{ id, key: '', rev: 0, state: 'draft', restaurantId: null, tint: 'grain', imageUrl: null },
    words: {},
    facts: {
      ...{ sku: '', barcode: null, categoryId: '', otherCategoryIds: [], vatClass, availability },
      ...{ minQty: 1, stepQty: 1, maxQty, netQuantity: 0, netUnit: 'g', grossWeightG: 0 },
      ...{ temperature, withdrawalPolicy, shelfLifeDays: null, originCountry, badge: null },
    },
    price: {
      ...{ shopPriceOre: null, salePriceOre: null, priorPriceOre: null, priceFromOre: null },
      ...{ priceToOre: null, lowestOre: null, history: [] },
    },
    stock: {
      ...{ policy: begun.stockPolicy, onHand: 0, reserved: 0, lowStockAt: null, restockOn: null },
      movements: [],
    },
    trade: { unitsPerCarton: null, cartonsPerPallet: null, costOre: null, tiers: [] },
    food: {
      ...{ confirmedAt: null, confirmedBy: null, nutrition: begun.nutrition, allergens: [] },
      ...{ diets: [], words: {} },
    },
    pictures: [],
    options: [],
    completeness: { hasFood: false, languages: 0, ofLanguages: 0, pictures: 0 },
  }
}
