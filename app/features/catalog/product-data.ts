import { appConfig } from '#config'
import { crumbFacts } from '#app/platform/crumb-facts.ts'
import type { SaleState } from '#domain/availability.ts'
import type { Product } from '#domain/product.schema.ts'
import { prefixedPath } from '#domain/languages.ts'
import { withoutMarks } from '#domain/marked-text.ts'
import type { Nutrient } from '#domain/nutrition.ts'

interface Place {
  origin: string
  languageCode: string
  company: string
}

const schemaStates: Record<SaleState, string> = {
  in_stock: 'InStock',
  low: 'LimitedAvailability',
  sold_out: 'OutOfStock',
  back_order: 'BackOrder',
  coming: 'PreOrder',
  quote_only: 'InStoreOnly',
  reseller_only: 'InStoreOnly',
  ended: 'Discontinued',
}

const schemaNutrients: Partial<Record<Nutrient, string>> = {
  fat: 'fatContent',
  saturates: 'saturatedFatContent',
  carbs: 'carbohydrateContent',
  sugars: 'sugarContent',
  fibre: 'fiberContent',
  protein: 'proteinContent',
}

/** A product and its crumbs as schema.org tells them, for search engines. */
export function productData(product: Product, place: Place): unknown[] {
  const path = `/products/${product.slug}`
  const url = place.origin + prefixedPath(path, place.languageCode)
  const [category] = product.categories
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      description: product.description,
      sku: product.sku,
      ...(product.barcode ? { gtin: product.barcode } : {}),
      url,
      image: product.sharedImages.map((src) => new URL(src, place.origin).href),
      brand: { '@type': 'Brand', name: place.company },
      ...(category ? { category: category.name } : {}),
      countryOfOrigin: product.food.originCountry,
      ...nutritionOf(product),
      ...ingredientsOf(product),
      ...offerOf(product, url),
    },
    crumbFacts(
      [
        ...(category ? [{ name: category.name, path: `/categories/${category.slug}` }] : []),
        { name: product.name, path },
      ],
      place,
    ),
  ]
}

function offerOf({ price, state }: Product, url: string) {
  if (price.priceOre === undefined || price.priceToOre !== undefined) return {}
  return {
    offers: {
      '@type': 'Offer',
      url,
      price: (price.priceOre / 100).toFixed(2),
      priceCurrency: appConfig.money.currency,
      availability: `https://schema.org/${schemaStates[state]}`,
    },
  }
}

function ingredientsOf({ food: { isFood, ingredients } }: Product) {
  if (!isFood || ingredients === '') return {}
  const value = withoutMarks(ingredients)
  return { additionalProperty: { '@type': 'PropertyValue', name: 'ingredients', value } }
}

function nutritionOf({ food: { nutrition } }: Product) {
  if (!nutrition) return {}
  const rows = nutrition.rows.flatMap(({ nutrient, amount }) => {
    const name = schemaNutrients[nutrient]
    return name ? [[name, `${amount} g`]] : []
  })
  return {
    nutrition: {
      '@type': 'NutritionInformation',
      servingSize: `100 ${nutrition.per}`,
      calories: `${nutrition.kcal} kcal`,
      ...Object.fromEntries(rows),
    },
  }
}
