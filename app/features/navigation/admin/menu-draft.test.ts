import { expect, test } from 'vitest'
import {
  carried,
  indented,
  type ItemDraft,
  lineAt,
  menuOf,
  placeAfter,
  putBack,
  savedAs,
  saysTheSame,
  shifted,
} from './menu-draft.ts'

/** `a b- c-`: a letter is an entry, a dash after it makes it a link under the one before. */
function lines(text: string): ItemDraft[] {
  return text.split(' ').map((word) => ({
    key: word.charAt(0),
    title: word.charAt(0),
    titles: {},
    url: '/',
    isExternal: false,
    isDead: false,
    depth: word.endsWith('-') ? 1 : 0,
    icon: null,
    iconColor: null,
    isActive: true,
    languageCodes: null,
    startsAt: null,
    endsAt: null,
    audience: 'everyone',
  }))
}
const text = (rows: readonly ItemDraft[]) =>
  rows.map(({ key, depth }) => (depth === 1 ? `${key}-` : key)).join(' ')

test.each([
  ['a b- c', 0, 1, 'c a b-'],
  ['a b- c', 2, -1, 'c a b-'],
  ['a b- c-', 2, -1, 'a c- b-'],
  ['a b- c d-', 1, 1, 'a c b- d-'],
  ['a b', 0, -1, 'a b'],
  ['a b c-', 1, 1, 'a b c-'],
  ['a b-', 1, -1, 'b a'],
] as const)('%s: line %d by %d is %s', (before, at, by, after) =>
  expect(text(shifted(lines(before), at, by))).toBe(after),
)

test('a line goes in under the one before it, and out again; one that holds others stays out', () => {
  expect(text(indented(lines('a b c'), 1, 1))).toBe('a b- c')
  expect(text(indented(lines('a b- c-'), 1, 0))).toBe('a b c-')
  expect(text(indented(lines('a b c-'), 1, 1))).toBe('a b c-')
  expect(text(indented(lines('a b'), 0, 1))).toBe('a b')
})

test.each([
  ['a b c', 0, 2, 2],
  ['a b- c- d', 0, 1, 0],
  ['a b- c- d', 0, 3, 1],
  ['a b- c d-', 0, 3, 2],
  ['a b- c d-', 2, 1, 0],
] as const)('%s: line %d put down over %d stands at %d', (before, from, to, place) =>
  expect(placeAfter(lines(before), from, to)).toBe(place),
)

test.each([
  ['a b c', 0, 2, 0, 'b c a'],
  ['a b c', 2, 0, 0, 'c a b'],
  ['a b c', 1, 1, 40, 'a b- c'],
  ['a b- c', 1, 1, -40, 'a b c'],
  ['a b- c d- e-', 1, 3, 0, 'a c d- b- e-'],
  ['a b- c- d', 0, 3, 0, 'd a b- c-'],
  ['a b- c d-', 2, 1, 0, 'c d- a b-'],
  ['a b- c d-', 0, 3, 0, 'c d- a b-'],
  ['a b- c', 0, 1, 0, 'a b- c'],
] as const)('%s: line %d carried to %d, %d px inwards, is %s', (before, from, to, inwards, after) =>
  expect(text(carried(lines(before), { from, to, inwards }))).toBe(after),
)

test('the lines are sent as a tree', () => {
  const sent = menuOf(lines('a b- c- d'))
  expect(sent.map(({ title, children }) => [title, children.map((child) => child.title)])).toEqual([
    ['a', ['b', 'c']],
    ['d', []],
  ])
  expect(sent[0]).not.toHaveProperty('depth')
})

test.each([
  ['a c', 'b d-', 1, 'a b d- c'],
  ['a x- c', 'b', 1, 'a x- b c'],
  ['a', 'b d-', 3, 'a b d-'],
  ['a c d-', 'x-', 1, 'a x- c d-'],
  ['', 'x-', 0, 'x'],
])('into %j goes %j at place %d again: %j', (now, block, at, after) => {
  expect(text(putBack(now ? lines(now) : [], { block: lines(block), at }))).toBe(after)
})

test.each([
  ['items.0', 'a'],
  ['items.1', 'd'],
  ['items.1.children.1', 'f'],
  ['items.2', undefined],
  ['items', undefined],
])('the line at %s of the tree that is sent is %s', (place, key) => {
  expect(lineAt(lines('a b- d e- f-'), place)?.key).toBe(key)
})

/** The same lines as the server answers them: with an id each. */
const withIds = (rows: readonly ItemDraft[], ids: string) =>
  rows.map((line, at) => ({ ...line, id: ids.charAt(at) }))

test('what was new when it was sent gets its id, also where lines moved meanwhile', () => {
  const sent = [...withIds(lines('a'), '1'), ...lines('b')]
  const saved = savedAs(sent.toReversed(), sent, withIds(lines('a b'), '12'))
  expect(saved?.map(({ key, id }) => `${key}${id}`)).toEqual(['b2', 'a1'])
})

test.each([
  ['added a line', '132'],
  ['took a line away', '2'],
  ['put another in its place', '32'],
])('where somebody who saved in between %s, no line gets the id of another', (_, ids) => {
  const sent = [...withIds(lines('a'), '1'), ...lines('b')]
  const theirs = withIds(lines('a b c').slice(0, ids.length), ids)
  expect(savedAs(sent, sent, theirs)).toBeUndefined()
})

test.each([
  ['a b- c', true],
  ['a b c', false],
  ['a c b-', false],
])('%s says the same as a b- c: %s', (other, isSame) => {
  const saved = lines('a b- c').map((line) => ({ ...line, id: line.key }))
  expect(saysTheSame(lines(other), saved)).toBe(isSame)
})
