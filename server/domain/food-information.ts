import {
  type AllergenAnswer,
  type AllergenCode,
  allergenCodes,
  type Diet,
  kindsOf,
  type Nutrition,
  type Temperature,
  type VatClass,
} from './catalog.ts'
import type { Language } from './languages.ts'
import { markedPieces } from './marked-text.ts'
import type { Problem } from './result.ts'

/** What was answered for an allergen; with kinds, one for each of them. */
export interface AnsweredAllergen {
  code: AllergenCode
  level: AllergenAnswer
  /** The kind of cereal or nut, else empty. */
  detail: string
}

/** What has to be known of a product before anybody may buy it from afar. */
export interface FoodFacts {
  vatClass: VatClass
  temperature: Temperature
  allergens: readonly AnsweredAllergen[]
  nutrition: Nutrition
  /** In the site's own language. */
  ingredients: string
  /** In the others, by the name that each language has for itself. */
  translations: readonly Translation[]
  storageText: string
  /** When somebody answered for all of it, in epoch ms. */
  confirmedAt: number | null
  /** A dish, which is made for its guest and not prepacked. */
  isServed?: boolean
}

interface Translation {
  code: string
  name: string
  ingredients: string
}

/** A language of the site, as far as the rules of food need it. */
type FoodLanguage = Pick<Language, 'code' | 'nativeName' | 'isDefault'>

/** What the rules look at of a product, in all the languages that it has words in. */
export function foodFactsOf(
  { facts: { vatClass, temperature }, food, restaurantId = null }: FoodProduct,
  languages: readonly FoodLanguage[],
): FoodFacts {
  const own = (languages.find(({ isDefault }) => isDefault) ?? languages[0])?.code ?? ''
  const { ingredients = '', storageText = '' } = food.words[own] ?? {}
  const { allergens, nutrition, confirmedAt } = food
  const translations = Object.entries(food.words)
    .filter(([code]) => code !== own)
    .map(([code, words]) => ({
      code,
      name: languages.find((each) => each.code === code)?.nativeName ?? code,
      ingredients: words.ingredients,
    }))
  return {
    ...{ vatClass, temperature, allergens, nutrition },
    ...{ ingredients, translations, storageText, confirmedAt },
    isServed: restaurantId !== null,
  }
}

/** A product as its editors see it, as far as the rules of food need it. */
export interface FoodProduct {
  facts: Pick<FoodFacts, 'vatClass' | 'temperature'>
  food: Pick<FoodFacts, 'allergens' | 'nutrition' | 'confirmedAt'> & {
    words: Record<string, { ingredients: string; storageText: string }>
  }
  /** Where it is a dish. */
  restaurantId?: string | null
}

/** True of what people eat or drink: a product of another VAT class has no ingredients to declare. */
export function isFood({ vatClass }: Pick<FoodFacts, 'vatClass'>): boolean {
  return vatClass === 'food' || vatClass === 'alcohol'
}

/**
 * What still has to be said before the product may be published, each with the field that lacks it (`allergens.milk`); empty where
 * nothing does. Articles 9 and 14 of regulation (EU) 1169/2011: who buys from afar knows it all before buying.
 * @example missingFoodInfo({ …, vatClass: 'standard', confirmedAt: null }) // [{ code: 'food_unconfirmed', field: 'isConfirmed' }]
 */
export function missingFoodInfo(product: FoodFacts): Problem[] {
  const isUnconfirmed = product.confirmedAt === null
  return [
    ...undeclaredFood(product),
    ...(isUnconfirmed ? [{ code: 'food_unconfirmed' as const, field: 'isConfirmed' }] : []),
  ]
}

/** The same without the answer of the person who confirms: what they could not confirm. */
export function undeclaredFood(product: FoodFacts): Problem[] {
  if (!isFood(product)) return []
  return [...unansweredAllergens(product), ...untoldWords(product)]
}

/** True where each of the 14 allergens has an answer, with the kinds of what is contained; what is no food needs none. */
export function areAllergensDeclared(product: Pick<FoodFacts, 'vatClass' | 'allergens'>): boolean {
  return !isFood(product) || unansweredAllergens(product).length === 0
}

/** The answers for a product's allergens in the order of annex II. One that stands in neither list was not answered: it is never read as 'no'. */
export function answeredAllergens(
  held: readonly AnsweredAllergen[],
  freeOf: readonly AllergenCode[],
): AnsweredAllergen[] {
  return allergenCodes.flatMap((code): AnsweredAllergen[] => {
    const answers = held.filter((each) => each.code === code)
    if (answers.length === 0)
      return freeOf.includes(code) ? [{ code, level: 'free', detail: '' }] : []
    return answers
      .map(({ level, detail }) => ({ code, level, detail }))
      .toSorted((one, other) => one.detail.localeCompare(other.detail, 'en'))
  })
}

/** Each of the 14 allergens that has no answer, or contains cereals or nuts of a kind that nobody named, by its field (`allergens.milk`). */
export function unansweredAllergens({ allergens }: Pick<FoodFacts, 'allergens'>): Problem[] {
  return allergenCodes.flatMap((code): Problem[] => {
    const field = `allergens.${code}`
    const answers = allergens.filter((each) => each.code === code)
    if (answers.length === 0) return [{ code: 'allergen_unanswered', field }]
    const held = answers.filter(({ level }) => level === 'contains')
    const isKindUntold = kindsOf(code).length > 0 && held.some(({ detail }) => detail === '')
    return isKindUntold ? [{ code: 'allergen_kind_missing', field }] : []
  })
}

/** True where there is something to tell of it, whatever its VAT class says: a box with food in it is sold by its box. */
export function declaresFood({
  ingredients,
  allergens,
}: {
  ingredients: string
  allergens: readonly Pick<AnsweredAllergen, 'level'>[]
}): boolean {
  return ingredients !== '' || allergens.some(({ level }) => level !== 'free')
}

/**
 * Drinks above 1.2 % alcohol need neither ingredients nor nutrition (article 16); their allergens they do. Of a dish, which is not
 * prepacked, the allergens are asked alone (article 44 (1), and the same in the Norwegian matinformasjonsforskriften).
 */
function untoldWords(product: FoodFacts): Problem[] {
  const { vatClass, temperature, ingredients, storageText, nutrition } = product
  if (product.isServed) return wrongMarks(product)
  const isAlcohol = vatClass === 'alcohol'
  const isCold = temperature !== 'ambient'
  return [
    ...(ingredients === '' && !isAlcohol ? [missing('ingredients_missing', 'ingredients')] : []),
    ...wrongMarks(product),
    ...(storageText === '' && isCold ? [missing('storage_missing', 'storageText')] : []),
    ...(isDeclared(nutrition) || isAlcohol ? [] : [missing('nutrition_missing', 'nutrition.kj')]),
  ]
}

/** What stands out among the ingredients is an allergen that is contained, and one that is contained stands out (article 21). */
function wrongMarks({ ingredients, translations, allergens }: FoodFacts): Problem[] {
  const isHeld = allergens.some(({ level }) => level === 'contains')
  const isWrong = (text: string) => text !== '' && markedWords(text).length > 0 !== isHeld
  const [own, other] = isHeld
    ? (['allergen_unmarked', 'translation_unmarked'] as const)
    : (['allergen_uncontained', 'translation_uncontained'] as const)
  return [
    ...(isWrong(ingredients) ? [missing(own, 'ingredients')] : []),
    ...translations
      .filter((each) => isWrong(each.ingredients))
      .map(({ code, name }) => ({
        ...missing(other, `translations.${code}`),
        values: { language: name },
      })),
  ]
}

function missing(code: Problem['code'], field: string): Problem {
  return { code, field }
}

/** True where a nutrition declaration was made, which begins with the energy, or none is needed (articles 16 and 30). */
function isDeclared({ isExempt, kj }: Nutrition): boolean {
  return isExempt === true || kj > 0
}

/** True where there are figures to show: of a product that nobody has declared all are 0. */
export function hasNutrition({ isExempt, portion: _, ...amounts }: Nutrition): boolean {
  return !isExempt && Object.values(amounts).some((amount) => amount > 0)
}

/** The words that stand out in a list of ingredients, without the space around them. */
export function markedWords(ingredients: string): string[] {
  return markedPieces(ingredients)
    .filter(({ isStrong }) => isStrong)
    .map(({ text }) => text.trim())
    .filter(Boolean)
}

const animals: readonly AllergenCode[] = ['crustaceans', 'fish', 'molluscs']
const excluded: Partial<Record<Diet, readonly AllergenCode[]>> = {
  vegetarian: animals,
  vegan: [...animals, 'eggs', 'milk'],
}

/**
 * The diets that what a product contains rules out. Traces do not: they say nothing of the recipe; nor does milk the lack of lactose:
 * milk without it is still to be declared as milk.
 */
export function contradictedDiets(
  diets: readonly Diet[],
  allergens: readonly AnsweredAllergen[],
): Diet[] {
  const held = new Set(
    allergens.filter(({ level }) => level === 'contains').map(({ code }) => code),
  )
  // Oats alone may be called free of gluten (regulation (EU) 828/2014).
  const hasGluten = allergens.some(
    ({ code, level, detail }) => code === 'gluten' && level === 'contains' && detail !== 'oats',
  )
  return diets.filter((diet) =>
    diet === 'gluten_free' ? hasGluten : excluded[diet]?.some((code) => held.has(code)),
  )
}

/** True where a diet is promised that needs a look: milk may be of the kind without lactose. */
export function isDietDoubtful(diet: Diet, allergens: readonly AnsweredAllergen[]): boolean {
  return (
    diet === 'lactose_free' &&
    allergens.some(({ code, level }) => level === 'contains' && code === 'milk')
  )
}
