import type { AdminProduct } from './admin-products.schema.ts'
import { fieldKey, type ImportFieldName } from './import-fields.ts'
import type { CellChange } from './imports.ts'
import { readKroner, typedKroner } from './typed-money.ts'

/** What a cell says once it is read, and what a product has there: money in øre, choices by their codes; null is none. */
export type ImportValue = CellChange['before']

type Words = AdminProduct['words'][string]
const wordFields = ['name', 'slug', 'description', 'packageSize'] as const
export type WordField = (typeof wordFields)[number]
const noWords: Words = { name: '', slug: '', description: '', packageSize: '' }

interface Place {
  get: (product: AdminProduct) => ImportValue
  set: (product: AdminProduct, value: ImportValue) => AdminProduct
}

function of<Part extends 'facts' | 'price' | 'trade' | 'stock'>(
  part: Part,
  name: keyof AdminProduct[Part] & string,
): Place {
  return {
    get: (product) => product[part][name] as ImportValue,
    set: (product, value) => ({ ...product, [part]: { ...product[part], [name]: value } }),
  }
}

/** Where a field stands in a product. */
const places: Record<Exclude<ImportFieldName, WordField | 'language'>, Place> = {
  sku: of('facts', 'sku'),
  category: of('facts', 'categoryId'),
  otherCategories: {
    get: ({ facts }) => facts.otherCategoryIds.toSorted().join(',') || null,
    set: (product, value) => ({
      ...product,
      facts: {
        ...product.facts,
        otherCategoryIds: String(value ?? '')
          .split(',')
          .filter(Boolean),
      },
    }),
  },
  shopPrice: of('price', 'shopPriceOre'),
  salePrice: of('price', 'salePriceOre'),
  cost: of('trade', 'costOre'),
  tiers: {
    get: ({ trade }) => shownTiers(trade.tiers),
    set: (product, value) => ({
      ...product,
      trade: { ...product.trade, tiers: tiersOf(String(value ?? '')) },
    }),
  },
  barcode: of('facts', 'barcode'),
  vat: of('facts', 'vatClass'),
  availability: of('facts', 'availability'),
  badge: of('facts', 'badge'),
  minQty: of('facts', 'minQty'),
  stepQty: of('facts', 'stepQty'),
  maxQty: of('facts', 'maxQty'),
  netQuantity: of('facts', 'netQuantity'),
  netUnit: of('facts', 'netUnit'),
  grossWeight: of('facts', 'grossWeightG'),
  temperature: of('facts', 'temperature'),
  withdrawal: of('facts', 'withdrawalPolicy'),
  shelfLifeDays: of('facts', 'shelfLifeDays'),
  originCountry: of('facts', 'originCountry'),
  unitsPerCarton: of('trade', 'unitsPerCarton'),
  cartonsPerPallet: of('trade', 'cartonsPerPallet'),
  onHand: of('stock', 'onHand'),
  stockPolicy: of('stock', 'policy'),
  lowStockAt: of('stock', 'lowStockAt'),
  restockOn: of('stock', 'restockOn'),
}

/** What a product has in a field: `shopPrice`, `name.nb`. */
export function valueIn(product: AdminProduct, field: string): ImportValue {
  return placeOf(field).get(product)
}

/** The product with another value in a field. */
export function withValue(product: AdminProduct, field: string, value: ImportValue): AdminProduct {
  return placeOf(field).set(product, value)
}

/** The fields of a product's words, by the language that they are in: `['name', 'nb']`; undefined of all others. */
export function wordFieldOf(field: string): { name: WordField; code: string } | undefined {
  const [name, code] = field.split('.', 2)
  const word = wordFields.find((each) => each === name)
  return word && code ? { name: word, code } : undefined
}

/** The import's field for each field of a part of the product: an error of the part is shown at the import's field. */
const partFields: Partial<Record<string, ImportFieldName>> = {
  ...{ categoryId: 'category', otherCategoryIds: 'otherCategories', vatClass: 'vat' },
  ...{ grossWeightG: 'grossWeight', withdrawalPolicy: 'withdrawal', policy: 'stockPolicy' },
  ...{ shopPriceOre: 'shopPrice', salePriceOre: 'salePrice', costOre: 'cost', state: 'vat' },
}

/** @example importFieldOf('shopPriceOre') // 'shopPrice' */
export function importFieldOf(field = '', code?: string): string {
  const [head = ''] = field.split('.')
  const name = partFields[head] ?? (head as ImportFieldName)
  return code ? fieldKey(name, code) : name
}

/** @example shownTiers([{ fromPieces: 12, netOre: 22000 }]) // '12: 220' */
function shownTiers(tiers: AdminProduct['trade']['tiers']): string | null {
  const shown = tiers.map(({ fromPieces, netOre }) => `${fromPieces}: ${typedKroner(netOre)}`)
  return shown.join('; ') || null
}

/** Steps of a price for many as they were read; what is no step, or could be read in two ways, has no price that a schema takes. */
function tiersOf(shown: string): AdminProduct['trade']['tiers'] {
  if (shown === '') return []
  return shown.split(';').map((step) => {
    const [pieces = '', price = '', ...more] = step.split(':')
    const netOre = more.length === 0 ? readKroner(price) : undefined
    return { fromPieces: Number(pieces.trim()), netOre: netOre ?? Number.NaN }
  })
}

function placeOf(field: string): Place {
  const word = wordFieldOf(field)
  if (word) return wordPlace(word)
  const place = Object.entries(places).find(([name]) => name === field)?.[1]
  if (!place) throw new Error(`no product has this field: ${field}`)
  return place
}

function wordPlace({ name, code }: { name: WordField; code: string }): Place {
  return {
    get: ({ words }) => words[code]?.[name] || null,
    set: (product, value) => ({
      ...product,
      words: {
        ...product.words,
        [code]: { ...(product.words[code] ?? noWords), [name]: String(value ?? '') },
      },
    }),
  }
}
