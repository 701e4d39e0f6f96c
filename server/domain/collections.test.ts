import { expect, test } from 'vitest'
import { collections, fieldFault, isSharedText, itemIdOf } from './collections.ts'

test('a text is of the item that its key names, and of no other list', () => {
  expect(itemIdOf('questions', 'question.12.title')).toBe('question.12')
  expect(itemIdOf('questions', 'group.1.title')).toBe('group.1')
  for (const key of ['title', 'question.title', 'question.0.title', 'question.3', 'place.1.name'])
    expect(itemIdOf('questions', key)).toBeUndefined()
})

test('every item has a first field that it cannot be without, and is known by', () => {
  for (const { fields } of Object.values(collections))
    expect(fields[0]).toMatchObject({ isRequired: true })
})

test('what is the same in every language is known by page and key', () => {
  expect(isSharedText('about', 'person.3.picture')).toBe(true)
  expect(isSharedText('about', 'person.3.name')).toBe(false)
  expect(isSharedText('quality', 'person.3.picture')).toBe(false)
})

test.each([
  ['phone', '55 12 34 56', undefined],
  ['phone', 'ring us', 'phone_invalid'],
  ['url', 'https://example.no/a', undefined],
  ['url', 'javascript:alert(1)', 'address_invalid'],
  ['picture', '/media/0192a/3/640', undefined],
  ['picture', 'https://elsewhere.test/x.png', 'address_invalid'],
  ['date', '2027-02-30', 'date_invalid'],
  ['date', '', undefined],
  ['line', 'anything', undefined],
] as const)('a field of the type %s with %j: %j', (type, value, fault) => {
  expect(fieldFault({ key: 'x', type }, value)).toBe(fault)
})
