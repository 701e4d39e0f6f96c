import {
  priceHistory,
  productAllergens,
  productCategories,
  productDiets,
  productImages,
  productRelations,
  products,
  productTranslations,
  stockLevels,
  stockMovements,
} from '#db/schema/index.ts'
import { allergenCodes } from '#domain/catalog.ts'
import { newId } from '#domain/ids.ts'
import { searchable } from '#domain/search.ts'
import { sortName } from '#domain/sort-name.ts'
import { add, madeNow, type Seed } from './seed.ts'
import { languageCodes } from './languages.ts'
import { type DemoProduct, readProducts } from './product-file.ts'

const dayMs = 24 * 3600 * 1000
const pictures = [
  { suffix: '', isPrimary: true },
  { suffix: '-label', isPrimary: false },
]

/** Adds the products and answers their ids by key. */
export function addProducts(seed: Seed, categoryIds: Map<string, string>): Map<string, string> {
  const list = readProducts()
  const ids = new Map(list.map((product) => [product.key, newId()]))
  const idOf = (key: string) => required(ids.get(key), key)
  const categoryOf = (key: string) => required(categoryIds.get(key), key)
  for (const [index, product] of list.entries())
    addProduct(seed, product, {
      id: idOf(product.key),
      categoryId: categoryOf(product.category),
      popularity: popularityOf(index, list.length),
    })
  add(
    seed,
    productCategories,
    list.flatMap((product) =>
      [...new Set([product.category, ...product.also])].map((key) => ({
        productId: idOf(product.key),
        categoryId: categoryOf(key),
      })),
    ),
  )
  add(
    seed,
    productRelations,
    list.flatMap((product) =>
      product.related.map((key, sortOrder) => ({
        productId: idOf(product.key),
        relatedId: idOf(key),
        sortOrder,
      })),
    ),
  )
  return ids
}

function addProduct(
  seed: Seed,
  product: DemoProduct,
  made: { id: string; categoryId: string; popularity: number },
): void {
  const { factoryId } = seed
  const { id } = made
  add(seed, products, [
    {
      ...made,
      factoryId,
      key: product.key,
      sku: product.sku,
      barcode: product.gtin,
      imageUrl: `/pictures/${product.key}-640.webp`,
      shopPriceOre: product.priceOre,
      priceFromOre: product.priceRangeOre?.[0] ?? null,
      priceToOre: product.priceRangeOre?.[1] ?? null,
      netQuantity: product.netQuantity,
      netUnit: product.netUnit,
      grossWeightG: product.grossWeightG,
      temperature: product.temperature,
      vatClass: product.vatClass,
      withdrawalPolicy: product.withdrawal,
      availability: product.availability,
      stockPolicy: product.stockPolicy,
      restockOn: product.restockDays ? dateAfter(seed.now, product.restockDays) : null,
      unitsPerCarton: product.unitsPerCarton,
      cartonsPerPallet: product.cartonsPerPallet,
      costOre: product.costOre ?? null,
      priceTiers: product.tiers ?? [],
      minQty: product.minQty,
      stepQty: product.stepQty,
      maxQty: product.maxQty,
      shelfLifeDays: product.shelfLifeDays,
      originCountry: product.originCountry,
      badge: product.badge,
      nutrition: { ...product.nutrition, portion: product.portionG },
      attributesSchema: product.options ?? [],
      foodInfoConfirmedAt: seed.now,
      freeOf: allergenCodes.filter((code) => !product.allergens.some((each) => each.code === code)),
      isActive: true,
      ...madeNow(seed),
    },
  ])
  add(
    seed,
    productTranslations,
    languageCodes.map((languageCode) => {
      const { storage, origin, ...text } = product.texts[languageCode]
      return {
        productId: id,
        factoryId,
        languageCode,
        ...text,
        storageText: storage,
        originText: origin,
        folded: searchable(text.name, text.description),
        sortName: sortName(text.name, languageCode),
      }
    }),
  )
  add(
    seed,
    productImages,
    pictures.map(({ suffix, isPrimary }, sortOrder) => ({
      id: newId(),
      productId: id,
      originalUrl: `/pictures/${product.key}${suffix}-1200.webp`,
      processedUrl: `/pictures/${product.key}${suffix}-640.webp`,
      widths: [320, 640, 1200],
      width: 1200,
      height: 1440,
      isPrimary,
      sortOrder,
    })),
  )
  addFacts(seed, product, id)
}

function addFacts(seed: Seed, product: DemoProduct, productId: string): void {
  if (product.allergens.length > 0)
    add(
      seed,
      productAllergens,
      product.allergens.map((allergen) => ({ detail: '', ...allergen, productId })),
    )
  if (product.diets.length > 0)
    add(
      seed,
      productDiets,
      product.diets.map((diet) => ({ productId, diet })),
    )
  if (product.priceOre !== null)
    add(seed, priceHistory, [
      { id: newId(), productId, grossOre: product.priceOre, validFrom: seed.now },
    ])
  if (product.stockPolicy !== 'untracked') addStock(seed, productId, product.stock ?? 0)
}

/** What stands on its shelf, and that it was counted there: the book of its stock begins with it. */
function addStock(seed: Seed, productId: string, onHand: number): void {
  add(seed, stockLevels, [{ productId, onHand }])
  const counted = { kind: 'counted', quantity: onHand, balance: onHand } as const
  add(seed, stockMovements, [{ id: newId(), productId, ...counted, createdAt: seed.now }])
}

/** A steady order of best sellers that mixes the categories: the first of each category, then the second, and so on. */
function popularityOf(index: number, count: number): number {
  return count - (index % 8) * 9 - Math.floor(index / 8)
}

function dateAfter(now: number, days: number): string {
  return new Date(now + days * dayMs).toISOString().slice(0, 10)
}

function required<T>(value: T | undefined, key: string): T {
  if (value === undefined) throw new Error(`the demo data names an unknown key: ${key}`)
  return value
}
