import { expect, test } from 'vitest'
import { fold } from './folded-text.ts'

test.each([
  ['Żółw  Łoś', 'zolw los'],
  ['ЙОГУРТ', 'иогурт'],
  ['Їжа, ґречка, ёлка', 'іжа гречка елка'],
  ['جُبْن', 'جبن'],
  ['  x\n y ', 'x y'],
  ['Straße İstanbul ıspanak ΟΔΟΣ', 'strasse istanbul ispanak οδοσ'],
  ['ČÁĐŊŠŦ', 'cadnst'],
  ['ﬁnt ㎏ ①', 'fint kg 1'],
  ['', ''],
  ['%%__**', ''],
])('[E02] case, accents and spaces fold in every alphabet: %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test.each(['blåbær', 'BLÅBÆR', 'bla\u030Abær', 'BLA\u030ABÆR', '\u212Bl blåbær'.slice(3)])(
  'Norwegian letters stay, however they are composed: %j',
  (text) => {
    expect(fold(text)).toBe('blåbær')
  },
)

test('two dots are a letter of their own in Latin words alone', () => {
  expect(fold('Smörgås, Gröt, Jäger, Mu\u0308sli')).toBe('smørgås grøt jäger müsli')
  expect(fold('ї')).toBe('і')
})

const apostrophes = ["'", '’', 'ʼ', '‘', '‛', '`', '´', '＇', '′', 'ʹ', 'ʻ', 'ꞌ', '՚']

test.each(apostrophes)('an apostrophe is none, whichever it is: %j', (apostrophe) => {
  expect(fold(`м${apostrophe}ясо`)).toBe('мясо')
  expect(fold(`mother${apostrophe}s`)).toBe('mothers')
})

const dashes = ['-', '‐', '\u2011', '‒', '–', '—', '―', '−', '﹘', '﹣', '－', '־', '_']

test.each(dashes)('a dash is a space, whichever it is: %j', (dash) => {
  expect(fold(`PF${dash}4001`)).toBe('pf 4001')
})

test.each(['\u00AD', '\u200B', '\u200C', '\u200D', '\u2060', '\uFEFF', '\u061C', '\u0640'])(
  'what cannot be seen, and what only stretches, is nothing: %j',
  (unseen) => {
    expect(fold(`جب${unseen}ن knekke${unseen}brod`)).toBe('جبن knekkebrod')
  },
)

test.each([
  ['جبنة', 'جبنه'],
  ['زيتون أخضر', 'زيتون اخضر'],
  ['إجاص آلو ٱلخبز', 'اجاص الو الخبز'],
  ['حلوى', 'حلوي'],
  ['مؤونة سائل', 'موونه سايل'],
  ['کیک یخ', 'كيك يخ'],
  ['ڤانيليا پيتزا', 'فانيليا بيتزا'],
  ['ﻟﺒﻦ', 'لبن'],
])('Arabic and Persian spellings of a letter are one: %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['３ liter', '3 liter'],
  ['3,5 % ٣٫٥', '3.5 3.5'],
  ['½ l, 1/2 l', '1/2 l 1/2 l'],
  ['250 g. 5, 6', '250 g 5 6'],
  ['10-12 1..2', '10 12 1 2'],
])('digits are 0 to 9, with the point or stroke between two: %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test('a picture is a letter', () => {
  expect(fold('Ost 🧀!')).toBe('ost 🧀')
})
