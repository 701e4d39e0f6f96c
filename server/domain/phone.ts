import { plainDigits } from './plain-digits.ts'
import { cleanLine } from './typed-text.ts'

/**
 * A kept phone number as people read it: `+4740000000` as `+47 400 00 000`, a number of a landline in pairs. One of another country
 * stays as it is, since each has groups of its own; so does what is no number.
 */
export function phoneText(number: string): string {
  const [, national = ''] = /^\+47(\d{8})$/u.exec(number) ?? []
  if (national === '') return number
  const groups = /^[489]/u.test(national)
    ? /^(\d{3})(\d{2})(\d{3})$/u
    : /^(\d\d)(\d\d)(\d\d)(\d\d)$/u
  return ['+47', ...(groups.exec(national)?.slice(1) ?? [])].join('\u00A0')
}

/**
 * A phone number in international form: eight digits are Norwegian (`400 00 000` gives `+4740000000`), others begin with
 * `+` or `00` and their country code. Undefined where it is neither.
 */
export function phoneNumber(typed: string): string | undefined {
  const compact = plainDigits(cleanLine(typed))
    .replaceAll(/[\s().\-/]/gu, '')
    .replace(/^00/u, '+')
  if (/^[2-9]\d{7}$/u.test(compact)) return `+47${compact}`
  if (compact.startsWith('+47')) return /^\+47[2-9]\d{7}$/u.test(compact) ? compact : undefined
  return /^\+[1-9]\d{6,14}$/u.test(compact) ? compact : undefined
}
