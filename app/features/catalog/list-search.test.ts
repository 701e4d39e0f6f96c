import { expect, test } from 'vitest'
import { isPlain, parseListSearch, tickedIn, withCategory, withoutValue } from './list-search.ts'

test('[A05] an address says what a list shows', () => {
  expect(
    parseListSearch({
      search: ' ost ',
      category: 'dairy',
      sort: 'price',
      page: '2',
      free: 'nuts,milk',
    }),
  ).toEqual({ search: 'ost', category: 'dairy', sort: 'price', page: 2, free: 'milk,nuts' })
})

test('what is unknown or makes no sense is ignored', () => {
  expect(
    parseListSearch({ utm: 'x', sort: 'id', page: '-1', diet: 'all', storage: '', search: '  ' }),
  ).toEqual({})
})

test('the default sort and the first page leave no trace in the address', () => {
  expect(parseListSearch({ sort: 'popular', page: '1' })).toEqual({})
})

test('a filter that goes leads back to the first page', () => {
  const search = parseListSearch({ diet: 'vegan,gluten_free', page: '2' })
  expect(withoutValue(search, 'diet', 'vegan')).toEqual({ diet: 'gluten_free' })
  expect(withCategory(search, 'dairy')).toEqual({ diet: 'vegan,gluten_free', category: 'dairy' })
  expect(tickedIn(search, 'diet')).toEqual(['vegan', 'gluten_free'])
})

test('only an unfiltered list is offered to search engines', () => {
  expect(isPlain({ category: 'dairy', page: 2 })).toBe(true)
  expect(isPlain({ free: 'nuts' })).toBe(false)
})
