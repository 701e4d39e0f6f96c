import { expect, test } from 'vitest'
import { readProducts } from '#db/seed/product-file.ts'
import { allergenGaps, namedAllergens } from './allergen-words.ts'
import type { AnsweredAllergen } from './food-information.ts'

const contains = (...codes: AnsweredAllergen['code'][]): AnsweredAllergen[] =>
  codes.map((code) => ({ code, level: 'contains', detail: '' }))

test('the demo’s lists of ingredients and their allergens agree in every language', () => {
  const differing = readProducts().flatMap(({ key, allergens, texts }) => {
    const answers = allergens.map((each) => ({ detail: '', ...each }))
    return Object.entries(texts).flatMap(([code, { ingredients }]) => {
      const gaps = allergenGaps(ingredients, answers)
      return Object.values(gaps).flat().length > 0 ? [[key, code, gaps, ingredients]] : []
    })
  })
  expect(differing).toEqual([])
})

test('what is contained and does not stand out is named', () => {
  const gaps = allergenGaps('Rå **kumelk**, løpe, havsalt.', contains('milk', 'eggs'))
  expect(gaps).toEqual({ unmarked: ['eggs'], unexplained: [], plain: [] })
})

test('words that stand out are explained by what is contained, and not by traces', () => {
  const answers = [...contains('milk'), { code: 'nuts', level: 'may_contain', detail: '' } as const]
  const gaps = allergenGaps('**Melk**, **mandler**, **ingefær**', answers)
  expect(gaps).toEqual({ unmarked: [], unexplained: ['mandler', 'ingefær'], plain: [] })
})

test('an allergen that is written plainly is named, unless a word beside it stands out for it', () => {
  expect(allergenGaps('Hvetemel, sukker', []).plain).toEqual(['gluten'])
  expect(allergenGaps('Butter (**milk**), sugar', contains('milk')).plain).toEqual([])
  expect(allergenGaps(' ', contains('milk'))).toEqual({ unmarked: [], unexplained: [], plain: [] })
})

test('what only sounds like an allergen is none', () => {
  const alike =
    'bokhvete, buckwheat, kokosmelk, coconut milk, kakaosmør, cocoa butter, muskatnøtt, nutmeg, butternut, eggplant, drug, zużyto, гриби, جوزة الطيب, бульйон'
  expect(alike.split(', ').filter((word) => namedAllergens(word).length > 0)).toEqual([])
})

test('case and decomposed accents make no difference', () => {
  expect(namedAllergens('ØRRET'.normalize('NFD'))).toEqual(['fish'])
  expect(namedAllergens('Мідії, КУНЖУТ')).toEqual(['sesame', 'molluscs'])
})
