import { expect, test } from 'vitest'
import { readProducts } from '#db/seed/product-file.ts'
import { allergenCodes } from './catalog.ts'
import {
  type AnsweredAllergen,
  contradictedDiets,
  type FoodFacts,
  isDietDoubtful,
  missingFoodInfo,
  undeclaredFood,
} from './food-information.ts'

const free: AnsweredAllergen[] = allergenCodes.map((code) => ({ code, level: 'free', detail: '' }))
const figures = { fat: 31, saturates: 20, carbs: 0, sugars: 0, fibre: 0, protein: 27, salt: 1.6 }
const nothing = {
  ...figures,
  fat: 0,
  saturates: 0,
  protein: 0,
  salt: 0,
  kj: 0,
  kcal: 0,
  portion: 0,
}
const cheese: FoodFacts = {
  vatClass: 'food',
  temperature: 'chilled',
  allergens: [
    ...free.filter(({ code }) => code !== 'milk'),
    { code: 'milk', level: 'contains', detail: '' },
  ],
  nutrition: { kj: 1610, kcal: 388, ...figures, portion: 30 },
  ingredients: 'Rå **kumelk** (99 %), havsalt, løpe.',
  translations: [],
  storageText: '2–8 °C i papiret.',
  confirmedAt: 1,
}
const missing = (facts: Partial<FoodFacts>) =>
  missingFoodInfo({ ...cheese, ...facts }).map(({ code, field }) => `${field}: ${code}`)

test('[P01] a product of which all is said lacks nothing', () => {
  expect(missing({})).toEqual([])
})

test('[P01] each of the 14 allergens without an answer is named, and "no" is an answer', () => {
  expect(missing({ allergens: free, ingredients: 'Vann' })).toEqual([])
  const answered = free.filter(({ code }) => !['sulphites', 'lupin'].includes(code))
  expect(missing({ allergens: answered, ingredients: 'Vann' })).toEqual([
    'allergens.sulphites: allergen_unanswered',
    'allergens.lupin: allergen_unanswered',
  ])
  expect(missing({ allergens: [], ingredients: 'Vann' })).toHaveLength(14)
})

test('cereals and nuts are named by their kinds where they are contained, not where they may be', () => {
  const gluten = (level: AnsweredAllergen['level'], detail: string) => [
    ...cheese.allergens.filter(({ code }) => code !== 'gluten'),
    { code: 'gluten' as const, level, detail },
  ]
  expect(missing({ allergens: gluten('contains', '') })).toEqual([
    'allergens.gluten: allergen_kind_missing',
  ])
  expect(missing({ allergens: gluten('contains', 'rye') })).toEqual([])
  expect(missing({ allergens: gluten('may_contain', '') })).toEqual([])
})

test('ingredients are there, and an allergen in them stands out', () => {
  expect(missing({ ingredients: '' })).toEqual(['ingredients: ingredients_missing'])
  expect(missing({ ingredients: 'Kumelk ** ** salt' })).toEqual(['ingredients: allergen_unmarked'])
  expect(missing({ ingredients: 'Vann', allergens: free })).toEqual([])
})

test('what stands out among the ingredients is contained', () => {
  expect(missing({ allergens: free })).toEqual(['ingredients: allergen_uncontained'])
})

test('[P01] every language marks its allergens, and the one that does not is named', () => {
  const translations = [
    { code: 'pl', name: 'Polski', ingredients: 'Mleko, sól.' },
    { code: 'uk', name: 'Українська', ingredients: 'Сире **молоко**, сіль.' },
    { code: 'en', name: 'English', ingredients: '' },
  ]
  expect(missing({ translations })).toEqual(['translations.pl: translation_unmarked'])
  expect(missing({ translations, allergens: free, ingredients: 'Vann' })).toEqual([
    'translations.uk: translation_uncontained',
  ])
})

test('what is kept cold says how it is kept; at room temperature it may be left out', () => {
  expect(missing({ storageText: '' })).toEqual(['storageText: storage_missing'])
  expect(missing({ storageText: '', temperature: 'ambient' })).toEqual([])
})

test('nutrition is declared, or said not to be needed', () => {
  expect(missing({ nutrition: nothing })).toEqual(['nutrition.kj: nutrition_missing'])
  expect(missing({ nutrition: { ...nothing, portion: 30 } })).toHaveLength(1)
  expect(missing({ nutrition: { ...nothing, salt: 1.6 } })).toHaveLength(1)
  expect(missing({ nutrition: { ...nothing, isExempt: true } })).toEqual([])
})

test('drinks with alcohol need neither ingredients nor nutrition, and their allergens all the same', () => {
  const wine = { vatClass: 'alcohol', ingredients: '', nutrition: nothing } as const
  expect(missing(wine)).toEqual([])
  expect(missing({ ...wine, allergens: [] })).toHaveLength(14)
})

test('what is no food needs somebody who says so, and nothing else', () => {
  const apron = {
    vatClass: 'standard',
    allergens: [],
    ingredients: '',
    nutrition: nothing,
  } as const
  expect(missing(apron)).toEqual([])
  expect(missing({ ...apron, confirmedAt: null })).toEqual(['isConfirmed: food_unconfirmed'])
})

test('nobody has answered for it until somebody confirms it', () => {
  expect(missing({ confirmedAt: null })).toEqual(['isConfirmed: food_unconfirmed'])
  expect(undeclaredFood({ ...cheese, confirmedAt: null })).toEqual([])
})

test('a diet is ruled out by what is contained, not by traces', () => {
  const milk = cheese.allergens
  expect(contradictedDiets(['vegan', 'vegetarian', 'gluten_free'], milk)).toEqual(['vegan'])
  const traces = [{ code: 'fish', level: 'may_contain', detail: '' } as const]
  expect(contradictedDiets(['vegan', 'vegetarian'], traces)).toEqual([])
  expect(isDietDoubtful('lactose_free', milk)).toBe(true)
  const cereal = (detail: string) => [{ code: 'gluten', level: 'contains', detail } as const]
  expect(contradictedDiets(['gluten_free'], cereal('oats'))).toEqual([])
  expect(contradictedDiets(['gluten_free'], cereal('rye'))).toEqual(['gluten_free'])
})

test('every product of the demo may be published', () => {
  const lacking = readProducts().flatMap((product) => {
    const named = product.allergens.map((each) => ({ detail: '', ...each }))
    const rest = free.filter(({ code }) => !named.some((each) => each.code === code))
    const facts: FoodFacts = {
      ...{ vatClass: product.vatClass, temperature: product.temperature, confirmedAt: 1 },
      allergens: [...named, ...rest],
      nutrition: { ...product.nutrition, portion: product.portionG },
      ingredients: product.texts.nb.ingredients,
      translations: Object.entries(product.texts).map(([code, { ingredients }]) => ({
        ...{ code, name: code, ingredients },
      })),
      storageText: product.texts.nb.storage,
    }
    const diets = contradictedDiets(product.diets, facts.allergens)
    const lacks = [...missingFoodInfo(facts), ...diets]
    return lacks.length > 0 ? [[product.key, lacks]] : []
  })
  expect(lacking).toEqual([])
})
