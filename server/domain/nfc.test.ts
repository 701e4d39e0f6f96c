import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { nfc } from './nfc.ts'

const marks = ['\u0301', '\u0323', '\u0344', '\u0F73', 'a', '\u1100', '\u1161'] as const

test('no letter keeps more than 30 marks, and what was composed stays as it is', () => {
  const crowded = fc.array(fc.constantFrom(...marks), { maxLength: 200 })
  fc.assert(
    fc.property(crowded, (letters) => {
      const composed = nfc(letters.join(''))
      expect(composed).not.toMatch(/\p{M}{31}/u)
      expect(nfc(composed)).toBe(composed)
      expect(composed.normalize('NFC')).toBe(composed)
    }),
  )
})

test('words of any language are composed and lose nothing', () => {
  const words = 'Blåbær Żółć Tiếng Việt ཧཱུྃ עִבְרִית हिन्दी ภาษาไทย 한국어'
  expect(nfc(words.normalize('NFD'))).toBe(words.normalize('NFC'))
})

test('nothing normalizes a text of more than 30 marks on one letter', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize')
  nfc(`a${'\u0301\u0323'.repeat(50_000)}`)
  const given = normalize.mock.contexts.map(String)
  normalize.mockRestore()
  expect(given).toEqual([`a${'\u0301\u0323'.repeat(15)}`])
})
