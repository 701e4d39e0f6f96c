import type { AdminProduct } from '#domain/admin-products.schema.ts'
import { allergenCodes } from '#domain/catalog.ts'
import {
  type AnsweredAllergen,
  contradictedDiets,
  foodFactsOf,
  missingFoodInfo,
  undeclaredFood,
} from '#domain/food-information.ts'
import { impossibleNutrition } from '#domain/nutrition-checks.ts'
import { isAllowed, mayWriteIn } from '#domain/permissions.ts'
import type { SaveFood, SaveFoodWords } from '#domain/product-food.schema.ts'
import { type Problem, refused, type Result, type ResultOfMany } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { defaultLanguageOf } from '#server/site/site.ts'
import { confirmedFood } from './confirmed-food.ts'
import { declaredFood, savedFoodWords } from './product-food.repository.ts'
import { findAdminProduct } from './products.service.ts'
import { saveProduct } from './save-product.ts'

type Saved = Result<AdminProduct> | ResultOfMany<AdminProduct>
type Food = AdminProduct['food']

/**
 * Saves what is in a product, with its words in one language. A draft is saved as far as it has come; it loses its confirmation where
 * ingredients, allergens or diets change and nobody confirms them. Where the ingredients of the site's own language change, those of
 * other languages come with them in `translations`, or are emptied. Refuses with `not_found`, `forbidden` for somebody else's language and for a confirmation by who only writes words,
 * `stale`, `product_words_missing`, what no food can be (`nutrition_*`, `diet_contradicted`), and all that is missing of a product that
 * is published or confirmed.
 */
export async function saveFood(
  ctx: Ctx,
  id: string,
  { rev, languageCode, isConfirmed, translations, ...given }: SaveFood,
): Promise<Saved> {
  const { allergens, diets, nutrition, ...words } = given
  const declared = { allergens: inOrder(allergens), diets, nutrition: declaredOnly(nutrition) }
  const at = { id, code: languageCode }
  return save(ctx, at, { rev, isConfirmed, words, translations, declared })
}

/** Saves the words of a product's food in one language; the rest as `saveFood`. */
export async function saveFoodWords(
  ctx: Ctx,
  at: { id: string; code: string },
  { rev, isConfirmed, translations, ...words }: SaveFoodWords,
): Promise<Saved> {
  return save(ctx, at, { rev, isConfirmed, words, translations })
}

interface FoodSave {
  rev: number
  isConfirmed: boolean
  words: Food['words'][string]
  /** Ingredients in other languages, that change with these. */
  translations: Record<string, string>
  declared?: Pick<Food, 'allergens' | 'diets' | 'nutrition'>
}

async function save(
  ctx: Ctx,
  { id, code }: { id: string; code: string },
  { rev, isConfirmed, words, translations, declared }: FoodSave,
): Promise<Saved> {
  const own = defaultLanguageOf(ctx.site)
  if (![code, ...Object.keys(translations)].every((each) => mayWriteIn(ctx.actor, each)))
    return refused('forbidden')
  const mayConfirm = isAllowed(ctx.actor, 'products.edit') || isAllowed(ctx.actor, 'dishes.edit')
  if (isConfirmed && !mayConfirm) return refused('forbidden')
  const before = await findAdminProduct(ctx, id)
  if (!before) return refused('not_found')
  const isNamed = before.food.words[code] !== undefined
  if (!isNamed && Object.values(words).some(Boolean))
    return refused('product_words_missing', { field: 'ingredients' })
  const unnamed = Object.keys(translations).find((each) => !before.food.words[each])
  if (unnamed && translations[unnamed])
    return refused('product_words_missing', { field: `translations.${unnamed}` })
  const said = isNamed ? { ...before.food.words, [code]: words } : before.food.words
  const food = {
    ...{ ...before.food, ...declared },
    words: withTranslations(said, before.food.words, { code, translations, own }),
  }
  const confirmation = confirmedIn(ctx, before.food, { food, isConfirmed })
  const after = { ...before, food: { ...food, confirmedAt: confirmation.foodInfoConfirmedAt } }
  // Of what somebody else has changed meanwhile the save itself says so.
  const problems = before.rev === rev ? problemsOf(after, ctx.site.languages) : []
  const [first, ...rest] = problems
  if (first) return { ok: false, problems: [first, ...rest] }
  return saveProduct(ctx, before, {
    ...{ rev, after },
    set: {
      ...(declared ? { nutrition: declared.nutrition, freeOf: freeIn(declared.allergens) } : {}),
      ...confirmation,
    },
    also: [
      ...(declared ? declaredFood(id, after.food) : []),
      ...Object.entries(food.words)
        .filter(([each, its]) => its !== before.food.words[each])
        .map(([each, its]) => savedFoodWords(id, each, its)),
    ],
  })
}

/** Who answers for it and when: the one who confirms it; nobody any more, where it was changed after that. */
function confirmedIn(
  ctx: Ctx,
  before: Food,
  { food, isConfirmed }: { food: Food; isConfirmed: boolean },
): { foodInfoConfirmedAt: number | null; foodInfoConfirmedBy?: string | null } {
  return !isConfirmed && answered(before) === answered(food)
    ? { foodInfoConfirmedAt: before.confirmedAt }
    : confirmedFood(ctx, isConfirmed)
}

/** What a person answers for: change it, and nobody has. */
function answered({ allergens, diets, words }: Food): string {
  const ingredients = Object.entries(words).map(([code, own]) => [code, own.ingredients])
  return JSON.stringify([allergens, diets, ingredients])
}

/**
 * The words with the ingredients of other languages that came with them. Where those of the site's own language change, what did not
 * come is emptied: the new ones are shown in its place, never the old ones in another language.
 */
function withTranslations(
  said: Food['words'],
  before: Food['words'],
  { code, own, translations }: { code: string; own: string; translations: Record<string, string> },
): Food['words'] {
  const isChanged = code === own && said[own]?.ingredients !== before[own]?.ingredients
  return Object.fromEntries(
    Object.entries(said).map(([each, its]) => {
      const ingredients = translations[each] ?? (isChanged ? '' : its.ingredients)
      return [
        each,
        each === code || ingredients === its.ingredients ? its : { ...its, ingredients },
      ]
    }),
  )
}

function problemsOf(after: AdminProduct, languages: Ctx['site']['languages']): Problem[] {
  const { food, state, facts } = after
  const product = foodFactsOf(after, languages)
  const isDeclared = product.confirmedAt !== null
  const diets = contradictedDiets(food.diets, food.allergens)
  return [
    ...impossibleNutrition(food.nutrition, facts.netUnit === 'ml' ? 'ml' : 'g'),
    ...diets.map((): Problem => ({ code: 'diet_contradicted', field: 'diets' })).slice(0, 1),
    ...(state === 'published'
      ? missingFoodInfo(product)
      : isDeclared
        ? undeclaredFood(product)
        : []),
  ]
}

/** In the order in which they are read again, so that the same answers are the same. */
function inOrder(answers: readonly AnsweredAllergen[]): AnsweredAllergen[] {
  return allergenCodes.flatMap((code) =>
    answers
      .filter((each) => each.code === code)
      .toSorted((one, other) => one.detail.localeCompare(other.detail, 'en')),
  )
}

/** What needs no declaration has none: figures that nobody shows would be read as facts one day. */
function declaredOnly({ isExempt, ...figures }: Food['nutrition']): Food['nutrition'] {
  if (!isExempt) return figures
  const { portion, ...amounts } = figures
  const none = Object.fromEntries(Object.keys(amounts).map((name) => [name, 0]))
  return { ...figures, ...none, portion, isExempt }
}

function freeIn(answers: readonly AnsweredAllergen[]) {
  return answers.filter(({ level }) => level === 'free').map(({ code }) => code)
}
