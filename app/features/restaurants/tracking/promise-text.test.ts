import { expect, test } from 'vitest'
import { promiseText } from './promise-text.ts'

const wednesday = Date.parse('2027-01-13T17:30:00Z')

test('[R03] a promise is a window of ten minutes, with its day where that is not today', () => {
  expect(promiseText('en', Date.parse('2027-01-13T17:55:00Z'), wednesday)).toBe(
    '18:55\u200e–\u200e19:05',
  )
  expect(promiseText('en', Date.parse('2027-01-15T15:55:00Z'), wednesday)).toBe(
    'Friday 16:55\u200e–\u200e17:05',
  )
})
