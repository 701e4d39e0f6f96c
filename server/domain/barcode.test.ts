import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { barcodeSchema, isGtin } from './barcode.ts'

test.each(['96385074', '036000291452', '4006381333931', '10614141000415'])(
  '%s is a number that a pack may bear',
  (digits) => expect(isGtin(digits)).toBe(true),
)

test.each([
  '',
  '1234567',
  '96385075',
  '4006381333932',
  '40063813339',
  '400638133393a',
  '106141410004150',
])('%s is none', (digits) => expect(isGtin(digits)).toBe(false))

test('one wrong digit is always found', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 })
  fc.assert(
    fc.property(digits, fc.nat(12), fc.integer({ min: 1, max: 9 }), (payload, at, more) => {
      const last = [...Array(10).keys()].find((digit) => isGtin([...payload, digit].join('')))
      const code = [...payload, last ?? 0]
      const wrong = code.with(at, ((code[at] ?? 0) + more) % 10)
      return last !== undefined && !isGtin(wrong.join(''))
    }),
  )
})

test('a number is read however it is parted, and in Arabic digits', () => {
  expect(v.parse(barcodeSchema, '4 006381-333931')).toBe('4006381333931')
  expect(v.parse(barcodeSchema, '٤٠٠٦٣٨١٣٣٣٩٣١')).toBe('4006381333931')
  expect(v.parse(barcodeSchema, null)).toBe(null)
})
