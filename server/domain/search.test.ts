import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  codeIn,
  comparedCode,
  finds,
  nameRank,
  searchable,
  searchableHalves,
  soughtWords,
} from './search.ts'

test.each([
  ['Eplemost fra Hardanger', 'hardanger eplemost'],
  ['Knekkebrød av sammalt rug', 'rug KNEKKEBRØD'],
  ['Økologiske egg', 'egg økologisk'],
  ['Eplemost', 'most eple'],
])('[E02] in %j all words of %j are found, in any order, each as a part', (text, query) => {
  expect(finds(text, query)).toBe(true)
})

test('[E02] where one word is missing, nothing is found', () => {
  expect(finds('Eplemost fra Hardanger', 'hardanger pæremost')).toBe(false)
})

const spellings = [
  ['smør', 'smoer', 'smor', 'smör', 'SMØR'],
  ['løk', 'loek', 'lok', 'lök'],
  ['øl', 'oel', 'ol'],
  ['grønnkål', 'groennkaal', 'gronnkal', 'groennkal', 'grönnkål'],
  ['ål', 'aal', 'al'],
  ['gås', 'gaas', 'gas'],
  ['bær', 'baer', 'bär'],
  ['jäger', 'jæger', 'jaeger'],
  ['jäger', 'jager'],
  ['müsli', 'muesli'],
  ['müsli', 'musli'],
  ['rømmegrøt', 'roemmegroet', 'rommegrot', 'rommegroet'],
]

test.each(spellings)('[E02] each of %s, %s, … finds the others', (...words) => {
  for (const text of words)
    for (const query of words)
      expect([query, text, finds(text, query)]).toEqual([query, text, true])
})

test.each([
  ['løk', 'Lokal ost'],
  ['øl', 'Sjokolade'],
  ['rød', 'Produkt'],
  ['ål', 'Salt'],
  ['gås', 'Magasin'],
  ['bær', 'Rabarbra'],
  ['bar', 'Bær'],
  ['roe', 'Brød'],
  ['roe', 'Rosemary'],
  ['aloe', 'Kalorier'],
  ['true', 'Truffle'],
  ['oel', 'Sjokolade'],
])('[E02] a short word is no guess: %s is not in %s', (query, text) => {
  expect(finds(text, query)).toBe(false)
})

test.each([
  ['loek', 'Hvitløk'],
  ['lok', 'Hvitløk'],
  ['løk', 'Hvitløk'],
  ['roe', 'Cod roe'],
  ['rod', 'Rødbeter'],
])('[E02] and still a part of the word that is meant: %s is in %s', (query, text) => {
  expect(finds(text, query)).toBe(true)
})

test.each([
  ['(“egg”).', 'Egg'],
  ['«knekke–brød»', 'Knekke-brød'],
  ['м`ясо', 'М’ясо'],
  ['جبنه', 'جُبْنة'],
  ['٥٠٠', 'Mel 500 g'],
  ['zurek', 'Żurek'],
  ['гречка', 'Ґречка'],
])('[E02] %s finds %s', (query, text) => {
  expect(finds(text, query)).toBe(true)
})

test('signs alone are no words: they are found as they stand where there are signs', () => {
  expect(soughtWords('%% — …')).toEqual([])
  expect(finds('/about', '/')).toBe(true)
  expect(finds('about', '/')).toBe(false)
  expect(finds('about', ' ')).toBe(true)
})

test('each word counts once, the first eight of them; a word of one letter counts too', () => {
  expect(soughtWords('ost Ost OST e')).toEqual([['ost'], ['e']])
  expect(soughtWords('a b c d e f g h i j')).toHaveLength(8)
  expect(finds('Vitamin D', 'vitamin x')).toBe(false)
})

test('what a search looks into tells where a name begins and ends; of no words it is empty', () => {
  expect(searchable('Smør', 'Fra Røros')).toBe('\n smor \n smør \t fra roros røros ')
  expect(searchable('', '!')).toBe('')
  const rank = (name: string, description: string, query: string) =>
    nameRank(searchable(name, description), soughtWords(query))
  expect(rank('Brun ost', '', 'ost brun')).toBe(1)
  expect(rank('Brun ost', '', 'brun ost')).toBe(0)
  expect(rank('Øl', '', 'oel')).toBe(0)
  expect(rank('Øl', '', 'ol')).toBe(0)
  expect(rank('Brun ost', 'av melk', 'brun melk')).toBe(2)
  expect(rank('', 'Brun', 'brun')).toBe(2)
})

test.each([
  'PF-4001',
  'pf 4001',
  'pf4001',
  'PF–4001',
  '"pf-4001".',
  '(PF.4001)',
  'PF‑٤٠٠١',
  'pf/4001',
])('an item number is the same as %j', (typed) => {
  expect(codeIn(typed)).toBe(comparedCode('PF-4001'))
})

test.each([
  '7038010001234',
  '7 038010 001234',
  ' "7038010001234". ',
  '٧٠٣٨٠١٠٠٠١٢٣٤',
  '703-8010-001-234',
])('a barcode is the same as %j', (typed) => {
  expect(codeIn(typed)).toBe('7038010001234')
})

test('any part of each of its words finds a text, in any order', () => {
  const word = fc.string({
    unit: fc.constantFrom(...'abeorøåæöäüłżйїجة٣'),
    minLength: 1,
    maxLength: 8,
  })
  const words = fc.array(word, { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(words, fc.gen(), (all, gen) => {
      const parts = all.map((each) => {
        const from = gen(fc.nat, { max: each.length - 1 })
        return each.slice(from, gen(fc.integer, { min: from + 1, max: each.length }))
      })
      expect(finds(all.join(' '), parts.toReversed().join(' '))).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('[E02] the halves of two texts are those of each by itself', () => {
  const words = fc.string({ unit: fc.constantFrom('ø', 'a', 'oe', ' ', '–', 'к'), maxLength: 12 })
  fc.assert(
    fc.property(words, words, (name, description) => {
      const [ofName, ofDescription] = searchableHalves(name, description)
      expect(searchableHalves(name, '')[0]).toBe(ofName)
      expect(searchableHalves('', description)[1]).toBe(ofDescription)
      const whole = ofName + ofDescription
      expect(whole === '\t ' ? '' : whole).toBe(searchable(name, description))
    }),
  )
})
