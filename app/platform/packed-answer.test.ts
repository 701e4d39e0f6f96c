import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packed, unpacked } from './packed-answer.ts'

test('rows of one shape say their field names once', () => {
  const rows = [{ id: 1, name: 'Milk' }, { id: 2 }]
  expect(packed(rows)).toEqual([['id', 'name'], 1, 'Milk', 2, undefined])
  expect(unpacked(packed(rows))).toEqual(rows)
})

test('any answer comes out as it went in', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(unpacked(packed(value))).toEqual(value)
    }),
  )
  const rows = fc.array(fc.record({ a: fc.jsonValue(), b: fc.string() }, { requiredKeys: [] }))
  fc.assert(
    fc.property(rows, (value) => {
      expect(unpacked(packed(value))).toEqual(value)
    }),
  )
})
