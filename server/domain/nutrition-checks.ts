import type { Nutrition } from './catalog.ts'
import type { Problem } from './result.ts'

/** Rounding of each figure by annex guidelines leaves a sum a little above what it is of. */
const roundingG = 2
/** A litre of syrup weighs more than a kilogram. */
const heaviestG = { g: 100, ml: 150 }
/** Pure fat gives 3 700 kJ. */
const mostKj = { g: 3750, ml: 4000 }

export type NutritionUnit = 'g' | 'ml'

/** What no food can be, each with its field: parts larger than their whole, and more in 100 g than 100 g. */
export function impossibleNutrition(nutrition: Nutrition, per: NutritionUnit): Problem[] {
  const { kj, fat, saturates, carbs, sugars, fibre, protein, salt } = nutrition
  const isTooMuch = fat + carbs + fibre + protein + salt > heaviestG[per] + roundingG
  return [
    ...(saturates > fat ? [problem('nutrition_part_larger', 'saturates')] : []),
    ...(sugars > carbs ? [problem('nutrition_part_larger', 'sugars')] : []),
    ...(isTooMuch ? [problem('nutrition_sum', 'fat')] : []),
    ...(kj > mostKj[per] ? [problem('nutrition_energy', 'kj')] : []),
  ]
}

function problem(code: Problem['code'], name: keyof Nutrition): Problem {
  return { code, field: `nutrition.${name}` }
}

export type NutritionDoubt = 'energy' | 'kcal' | 'salt'

/** What is unusual and may still be right: people look again, and nothing is refused for it. */
export function nutritionDoubts(nutrition: Nutrition): NutritionDoubt[] {
  const { kj, kcal, salt } = nutrition
  const reckoned = reckonedKj(nutrition)
  return [
    ...(isFar(kj, reckoned, 0.15, 60) ? ['energy' as const] : []),
    // 4.184 kJ are a kcal; the factors of annex XIV make it 4.1 to 4.25 of each nutrient.
    ...(isFar(kj, kcal * 4.184, 0.05, 8) ? ['kcal' as const] : []),
    ...(salt > 5 ? ['salt' as const] : []),
  ]
}

/** The energy of what is declared, by the factors of annex XIV to regulation (EU) 1169/2011, in kJ. Alcohol and acids are not in it. */
export function reckonedKj({ fat, carbs, protein, fibre }: Nutrition): number {
  return Math.round(37 * fat + 17 * carbs + 17 * protein + 8 * fibre)
}

function isFar(value: number, expected: number, share: number, least: number): boolean {
  return Math.abs(value - expected) > Math.max(least, expected * share)
}
