import * as v from 'valibot'
import { rev } from './account.schema.ts'
import { boundedLine, boundedText } from './bounded-text.schema.ts'
import { allergenAnswers, allergenCodes, diets, kindsOf } from './catalog.ts'
import type { AnsweredAllergen } from './food-information.ts'
import { languageCodeSchema } from './language-code.schema.ts'

export const mostIngredientLetters = 3000
export const mostStorageLetters = 500
export const mostOriginLetters = 160

/** Per 100 g or ml, grams but for the two energies; a usual portion beside them. */
const nutritionSchema = v.object({
  kj: v.number(),
  kcal: v.number(),
  fat: v.number(),
  saturates: v.number(),
  carbs: v.number(),
  sugars: v.number(),
  fibre: v.number(),
  protein: v.number(),
  salt: v.number(),
  portion: v.number(),
  isExempt: v.exactOptional(v.boolean()),
})

const answerSchema = v.object({
  code: v.picklist(allergenCodes),
  level: v.picklist(allergenAnswers),
  detail: v.string(),
})

/** What is said of a product's food, as its editors see it. */
export const productFoodSchema = v.object({
  /** When somebody answered for it; null: nobody has. */
  confirmedAt: v.nullable(v.number()),
  /** Who did; null where it is not known, or their account is gone. */
  confirmedBy: v.nullable(v.string()),
  nutrition: nutritionSchema,
  /** Only those that have an answer; with kinds, one for each. */
  allergens: v.array(answerSchema),
  diets: v.array(v.picklist(diets)),
  /** By the code of the language: only those that the product has words in. */
  words: v.record(
    v.string(),
    v.object({ ingredients: v.string(), storageText: v.string(), originText: v.string() }),
  ),
})
export type ProductFood = v.InferOutput<typeof productFoodSchema>

const words = {
  /** Allergens stand between `**` marks. */
  ingredients: boundedLine(mostIngredientLetters, 'text_long'),
  storageText: boundedLine(mostStorageLetters, 'text_long'),
  originText: boundedLine(mostOriginLetters, 'text_long'),
}

/** Two decimals are more than a laboratory knows. */
const amount = (most: number) =>
  v.pipe(
    v.number('nutrition_invalid'),
    v.finite('nutrition_invalid'),
    v.minValue(0, 'nutrition_invalid'),
    v.maxValue(most, 'nutrition_invalid'),
    v.transform((value) => Math.round(value * 100) / 100),
  )

/** What a field of the declaration can hold; whether it can be true is a rule of its own (`impossibleNutrition`). */
const nutrition = v.strictObject({
  kj: amount(100_000),
  kcal: amount(100_000),
  fat: amount(1000),
  saturates: amount(1000),
  carbs: amount(1000),
  sugars: amount(1000),
  fibre: amount(1000),
  protein: amount(1000),
  salt: amount(1000),
  portion: amount(5000),
  isExempt: v.exactOptional(v.boolean()),
})

/** What is answered for allergens; which of them have no answer is a rule of its own. */
export const allergenAnswersSchema = v.pipe(
  v.array(
    v.strictObject({
      code: v.picklist(allergenCodes),
      level: v.picklist(allergenAnswers),
      detail: boundedText(20),
    }),
  ),
  v.maxLength(100),
  v.check(agree),
)

/** True where no kind is answered twice, and 'no' stands alone: it is of all kinds. */
function agree(given: AnsweredAllergen[]): boolean {
  const isOnce = new Set(given.map(({ code, detail }) => `${code} ${detail}`)).size === given.length
  return isOnce && given.every((answer) => isAnswer(answer, given))
}

function isAnswer({ code, level, detail }: AnsweredAllergen, given: AnsweredAllergen[]): boolean {
  if (level === 'free')
    return detail === '' && given.filter((each) => each.code === code).length === 1
  return detail === '' || kindsOf(code).includes(detail)
}

/** True once its author has answered for ingredients and allergens. */
const isConfirmed = v.boolean()

/** Ingredients in other languages than the one that is saved, by its code. */
const translations = v.optional(v.record(languageCodeSchema, words.ingredients), {})

export const saveFoodSchema = v.strictObject({
  rev,
  translations,
  /** The language that the words are in. */
  languageCode: languageCodeSchema,
  ...words,
  allergens: allergenAnswersSchema,
  diets: v.pipe(
    v.array(v.picklist(diets)),
    v.maxLength(diets.length),
    v.transform((given) => diets.filter((diet) => given.includes(diet))),
  ),
  nutrition,
  isConfirmed,
})
export type SaveFood = v.InferOutput<typeof saveFoodSchema>

export const saveFoodWordsSchema = v.strictObject({
  ...{ rev, ...words, translations, isConfirmed },
})
export type SaveFoodWords = v.InferOutput<typeof saveFoodWordsSchema>
