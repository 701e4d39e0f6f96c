import { expect, test } from 'vitest'
import { changesOf, listChangesOf } from './audit-changes.ts'
import { isKept, keptFields } from './audit-fields.ts'
import { mostCharacters } from './audit-values.ts'

test('of a field that is not known to be public no word is kept', () => {
  const { changes } = changesOf('company', { phone: '1' }, { phone: '2', apiKey: 'secret' })
  expect(changes).toEqual([
    { of: '', field: 'phone', before: '1', after: '2' },
    { of: '', field: 'apiKey' },
  ])
})

test('nothing that belongs to a person, and no secret, is among what is kept', () => {
  const names = Object.values(keptFields).flat()
  for (const name of names) expect(name).not.toMatch(/password|secret|key|token|user|person/iu)
  expect(isKept('menu', 'titles.nb')).toBe(true)
  expect(isKept('menu', 'titles')).toBe(false)
  expect(isKept('media', 'name')).toBe(false)
})

test('what was never there and is empty is no change, what was emptied is one', () => {
  const { changes } = changesOf('announcement', { url: '/a' }, { url: '', texts: { nb: '' } })
  expect(changes).toEqual([{ of: '', field: 'url', before: '/a', after: '' }])
})

test('a list is told by its words, and places by their figures', () => {
  const after = { products: ['jam', 'honey'], places: [{ latitude: 59.9, longitude: 10.7 }] }
  expect(changesOf('sections', null, after).changes.map((change) => change.after)).toEqual([
    'jam, honey',
    '59.9 10.7',
  ])
})

test('a long value is cut between two characters, never within one', () => {
  const { changes } = changesOf('ordering', null, { minOrderOre: '🍓'.repeat(300) })
  expect(Array.from(String(changes[0]?.after))).toHaveLength(mostCharacters)
  expect(changes[0]?.after).toBe(`${'🍓'.repeat(mostCharacters - 1)}…`)
})

test('what moves to another branch changes no order, and is told by where it stands', () => {
  const one = { id: '1', name: 'One', fields: {} }
  const two = { id: '2', name: 'Two', fields: { under: null } }
  const three = { id: '3', name: 'Three', fields: {} }
  const moved = { ...two, under: '1', fields: { under: 'One' } }
  expect(listChangesOf('menu', [one, two, three], [one, moved, three]).changes).toEqual([
    { of: 'Two', field: 'under', before: null, after: 'One' },
  ])
  expect(listChangesOf('menu', [one, two, three], [three, two, one]).changes).toEqual([
    { of: '', field: 'order', before: 'One, Two, Three', after: 'Three, Two, One' },
  ])
})
