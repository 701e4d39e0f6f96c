import { expect, test } from 'vitest'
import { parsePlainSearch, stringifyPlainSearch } from './plain-search.ts'

test('a number stays the text that was typed', () => {
  expect(parsePlainSearch('?search=007&page=1e3')).toEqual({ search: '007', page: '1e3' })
  expect(stringifyPlainSearch({ search: '007', page: 2 })).toBe('?search=007&page=2')
})

test('a repeated parameter reads as a list', () => {
  expect(parsePlainSearch('?diet=vegan&diet=gluten_free')).toEqual({ diet: 'vegan,gluten_free' })
  expect(stringifyPlainSearch({ diet: 'vegan,gluten_free' })).toBe('?diet=vegan%2Cgluten_free')
})

test('an address is written as browsers write it, so that the server never redirects it to itself', () => {
  const search = { search: `x!'()*~,;:@&=+$/? [æ]` }
  expect(stringifyPlainSearch(search)).toBe(`?${new URLSearchParams(search).toString()}`)
})

test('what is empty leaves no trace', () => {
  expect(stringifyPlainSearch({ search: '', page: undefined })).toBe('')
})

test('every alphabet comes back as it went', () => {
  const search = { search: 'blåbær & جبن +1 "x"' }
  expect(parsePlainSearch(stringifyPlainSearch(search))).toEqual(search)
})
