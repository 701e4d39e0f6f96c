import { expect, test } from 'vitest'
import { countFacets, type Facet, type FacetFacts } from './facets.ts'

const cheese: FacetFacts = {
  categories: ['dairy', 'organic'],
  diets: ['vegetarian'],
  allergens: ['milk'],
  temperature: 'chilled',
}
const jam: FacetFacts = {
  categories: ['organic'],
  diets: ['vegan', 'vegetarian'],
  allergens: [],
  temperature: 'ambient',
}
const product = (facts: FacetFacts, ...unmet: Facet[]) => ({ facts, unmet })

test('with nothing ticked every value is counted', () => {
  expect(countFacets([product(cheese), product(jam)])).toEqual({
    total: 2,
    categories: { dairy: 1, organic: 2 },
    diet: { vegetarian: 2, vegan: 1 },
    storage: { chilled: 1, ambient: 1 },
    withAllergen: { milk: 1 },
    besidesFree: 2,
  })
})

test('a facet is counted under the others: what fails that one alone still counts in it', () => {
  expect(countFacets([product(cheese, 'diet'), product(jam)])).toEqual({
    total: 1,
    categories: { organic: 1 },
    diet: { vegetarian: 2, vegan: 1 },
    storage: { ambient: 1 },
    withAllergen: {},
    besidesFree: 1,
  })
})

test('what fails two facets counts in none', () => {
  expect(countFacets([product(cheese, 'diet', 'storage')])).toEqual({
    total: 0,
    categories: {},
    diet: {},
    storage: {},
    withAllergen: {},
    besidesFree: 0,
  })
})
