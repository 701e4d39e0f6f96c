import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchPieces } from './match-pieces.ts'
import { finds } from './search.ts'

const marked = (text: string, query: string) =>
  matchPieces(text, query)
    .map((piece) => (piece.isStrong ? `[${piece.text}]` : piece.text))
    .join('')

test('the match is marked in the words as they stand', () => {
  expect(marked('Blåbærsyltetøy', 'BAER')).toBe('Blå[bær]syltetøy')
  expect(marked('Modnet gårdsost', 'gard')).toBe('Modnet [gård]sost')
  expect(marked('جبن المزرعة', 'المزرعة')).toBe('جبن [المزرعة]')
  expect(marked('Rye', 'ost')).toBe('Rye')
})

test.each([
  ['Eplemost fra Hardanger', 'hardanger eplemost', '[Eplemost] fra [Hardanger]'],
  ['Ostesmør på ostebrød', 'ost', '[Ost]esmør på [ost]ebrød'],
  ['Lefse', 'lef efs', '[Lefs]e'],
  ['Smør', 'smoer', '[Smør]'],
  ['Smør', 'smor', '[Smør]'],
  ['Smoer', 'smør', '[Smoer]'],
  ['Gröt', 'grøt', '[Gröt]'],
  ['Rød løk', 'rod', '[Rød] løk'],
  ['Rød lok', 'løk', 'Rød [lok]'],
  ['Lokal ost', 'løk', 'Lokal ost'],
  ['Jäger', 'jaeger', '[Jäger]'],
  ['М’ясо', "м'ясо", '[М’ясо]'],
  ['جُبْنة', 'جبنه', '[جُبْنة]'],
  ['جبـــن', 'جبن', '[جبـــن]'],
  ['Melk 3,5 %', '٣٫٥', 'Melk [3,5] %'],
  ['Knekke\u00ADbrød', 'knekkebrod', '[Knekke\u00ADbrød]'],
  ['Straße', 'strasse', '[Straße]'],
  ['Łosoś', 'LOSOS', '[Łosoś]'],
  ['Egg', '«egg».', '[Egg]'],
  ['Ost', '%', 'Ost'],
])('in %j the words of %j are marked', (text, query, shown) => {
  expect(marked(text, query)).toBe(shown)
})

const letters = fc.constantFrom(...'oeøöaåæäuür -’Ł')
const text = fc.string({ unit: letters, maxLength: 12 })

test('a text that holds a word has it marked, in whatever spelling it was found', () => {
  fc.assert(
    fc.property(text, fc.string({ unit: letters, minLength: 1, maxLength: 5 }), (name, query) => {
      fc.pre(/[^ ’-]/u.test(query) && finds(name, query))
      expect(matchPieces(name, query).some((piece) => piece.isStrong)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('no letter is lost, wherever the match is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (name, query) => {
      const whole = matchPieces(name, query)
        .map((piece) => piece.text)
        .join('')
      expect(whole.normalize('NFC')).toBe(name.normalize('NFC'))
    }),
  )
})
