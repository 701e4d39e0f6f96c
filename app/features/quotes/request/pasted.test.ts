import { expect, test } from 'vitest'
import { pasted } from './pasted.ts'

test.each([
  ['PF-4001 24', 'PF-4001', 24],
  ['PF-4001;24', 'PF-4001', 24],
  ['PF-4001\t24', 'PF-4001', 24],
  ['"PF-4001";"24";', 'PF-4001', 24],
  ['  7032069712345 , 6 ', '7032069712345', 6],
  ['PF-4001', 'PF-4001', 1],
  ['PF-4001 ٢٤', 'PF-4001', 24],
])('%s is a number and how many', (text, number, quantity) => {
  expect(pasted(text)).toEqual({ lines: [{ text: text.trim(), number, quantity }], unread: [] })
})

test('what says no number and no quantity is left', () => {
  const rows = ['Varenr;Antall', 'PF-4001 0', 'PF-4001 100000', '– 3', 'x'.repeat(61), 'PF-1 2 3']
  expect(pasted(`${rows.join('\r\n')}\n\n`)).toEqual({ lines: [], unread: rows })
})

test('more than a request holds is left', () => {
  const rows = Array.from({ length: 103 }, (_, index) => `PF-${index} 1`)
  const { lines, unread } = pasted(rows.join('\n'))
  expect(lines).toHaveLength(100)
  expect(unread).toEqual(rows.slice(100))
})
