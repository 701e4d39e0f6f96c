import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvOf, spreadsheetSigns, textOfCell } from './csv.ts'

const cell = (value: string | number | null) =>
  csvOf(['x'], [[value]]).slice('\uFEFFx\r\n'.length, -2)

test.each(['=1+1', '+47', '-2', '@sum', '\tx', '\rx', '＝1+1'])(
  'the text %j is no formula in a spreadsheet, and stands in quotes',
  (text) => {
    expect(cell(text)).toMatch(/^"'/u)
  },
)

const letters = [',', ';', '|', '\t', '\r', '\n', '"', "'", '=', '+', '-', '@', '＝', 'a', ' ']
const texts = fc.string({ unit: fc.constantFrom(...letters), maxLength: 12 })

test('whichever sign a spreadsheet parts cells by, none begins as a formula', () => {
  fc.assert(
    fc.property(texts, (text) => {
      for (const part of cell(text).split(/[,;|\t\r\n]/u)) expect(part).not.toMatch(/^"?[=+\-@＝]/u)
    }),
  )
})

test('every text comes back from its cell as it was', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const written = cell(text)
      const inner = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written
      expect(textOfCell(inner)).toBe(text)
    }),
  )
})

test.each([
  ['Kari', 'Kari'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=a,b', `"'=a,b"`],
  [-5, '-5'],
  [null, ''],
])('%j is written as %j', (value, text) => {
  expect(cell(value)).toBe(text)
})

test('a file begins with the mark of UTF-8 and its heading, and has one line per row', () => {
  expect(csvOf(['a', 'b'], [['æ', 1]])).toBe('\uFEFFa,b\r\næ,1\r\n')
})

test.each(['=1+1', "'=1+1", "''@sum", "'quoted'", "it's", '-', ''])(
  'the text %j comes back from its cell as it was',
  (text) => {
    const written = cell(text).replaceAll(/^"|"$/gu, '')
    expect(textOfCell(written)).toBe(text)
  },
)

test('numbers are written as the spreadsheets of a language read them, negative ones without a guard', () => {
  expect(csvOf(['a', 'b'], [[-1000.5, 'x;y']], spreadsheetSigns('nb'))).toBe(
    '\uFEFFa;b\r\n-1000,5;"x;y"\r\n',
  )
  expect(spreadsheetSigns('en')).toEqual({ separator: ',', decimal: '.' })
})
