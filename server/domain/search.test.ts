import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold, matchPieces } from './search.ts'

const marked = (text: string, query: string) =>
  matchPieces(text, query)
    .map((piece) => (piece.isStrong ? `[${piece.text}]` : piece.text))
    .join('')

test.each([
  ['BLÅBÆR', 'blabaer'],
  ['Żółw  Łoś', 'zolw los'],
  ['ЙОГУРТ', 'иогурт'],
  ['جُبْن', 'جبن'],
  ['  x\n y ', 'x y'],
])('[E02] case, accents and spaces fold: %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test('the match is marked in the words as they stand', () => {
  expect(marked('Blåbærsyltetøy', 'BAER')).toBe('Blå[bær]syltetøy')
  expect(marked('Modnet gårdsost', 'gard')).toBe('Modnet [gård]sost')
  expect(marked('جبن المزرعة', 'المزرعة')).toBe('جبن [المزرعة]')
  expect(marked('Rye', 'ost')).toBe('Rye')
})

test('no letter is lost, wherever the match is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, query) => {
      const whole = matchPieces(text, query)
        .map((piece) => piece.text)
        .join('')
      expect(whole.normalize('NFC')).toBe(text.normalize('NFC'))
    }),
  )
})
