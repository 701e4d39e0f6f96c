import { expect, test } from 'vitest'
import {
  type Choice,
  parseCatalogueSearch,
  searchOfChoice,
  tickedCategories,
  withCategories,
  withProducts,
} from './catalogue-search.ts'

const keys = ['dairy', 'grain']
const all: Choice = {
  ...{ categories: [], products: [], layout: 'grid', prices: 'consumer', language: 'nb' },
  ...{ hasCover: true, hasAllergens: true, hasBarcodes: true, isNothing: false },
}

test('without a choice every box is ticked, and its address says no more than the language', () => {
  expect(tickedCategories(all, keys)).toEqual(keys)
  expect(searchOfChoice(all)).toEqual({ in: 'nb' })
})

test('the last box that is unticked leaves nothing, and not all', () => {
  const one = withCategories(all, ['dairy'], keys)
  expect(searchOfChoice(one).categories).toBe('dairy')
  const none = withCategories(one, [], keys)
  expect(none.isNothing).toBe(true)
  expect(tickedCategories(none, keys)).toEqual([])
  expect(searchOfChoice(none).categories).toBe('-')
})

test('single goods stand beside all categories, which are then named', () => {
  const more = withProducts(all, ['cultured-butter'], keys)
  expect(more).toMatchObject({ categories: keys, products: ['cultured-butter'] })
  const alone = withCategories(more, [], keys)
  expect(alone).toMatchObject({ categories: [], isNothing: false })
  expect(withProducts(alone, [], keys).isNothing).toBe(true)
})

test('what makes no sense in an address is ignored', () => {
  const raw = {
    categories: 'a b,dairy,dairy',
    layout: 'x',
    prices: 'none',
    cover: 0,
    in: '"><',
    c: '!',
  }
  expect(parseCatalogueSearch(raw)).toEqual({ categories: 'dairy', prices: 'none', cover: '0' })
  expect(parseCatalogueSearch({ c: 'abcdefghij12', layout: 'list' })).toEqual({ c: 'abcdefghij12' })
})
