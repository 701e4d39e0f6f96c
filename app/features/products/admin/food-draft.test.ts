import { expect, test } from 'vitest'
import { allergenCodes } from '#domain/catalog.ts'
import { answersIn, figuresIn, foodDraft, kindsIn, typedKinds } from './food-draft.ts'

const none = {
  ...{ kj: 0, kcal: 0, fat: 0, saturates: 0, carbs: 0, sugars: 0, fibre: 0, protein: 0, salt: 0 },
  portion: 100,
}
const food = {
  ...{ confirmedAt: null, confirmedBy: null, diets: [], words: {}, nutrition: none },
  allergens: [
    { code: 'gluten', level: 'contains', detail: 'rye' } as const,
    { code: 'gluten', level: 'may_contain', detail: 'wheat' } as const,
    { code: 'milk', level: 'free', detail: '' } as const,
  ],
}
const draft = foodDraft({ food }, 'nb')

test('answers as they are typed are sent as they were saved, and none is made up', () => {
  expect(answersIn(draft)).toEqual(food.allergens)
  const open = allergenCodes.filter((code) => draft[`allergens.${code}`] === '')
  expect(open).toHaveLength(12)
})

test('an answer without a kind is sent plain, beside the kinds that there may be traces of', () => {
  const kinds = typedKinds(new Map([['wheat', 'may_contain']]))
  const gluten = answersIn({ ...draft, 'kinds.gluten': kinds }).filter(
    ({ code }) => code === 'gluten',
  )
  expect(gluten).toEqual([
    { code: 'gluten', level: 'contains', detail: '' },
    { code: 'gluten', level: 'may_contain', detail: 'wheat' },
  ])
})

test('of traces and of "no" nothing that was ticked as contained is left', () => {
  const of = (level: 'may_contain' | 'free') =>
    answersIn({ ...draft, 'allergens.gluten': level }).filter(({ code }) => code === 'gluten')
  expect(of('may_contain')).toEqual([{ code: 'gluten', level: 'may_contain', detail: 'wheat' }])
  expect(of('free')).toEqual([{ code: 'gluten', level: 'free', detail: '' }])
})

test('kinds keep an order of their own', () => {
  expect(draft['kinds.gluten']).toBe('rye=contains wheat=may_contain')
  expect(typedKinds(kindsIn(draft['kinds.gluten']))).toBe(draft['kinds.gluten'])
})

test('figures are read with a comma, a point, spaces and other digits; what is none is refused', () => {
  const typed = {
    ...draft,
    'nutrition.kj': '1 610',
    'nutrition.fat': '٣١',
    'nutrition.salt': '1,6',
  }
  expect(figuresIn(typed)).toMatchObject({ kj: 1610, fat: 31, salt: 1.6, carbs: 0 })
  expect(figuresIn({ ...draft, 'nutrition.salt': '1,6 g' }).salt).toBeNaN()
  expect(figuresIn({ ...draft, isExempt: true })).toMatchObject({ isExempt: true })
})

test('of a product that nobody has declared the figures are empty', () => {
  expect(draft['nutrition.kj']).toBe('')
  const salted = foodDraft({ food: { ...food, nutrition: { ...none, salt: 97.5 } } }, 'nb')
  expect([salted['nutrition.kj'], salted['nutrition.salt']]).toEqual(['0', '97,5'])
})
