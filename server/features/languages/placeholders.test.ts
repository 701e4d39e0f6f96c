import { expect, test } from 'vitest'
import { placeholdersOf } from './placeholders.ts'

test.each([
  ['Hello', []],
  ['Hello {name}', ['name']],
  ['{count, plural, one {# item of {who}} other {# <0>items</0>}}', ['count', 'who', '0']],
  ['<0>Read</0> and <1/>', ['0', '1']],
])('%s takes %j', (message, names) => {
  expect(placeholdersOf(message)?.toSorted()).toEqual(names.toSorted())
})

test('braces that do not close are no message', () => {
  expect(placeholdersOf('Hello {name')).toBeUndefined()
})
