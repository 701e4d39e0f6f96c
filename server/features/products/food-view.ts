import type { AdminProduct } from '#domain/admin-products.schema.ts'
import { allergenCodes, diets } from '#domain/catalog.ts'
import type { AnsweredAllergen } from '#domain/food-information.ts'
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
    allergens: answersOf(found),
    diets: diets.filter((diet) => had.has(diet)),
    words: Object.fromEntries(
      found.words.map(({ languageCode, ingredients, storageText, originText }) => [
        languageCode,
        { ingredients, storageText, originText },
      ]),
    ),
  }
}

/** In the order of annex II. What stands neither here nor there was not answered: it is never read as 'no'. */
function answersOf({ product: { row }, allergens }: Found): AnsweredAllergen[] {
  const free = row.freeOf ?? []
  return allergenCodes.flatMap((code): AnsweredAllergen[] => {
    const held = allergens.filter((each) => each.code === code)
    if (held.length === 0) return free.includes(code) ? [{ code, level: 'free', detail: '' }] : []
    return held
      .map(({ level, detail }) => ({ code, level, detail }))
      .toSorted((one, other) => one.detail.localeCompare(other.detail, 'en'))
  })
}
