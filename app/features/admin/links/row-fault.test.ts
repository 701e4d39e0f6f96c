import { expect, test } from 'vitest'
import type { LinkDraft } from './link-draft.ts'
import { rowFault } from './row-fault.ts'

const rows: Record<string, LinkDraft> = {
  'links.1': { key: 'b', title: 'B', titles: {}, url: '/', isExternal: false, isDead: false },
}
const at = (field?: string) =>
  rowFault({ message: 'Wrong.', ...(field && { field }) }, (row) => rows[row])

test('a refusal belongs to the field of a row', () => {
  expect(at('links.1.url')).toEqual({ key: 'b', name: 'url', text: 'Wrong.' })
  expect(at('links.1.titles.nb')).toEqual({ key: 'b', name: 'titles.nb', text: 'Wrong.' })
})

test('one of no field that tells it, or of no row, is told of the whole', () => {
  for (const field of [undefined, 'links', 'rev', 'links.1.id', 'links.7.url', 'url'])
    expect(at(field)).toBeUndefined()
})
