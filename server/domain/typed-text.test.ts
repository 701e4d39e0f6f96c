import { expect, test } from 'vitest'
import { cleanLine, cleanLines } from './typed-text.ts'

test('a name keeps its letters and loses what cannot be seen', () => {
  expect(cleanLine('  A\u030Ase\u202E\u0000  Lie\u200B ')).toBe('Åse Lie')
  expect(cleanLine('\uD800Kari')).toBe('Kari')
  expect(cleanLine('ماهی\u200Cها')).toBe('ماهی\u200Cها')
})

test('a note keeps its lines', () => {
  expect(cleanLines('Ring på.\r\n\r\n\r\n\r\nTakk \u2066!')).toBe('Ring på.\n\nTakk !')
})
