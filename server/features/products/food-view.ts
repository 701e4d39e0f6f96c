import type { AdminProduct } from '#domain/admin-products.schema.ts'
import { type Allergen, diets } from '#domain/catalog.ts'
import { answeredAllergens } from '#domain/food-information.ts'
import type { findProductRows } from './products.repository.ts'

type Rows = Awaited<ReturnType<typeof findProductRows>>
type Found = Rows & { product: NonNullable<Rows['product']> }

/** What is said of a product's food, as its editors see it. */
export function foodView(found: Found): AdminProduct['food'] {
  const { row, confirmedBy } = found.product
  const had = new Set(found.diets.map(({ diet }) => diet))
  return {
    confirmedAt: row.foodInfoConfirmedAt,
    confirmedBy,
    nutrition: row.nutrition,
    allergens: answeredAllergens(found.allergens as Allergen[], row.freeOf ?? []),
    diets: diets.filter((diet) => had.has(diet)),
    words: Object.fromEntries(
      found.words.map(({ languageCode, ingredients, storageText, originText }) => [
        languageCode,
        { ingredients, storageText, originText },
      ]),
    ),
  }
}
