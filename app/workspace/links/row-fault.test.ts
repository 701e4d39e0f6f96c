import { expect, test } from 'vitest'
import type { LinkDraft } from './link-draft.ts'
import { rowFaults } from './row-fault.ts'

const rows: Record<string, LinkDraft> = {
  'links.1': { key: 'b', title: 'B', titles: {}, url: '/', isExternal: false, isDead: false },
}
const at = (field?: string) =>
  rowFaults({ message: 'Wrong.', ...(field && { field }) }, (row) => rows[row])

test('a refusal belongs to the field of a row', () => {
  expect(at('links.1.url')).toEqual([{ key: 'b', name: 'url', text: 'Wrong.' }])
  expect(at('links.1.titles.nb')).toEqual([{ key: 'b', name: 'titles.nb', text: 'Wrong.' }])
})

test('one of no field that tells it, or of no row, is told of the whole', () => {
  for (const field of [undefined, 'links', 'rev', 'links.1.id', 'links.7.url', 'url'])
    expect(at(field)).toEqual([])
})

test('of several refusals each belongs to its field; one that belongs to none makes them one of the whole', () => {
  const all = (...names: string[]) => {
    const fields = names.map((field) => {
      return { field, code: 'address_invalid' as const, message: field }
    })
    return rowFaults({ message: 'First.', fields }, (row) => rows[row])
  }
  expect(all('links.1.url', 'links.1.title')).toEqual([
    { key: 'b', name: 'url', text: 'links.1.url' },
    { key: 'b', name: 'title', text: 'links.1.title' },
  ])
  expect(all('links.1.url', 'links')).toEqual([])
})
