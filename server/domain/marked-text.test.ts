import { expect, test } from 'vitest'
import { markedPieces, withoutMarks } from './marked-text.ts'

test('what stands between marks is strong', () => {
  expect(markedPieces('Rå **kumelk** (98 %), **rug**')).toEqual([
    { text: 'Rå ', isStrong: false },
    { text: 'kumelk', isStrong: true },
    { text: ' (98 %), ', isStrong: false },
    { text: 'rug', isStrong: true },
  ])
})

test('a mark without a partner is left out', () => {
  expect(markedPieces('Salt **pepper')).toEqual([
    { text: 'Salt ', isStrong: false },
    { text: 'pepper', isStrong: false },
  ])
})

test('markup stays text', () => {
  expect(withoutMarks('**<b>milk</b>**')).toBe('<b>milk</b>')
})
