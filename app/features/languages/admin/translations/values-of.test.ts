import { expect, test } from 'vitest'
import { valuesOf } from './values-of.ts'

test.each([
  ['Hello', []],
  ['Hello {name}', ['name']],
  ['{count, plural, one {# item of {0}} other {<0>#</0> items}}', ['count', '0']],
])('%j takes %j', (message, values) => {
  expect(valuesOf(message)).toEqual(values)
})
