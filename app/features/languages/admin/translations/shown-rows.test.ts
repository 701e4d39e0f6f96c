import { expect, test } from 'vitest'
import { newerOf, pageSize, shownRows } from './shown-rows.ts'
import type { Translatable } from './translatable.ts'

const nameOf = ({ id }: Translatable) => `Entry ${id}`
const row = (id: string, more: Partial<Translatable> = {}): Translatable => ({
  id,
  place: { area: 'menu', page: '@menu', key: id },
  context: '/about',
  source: 'Om oss',
  target: '',
  rev: 0,
  state: 'missing',
  outdatedFrom: null,
  isHtml: false,
  isMultiline: false,
  draft: null,
  ...more,
})

test('words are looked for in source, target, context and name, whatever their case', () => {
  const rows = [row('a', { source: 'Ost' }), row('b', { target: 'Juusto' }), row('c')]
  const idsFor = (q: string) => shownRows(rows, { q }, nameOf).rows.map(({ id }) => id)
  expect(idsFor('OST')).toEqual(['a'])
  expect(idsFor('juu')).toEqual(['b'])
  expect(idsFor('/about')).toEqual(['a', 'b', 'c'])
  expect(idsFor('entry b')).toEqual(['b'])
})

test('words are looked for in any order and spelling, in one text', () => {
  const rows = [
    row('a', { source: 'Smør fra Røros' }),
    row('b', { source: 'М’ясо', target: 'Fra' }),
  ]
  const idsFor = (q: string) => shownRows(rows, { q }, nameOf).rows.map(({ id }) => id)
  expect(idsFor('roeros SMOR')).toEqual(['a'])
  expect(idsFor("м'ясо")).toEqual(['b'])
  expect(idsFor('fra мясо')).toEqual([])
  expect(idsFor('{')).toEqual([])
})

test('a state filters, one that there is not does not', () => {
  const rows = [row('a'), row('b', { state: 'reviewed' })]
  expect(shownRows(rows, { state: 'reviewed' }, nameOf).rows).toHaveLength(1)
  expect(shownRows(rows, { state: 'nonsense' }, nameOf).rows).toHaveLength(2)
})

test.each([
  ['2', 2],
  ['99', 2],
  ['-1', 1],
  ['x', 1],
  [undefined, 1],
])('page %j is page %d', (asked, page) => {
  const rows = Array.from({ length: pageSize + 1 }, (_, at) => row(String(at)))
  expect(shownRows(rows, { page: asked }, nameOf).page).toBe(page)
})

test('a row that was saved is shown as saved, until somebody else’s is read', () => {
  const saved = row('a', { target: 'mine', rev: 2 })
  expect(newerOf(row('a', { rev: 1 }), saved).target).toBe('mine')
  expect(newerOf(row('a', { target: 'theirs', rev: 3 }), saved).target).toBe('theirs')
  expect(newerOf(row('a', { target: 'read' }), undefined).target).toBe('read')
})
