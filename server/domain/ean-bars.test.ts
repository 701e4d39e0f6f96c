import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eanBars } from './ean-bars.ts'

const bitsOf = (gtin: string) => {
  const drawn = eanBars(gtin)
  const row = Array<string>(drawn?.width ?? 0).fill('0')
  for (const { x, width } of drawn?.bars ?? []) row.fill('1', x, x + width)
  return row.slice(11, -7).join('')
}

test('the bars of 5901234123457 are those of the standard’s own example', () => {
  expect(bitsOf('5901234123457')).toBe(
    '10100010110100111011001100100110111101001110101010110011011011001000010101110010011101000100101',
  )
})

test('eight digits have 67 modules, twelve those of thirteen with a 0 before them', () => {
  expect(bitsOf('96385074')).toBe(
    '1010001011010111101111010110111010101001110111001010001001011100101',
  )
  expect(bitsOf('036000291452')).toBe(bitsOf('0036000291452'))
})

test('fourteen digits, letters and nothing have no bars', () => {
  for (const gtin of ['17038010001126', 'abc', '', '123']) expect(eanBars(gtin)).toBeUndefined()
})

test('every digit is seven modules with two bars, and the guards are longer', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{13}$/u), (gtin) => {
      const drawn = eanBars(gtin)
      expect(bitsOf(gtin)).toHaveLength(95)
      expect(drawn?.bars).toHaveLength(30)
      expect(drawn?.bars.filter(({ isGuard }) => isGuard)).toHaveLength(6)
      expect(drawn?.texts.map(({ text }) => text).join('')).toBe(gtin)
    }),
  )
})
