import { expect, test } from 'vitest'
import { fold } from './search.ts'

test.each([
  ['Blåbærsyltetøy', 'blabaersyltetoy'],
  ['BLÅBÆR', 'blabaer'],
  ['Żółty ser', 'zolty ser'],
  ['İncir', 'incir'],
  ['قَهْوَة', 'قهوة'],
  ['Йогурт', 'иогурт'],
  ['  two\n words ', 'two words'],
])('[E02] %s folds to %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test('folding twice is folding once', () => {
  for (const text of ['Smørbrød', 'Їжа', 'ŁÓDŹ', 'مخلل']) expect(fold(fold(text))).toBe(fold(text))
})
