import * as v from 'valibot'
import { boundedText } from './bounded-text.schema.ts'
import { plainDigits } from './plain-digits.ts'

/**
 * True for a GTIN-8, -12, -13 or -14 whose last digit is right (GS1 General Specifications, 7.9): from the right, every second digit
 * counts three times, and the sum is a multiple of ten.
 * @example isGtin('7038010001123') // false
 */
export function isGtin(digits: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/u.test(digits)) return false
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/** The number under the bars, however it is parted; null where the pack has none. */
export const barcodeSchema = v.nullable(
  v.pipe(
    boundedText(40, 'barcode_invalid'),
    v.transform((text) => plainDigits(text).replaceAll(/[\s-]/gu, '')),
    v.check(isGtin, 'barcode_invalid'),
  ),
)
