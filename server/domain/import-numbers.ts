import { plainDigits } from './plain-digits.ts'
import { cleanLine } from './typed-text.ts'

/** What people write beside a price. */
const currency = /^(?:kr\.?|nok|zł|€)|(?:kr\.?|nok|zł|€|[,.:]\p{Pd})$/giu

export type ReadNumber = { number: string } | { code: 'import_number' | 'import_number_unclear' }

/**
 * A number as a spreadsheet has it, as digits with a point; `decimal` is the sign of fractions in the file, where that is known. With one
 * sign and three digits behind it a number is unclear where it is not.
 * @example readNumber('1 289,50 kr', undefined) // { number: '1289.50' }
 * @example readNumber('1.289', ',') // { number: '1289' }
 */
export function readNumber(text: string, decimal: ',' | '.' | undefined): ReadNumber {
  const typed = plainDigits(cleanLine(text))
    .replaceAll(currency, '')
    .replaceAll(/[\s'’]/gu, '')
    .replaceAll('٫', '.')
    .replaceAll('٬', '')
    .replace(/^[−–]/u, '-')
  const number = withPoint(typed, decimal)
  if (number === undefined) return { code: 'import_number_unclear' }
  if (!/^-?\d{1,12}(?:\.\d+)?$/u.test(number)) return { code: 'import_number' }
  return { number: withoutNoise(number) }
}

/** Undefined where its one sign may part thousands or fractions. */
function withPoint(typed: string, decimal: ',' | '.' | undefined): string | undefined {
  const signs = typed.replaceAll(/[^.,]/gu, '')
  const last = signs.at(-1)
  if (last === undefined) return typed
  const isMixed = signs.includes(',') && signs.includes('.')
  const isThousands = /^-?\d{1,3}(?:[.,]\d{3})+$/u.test(typed)
  if (!isMixed && isThousands) {
    if (signs.length > 1) return typed.replaceAll(last, '')
    if (decimal === undefined && !typed.replace('-', '').startsWith('0')) return undefined
    if (decimal !== last && decimal !== undefined) return typed.replace(last, '')
    return typed.replace(last, '.')
  }
  if (!isMixed) return typed.replace(last, '.')
  const parted = last === ',' ? /^-?\d{1,3}(?:\.\d{3})+,\d+$/u : /^-?\d{1,3}(?:,\d{3})+\.\d+$/u
  // What is parted in no known way stays what it is: no number.
  return parted.test(typed)
    ? typed.replaceAll(last === ',' ? '.' : ',', '').replace(last, '.')
    : typed
}

/** Spreadsheets keep 28.9 as 28.900000000000002. */
function withoutNoise(number: string): string {
  const [, fraction = ''] = number.split('.')
  return fraction.length > 8 ? String(Number(Number(number).toFixed(6))) : number
}
