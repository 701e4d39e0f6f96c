import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test('first, last and neighbours are linked, each once', () => {
  expect(pageNumbers(1, 2)).toEqual([1, 2])
  expect(pageNumbers(6, 25)).toEqual([1, 5, 6, 7, 25])
  expect(pageNumbers(25, 25)).toEqual([1, 24, 25])
})
