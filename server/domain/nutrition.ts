import type { Nutrition } from './catalog.ts'

/** Reference intakes of an average adult (8 400 kJ/2 000 kcal), annex XIII to regulation (EU) 1169/2011. Fibre has none. */
const referenceIntakes = {
  kj: 8400,
  fat: 70,
  saturates: 20,
  carbs: 260,
  sugars: 90,
  protein: 50,
  salt: 6,
} as const

/** The order of annex XV, which a table may not change. */
export const nutrients = [
  'kj',
  'fat',
  'saturates',
  'carbs',
  'sugars',
  'fibre',
  'protein',
  'salt',
] as const
export type Nutrient = (typeof nutrients)[number]

export interface NutrientRow {
  nutrient: Nutrient
  /** Per 100 g or 100 ml, in g (energy in kJ). */
  amount: number
  /** The share that one portion is of an adult's daily intake, in whole percent. */
  percent: number | null
}

/** The rows of a nutrition declaration, each with the share of the reference intake that a portion gives. */
export function nutrientRows(nutrition: Nutrition): NutrientRow[] {
  return nutrients.map((nutrient) => ({
    nutrient,
    amount: nutrition[nutrient],
    percent:
      nutrient === 'fibre'
        ? null
        : Math.round((nutrition[nutrient] * nutrition.portion) / referenceIntakes[nutrient]),
  }))
}
