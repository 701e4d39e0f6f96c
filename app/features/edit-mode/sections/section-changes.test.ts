import { expect, test } from 'vitest'
import type { EditableSection } from '#domain/sections.schema.ts'
import { moved, withAgain, withNew, without } from './section-changes.ts'

const sectionOf = (number: number): EditableSection => ({
  number,
  kind: 'text',
  isHidden: false,
  settings: { ground: 'plain' },
})
const three = [1, 2, 3].map(sectionOf)
const numbers = (sections: readonly object[]) =>
  sections.map((section) => ('number' in section ? section.number : 'new'))

test('a new section stands where it was asked for', () => {
  expect(numbers(withNew('steps', 0)(three))).toEqual(['new', 1, 2, 3])
  expect(numbers(withNew('steps', 2)(three))).toEqual([1, 2, 'new', 3])
})

test.each([
  [1, 1, [2, 1, 3]],
  [3, -1, [1, 3, 2]],
  [1, -1, [1, 2, 3]],
  [3, 1, [1, 2, 3]],
  [9, 1, [1, 2, 3]],
] as const)('section %i moved by %i', (number, by, after) => {
  expect(numbers(moved(number, by)(three))).toEqual(after)
})

test('what was removed comes back where it stood, once', () => {
  const [first] = three
  if (!first) throw new Error('there are three')
  const rest = without(1)(three) as EditableSection[]
  expect(numbers(rest)).toEqual([2, 3])
  expect(numbers(withAgain(first, 0)(rest))).toEqual([1, 2, 3])
  expect(numbers(withAgain(first, 0)(three))).toEqual([1, 2, 3])
})
