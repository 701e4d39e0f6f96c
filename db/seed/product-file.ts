import { readdirSync, readFileSync } from 'node:fs'
import type {
  Allergen,
  AttributeSchema,
  Availability,
  Diet,
  NetUnit,
  Nutrition,
  StockPolicy,
  Temperature,
  WithdrawalPolicy,
} from '#domain/catalog.ts'
import type { PriceTier } from '#domain/offer.ts'
import type { Texts } from './languages.ts'

/** One product as the files in `products/` write it. Money in øre, weights in grams. */
export interface DemoProduct {
  key: string
  sku: string
  gtin: string
  category: string
  also: string[]
  priceOre: number | null
  priceRangeOre?: [number, number]
  netQuantity: number
  netUnit: NetUnit
  grossWeightG: number
  temperature: Temperature
  vatClass: 'food' | 'standard' | 'alcohol' | 'zero'
  withdrawal: WithdrawalPolicy
  availability: Availability
  stockPolicy: StockPolicy
  stock: number | null
  restockDays?: number
  minQty: number
  stepQty: number
  maxQty: number
  shelfLifeDays: number
  unitsPerCarton: number
  cartonsPerPallet: number
  /** Without VAT, as the prices of the tiers. */
  costOre?: number
  tiers?: PriceTier[]
  originCountry: string
  badge: 'season' | 'new' | null
  allergens: (Omit<Allergen, 'detail'> & { detail?: string })[]
  nutrition: Omit<Nutrition, 'portion'>
  portionG: number
  diets: Diet[]
  options?: AttributeSchema
  related: string[]
  texts: Texts<{
    name: string
    slug: string
    packageSize: string
    description: string
    ingredients: string
    storage: string
    origin: string
  }>
}

const folder = new URL('./products/', import.meta.url)

/** All products of the demo, in the order of their item numbers. */
export function readProducts(): DemoProduct[] {
  return readdirSync(folder)
    .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as DemoProduct[])
    .toSorted((a, b) => a.sku.localeCompare(b.sku))
}
