import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanLine, cleanLines } from './typed-text.ts'

test('a name keeps its letters and loses what cannot be seen', () => {
  expect(cleanLine('  A\u030Ase\u202E\u0000  Lie\u200B ')).toBe('Åse Lie')
  expect(cleanLine('\uD800Kari')).toBe('Kari')
  expect(cleanLine('ماهی\u200Cها')).toBe('ماهی\u200Cها')
  expect(cleanLine('a\u202Eb\u0000c\u2066d \u200B e')).toBe('abcd e')
  expect(cleanLine('  two\nlines\t here ')).toBe('two lines here')
  expect(cleanLine('half \uD83C')).toBe('half')
})

test('cleaning a clean line changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(cleanLine(cleanLine(text))).toBe(cleanLine(text))
    }),
  )
})

test('a note keeps its lines', () => {
  expect(cleanLines('Ring på.\r\n\r\n\r\n\r\nTakk \u2066!')).toBe('Ring på.\n\nTakk !')
})
