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
} from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import { fold } from '#domain/search.ts'
import { sortName } from '#domain/sort-name.ts'
import { add, type Demo, madeNow } from './demo.ts'
import { languageCodes } from './languages.ts'
import { type DemoProduct, readProducts } from './product-file.ts'

const dayMs = 24 * 3600 * 1000
const pictures = [
  { suffix: '', isPrimary: true },
  { suffix: '-label', isPrimary: false },
]

export function addProducts(demo: Demo, categoryIds: Map<string, string>): void {
  const list = readProducts()
  const ids = new Map(list.map((product) => [product.key, newId()]))
  const idOf = (key: string) => required(ids.get(key), key)
  const categoryOf = (key: string) => required(categoryIds.get(key), key)
  for (const [index, product] of list.entries())
    addProduct(demo, product, {
      id: idOf(product.key),
      categoryId: categoryOf(product.category),
      popularity: popularityOf(index, list.length),
    })
  add(
    demo,
    productCategories,
    list.flatMap((product) =>
      [...new Set([product.category, ...product.also])].map((key) => ({
        productId: idOf(product.key),
        categoryId: categoryOf(key),
      })),
    ),
  )
  add(
    demo,
    productRelations,
    list.flatMap((product) =>
      product.related.map((key, sortOrder) => ({
        productId: idOf(product.key),
        relatedId: idOf(key),
        sortOrder,
      })),
    ),
  )
}

function addProduct(
  demo: Demo,
  product: DemoProduct,
  made: { id: string; categoryId: string; popularity: number },
): void {
  const { factoryId } = demo
  const { id } = made
  add(demo, products, [
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
      restockOn: product.restockDays ? dateAfter(demo.now, product.restockDays) : null,
      minQty: product.minQty,
      stepQty: product.stepQty,
      maxQty: product.maxQty,
      shelfLifeDays: product.shelfLifeDays,
      originCountry: product.originCountry,
      badge: product.badge,
      nutrition: { ...product.nutrition, portion: product.portionG },
      attributesSchema: product.options ?? [],
      foodInfoConfirmedAt: demo.now,
      isActive: true,
      ...madeNow(demo),
    },
  ])
  add(
    demo,
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
        folded: fold(`${text.name}\n${text.description}`),
        sortName: sortName(text.name, languageCode),
      }
    }),
  )
  add(
    demo,
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
  addFacts(demo, product, id)
}

function addFacts(demo: Demo, product: DemoProduct, productId: string): void {
  if (product.allergens.length > 0)
    add(
      demo,
      productAllergens,
      product.allergens.map((allergen) => ({ detail: '', ...allergen, productId })),
    )
  if (product.diets.length > 0)
    add(
      demo,
      productDiets,
      product.diets.map((diet) => ({ productId, diet })),
    )
  if (product.priceOre !== null)
    add(demo, priceHistory, [
      { id: newId(), productId, grossOre: product.priceOre, validFrom: demo.now },
    ])
  if (product.stockPolicy !== 'untracked')
    add(demo, stockLevels, [{ productId, onHand: product.stock ?? 0 }])
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
