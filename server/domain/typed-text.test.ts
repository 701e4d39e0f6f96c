import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginningOf, canBeName, cleanLine, cleanLines, withoutControls } from './typed-text.ts'

test('a name keeps its letters and loses what cannot be seen', () => {
  expect(cleanLine('  A\u030Ase\u202E\u0000  Lie\u200B ')).toBe('Åse Lie')
  expect(cleanLine('\uD800Kari')).toBe('Kari')
  expect(cleanLine('ماهی\u200Cها')).toBe('ماهی\u200Cها')
  expect(cleanLine('a\u202Eb\u0000c\u2066d \u200B e')).toBe('abcd e')
  expect(cleanLine('  two\nlines\t here ')).toBe('two lines here')
  expect(cleanLine('half \uD83C')).toBe('half')
})

const unseen = [
  ...['\u00AD', '\u034F', '\u115F', '\u1160', '\u17B4', '\u180E', '\u206A', '\u3164', '\uFFA0'],
  ...['\u{1D173}', '\u{E0001}', '\u{E0041}', '\u{E007F}', '\u{E0FFF}'],
]

test.each(unseen)('a name holds no %j, whose letters nobody sees', (sign) => {
  expect(cleanLine(`Ka${sign}ri${sign}`)).toBe('Kari')
})

test.each([
  '👩‍🌾',
  '👨‍👩‍👧',
  '❤️',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '🇳🇴',
  '1️⃣',
  'ماهی\u200Cها',
  '葛\u{E0100}',
  '한국어',
  'هـ\u200D',
])('%s stays whole', (text) => {
  expect(cleanLine(text)).toBe(text)
  expect(cleanLine(`${text} og ${text}`)).toBe(`${text} og ${text}`)
})

test.each([
  ...unseen,
  '\u200C',
  '\u200D\uFE0F',
  '\uFE0F',
  '\u{E0100}',
  '\u2800',
  '\u0301',
  '\u3000',
])('of %j alone nothing is left', (sign) => {
  expect(cleanLine(`${sign} ${sign}${sign}`)).toBe('')
})

test.each([
  ...(['Å', '7', '٧', '冬', '🎄', '🇳🇴', '– a –'] as const).map((text) => [text, true] as const),
  ...(['', '-', '…', '?!', '\u3164', '\u0301', '\u2800'] as const).map(
    (text) => [text, false] as const,
  ),
])('whether something can be called %j: %s', (text, can) => {
  expect(canBeName(text)).toBe(can)
})

test('a text without controls keeps its lines and its marks of direction', () => {
  expect(withoutControls('a\u0000b\u001B\n\tc\u0085\u200F\u2068d\u2069')).toBe(
    'ab\n\tc\u200F\u2068d\u2069',
  )
})

test('the beginning of a text ends in no half of an emoji', () => {
  expect(beginningOf('ab😀', 3)).toBe('ab')
  expect(beginningOf('ab😀', 4)).toBe('ab😀')
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
