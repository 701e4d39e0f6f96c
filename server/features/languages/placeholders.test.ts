import { expect, test } from 'vitest'
import { compiledMessage, placeholdersIn } from '#server/i18n/compiled-message.ts'

function placeholdersOf(message: string): string[] | undefined {
  const compiled = compiledMessage(message)
  return compiled && placeholdersIn(compiled).map(({ written }) => written)
}

test.each([
  ['Hello', []],
  ['Hello {name}', ['{name}']],
  [
    '{count, plural, one {# item of {who}} other {# <0>items</0>}}',
    ['{count, plural}', '{who}', '<0>', '<0>'],
  ],
  ['<0>Read</0> and <1/>', ['<0>', '<0>', '<1>']],
  ['{count, plural, offset:1 =0 {none} one {# of {all}} other {#}}', ['{count, plural}', '{all}']],
  [
    '{kind, select, offset {an offset} other {{count, number}}}',
    ['{kind, select}', '{count, number}'],
  ],
])('%s takes %j', (message, names) => {
  expect(placeholdersOf(message)?.toSorted()).toEqual(names.toSorted())
})

test('braces that do not close are no message', () => {
  expect(placeholdersOf('Hello {name')).toBeUndefined()
})

test.each([
  '{count, plural, one {# item}}',
  '{count, selectordinal, one {#st}}',
  '{kind, select, a {A}}',
  '{count, plural, one {# item} other {{name, foo}}}',
  '{name, foo}',
  '{name, date}',
  '{name, time, short}',
  '{count, number, bar}',
])('%s would break the page that it stands on', (message) => {
  expect(placeholdersOf(message)).toBeUndefined()
})
