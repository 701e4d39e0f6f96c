import type { AdminProduct } from '#domain/admin-products.schema.ts'
import { type AllergenAnswer, type AllergenCode, allergenCodes } from '#domain/catalog.ts'
import type { AnsweredAllergen } from '#domain/food-information.ts'
import { plainDigits } from '#domain/plain-digits.ts'
import type { ProductFood } from '#domain/product-food.schema.ts'

/** The figures of a declaration, in the order of annex XV; the portion is no part of it. */
export const nutritionFields = [
  ...(['kj', 'kcal', 'fat', 'saturates', 'carbs', 'sugars', 'fibre', 'protein', 'salt'] as const),
  'portion',
] as const
export type NutritionField = (typeof nutritionFields)[number]

/** What is answered for the allergens of something, and for their kinds as `rye=contains wheat=may_contain`. */
export type AllergenDraft = Record<`allergens.${AllergenCode}`, '' | AllergenAnswer> &
  Record<`kinds.${'gluten' | 'nuts'}`, string>

/** What is typed of a product's food, under the names that a refusal gives the fields. */
export type FoodDraft = Record<
  'ingredients' | 'storageText' | 'originText' | 'diets' | `nutrition.${NutritionField}`,
  string
> &
  AllergenDraft &
  // Ingredients in other languages, of the site's own one only.
  Record<`translations.${string}`, string> &
  Record<'isConfirmed' | 'isExempt', boolean>

/** What is saved, as it is typed; `others` are the languages whose ingredients change with these. */
export function foodDraft(
  { food }: Pick<AdminProduct, 'food'>,
  code: string,
  others: readonly string[] = [],
): FoodDraft {
  const { ingredients = '', storageText = '', originText = '' } = food.words[code] ?? {}
  const { nutrition, allergens } = food
  const isNone = nutritionFields.every((name) => name === 'portion' || nutrition[name] === 0)
  const figures = nutritionFields.map((name) => [
    `nutrition.${name}`,
    isNone && name !== 'portion' ? '' : typedFigure(nutrition[name]),
  ])
  return {
    ...{ ingredients, storageText, originText, diets: food.diets.join(' ') },
    ...(Object.fromEntries(
      others.map((each) => [`translations.${each}`, food.words[each]?.ingredients ?? '']),
    ) as Record<`translations.${string}`, string>),
    ...allergenDraft(allergens),
    ...(Object.fromEntries(figures) as Record<`nutrition.${NutritionField}`, string>),
    isExempt: nutrition.isExempt ?? false,
    isConfirmed: false,
  }
}

/** The answers as they are typed; what has none is open. */
export function allergenDraft(allergens: readonly AnsweredAllergen[]): AllergenDraft {
  const answers = allergenCodes.map((each) => [`allergens.${each}`, levelOf(allergens, each)])
  return {
    ...(Object.fromEntries(answers) as Record<`allergens.${AllergenCode}`, '' | AllergenAnswer>),
    'kinds.gluten': kindsText(allergens, 'gluten'),
    'kinds.nuts': kindsText(allergens, 'nuts'),
  }
}

/** The ingredients in other languages as they are sent, by the code of each. */
export function translationsIn(draft: FoodDraft): Record<string, string> {
  const typed = Object.entries(draft).filter(([name]) => name.startsWith('translations.'))
  return Object.fromEntries(
    typed.map(([name, value]) => [name.slice('translations.'.length), String(value)]),
  )
}

/** The answers as they are sent; an allergen without one is left out. */
export function answersIn(draft: AllergenDraft): AnsweredAllergen[] {
  return allergenCodes.flatMap((code): AnsweredAllergen[] => {
    const level = draft[`allergens.${code}`]
    if (level === '') return []
    const kinds =
      code === 'gluten' || code === 'nuts' ? [...kindsIn(draft[`kinds.${code}`]).entries()] : []
    const named = kinds
      .filter(([, each]) => level === 'contains' || level === each)
      .map(([detail, each]) => ({ code, level: each, detail }))
    const isNamed = named.some((each) => each.level === level)
    return isNamed ? named : [{ code, level, detail: '' }, ...named]
  })
}

/** The kinds that were named, each with its answer. */
export function kindsIn(text: string): Map<string, 'contains' | 'may_contain'> {
  const pairs = text.split(' ').filter(Boolean)
  return new Map(pairs.map((pair) => pair.split('=') as [string, 'contains' | 'may_contain']))
}

/** The same as text, in an order of its own: ticked and unticked again it is as it was. */
export function typedKinds(kinds: ReadonlyMap<string, string>): string {
  return [...kinds]
    .map((pair) => pair.join('='))
    .toSorted()
    .join(' ')
}

/** The figures as they are sent: what is left empty is 0, what is no number is nothing, and comes back refused at its field. */
export function figuresIn(draft: FoodDraft): ProductFood['nutrition'] {
  const figures = nutritionFields.map((name) => [name, readFigure(draft[`nutrition.${name}`])])
  const nutrition = Object.fromEntries(figures) as ProductFood['nutrition']
  return draft.isExempt ? { ...nutrition, isExempt: true } : nutrition
}

/** @example readFigure('0,5') // 0.5 */
function readFigure(typed: string): number {
  const plain = plainDigits(typed).replaceAll(/[\s٬]/gu, '').replace(/[,٫]/u, '.')
  return plain === '' ? 0 : /^\d+(?:\.\d+)?$/u.test(plain) ? Number(plain) : Number.NaN
}

function typedFigure(figure: number): string {
  return String(figure).replace('.', ',')
}

function levelOf(answers: readonly AnsweredAllergen[], code: AllergenCode): '' | AllergenAnswer {
  const levels = answers.filter((each) => each.code === code).map(({ level }) => level)
  return levels.find((level) => level === 'contains') ?? levels[0] ?? ''
}

function kindsText(answers: readonly AnsweredAllergen[], code: AllergenCode): string {
  const named = answers.filter(({ detail, ...each }) => each.code === code && detail !== '')
  return typedKinds(new Map(named.map(({ detail, level }) => [detail, level])))
}
