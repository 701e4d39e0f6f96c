import { plainDigits } from './plain-digits.ts'
import { cleanLine } from './typed-text.ts'

/**
 * What somebody typed as an amount in kroner, in øre; undefined where it is none.
 * @example readKroner('1 250,50') // 125050
 */
export function readKroner(typed: string): number | undefined {
  const compact = plainDigits(cleanLine(typed)).replaceAll(' ', '')
  const [, kroner, cents = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/u.exec(compact) ?? []
  return kroner === undefined ? undefined : Number(kroner) * 100 + Number(cents.padEnd(2, '0'))
}

/**
 * An amount in øre as it is typed.
 * @example typedKroner(15050) // '150,50'
 */
export function typedKroner(ore: number): string {
  return ore % 100 === 0 ? String(ore / 100) : (ore / 100).toFixed(2).replace('.', ',')
}
