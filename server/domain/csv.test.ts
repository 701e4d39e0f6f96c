import { expect, test } from 'vitest'
import { csvOf, textOfCell } from './csv.ts'

const cell = (value: string | number | null) =>
  csvOf(['x'], [[value]]).slice('\uFEFFx\r\n'.length, -2)

test.each(['=1+1', '+47', '-2', '@sum', '\tx', '\rx'])(
  'the text %j is no formula in a spreadsheet',
  (text) => {
    expect(cell(text).replace(/^"/u, '')).toMatch(/^'/u)
  },
)

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
