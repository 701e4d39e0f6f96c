import { plainDigits } from './plain-digits.ts'
import { cleanLine } from './typed-text.ts'

/**
 * What somebody typed as a weight in kilos, in grams; undefined where it is none.
 * @example readKilos('2,5') // 2500
 */
export function readKilos(typed: string): number | undefined {
  const compact = plainDigits(cleanLine(typed)).replaceAll(' ', '')
  const [, kilos, rest = ''] = /^(\d{1,5})(?:[.,٫](\d{1,3}))?$/u.exec(compact) ?? []
  return kilos === undefined ? undefined : Number(kilos) * 1000 + Number(rest.padEnd(3, '0'))
}

/**
 * Grams as they are typed in kilos.
 * @example typedKilos(2500) // '2,5'
 */
export function typedKilos(grams: number): string {
  return String(grams / 1000).replace('.', ',')
}
