import { expect, test } from 'vitest'
import { readProducts } from '#db/seed/product-file.ts'
import { impossibleNutrition, nutritionDoubts, reckonedKj } from './nutrition-checks.ts'

const cheese = {
  ...{ kj: 1610, kcal: 388, fat: 31, saturates: 20, carbs: 0.5, sugars: 0 },
  ...{ fibre: 0, protein: 27, salt: 1.6, portion: 30 },
}
const wrong = (part: Partial<typeof cheese>, per: 'g' | 'ml' = 'g') =>
  impossibleNutrition({ ...cheese, ...part }, per).map(({ code, field }) => `${field}: ${code}`)

test('a part is not larger than its whole', () => {
  expect(wrong({})).toEqual([])
  expect(wrong({ saturates: 31, sugars: 0.5 })).toEqual([])
  expect(wrong({ saturates: 31.1, sugars: 0.6 })).toEqual([
    'nutrition.saturates: nutrition_part_larger',
    'nutrition.sugars: nutrition_part_larger',
  ])
})

test('100 g hold no more than 100 g, but for rounding; 100 ml of syrup weigh more', () => {
  expect(wrong({ carbs: 41, protein: 27, salt: 1 })).toEqual([])
  expect(wrong({ carbs: 70 })).toEqual(['nutrition.fat: nutrition_sum'])
  expect(wrong({ carbs: 70 }, 'ml')).toEqual([])
  expect(wrong({ carbs: 100 }, 'ml')).toEqual(['nutrition.fat: nutrition_sum'])
})

test('nothing gives more energy than fat', () => {
  expect(wrong({ kj: 3700 })).toEqual([])
  expect(wrong({ kj: 16_100 })).toEqual(['nutrition.kj: nutrition_energy'])
})

test('energies that fit neither each other nor what gives them are doubted', () => {
  expect(nutritionDoubts(cheese)).toEqual([])
  expect(nutritionDoubts({ ...cheese, kj: 388, kcal: 1610 })).toEqual(['energy', 'kcal'])
  expect(nutritionDoubts({ ...cheese, kcal: 488 })).toEqual(['kcal'])
  expect(nutritionDoubts({ ...cheese, salt: 16 })).toEqual(['salt'])
  expect(reckonedKj(cheese)).toBe(1615)
})

test('the demo declares what can be', () => {
  const impossible = readProducts().flatMap(({ key, nutrition, netUnit }) => {
    const declared = { ...nutrition, portion: 1 }
    const doubts = nutritionDoubts(declared).filter((doubt) => doubt !== 'salt')
    const problems = impossibleNutrition(declared, netUnit === 'ml' ? 'ml' : 'g')
    return problems.length + doubts.length > 0 ? [[key, problems, doubts]] : []
  })
  expect(impossible).toEqual([])
})
